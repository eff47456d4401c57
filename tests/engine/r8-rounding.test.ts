import { describe, expect, test } from 'vitest';
import { endRace, keep, retire, steer } from '../../src/engine/actions';
import { spaceAt } from '../../src/engine/hex';
import { AT_START, CROSSING, advance, type Progress } from '../../src/engine/rounding';
import { ASHORE, type GameState } from '../../src/engine/state';
import { E, SE, SW, W, onLagoon, onPicture, play, progressAlong, refusalOf } from './support';

function sailing(rounded: number, ...counts: [number, number, number]): Progress {
  return { started: true, rounded, counts, finished: false };
}

/** A step's crossings by buoy, as the waters' tables hold them. */
function crossing(counts: readonly number[], line = 0): number {
  return counts.reduce((code, count, buoy) => code | ((count === -1 ? 2 : count) << (2 * buoy)), line);
}

function told({ started, rounded, counts, finished }: Progress): string {
  return `${started ? 'started' : 'unstarted'} ${rounded} [${counts.join()}]${finished ? ' finished' : ''}`;
}

describe('R8.2: where a step counts', () => {
  test.each([
    ['past the line of buoy 1', [17, 9], 'NE', sailing(0, 0, 0, 0), 1],
    ['far out', [18, 9], 'NE', sailing(0, 0, 0, 0), 1],
    ['against the arrow', [18, 8], 'SW', sailing(0, 0, 0, 0), -1],
    ['on the other side of the buoy: the backward extension', [15, 9], 'NE', sailing(0, 0, 0, 0), 0],
    ['the backward extension against the arrow', [16, 8], 'SW', sailing(0, 0, 0, 0), 0],
    ['not the target: buoy 2 while buoy 1 is next', [10, 5], 'W', sailing(0, 0, 0, 0), 0],
  ] as const)('%s', (_, from, step, progress, count) => {
    const [after] = progressAlong(onLagoon({}), from, step, progress);
    expect(after.counts[0]).toBe(count);
    expect(after.rounded).toBe(count === 1 ? 1 : 0);
  });

  // The line of buoy 2 points straight up through [10, 4] and [10, 2], and between the spaces of odd rows.
  test.each([
    ['between two spaces', [10, 5], 'W', 1],
    ['onto a space of the line: reached is enough', [11, 4], 'W', 1],
    ['on from there', [11, 4], 'W W', 1],
    ['from the line back', [11, 4], 'W E', 0],
    ['from the line back and on again', [11, 4], 'W E W', 1],
    ['along the line', [11, 4], 'W NW NE', 1],
    ['off the line to the near side', [11, 4], 'W NE', 0],
    ['below the buoy', [9, 7], 'E', 0],
    ['below the buoy, the other way', [10, 7], 'W', 0],
    ['coming off the line the wrong way', [10, 4], 'E', -1],
    ['the wrong way from beyond', [9, 4], 'E E', -1],
    ['and back: unwound, not rounded', [9, 4], 'E E W', 0],
  ] as const)('the line of buoy 2: %s', (_, from, walk, count) => {
    const after = progressAlong(onLagoon({}), from, walk, sailing(1, 1, 0, 0)).at(-1);
    expect(after?.counts[1]).toBe(count);
    expect(after?.rounded).toBe(count === 1 ? 2 : 1);
  });

  test('counting begins with the step after the one that started the boat', () => {
    const both = crossing([1, 0, 0], CROSSING.leavesToFront);
    expect(advance(AT_START, both)).toEqual(sailing(0, 0, 0, 0));
    expect(advance(AT_START, crossing([1, 0, 0]))).toEqual(AT_START);
  });
});

describe('R8.3: rounded and un-rounded', () => {
  test.each([
    ['the target at +1', sailing(0, 0, 0, 0), [1, 0, 0], 'started 1 [1,0,0]'],
    ['the next target starts at 0', sailing(1, 1, 0, 5), [0, 1, 0], 'started 2 [1,1,0]'],
    [
      'the step that rounds a buoy does not count for the next',
      sailing(0, 0, 0, 0),
      [1, 1, 0],
      'started 1 [1,0,0]',
    ],
    ['wrong way', sailing(1, 1, 0, 0), [0, -1, 0], 'started 1 [1,-1,0]'],
    ['unwound first', sailing(1, 1, -1, 0), [0, 1, 0], 'started 1 [1,0,0]'],
    ['twice the wrong way', sailing(0, -1, 0, 0), [-1, 0, 0], 'started 0 [-2,0,0]'],
    ['an extra circle', sailing(1, 1, 0, 0), [1, 0, 0], 'started 1 [2,0,0]'],
    ['an extra circle taken back', sailing(1, 2, 0, 0), [-1, 0, 0], 'started 1 [1,0,0]'],
    ['un-rounded', sailing(1, 1, 0, 0), [-1, 0, 0], 'started 0 [0,0,0]'],
    ['not while the target is at −1', sailing(1, 1, -1, 0), [-1, 0, 0], 'started 1 [0,-1,0]'],
    ['but once the target is back at 0', sailing(1, 0, -1, 0), [0, 1, 0], 'started 0 [0,0,0]'],
    ['keeping its count', sailing(1, -1, -1, 0), [0, 1, 0], 'started 0 [-1,0,0]'],
    ['both at once: the target falls to −1 first', sailing(1, 1, 0, 0), [-1, -1, 0], 'started 1 [0,-1,0]'],
    ['rounding wins over un-rounding', sailing(1, 1, 0, 0), [-1, 1, 0], 'started 2 [0,1,0]'],
    ['buoys before the last are not looked at', sailing(2, 1, 1, 0), [-1, 0, 0], 'started 2 [1,1,0]'],
    ['nor those after the target', sailing(0, 0, 0, 0), [0, 1, 1], 'started 0 [0,0,0]'],
    ['the buoy before keeps the count it had', sailing(2, 3, 1, 0), [0, -1, 0], 'started 1 [3,0,0]'],
    ['at most one a step', sailing(2, 0, 1, 0), [0, -1, 0], 'started 1 [0,0,0]'],
    [
      'the next step takes back the other, even if it crosses nothing',
      sailing(1, 0, 0, 0),
      [0, 0, 0],
      'started 0 [0,0,0]',
    ],
    ['all three rounded: buoy 3 alone matters', sailing(3, 1, 1, 1), [-1, -1, 0], 'started 3 [1,1,1]'],
    ['buoy 3 un-rounded', sailing(3, 1, 1, 1), [0, 0, -1], 'started 2 [1,1,0]'],
  ] as const)('%s', (_, before, counts, after) => {
    expect(told(advance(before, crossing(counts)))).toBe(after);
  });

  test.each([
    [
      'counting first: un-rounding buoy 1 on the way onto the line un-starts',
      sailing(1, 1, 0, 0),
      [-1, 0, 0],
      CROSSING.entersFromFront,
      'unstarted 0 [0,0,0]',
    ],
    [
      'rounding buoy 1 on the way onto the line does not',
      sailing(0, 0, 0, 0),
      [1, 0, 0],
      CROSSING.entersFromFront,
      'started 1 [1,0,0]',
    ],
    [
      'rounding buoy 3 with the finishing step',
      sailing(2, 1, 1, 0),
      [0, 0, 1],
      CROSSING.entersFromApproach,
      'started 3 [1,1,1] finished',
    ],
    [
      'un-rounding buoy 3 with it',
      sailing(3, 1, 1, 1),
      [0, 0, -1],
      CROSSING.entersFromApproach,
      'started 2 [1,1,0]',
    ],
    [
      'over the line with two buoys',
      sailing(2, 1, 1, 0),
      [0, 0, 0],
      CROSSING.entersFromApproach,
      'started 2 [1,1,0]',
    ],
  ] as const)('order within a step: %s', (_, before, counts, line, after) => {
    expect(told(advance(before, crossing(counts, line)))).toBe(after);
  });

  test('after the finishing step nothing is counted', () => {
    const finished = { ...sailing(3, 1, 1, 1), finished: true };
    expect(advance(finished, crossing([0, 0, -1], CROSSING.entersFromFront))).toBe(finished);
  });
});

const NARROW_TURN = `
  # # # # # # # # # # # # # # # # # # # # # # # #
   # . . . . . . . . . . . . . . . . . . . . . . #
  # . . . . . . . . . . . . . . . . . . . . . . #
   # . . . . . . . . . . . . . . . . . . . . . . #
  # . . . . . . . . . . . . . . . . . . . . . . #
   # . . . . . . . . . . . . . . . . . . . . . . #
  # . . . . . . . . . 2 . . . . 1 . . . . . . . #
   # . . . . . . . . . . . . . . . . . . . . . . #
  # . . . . . . . . . . . . . . . . . . . . . . #
   # . . . . . . . . . . . . . . . . . . . . . . #
  # . . . . . . . . . . . . . . . . . . . . . . #
   # . . . . . . . . . . . . . . . . . . . . . . #
  # . . . . . 3 . . . . . . . . . . . . . . . . #
   # . . . . . . . . . . . . . . . 0 . . . . F . #
  # . . . . . . . . . . . . . . . . . . . . . . #
   # # # # # # # # # # # # # # # # # # # # # # # #`;

describe('R8.4: several buoys in one move', () => {
  test('rounded', () => {
    const start = onPicture(NARROW_TURN, { a: [18, 3] }, 'a W 3 3 3 1');
    const { boats, events } = play(start, keep(), steer(W));
    expect(boats[0]).toMatchObject({ at: spaceAt(8, 3), progress: sailing(2, 1, 1, 0) });
    expect(events.filter(({ type }) => type === 'milestone')).toEqual([
      { type: 'milestone', seat: 0, kind: 'rounded', buoy: 1, step: 3 },
      { type: 'milestone', seat: 0, kind: 'rounded', buoy: 2, step: 10 },
    ]);
  });

  test('un-rounded', () => {
    const start = onPicture(NARROW_TURN, { a: [8, 3] }, 'a E 3 3 3 1 rounded 2');
    const { boats, events } = play(start, keep(), steer(E));
    expect(boats[0]).toMatchObject({ at: spaceAt(18, 3), progress: sailing(0, 0, 0, 0) });
    expect(events.flatMap((event) => (event.type === 'milestone' ? [event.kind] : []))).toEqual([
      'unrounded',
      'unrounded',
    ]);
  });
});

describe('R8.5: finishing', () => {
  test.each([
    ['from the approach side', [10, 12], 'SW', 3, true],
    ['the other heading across', [10, 12], 'SE', 3, true],
    ['with a buoy missing', [10, 12], 'SW', 2, false],
    ['from behind', [10, 14], 'NW', 3, false],
    ['along the line', [9, 13], 'E', 3, false],
    ['beside the line', [7, 12], 'SW', 3, false],
  ] as const)('%s', (_, from, step, rounded, isFinished) => {
    const progress = sailing(rounded, 1, rounded > 1 ? 1 : 0, rounded > 2 ? 1 : 0);
    expect(progressAlong(onLagoon({}), from, step, progress)[0].finished).toBe(isFinished);
  });

  test.each([
    ['stopping on the line', '1', 'finished', 0, false],
    ['sailing on', '3', 'finished', 0, false],
    ['a crash behind the line still damages', '3 2', 'finished', 2, false],
    ['sinking behind the line does not cost the place', '3 3 1', 'finished', 4, true],
  ])('%s', (_, dice, status, damage, isSunk) => {
    const state = onLagoon(
      { a: [10, 12], b: [2, 2] },
      `a SW ${dice} rounded 3`,
      'b E',
      'rules free-steering',
    );
    const { boats, events, state: after } = play(state, keep(), steer(SW));
    expect(boats[0]).toMatchObject({ status, damage, at: ASHORE, isHurt: damage > 0 });
    expect(after.places).toEqual([0]);
    expect(events).toContainEqual({ type: 'finished', seat: 0, place: 1, step: 1 });
    expect(events.some(({ type }) => type === 'sank')).toBe(isSunk);
    const over = play(after, retire).state;
    expect(over.results[0]).toMatchObject({ places: [0], sunk: [], retired: [1] });
    expect(over.results[0].carried[0]).toBe(damage > 0 ? 1 : 0);
  });
});

/** Two of three boats about to finish. */
function nearlyHome(...facts: string[]): GameState {
  return onLagoon(
    { a: [10, 12], b: [11, 12], c: [18, 1] },
    'a SW 1 rounded 3',
    'b SW 1 rounded 3',
    ...(facts.length > 0 ? facts : ['c E']),
  );
}

describe('R8.6, R8.7: the end of a race', () => {
  test('places go by the order of finishing, and the last boat out ends the race', () => {
    const two = play(nearlyHome(), keep(), steer(SW), keep(), steer(SW));
    expect(two.state).toMatchObject({ places: [0, 1], phase: 'dice', activeSeat: 2 });
    const over = play(two.state, retire).state;
    expect(over).toMatchObject({ phase: 'race-over' });
    expect(over.results[0]).toMatchObject({
      places: [0, 1],
      sunk: [],
      retired: [2],
      unfinished: [],
      turns: [1, 1, 1],
      points: [2, 1, 0],
    });
  });

  test('a retiring turn counts as a turn and does no damage', () => {
    const { boats, events, state } = play(nearlyHome(), retire);
    expect(boats[0]).toMatchObject({ status: 'retired', turns: 1, damage: 0, isHurt: false, at: ASHORE });
    expect(events).toEqual([{ type: 'retired', seat: 0 }]);
    expect(state.activeSeat).toBe(1);
    expect(refusalOf(play(nearlyHome(), keep()).state, retire)?.code).toBe('wrong-phase');
  });

  test('the last boat, which can not score, may be left on the lake', () => {
    const last = play(nearlyHome(), keep(), steer(SW), keep(), steer(SW)).state;
    const over = play(last, endRace).state;
    expect(over.results[0]).toMatchObject({
      unfinished: [2],
      retired: [],
      turns: [1, 1, 0],
      points: [2, 1, 0],
    });
    expect(over.boats[2]).toMatchObject({ status: 'unfinished', at: ASHORE });
  });

  test('a turn that has begun is finished first', () => {
    const last = play(nearlyHome(), keep(), steer(SW), keep(), steer(SW), keep()).state;
    expect(refusalOf(last, endRace)).toEqual({ code: 'wrong-phase', action: 'end-race', phase: 'steering' });
  });

  test.each([
    ['while two boats are under way', () => play(nearlyHome(), keep(), steer(SW)).state],
    ['when somebody retired', () => play(nearlyHome(), retire, keep(), steer(SW)).state],
    [
      'when somebody sank',
      () => play(nearlyHome('c E 3 3 3', 'turn c'), keep(), steer(SE), keep(), steer(SW)).state,
    ],
    [
      'with the score variant',
      () => play(nearlyHome('c E', 'rules score-variant'), keep(), steer(SW), keep(), steer(SW)).state,
    ],
  ])('but not %s', (_, position) => {
    expect(refusalOf(position(), endRace)).toEqual({ code: 'race-still-counts' });
  });
});
