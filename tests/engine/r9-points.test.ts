import { describe, expect, test } from 'vitest';
import { pointsOf, rankingOf, type RaceOutcome } from '../../src/engine/scoring';

function outcome(change: Partial<RaceOutcome>): RaceOutcome {
  return { places: [], sunk: [], retired: [], unfinished: [], turns: [20, 21, 22, 23], ...change };
}

describe('R9 points', () => {
  test.each<[string, Partial<RaceOutcome>, number, number[]]>([
    ['everybody', { places: [2, 0, 1, 3] }, 1, [2, 1, 3, 0]],
    ['twofold in race 2', { places: [2, 0, 1, 3] }, 2, [4, 2, 6, 0]],
    ['threefold in race 3', { places: [2, 0, 1, 3] }, 3, [6, 3, 9, 0]],
    ['sunk and retired boats score nothing', { places: [3], sunk: [0, 1], retired: [2] }, 2, [0, 0, 0, 6]],
    ['an unfinished boat scores nothing', { places: [3, 1, 0], unfinished: [2] }, 1, [1, 2, 0, 3]],
    ['nobody', { sunk: [0, 1, 2, 3] }, 3, [0, 0, 0, 0]],
  ])('R9.1: %s', (_, change, race, points) => {
    expect(pointsOf(outcome(change), { race, scoreVariant: false })).toEqual(points);
  });

  test.each<[string, Partial<RaceOutcome>, number, number[]]>([
    ['turns are not multiplied', { places: [0, 1, 2, 3] }, 3, [9 + 3, 6 + 2, 3 + 1, 0]],
    ['5 for each boat lost', { places: [1, 3], sunk: [0], retired: [2] }, 1, [0, 3 + 2 + 10, 0, 2 + 10]],
    ['a lone finisher', { places: [2], sunk: [0, 1], retired: [3] }, 2, [0, 0, 6 + 15, 0]],
    ['nobody', { retired: [0, 1, 2, 3] }, 1, [0, 0, 0, 0]],
  ])('R9.2: %s', (_, change, race, points) => {
    expect(pointsOf(outcome(change), { race, scoreVariant: true })).toEqual(points);
  });

  test.each<[string, number[], number[], number[][]]>([
    ['the highest total', [3, 9, 5], [0, 1, 2], [[1], [2], [0]]],
    ['a tie goes to the better place in the last race', [5, 5, 9], [2, 1, 0], [[2], [1], [0]]],
    ['finishers before those who did not', [5, 5, 5], [1], [[1], [0, 2]]],
    ['those who did not finish share', [4, 4, 4], [], [[0, 1, 2]]],
    [
      'sharing only with equal totals',
      [4, 7, 4, 7],
      [],
      [
        [1, 3],
        [0, 2],
      ],
    ],
  ])('R9.3: %s', (_, totals, lastPlaces, ranking) => {
    expect(rankingOf(totals, lastPlaces)).toEqual(ranking);
  });
});
