/** How a race's points and the damage it leaves behind came about. */
import type { Boat, RaceOutcome, Rules } from '../../../../engine';

export interface PointParts {
  /** For the place, times the number of the race (R9.1). */
  readonly place: number;
  /** For turns ahead of the last finisher (R9.2). */
  readonly turns: number;
  /** For boats lost in the race (R9.2). */
  readonly lost: number;
}

const POINTS_PER_LOST_BOAT = 5;

/** Null for a boat that did not finish: it has no points to explain. */
export function pointPartsOf(
  { places, turns, sunk, retired }: RaceOutcome,
  seat: number,
  { race, scoreVariant }: { race: number; scoreVariant: boolean },
): PointParts | null {
  const index = places.indexOf(seat);
  const last = places.at(-1);
  if (index < 0 || last === undefined) return null;
  return {
    place: (turns.length - 1 - index) * race,
    turns: scoreVariant ? turns[last] - turns[seat] : 0,
    lost: scoreVariant ? POINTS_PER_LOST_BOAT * (sunk.length + retired.length) : 0,
  };
}

/** Seats in the order of the result: finishers by place, then the lost ones. */
export function resultOrder({ places, sunk, retired, unfinished }: RaceOutcome): number[] {
  return [...places, ...unfinished, ...sunk, ...retired];
}

export type CarryReason = 'hurt' | 'before' | 'more' | 'mended' | 'worn';

/** Why a boat takes so many counters into the next race (R7.3, coast repair, wear and tear); null for none. */
export function carryReasonOf(
  { damageAtStart, isHurt }: Pick<Boat, 'damageAtStart' | 'isHurt'>,
  carried: number,
  { wearAndTear }: Pick<Rules, 'wearAndTear'>,
): CarryReason | null {
  const usual = damageAtStart + (isHurt ? 1 : 0);
  if (carried === 0 && usual === 0) return null;
  if (carried < usual) return 'mended';
  if (carried > usual && wearAndTear) return 'worn';
  if (!isHurt) return 'before';
  return damageAtStart > 0 ? 'more' : 'hurt';
}
