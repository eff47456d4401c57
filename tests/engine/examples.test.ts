import { describe, expect, test } from 'vitest';
import { add, keep, remove, steer } from '../../src/engine/actions';
import { layCourse } from '../../src/engine/course';
import { carriedDamage } from '../../src/engine/damage';
import { spaceAt } from '../../src/engine/hex';
import type { Lake } from '../../src/engine/lake';
import { legalWays } from '../../src/engine/legal';
import { parsePosition } from '../../src/engine/notation/parse';
import { rulesFrom } from '../../src/engine/rules';
import { pointsOf } from '../../src/engine/scoring';
import type { GameState } from '../../src/engine/state';
import { E, NE, SE, onLagoon, play, refusalOf, rolling } from './support';

function reachesOf(state: GameState): number[] {
  return legalWays(state).map(({ reach }) => reach);
}

function allowedIn(state: GameState): number[] {
  return legalWays(state).flatMap(({ heading, isAllowed }) => (isAllowed ? [heading] : []));
}

describe('worked examples', () => {
  test('E1: the only clear heading is forced', () => {
    const start = parsePosition(`
      # # # # # # # # # #
       # a . . . . . . # #
      # . . . . . . . . #
       # . . . . . . . . #
      # . . . . . . . . #
       # . . . . . . . . #
      # . . . . . . . . #
       # . . . . . . . . #
      # . . . . . . . . #
       # # # # # # # # # #

      a E 3 2`);
    const rolled = play(rolling(start, add(1), [3, 1, 3]), add(1)).state;
    expect(reachesOf(rolled)).toEqual([0, 6, 7]);
    expect(allowedIn(rolled)).toEqual([SE]);
    expect(refusalOf(rolled, steer(E))).toEqual({
      code: 'heading-forbidden',
      heading: E,
      reach: 6,
      allowed: [SE],
    });
    const [boat] = play(rolled, steer(SE)).boats;
    expect(boat).toMatchObject({ at: spaceAt(5, 8), heading: SE, dice: [3, 1, 3], damage: 0 });
  });

  const narrows = `
    # # # # # #
     # a . # # #
    # . . # # #
     # # . # # #
    # # # . # #
     # # # # # #

    a E 3 2 2`;

  test('E2: a crash takes the longest heading, the damage and all dice', () => {
    const rolled = play(rolling(parsePosition(narrows), remove(0, 1), [3, 2]), remove(0, 1)).state;
    expect(reachesOf(rolled)).toEqual([0, 1, 3]);
    expect(allowedIn(rolled)).toEqual([SE]);
    const after = play(rolled, steer(SE)).state;
    expect(after.boats[0]).toMatchObject({ at: spaceAt(3, 4), dice: [], damage: 2 });
    expect(refusalOf(after, remove(0))?.code).toBe('no-such-die');
    expect(play(after, keep()).boats[0].dice).toEqual([]);
    expect(play(after, add()).boats[0].dice).toHaveLength(1);
  });

  test('E3: a boat on the last space stops the boat one short, at no cost', () => {
    const start = parsePosition(`
      # # # # # #
       # a . . . #
      # . . . . #
       # . . . . #
      # . . b . #
       # # # # # #

      a E 3 2 1`);
    const [boat, other] = play(start, remove(0), steer(SE)).boats;
    expect(boat).toMatchObject({ at: spaceAt(2, 3), dice: [2, 1], damage: 0 });
    expect(other).toEqual(start.boats[1]);
  });

  test('E4: boats in between are passed', () => {
    const start = parsePosition(`
      # # # # # # # # #
       # a . b c . . . #
      # # # # # # # # #

      a E 2 1`);
    const [boat] = play(rolling(start, keep(0, 1), [3, 2]), keep(0, 1), steer(E)).boats;
    expect(boat).toMatchObject({ at: spaceAt(6, 1), dice: [3, 2], damage: 0 });
  });

  test('E5: equal reaches are a free choice; a bump does not change the damage of a crash', () => {
    const start = parsePosition(`
      # # # # # #
       # # . # # #
      # # . # # #
       # a . b # #
      # # . # # #
       # # . # # #
      # # # # # #

      a E 3 3`);
    const rolled = play(rolling(start, remove(0, 1), [3]), remove(0, 1)).state;
    expect(reachesOf(rolled)).toEqual([2, 2, 2]);
    expect(allowedIn(rolled)).toEqual([NE, E, SE]);
    const [boat, other] = play(rolled, steer(E)).boats;
    expect(boat).toMatchObject({ at: spaceAt(2, 3), dice: [], damage: 1 });
    expect(other).toEqual(start.boats[1]);
  });

  // The boat comes from below; buoy 3 lies there too.
  const home = `
    # # # # # # # # # # # # # #
     # 2 . . . . . . . . . . . #
    # . . . . . . . . . . . . #
     # . . . . . . . . . . . 1 #
    # . . . . . . . . . . . . #
     # . . . . . . . . # . . . #
    # . . . . . . . . . . . . #
     # . . . . 0 . . . . F . . #
    # . . . . . . . . . . . . #
     # . . . . . . . . . . . . #
    # . . . . . . . . . . . . #
     # . . . . . a . . . # . . #
    # . 3 . . . . . . . . . . #
     # # # # # # # # # # # # # #`;

  test.each([
    ['1 3', [1, 2], true],
    ['2 3', [1, 2], true],
    ['3 3', [2], false],
  ])('E6: with %s dice the headings are %j; finished is %s', (dice, allowed, isFinished) => {
    const rolled = play(parsePosition(`${home}\n\na NE ${dice} rounded 3`), keep()).state;
    expect(reachesOf(rolled)[0]).toBeGreaterThanOrEqual(6);
    expect(reachesOf(rolled).slice(1)).toEqual([5, 3]);
    expect(new Set(allowedIn(rolled))).toEqual(new Set(allowed));
    const heading = allowed.includes(1) ? NE : 2;
    expect(play(rolled, steer(heading as 1 | 2)).boats[0].status).toBe(isFinished ? 'finished' : 'racing');
  });

  test('E7: points for five players', () => {
    const outcome = {
      places: [3, 0, 4, 1, 2],
      sunk: [],
      retired: [],
      unfinished: [],
      turns: [9, 9, 9, 9, 9],
    };
    const points = (race: number) => pointsOf(outcome, { race, scoreVariant: false });
    expect(points(1)).toEqual([3, 1, 0, 4, 2]);
    expect(points(2)).toEqual([6, 2, 0, 8, 4]);
    expect(points(3)).toEqual([9, 3, 0, 12, 6]);
  });

  test('E8: arrows left, left, right; start to the east, finish from the east', () => {
    // Doubled coordinates moved by (14, 2) onto the grid.
    const at = (x: number, y: number) => spaceAt((x + 14 - (y & 1)) / 2, y + 2);
    const spots = [at(-12, 8), at(21, 1), at(0, 0), at(16, 14)].map((space) => ({
      at: space,
      lineHeading: SE,
    }));
    const rows = Array.from({ length: 28 }, () => '.'.repeat(28));
    const lake: Lake = { code: 'E8', side: 'standard', rows, spots: { A: spots, B: spots, C: spots } };
    const course = layCourse({ lake, letter: 'A', order: [0, 1, 2, 3] });
    expect(course.buoys.map(({ arrow }) => arrow)).toEqual(['left', 'left', 'right']);
    expect(course.finish).toBe(at(-7, 13));
    // Looking from buoy 0 to the south-east, the east is on the left.
    expect(course.startTo).toBe('left');
    expect(course.finishTo).toBe('right');
  });

  test.each([
    [0, true, 1],
    [1, true, 2],
    [1, false, 1],
    [0, false, 0],
  ])('E9: %d counters, hurt %s: %d counters next', (damageAtStart, isHurt, carried) => {
    const rules = rulesFrom([], 4);
    expect(carriedDamage({ damageAtStart, damageAtEnd: 4, isHurt, race: 1, rules })).toBe(carried);
  });

  test('E9 in play: a boat that sank in race 1 starts race 2 with one counter', () => {
    const crashing = onLagoon({ a: [19, 1], b: [2, 2] }, 'a E 3 3', 'b E', 'turn a');
    const sunk = play(crashing, keep(), steer(E)).state;
    expect(sunk.boats[0]).toMatchObject({ status: 'sunk', damage: 6 });
    const over = play(sunk, { type: 'retire' }).state;
    expect(over.results[0].carried).toEqual([1, 0]);
    expect(play(over, { type: 'next-race' }).boats.map(({ damage }) => damage)).toEqual([1, 0]);
  });
});
