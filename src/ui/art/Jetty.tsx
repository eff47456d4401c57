import { BigHull } from '../boats/BigHull';
import { fitText, pressedInto, wrapText, type FittedText } from '../geometry/fitText';
import { paper, type BoatNumber } from '../styles/palette';
import { Medal } from './Medal';

export interface JettyProps {
  place: 1 | 2 | 3;
  boat: BoatNumber;
  name: string;
  /** Already translated, as "27 points". */
  points: string;
  /** Middle of the jetty. */
  x: number;
  /** Its outer end; it runs from here to the quay. */
  y: number;
  quayY: number;
  width: number;
  boatScale: number;
  /** Smallest font size of the plate, in the picture's units. */
  textFloor: number;
}

const BOARDS = ['#cb9864', '#b47c48', '#d3a470', '#be8a56'];
const PITCH = 13;
const PLATE_Y = 140;

const PLATE_PADDING = 8;
/** With less room, in ems, hardly a name could be read; the table beside the picture has them all. */
const LEAST_EMS = 4;

function Planks({ width, length }: { width: number; length: number }) {
  const count = Math.ceil(length / PITCH);
  return (
    <>
      <rect x={-width / 2} width={width} height={length} fill="#c08b58" />
      {BOARDS.map((color, tone) => (
        <path
          key={color}
          fill={color}
          d={Array.from({ length: count }, (_, index) => index)
            .filter((index) => (index * 7 + Math.floor(index / 3)) % 4 === tone)
            .map((index) => `M${-width / 2} ${index * PITCH}h${width}v${PITCH}h${-width}Z`)
            .join('')}
        />
      ))}
      <path
        d={Array.from({ length: count }, (_, index) => `M${-width / 2} ${(index + 1) * PITCH}h${width}`).join(
          '',
        )}
        stroke="#5e3a1e"
        strokeWidth={1.4}
        opacity={0.8}
      />
      <path d={`M${-width / 2} 0V${length}M${width / 2} 0V${length}`} stroke="#4a2a14" strokeWidth={3} />
      <path d={`M${-width / 2 - 1} 1.5H${width / 2 + 1}`} stroke="#ecc796" strokeWidth={4} />
    </>
  );
}

/** A rope from the boat's quarter to a bollard on the jetty. */
function Mooring({ side, width }: { side: 1 | -1; width: number }) {
  const bollard = side * (width / 2 - 16);
  const rope = `M${side * 26}-38C${side * 34}-8 ${bollard}-10 ${bollard} 20`;
  return (
    <g fill="none" strokeLinecap="round">
      <circle cx={bollard} cy={22} r={9} fill="#2b333d" stroke="#11161d" strokeWidth={1.4} />
      <circle cx={bollard - 1.5} cy={20} r={4} fill="#556270" />
      <path d={rope} stroke={paper.ink} strokeWidth={6.4} />
      <path d={rope} stroke="#fff3cc" strokeWidth={3.8} />
    </g>
  );
}

interface NamePlateProps {
  readonly width: number;
  readonly height: number;
  readonly nameSize: number;
  readonly pointsSize: number;
  readonly name: readonly FittedText[];
  readonly points: FittedText;
}

function NamePlate({ width, height, nameSize, pointsSize, name, points }: NamePlateProps) {
  return (
    <g transform={`translate(0 ${PLATE_Y})`} data-plate>
      <rect x={-width / 2 + 2} y={3} width={width} height={height} rx={9} fill="#3a1c0e" opacity={0.4} />
      <rect
        x={-width / 2}
        width={width}
        height={height}
        rx={9}
        fill={paper.card}
        stroke={paper.ink}
        strokeWidth={2}
      />
      <g textAnchor="middle" fill={paper.ink}>
        {name.map((line, index) => (
          <text
            key={line.text}
            y={PLATE_PADDING + nameSize * (index + 0.8)}
            fontSize={nameSize}
            fontWeight={700}
            {...pressedInto(line, nameSize)}
          >
            {line.text}
          </text>
        ))}
        <text
          y={PLATE_PADDING + 6 + nameSize * name.length + pointsSize * 0.82}
          fontSize={pointsSize}
          fontWeight={600}
          fill={paper.muted}
          {...pressedInto(points, pointsSize)}
        >
          {points.text}
        </text>
      </g>
    </g>
  );
}

/** One place of the podium: a jetty with its boat moored bow out, its medal and its name plate. */
export function Jetty(props: JettyProps) {
  const { place, boat, name, points, x, quayY, width, boatScale, textFloor } = props;
  const nameSize = Math.max(22, textFloor);
  const pointsSize = Math.max(18, textFloor);
  const plateWidth = width - 34;
  const room = plateWidth - 2 * PLATE_PADDING;
  const hasPlate = room >= LEAST_EMS * nameSize;
  const lines = wrapText(name, room / nameSize);
  const plateHeight = nameSize * lines.length + pointsSize + 2 * PLATE_PADDING + 6;
  // Large letters need a taller plate, and the plate all of the jetty's wood.
  const y = hasPlate ? Math.min(props.y, quayY - PLATE_Y - plateHeight - 8) : props.y;
  return (
    <g transform={`translate(${x} ${y})`} data-place={place}>
      <rect x={-width / 2 + 5} y={8} width={width} height={quayY - y} fill="#020c18" opacity={0.36} />
      <g transform={`translate(0 ${-(58 * boatScale + 14)})`}>
        <BigHull boat={boat} angle={-90} scale={boatScale} />
      </g>
      <Planks width={width} length={quayY - y} />
      <Mooring side={-1} width={width} />
      <Mooring side={1} width={width} />
      <Medal place={place} x={0} y={84} />
      {hasPlate && (
        <NamePlate
          width={plateWidth}
          height={plateHeight}
          nameSize={nameSize}
          pointsSize={pointsSize}
          name={lines}
          points={fitText(points, room / pointsSize)}
        />
      )}
    </g>
  );
}
