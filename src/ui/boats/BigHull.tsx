import { useId } from 'react';
import { boats, paper, type BoatNumber } from '../styles/palette';
import { HullNumber } from './HullNumber';
import { hulls } from './hulls';

export interface BigHullProps {
  boat: BoatNumber;
  /** Degrees clockwise; -90 points the bow up. */
  angle?: number | undefined;
  scale?: number | undefined;
}

interface Fittings {
  /** Where the windscreen's arc crosses the axis, and how wide the deck is there. */
  glass?: { x: number; halfWidth: number };
  engineX: number;
  numberX: number;
}

const FITTINGS: Readonly<Record<BoatNumber, Fittings>> = {
  1: { glass: { x: 19, halfWidth: 16.5 }, engineX: -38, numberX: -9 },
  2: { glass: { x: 21, halfWidth: 9.5 }, engineX: -42, numberX: -6 },
  3: { glass: { x: 26, halfWidth: 6 }, engineX: -32, numberX: -3 },
  4: { glass: { x: 10, halfWidth: 17 }, engineX: -40, numberX: -14 },
  // Its dots stand where the glass would be.
  5: { engineX: -37, numberX: -12 },
  6: { glass: { x: 13, halfWidth: 21 }, engineX: -41, numberX: -11 },
};

const PLANKS = Array.from({ length: 13 }, (_, index) => `M-70 ${(index - 6) * 6}H70`).join('');

/** A boat above 90 px, as on the podium and in the seat picker: thin lines, planking, glass, engine. */
export function BigHull({ boat, angle = 0, scale = 1 }: BigHullProps) {
  const clip = useId();
  const { outline, deck, mark } = hulls[boat];
  const { hull, gunwale, numeral } = boats[boat];
  const { glass, engineX, numberX } = FITTINGS[boat];
  const turn = `rotate(${angle})`;
  const bow = boat === 1 ? 4 : 0;
  return (
    <g transform={`scale(${scale})`} data-boat={boat}>
      <clipPath id={clip}>
        <path d={deck} transform={turn} />
      </clipPath>
      <path d={outline} transform={`translate(4 6) ${turn}`} fill="#020c18" opacity={0.36} />
      <g transform={turn} strokeLinejoin="round">
        <path d={outline} stroke={paper.white} strokeWidth={9} />
        <path d={outline} fill={gunwale} stroke={paper.ink} strokeWidth={4} />
        <path d={outline} fill={gunwale} />
        <path d={deck} fill={hull} stroke={paper.ink} strokeOpacity={0.28} strokeWidth={1} />
      </g>
      <g clipPath={`url(#${clip})`}>
        <path
          d={PLANKS}
          transform={turn}
          stroke={boat === 3 ? paper.white : paper.ink}
          strokeWidth={0.8}
          opacity={0.16}
        />
        {mark && <path d={mark} transform={`${turn} translate(${bow} 0)`} fill={numeral} />}
        <path d="M-80-80H-8Q-16 0-8 80H-80Z" fill={boat === 6 ? '#8fa3b8' : paper.white} opacity={0.15} />
      </g>
      <g transform={turn} strokeLinejoin="round">
        {glass && (
          <path
            d={`M${glass.x - 4} ${-glass.halfWidth}Q${glass.x + 8} 0 ${glass.x - 4} ${glass.halfWidth}l-4-1.5Q${glass.x + 1} 0 ${glass.x - 8} ${1.5 - glass.halfWidth}Z`}
            fill="#cfeaf0"
            stroke={paper.ink}
            strokeWidth={2}
          />
        )}
        <g transform={`translate(${engineX} 0)`}>
          <rect
            x={-7}
            y={-8.5}
            width={14}
            height={17}
            rx={3}
            fill="#39424e"
            stroke={paper.ink}
            strokeWidth={2}
          />
          <path d="M-2.5-5.5V5.5M2-5.5V5.5" stroke="#8f9aa8" strokeWidth={1.6} strokeLinecap="round" />
        </g>
      </g>
      <g transform={`${turn} translate(${numberX} 0) rotate(${-angle})`}>
        <HullNumber boat={boat} size={35} halo={5} />
      </g>
    </g>
  );
}
