import { boats, course, paper, type BoatNumber } from '../styles/palette';
import { pictureNaming } from './pictureNaming';
import { layoutPegs, stalkPaths } from './ribbon';

export interface RibbonBuoy {
  label: string;
  /** 0 is the start, 1 the finish. */
  position: number;
  state: 'done' | 'target' | 'ahead';
}

export interface RibbonBoat {
  boat: BoatNumber;
  position: number;
}

export interface CourseRibbonProps {
  buoys: readonly RibbonBuoy[];
  boats: readonly RibbonBoat[];
  /** Width in CSS pixels. */
  width?: number | undefined;
  /** 1 on a laptop; larger for a projector. */
  scale?: number | undefined;
  /** Already translated sentence that says the same as the picture. */
  label: string;
}

const HEIGHT = 64;
const LINE_Y = 40;
const PEG_Y = 15;
const END = 14;
const CHECKS = [0, 2, 4, 6, 8]
  .map((n) => `M${(n % 3) * 8 - 12} ${Math.floor(n / 3) * 8 - 12}h8v8h-8Z`)
  .join('');

function Chequers({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} ${LINE_Y})`}>
      <rect x={-12} y={-12} width={24} height={24} rx={3} fill={paper.ink} />
      <path d={CHECKS} fill={paper.white} transform="scale(.86)" />
    </g>
  );
}

function RibbonMark({ buoy, x }: { buoy: RibbonBuoy; x: number }) {
  const isDone = buoy.state === 'done';
  return (
    <g transform={`translate(${x} ${LINE_Y})`} data-buoy={buoy.state}>
      {buoy.state === 'target' && (
        <circle r={18.6} fill="none" stroke={paper.noteEdge} strokeWidth={2.4} strokeDasharray="4 2.5" />
      )}
      <circle r={15.4} fill={paper.white} stroke={paper.ink} strokeWidth={1.6} />
      <circle r={12.4} fill={isDone ? course.buoyDone : course.buoy} />
      <text y={6} textAnchor="middle" fontSize={17} fontWeight={700} fill={paper.white}>
        {buoy.label}
      </text>
      {isDone && (
        <g transform="translate(12 9.5)">
          <circle r={7} fill={paper.white} stroke={paper.ink} strokeWidth={1.2} />
          <path d="M-3.2.2L-.8 2.8L3.6-2.6" fill="none" stroke={course.buoyDone} strokeWidth={2} />
        </g>
      )}
    </g>
  );
}

/** The course as a straight line: chequers, buoys, and every boat as a numbered peg on a stalk. */
export function CourseRibbon({ buoys, boats: fleet, width = 438, scale = 1, label }: CourseRibbonProps) {
  const span = width / scale;
  const track = span - 2 * END;
  const place = (position: number) => END + Math.min(Math.max(position, 0), 1) * track;
  const places = fleet.map(({ position }) => place(position));
  const pegs = layoutPegs({
    positions: places.map((x) => x / span),
    width: span,
    gap: 22,
    inset: 12,
  });
  const stalks = stalkPaths(pegs, places);
  return (
    <svg width={width} height={HEIGHT * scale} viewBox={`0 0 ${span} ${HEIGHT}`} {...pictureNaming(label)}>
      <path d={`M${END} ${LINE_Y}H${span - END}`} stroke="#b9a97f" strokeWidth={3.4} />
      <Chequers x={END} />
      <Chequers x={span - END} />
      {fleet.map(({ boat }, index) => (
        <path
          key={boat}
          d={stalks[index]}
          fill="none"
          stroke={paper.ink}
          strokeWidth={1.8}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
      {buoys.map((buoy) => (
        <RibbonMark key={buoy.label} buoy={buoy} x={place(buoy.position)} />
      ))}
      {fleet.map(({ boat }, index) => (
        <g key={boat} transform={`translate(${pegs[index]} ${PEG_Y})`}>
          <circle r={10.4} fill={boats[boat].hull} stroke={paper.ink} strokeWidth={1.5} />
          <text y={5.2} textAnchor="middle" fontSize={14.5} fontWeight={700} fill={boats[boat].numeral}>
            {boat}
          </text>
        </g>
      ))}
    </svg>
  );
}
