/** Helpers that let a rule test read like the record of a game. */
import type { Action } from '../../src/engine/actions';
import type { Face } from '../../src/engine/dice';
import { apply } from '../../src/engine/game';
import {
  HEADINGS,
  columnOf,
  isHeading,
  neighbour,
  rowOf,
  spaceAt,
  type Heading,
  type Space,
} from '../../src/engine/hex';
import { parsePosition } from '../../src/engine/notation/parse';
import { HEADING_NAMES } from '../../src/engine/notation/signs';
import { keyOfSeed } from '../../src/engine/random';
import { advance, type Progress } from '../../src/engine/rounding';
import type { Boat, GameEvent, GameState, Refusal } from '../../src/engine/state';
import { watersOf } from '../../src/engine/waters';

export const [E, NE, NW, W, SW, SE]: readonly Heading[] = [0, 1, 2, 3, 4, 5];

export function pairOf(space: Space): [number, number] {
  return [columnOf(space), rowOf(space)];
}

/** Plays actions that must all be legal. */
export function play(
  state: GameState,
  ...actions: readonly Action[]
): { state: GameState; events: GameEvent[]; boats: readonly Boat[] } {
  const events: GameEvent[] = [];
  let now = state;
  for (const action of actions) {
    const applied = apply(now, action);
    if (!applied.ok) throw new Error(`${JSON.stringify(action)} refused: ${applied.refusal.code}`);
    now = applied.state;
    events.push(...applied.events);
  }
  return { state: now, events, boats: now.boats };
}

/** Why an action is refused, or null when it is legal. */
export function refusalOf(state: GameState, action: Action): Refusal | null {
  const applied = apply(state, action);
  return applied.ok ? null : applied.refusal;
}

/** The position with a seed under which `action` leaves the active boat with these dice. */
export function rolling(state: GameState, action: Action, dice: readonly Face[]): GameState {
  for (let tries = 0; tries < 100_000; tries++) {
    const seed = `roll ${tries}`;
    const seeded = { ...state, setup: { ...state.setup, seed }, seedKey: keyOfSeed(seed) };
    const { boats } = play(seeded, action);
    if (boats[state.activeSeat].dice.join() === dice.join()) return seeded;
  }
  throw new Error(`No seed rolls ${dice.join()}.`);
}

export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}

/**
 * A mirror-symmetric course: buoy 2 right above the middle of the line, 1 and 3 to both sides. Boats start upwards,
 * go round against the clock and finish downwards. The rounding line of buoy 2 points straight up.
 */
const LAGOON = `
  # # # # # # # # # # # # # # # # # # # # #
   # . . . . . . . . . . . . . . . . . . . #
  # . . . . . . . . . . . . . . . . . . . #
   # . . . . . . . . . . . . . . . . . . . #
  # . . . . . . . . . . . . . . . . . . . #
   # . . . . . . . . . . . . . . . . . . . #
  # . . . . . . . . . 2 . . . . . . . . . #
   # . . . . . . . . . . . . . . . . . . . #
  # . . . . . . . . . . . . . . . . . . . #
   # . . 3 . . . . . . . . . . . . 1 . . . #
  # . . . . . . . . . . . . . . . . . . . #
   # . . . . . . . . . . . . . . . . . . . #
  # . . . . . . . . . . . . . . . . . . . #
   # . . . . . . 0 . . . . F . . . . . . . #
  # . . . . . . . . . . . . . . . . . . . #
   # . . . . . . . . . . . . . . . . . . . #
  # # # # # # # # # # # # # # # # # # # # #`;

/** Puts boats and facts on a picture: `{ a: [9, 14] }` and lines like `a NE 1 unstarted`. */
export function onPicture(
  picture: string,
  boats: Readonly<Record<string, readonly [number, number]>>,
  ...facts: readonly string[]
): GameState {
  const rows = picture
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/));
  for (const [letter, [column, row]] of Object.entries(boats)) rows[row][column] = letter;
  return parsePosition([...rows.map((row) => row.join(' ')), '', ...facts].join('\n'));
}

export function onLagoon(
  boats: Readonly<Record<string, readonly [number, number]>>,
  ...facts: readonly string[]
): GameState {
  return onPicture(LAGOON, boats, ...facts);
}

/** The progress of a boat after each step of a walk like `NE NE W`, headings and speed ignored. */
export function progressAlong(
  state: GameState,
  from: readonly [number, number],
  walk: string,
  progress: Progress,
): Progress[] {
  const { open, crossings } = watersOf(state.lake, state.course);
  let at = spaceAt(...from);
  let now = progress;
  return walk.split(' ').map((name) => {
    const heading = HEADING_NAMES.findIndex((each) => each === name);
    if (!isHeading(heading)) throw new Error(`The walk has no heading "${name}".`);
    now = advance(now, crossings[at * HEADINGS + heading]);
    at = neighbour(at, heading);
    if (open[at] !== 1) throw new Error(`The walk leaves the water at ${pairOf(at).join()}.`);
    return now;
  });
}
