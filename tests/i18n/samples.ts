/** One event, refusal and record error of every kind. */
import type { GameEvent, RecordError, Refusal } from '../../src/engine';
import { drawBuoyOrder, keyOfSeed, layCourse } from '../../src/engine';
import { lakeFromCode } from '../../src/lakes/lakes';

export const NAMES = ['Orange', 'Yellow', 'Black', 'Red', 'Purple', 'White'];
/** As long as a record allows. */
export const LONG_NAMES = NAMES.map((_, seat) => `Maximiliane von Wiesen ${seat}`.padEnd(24, 'x'));

const lake = lakeFromCode('S123456');
if (!lake) throw new Error('The plain layout must exist.');
const course = layCourse({ lake, letter: 'A', order: drawBuoyOrder(keyOfSeed('words'), 1) });

const result = {
  places: [4, 1, 0],
  sunk: [3],
  retired: [2],
  unfinished: [5],
  turns: [20, 18, 5, 9, 17, 21],
  points: [3, 4, 0, 0, 5, 0],
  carried: [0, 1, 0, 1, 0, 0],
};

export const EVENTS: { readonly [Type in GameEvent['type']]: Extract<GameEvent, { type: Type }> } = {
  'course-laid': { type: 'course-laid', race: 2, startSeat: 3, course },
  placed: { type: 'placed', seat: 3, at: 100, heading: 2 },
  // E1: 3 2, add and re-roll the 2, gives 3 1 3.
  rolled: {
    type: 'rolled',
    seat: 1,
    turn: 4,
    before: [3, 2],
    adjust: 'add',
    removed: null,
    rerolled: [1],
    dice: [3, 1, 3],
    speed: 7,
  },
  repaired: { type: 'repaired', seat: 1, damage: 1 },
  moved: {
    type: 'moved',
    seat: 4,
    from: 100,
    fromHeading: 0,
    heading: 1,
    speed: 6,
    reach: 9,
    path: [101, 102, 103, 104, 105, 106],
    to: 106,
    behind: null,
  },
  milestone: { type: 'milestone', seat: 4, kind: 'rounded', buoy: 1, step: 3 },
  crashed: { type: 'crashed', seat: 4, crash: 2, damage: 3 },
  finished: { type: 'finished', seat: 4, place: 2, step: 4 },
  sank: { type: 'sank', seat: 4 },
  retired: { type: 'retired', seat: 4 },
  'race-ended': { type: 'race-ended', race: 1, result, totals: result.points },
  'game-ended': { type: 'game-ended', ranking: [[4], [1], [0], [2, 3, 5]], totals: [30, 41, 0, 0, 44, 0] },
};

export const REFUSALS: { readonly [Code in Refusal['code']]: Extract<Refusal, { code: Code }> } = {
  'wrong-phase': { code: 'wrong-phase', action: 'steer', phase: 'dice' },
  'not-a-start-space': { code: 'not-a-start-space', at: 3 },
  'space-taken': { code: 'space-taken', at: 3, seat: 2 },
  'no-such-heading': { code: 'no-such-heading', heading: 9 },
  'no-such-die': { code: 'no-such-die', index: 4, held: 2 },
  'removed-die-rerolled': { code: 'removed-die-rerolled', index: 0 },
  'rerolled-not-rising': { code: 'rerolled-not-rising' },
  'removed-without-remove': { code: 'removed-without-remove' },
  'too-many-dice': { code: 'too-many-dice', most: 5 },
  'heading-not-offered': { code: 'heading-not-offered', heading: 3, offered: [1, 0, 5] },
  'heading-forbidden': { code: 'heading-forbidden', heading: 1, reach: 3, allowed: [0, 5] },
  'race-still-counts': { code: 'race-still-counts' },
};

export const RECORD_ERRORS: { readonly [Code in RecordError['code']]: Extract<RecordError, { code: Code }> } =
  {
    'too-long': { code: 'too-long', most: 4_000_000 },
    'not-json': { code: 'not-json' },
    'not-a-record': { code: 'not-a-record' },
    'unknown-version': { code: 'unknown-version', version: 'x'.repeat(5000) },
    'wrong-shape': { code: 'wrong-shape', where: 'actions.12.heading', expected: 'a heading from 0 to 5' },
    'boat-taken-twice': { code: 'boat-taken-twice', boat: 4 },
    'unknown-lake': { code: 'unknown-lake', lake: 'Z9' },
    'illegal-action': { code: 'illegal-action', index: 11, refusal: REFUSALS['heading-forbidden'] },
  };
