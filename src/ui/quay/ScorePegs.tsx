import { memo, useMemo } from 'react';
import { along, minus, short } from '../geometry/plane';
import { locateScore } from '../geometry/scoreTrack';
import type { Point } from '../geometry/board';
import { boats, paper, type BoatNumber } from '../styles/palette';
import styles from './quay.module.css';

export interface ScorePeg {
  readonly boat: BoatNumber;
  readonly score: number;
}

export interface ScorePegsProps {
  pegs: readonly ScorePeg[];
  unitPx: number;
  floorPx: number;
}

/** The widest gap between pegs of equal scores, and the room all of them share before the next stud. */
const FAN = 14;
const FAN_ROOM = 25;
/** Pegs that have not scored wait side by side before the first stud, down the left rim. */
const WAITING_GAP = 21;
const BASELINE = 0.355;

/** Equal scores fan out along the track, so that every number can be seen. */
export function placePegs(pegs: readonly ScorePeg[]): Map<BoatNumber, Point> {
  const standing = new Map<number, number>();
  const places = new Map<BoatNumber, Point>();
  for (const { boat, score } of pegs) {
    const before = standing.get(score) ?? 0;
    standing.set(score, before + 1);
    if (score === 0) {
      places.set(boat, along(locateScore(0), { x: 0, y: 1 }, before * WAITING_GAP));
      continue;
    }
    const here = locateScore(score);
    const step = minus(locateScore(score + 0.2), here);
    const length = Math.hypot(step.x, step.y) || 1;
    const equals = pegs.filter((peg) => peg.score === score).length;
    const gap = Math.min(FAN, FAN_ROOM / Math.max(1, equals - 1));
    places.set(boat, along(here, { x: step.x / length, y: step.y / length }, before * gap));
  }
  return places;
}

/** The players' pegs on the score track of the rim; a score beyond 100 begins anew. */
export const ScorePegs = memo(function ScorePegs({ pegs, unitPx, floorPx }: ScorePegsProps) {
  const places = useMemo(() => placePegs(pegs), [pegs]);
  const size = Math.min(19, Math.max(13, floorPx / unitPx));
  return (
    <g aria-hidden pointerEvents="none">
      {pegs.map(({ boat }) => {
        const { x, y } = places.get(boat) ?? { x: 0, y: 0 };
        return (
          <g
            key={boat}
            className={styles.peg}
            style={{ transform: `translate(${short(x)}px, ${short(y)}px)` }}
            data-peg={boat}
          >
            <circle r={10.5} fill={paper.white} />
            <circle r={9.2} fill={boats[boat].hull} stroke={paper.ink} strokeWidth={1.3} />
            <text
              y={short(size * BASELINE)}
              textAnchor="middle"
              fontSize={short(size)}
              fontWeight={700}
              fill={boats[boat].numeral}
            >
              {boat}
            </text>
          </g>
        );
      })}
    </g>
  );
});
