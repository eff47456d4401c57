/** Ways and bearings as seen from a boat, the only directions our texts speak of. */
import { HEADINGS, cross, subtract, vectorOf, STEP_VECTORS, type Heading, type Space } from '../engine/hex';

/** The turn before a move; the sharp ones only on a power turn. */
export type Turn = 'sharpLeft' | 'left' | 'ahead' | 'right' | 'sharpRight';

/** Where something lies, seen from a boat. */
export type Bearing =
  | 'ahead'
  | 'aheadLeft'
  | 'left'
  | 'behindLeft'
  | 'behind'
  | 'behindRight'
  | 'right'
  | 'aheadRight';

const TURNS: readonly (Turn | undefined)[] = ['ahead', 'left', 'sharpLeft', undefined, 'sharpRight', 'right'];

export function turnBetween(from: Heading, to: Heading): Turn {
  const turn = TURNS[(to - from + HEADINGS) % HEADINGS];
  if (!turn) throw new Error('A boat never turns right round in one turn.');
  return turn;
}

const BEARINGS: readonly Bearing[] = [
  'ahead',
  'aheadLeft',
  'left',
  'behindLeft',
  'behind',
  'behindRight',
  'right',
  'aheadRight',
];

/** In eighths of a circle: rough on purpose, it is spoken. */
export function bearingOf(boat: { at: Space; heading: Heading }, target: Space): Bearing {
  const ahead = STEP_VECTORS[boat.heading];
  const away = subtract(vectorOf(target), vectorOf(boat.at));
  const along = ahead.x * away.x + 3 * ahead.y * away.y;
  const toLeft = -Math.sqrt(3) * cross(ahead, away);
  const eighth = Math.round(Math.atan2(toLeft, along) / (Math.PI / 4));
  return BEARINGS[(eighth + BEARINGS.length) % BEARINGS.length];
}
