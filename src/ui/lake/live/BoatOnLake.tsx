import { memo, useId, type Ref } from 'react';
import type { Heading, Space } from '../../../engine';
import { Hull } from '../../boats/Hull';
import { HULL_SCALE, hulls } from '../../boats/hulls';
import { Wake } from '../../boats/Wake';
import { HEX_WIDTH } from '../../geometry/board';
import { degreesOf, pointOfSpace, short } from '../../geometry/plane';
import { course, paper, type BoatNumber } from '../../styles/palette';
import { CASING } from './colors';
import type { Readability } from './text';

export interface BoatOnLakeProps extends Readability {
  boat: BoatNumber;
  at: Space;
  heading: Heading;
  damage: number;
  state: 'idle' | 'active';
  /** The group to move: its place is its transform alone. */
  ref?: Ref<SVGGElement>;
}

const RING = 0.66 * HEX_WIDTH;

/** A boat on its space; the active one has a ring. */
export const BoatOnLake = memo(function BoatOnLake(props: BoatOnLakeProps) {
  const { boat, at, heading, damage, state, unitPx, floorPx, viewRotation, ref } = props;
  const { x, y } = pointOfSpace(at);
  return (
    <g
      ref={ref}
      transform={`translate(${short(x)} ${short(y)})`}
      aria-hidden
      pointerEvents="none"
      data-boat-on-lake={boat}
    >
      {state === 'active' && (
        <g fill="none">
          <circle r={RING} stroke={CASING} strokeOpacity={0.55} strokeWidth={5.5} />
          <circle r={RING} stroke={course.targetRing} strokeWidth={2.6} />
        </g>
      )}
      <Hull
        boat={boat}
        angle={degreesOf(heading)}
        unitPx={unitPx}
        floorPx={floorPx}
        numberAngle={-viewRotation}
      />
      {damage > 0 && <Scars boat={boat} heading={heading} damage={damage} />}
    </g>
  );
});

/** Cracks from the edge of the hull inwards, one for each damage counter, clear of the number. */
const CRACKS = [
  'M20-46L27-33L19-27L26-15',
  'M-52 46L-46 33L-52 27L-44 20',
  'M22 46L29 32L21 26L28 15',
  'M-52-46L-46-33L-52-27L-44-20',
];

const Scars = memo(function Scars({
  boat,
  heading,
  damage,
}: Pick<BoatOnLakeProps, 'boat' | 'heading' | 'damage'>) {
  const clip = useId();
  const path = CRACKS.slice(0, damage).join('');
  return (
    <g transform={`scale(${HULL_SCALE}) rotate(${degreesOf(heading)})`} fill="none" strokeLinejoin="bevel">
      <clipPath id={clip}>
        <path d={hulls[boat].outline} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d={path} stroke={paper.white} strokeWidth={9} strokeOpacity={0.8} />
        <path d={path} stroke={paper.ink} strokeWidth={4.6} />
      </g>
    </g>
  );
});

export interface BoatWakeProps {
  at: Space;
  heading: Heading;
  /** Spaces of the boat's last move; 0 for a boat without dice. */
  length: number;
  opacity?: number;
  ref?: Ref<SVGGElement>;
}

/** The foam behind a boat, on its own below wedges and string. */
export const BoatWake = memo(function BoatWake({ at, heading, length, opacity = 1, ref }: BoatWakeProps) {
  const { x, y } = pointOfSpace(at);
  return (
    <g ref={ref} transform={`translate(${short(x)} ${short(y)})`} aria-hidden pointerEvents="none">
      <Wake length={length} angle={degreesOf(heading)} opacity={opacity} />
    </g>
  );
});
