import { describe, expect, test } from 'vitest';
import { keep, steer } from '../../src/engine/actions';
import { spaceAt } from '../../src/engine/hex';
import {
  formatLakeCode,
  layLake,
  parseLakeCode,
  randomLayout,
  shoreOf,
  waterOf,
  type Atlas,
  type TileFace,
} from '../../src/engine/lake';
import { legalWays } from '../../src/engine/legal';
import { E, onLagoon, pairOf, play, refusalOf } from './support';

const blank = '........';
const face: TileFace = {
  picture: [' A.......', ...Array.from({ length: 10 }, () => blank), '.......b'],
  lines: { A: 5, B: 3 },
};
const atlas: Atlas = {
  frame: Array.from({ length: 28 }, () => '#'.repeat(28)),
  tiles: { standard: Array.from({ length: 6 }, () => face), expert: Array.from({ length: 6 }, () => face) },
};

describe('R2 lake', () => {
  test('R2.1, R2.4: six tiles inside the frame, capitals on land and small letters on water', () => {
    const lake = layLake(atlas, { side: 'standard', slots: slots(false) });
    expect(lake.rows).toHaveLength(28);
    expect(lake.rows[0]).toBe('#'.repeat(28));
    expect(lake.rows[2]).toBe(`###.......#.......#.......##`);
    expect(lake.spots.A.map(({ at }) => pairOf(at))).toEqual([
      [2, 2],
      [10, 2],
      [18, 2],
      [2, 14],
      [10, 14],
      [18, 14],
    ]);
    expect(pairOf(lake.spots.B[0].at)).toEqual([9, 13]);
    expect(lake.rows[13][9]).toBe('.');
    expect(lake.spots.C).toEqual([]);
    expect(waterOf(lake)[spaceAt(2, 2)]).toBe(0);
    expect(waterOf(lake)[spaceAt(3, 2)]).toBe(1);
  });

  test('R2.2: a turned tile has its spots opposite and its headings turned by three', () => {
    const lake = layLake(atlas, { side: 'standard', slots: slots(true) });
    expect(lake.spots.A[0]).toEqual({ at: spaceAt(9, 13), lineHeading: 2 });
    expect(lake.spots.B[0]).toEqual({ at: spaceAt(2, 2), lineHeading: 0 });
    expect(lake.rows[13][9]).toBe('#');
  });

  test('R2.2: random layouts use every tile once, both ways round', () => {
    const codes = new Set<string>();
    for (let seed = 0; seed < 200; seed++) {
      const layout = randomLayout('expert', String(seed));
      const code = formatLakeCode(layout);
      expect(parseLakeCode(code)).toEqual(layout);
      codes.add(code);
    }
    expect(codes.size).toBeGreaterThan(195);
    expect(formatLakeCode(randomLayout('standard', 'x'))).toBe(formatLakeCode(randomLayout('standard', 'x')));
  });

  test.each([
    ['S-123456', 'S-123456'],
    ['e 1t2 3 4 5 6t', 'E-1T23456T'],
    ['S1T2T3T4T5T6T', 'S-1T2T3T4T5T6T'],
  ])('a lake code as people type it: %s', (typed, code) => {
    const layout = parseLakeCode(typed);
    expect(layout && formatLakeCode(layout)).toBe(code);
  });

  test.each(['', 'S-12345', 'S-1234567', 'S-112345', 'X-123456', 'S-123457', 'ST123456', 'S-123456X'])(
    '"%s" is no lake code',
    (code) => expect(parseLakeCode(code)).toBeUndefined(),
  );

  test.each([
    ['land', [19, 9], 0],
    ['a buoy', [13, 9], 2],
    ['the finish buoy', [14, 13], 5],
  ] as const)('R2.5: %s blocks', (_, at, reach) => {
    const heading = at[0] === 14 ? 'W' : 'E';
    const state = onLagoon({ a: at }, `a ${heading}`);
    const [, straight] = legalWays(play(state, keep()).state);
    expect(straight.reach).toBe(at[0] === 14 ? 1 : reach);
  });

  test('R2.1: the shore is the land that hangs on the frame, islands are not', () => {
    const lake = layLake(atlas, { side: 'standard', slots: slots(false) });
    const shore = shoreOf(lake);
    expect(shore.has(spaceAt(0, 0))).toBe(true);
    expect(shore.has(spaceAt(27, 27))).toBe(true);
    // The first tile's spot in the corner touches the frame; the one in the middle of the lake does not.
    expect(shore.has(spaceAt(2, 2))).toBe(true);
    expect(shore.has(spaceAt(10, 14))).toBe(false);
    expect([...shore].some((space) => waterOf(lake)[space] === 1)).toBe(false);
  });

  test('R2.5: a boat never blocks', () => {
    const state = onLagoon({ a: [2, 2], b: [3, 2] }, 'a E 3', 'b E');
    expect(play(state, keep(), steer(E)).boats[0].at).toBe(spaceAt(5, 2));
    expect(refusalOf(play(state, keep()).state, steer(3))?.code).toBe('heading-not-offered');
  });
});

function slots(isTurned: boolean) {
  return Array.from({ length: 6 }, (_, tile) => ({ tile, isTurned }));
}
