import { memo, useId } from 'react';
import { boats, paper, type BoatNumber } from '../styles/palette';
import { HULL_SCALE, hulls } from './hulls';
import { HullNumber } from './HullNumber';
import { numberSize } from './numberSize';

export interface HullProps {
  boat: BoatNumber;
  /** Degrees the bow is turned clockwise from the right-hand side of the picture. */
  angle?: number | undefined;
  /** Size of a hull unit in the parent's units. */
  scale?: number | undefined;
  /** CSS pixels to one of the parent's units, for the floor of the number's size. */
  unitPx?: number | undefined;
  floorPx?: number | undefined;
  /** Turn of the number, for a picture that is itself turned; 0 keeps it upright. */
  numberAngle?: number | undefined;
  shadow?: 'cast' | 'none' | undefined;
}

/** One boat seen from above, drawn round the origin of the parent. */
export const Hull = memo(function Hull({
  boat,
  angle = 0,
  scale = HULL_SCALE,
  unitPx = 1,
  floorPx = 0,
  numberAngle = 0,
  shadow = 'cast',
}: HullProps) {
  const clip = useId();
  const { outline, deck, mark, numberX } = hulls[boat];
  const { hull, gunwale, numeral } = boats[boat];
  // Black on its dark gunwale needs a line of its own; the others show their deck by themselves.
  const deckEdge = boat === 3 ? '#565f6b' : hull;
  const turn = `rotate(${angle})`;
  const size = numberSize({ scale, unitPx, floorPx });
  return (
    <g transform={`scale(${scale})`} data-boat={boat}>
      <clipPath id={clip}>
        <path d={deck} transform={turn} />
      </clipPath>
      {shadow === 'cast' && (
        <path d={outline} transform={`translate(6 9) ${turn}`} fill="#020c18" opacity={0.36} />
      )}
      <g transform={turn}>
        <path d={outline} stroke={paper.white} strokeWidth={22} strokeLinejoin="round" />
        <path d={outline} fill={gunwale} stroke={paper.ink} strokeWidth={11} strokeLinejoin="round" />
        <path d={outline} fill={gunwale} />
        <path d={deck} fill={hull} stroke={deckEdge} strokeWidth={3} strokeLinejoin="round" />
      </g>
      <g clipPath={`url(#${clip})`}>
        {mark && <path d={mark} transform={turn} fill={numeral} />}
        {/* The gloss lies towards the lamp however the boat is turned. */}
        <path d="M-80-80H80V-12Q0 0-80-12Z" fill={boat === 6 ? '#8fa3b8' : paper.white} opacity={0.17} />
      </g>
      <g transform={`${turn} translate(${numberX} 0) rotate(${numberAngle - angle})`}>
        <HullNumber boat={boat} size={size} halo={9} />
      </g>
    </g>
  );
});
