import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { signOfRootSum } from '../../src/engine/exact';
import {
  ALL_HEADINGS,
  SPACES,
  columnOf,
  cross,
  distanceBetween,
  isHeading,
  neighbour,
  rowOf,
  spaceAt,
  squaredLength,
  STEP_VECTORS,
  subtract,
  turn,
  vectorOf,
} from '../../src/engine/hex';
import { pairOf } from './support';

describe('R1 coordinates', () => {
  test.each([
    [
      'even',
      [5, 4],
      [
        [6, 4],
        [5, 3],
        [4, 3],
        [4, 4],
        [4, 5],
        [5, 5],
      ],
    ],
    [
      'odd',
      [5, 5],
      [
        [6, 5],
        [6, 4],
        [5, 4],
        [4, 5],
        [5, 6],
        [6, 6],
      ],
    ],
  ] as const)('R1.1, R1.2: neighbours from an %s row, E NE NW W SW SE', (_, [column, row], around) => {
    const space = spaceAt(column, row);
    expect(ALL_HEADINGS.map((heading) => pairOf(neighbour(space, heading)))).toEqual(around);
  });

  test('R1.1: there is nothing beyond the edges', () => {
    expect(neighbour(spaceAt(0, 0), 3)).toBe(-1);
    expect(neighbour(spaceAt(0, 0), 2)).toBe(-1);
    expect(neighbour(spaceAt(27, 27), 0)).toBe(-1);
    expect(neighbour(spaceAt(27, 27), 5)).toBe(-1);
    expect(neighbour(spaceAt(0, 2), 2)).toBe(-1);
  });

  test('R1.1: columns and rows come back from every space', () => {
    for (let space = 0; space < SPACES; space++) expect(spaceAt(columnOf(space), rowOf(space))).toBe(space);
  });

  test('R1.2: +1 is a turn to the left, and three make half a circle', () => {
    expect(ALL_HEADINGS.map((heading) => turn(heading, 1))).toEqual([1, 2, 3, 4, 5, 0]);
    expect(ALL_HEADINGS.map((heading) => turn(heading, -1))).toEqual([5, 0, 1, 2, 3, 4]);
    expect(turn(1, -14)).toBe(5);
    for (const heading of ALL_HEADINGS) {
      const left = cross(STEP_VECTORS[heading], STEP_VECTORS[turn(heading, 1)]);
      expect(left).toBeLessThan(0);
      expect(squaredLength(STEP_VECTORS[heading])).toBe(4);
    }
  });

  test.each([6, -1, 0.5, NaN, Infinity, '1', null, undefined, {}])('R1.2: %s is no heading', (value) => {
    expect(isHeading(value)).toBe(false);
  });

  test('R1.3: a step changes the doubled coordinates by its vector', () => {
    for (let space = 0; space < SPACES; space++) {
      for (const heading of ALL_HEADINGS) {
        const next = neighbour(space, heading);
        if (next < 0) continue;
        expect(subtract(vectorOf(next), vectorOf(space))).toEqual(STEP_VECTORS[heading]);
        expect(distanceBetween(space, next)).toBe(1);
      }
    }
  });

  test('R1.3: the sign of a sum of roots is exact, also where floating point can not tell', () => {
    expect(signOfRootSum(1, 2, -1, 2)).toBe(0);
    expect(signOfRootSum(2, 3, -1, 12)).toBe(0);
    expect(signOfRootSum(-7, 50, 5, 98)).toBe(0);
    expect(signOfRootSum(1, 0, 0, 5)).toBe(0);
    expect(signOfRootSum(0, 7, -3, 5)).toBe(-1);
    // 665857/470832 differs from √2 by less than 2⁻⁴⁰.
    expect(signOfRootSum(665_857, 1, -470_832, 2)).toBe(1);
    const whole = fc.integer({ min: -20_000, max: 20_000 });
    const square = fc.integer({ min: 0, max: 50_000 });
    fc.assert(
      fc.property(whole, square, whole, square, (a, n, b, m) => {
        const [x, y] = [
          BigInt(Math.sign(a)) * BigInt(a) ** 2n * BigInt(n),
          BigInt(Math.sign(b)) * BigInt(b) ** 2n * BigInt(m),
        ];
        expect(signOfRootSum(a, n, b, m)).toBe(x + y > 0n ? 1 : x + y < 0n ? -1 : 0);
      }),
    );
  });
});
