import { describe, expect, test } from 'vitest';
import { layCourse } from '../../src/engine/course';
import {
  LETTERS,
  SIDES,
  formatLakeCode,
  layLake,
  parseLakeCode,
  randomLayout,
  type Atlas,
  type Lake,
  type TileFace,
} from '../../src/engine/lake';
import { chartWaters, startSpaces } from '../../src/engine/waters';
import { LAYOUTS, checkLayout, layoutAt, surveyRoutes } from '../../src/lakes/check';
import { ATLAS, lakeFromCode, randomLakeCode } from '../../src/lakes/lakes';

/** Each spot once as each buoy, and some of the orders that cross their own way. */
const ORDERS = [
  [0, 1, 2, 3],
  [1, 2, 3, 0],
  [2, 3, 0, 1],
  [3, 0, 1, 2],
  [0, 2, 1, 3],
  [3, 1, 2, 0],
];

/** The sampled checks take a second or two, on a busy machine several times that. */
const PATIENCE = { timeout: 30_000 };

describe.each(SIDES)('the %s side', PATIENCE, (side) => {
  test('R2.6 holds on layouts from all over', () => {
    const findings = [];
    for (let number = 7; number < LAYOUTS; number += 155) {
      findings.push(...checkLayout(layLake(ATLAS, layoutAt(side, number))));
    }
    expect(findings).toEqual([]);
  });

  test('courses have shortest routes of 35 to 130 spaces, 60 to 85 in the middle', () => {
    const lengths: number[] = [];
    for (let index = 0; index < 10; index++) {
      const survey = surveyRoutes(layLake(ATLAS, randomLayout(side, `routes/${index}`)), ORDERS);
      expect(survey.findings).toEqual([]);
      expect(survey.lengths).toHaveLength(3 * ORDERS.length);
      lengths.push(...survey.lengths);
    }
    const median = lengths.sort((a, b) => a - b)[lengths.length / 2];
    expect(median).toBeGreaterThanOrEqual(60);
    expect(median).toBeLessThanOrEqual(85);
  });

  test('R4.3: the engine offers at least six start spaces on every line', () => {
    for (let index = 0; index < 5; index++) {
      const lake = layLake(ATLAS, randomLayout(side, `starts/${index}`));
      for (const letter of LETTERS) {
        for (const order of ORDERS) {
          const course = layCourse({ lake, letter, order });
          expect(startSpaces(chartWaters(lake, course), course).length).toBeGreaterThanOrEqual(6);
        }
      }
    }
  });
});

test('R2.2: the numbers 0 to 46,079 name every layout once', () => {
  const codes = new Set(
    Array.from({ length: LAYOUTS }, (_, number) => formatLakeCode(layoutAt('standard', number))),
  );
  expect(LAYOUTS).toBe(46_080);
  expect(codes.size).toBe(LAYOUTS);
});

const WATER = Array.from({ length: 12 }, () => '........');
const LETTERS_OF_TILES = ['ab', 'ab', 'ac', 'ac', 'bc', 'bc'];

/** Open water with the first letter's line to the south-east and the second's to the north-west, and rows drawn anew. */
function draw(tile: number, rows: Readonly<Record<number, string>>, spots = [3, 8]): TileFace {
  const [first, second] = LETTERS_OF_TILES[tile - 1];
  const drawn: Record<number, string> = {
    [spots[0]]: `....${first}...`,
    [spots[1]]: `...${second}....`,
    ...rows,
  };
  return {
    picture: WATER.map((line, row) => drawn[row] ?? line),
    lines: { [first.toUpperCase()]: 5, [second.toUpperCase()]: 2 },
  };
}

const SHORE = Array.from({ length: 28 }, (_, row) =>
  row < 2 || row > 25 ? '#'.repeat(28) : `##${'.'.repeat(24)}##`,
);

function layTiles(faces: Readonly<Record<number, TileFace>>, code = 'S-123456'): Lake {
  const standard = [1, 2, 3, 4, 5, 6].map((tile) => faces[tile] ?? draw(tile, {}));
  const atlas: Atlas = { frame: SHORE, tiles: { standard, expert: standard } };
  const layout = parseLakeCode(code);
  if (!layout) throw new Error(`${code} is no lake code.`);
  return layLake(atlas, layout);
}

function problemsOf(lake: Lake): string[] {
  return [
    ...new Set([...checkLayout(lake), ...surveyRoutes(lake, ORDERS).findings].map(({ problem }) => problem)),
  ];
}

describe('the checks find', PATIENCE, () => {
  test('nothing on open water', () => {
    expect(problemsOf(layTiles({}))).toEqual([]);
  });

  test('buoys closer than 4', () => {
    const lake = layTiles({ 1: draw(1, { 3: '.......a' }), 2: draw(2, { 3: '..a.....' }) });
    expect(checkLayout(lake)).toContainEqual({
      problem: 'buoys-close',
      lake: 'S-123456',
      letter: 'A',
      order: [0],
      value: 3,
    });
  });

  test('a finish buoy close to the next spot', () => {
    const lake = layTiles({ 1: draw(1, {}), 2: draw(2, { 3: '........', 8: 'b.......', 9: '.a......' }) });
    // Buoy 0 in slot 0 has its finish buoy at column 7 of row 8, three spaces from the spot in slot 1.
    expect(checkLayout(lake)).toContainEqual({
      problem: 'buoys-close',
      lake: 'S-123456',
      letter: 'A',
      order: [0],
      value: 3,
    });
  });

  test('a spot whose island hangs on the shore', () => {
    expect(problemsOf(layTiles({ 1: draw(1, { 3: '####A...' }) }))).toEqual(
      expect.arrayContaining(['spot-not-roundable', 'no-route']),
    );
  });

  test('a spot whose island hangs on an island of the next tile that hangs on the shore', () => {
    const left = draw(1, { 3: '....A###' });
    expect(problemsOf(layTiles({ 1: left }))).not.toContain('spot-not-roundable');
    const right = draw(2, { 0: '#.......', 1: '#.......', 2: '#.......', 3: '#...a...' });
    expect(problemsOf(layTiles({ 1: left, 2: right }))).toContain('spot-not-roundable');
  });

  test('a spot in a pond', () => {
    const pond = draw(1, { 1: '..####..', 2: '...#..#.', 3: '..#.a.#.', 4: '...#..#.', 5: '...###..' });
    expect(problemsOf(layTiles({ 1: pond }))).toContain('water-divided');
  });

  test('a line with land all along one side', () => {
    const walled = draw(1, { 4: '....#...', 5: '....#...', 6: '.....#..', 7: '.....#..', 8: '...b..#.' });
    const findings = checkLayout(layTiles({ 1: walled })).filter(({ letter }) => letter === 'A');
    expect(findings.map(({ problem, order }) => [problem, ...order])).toEqual(
      expect.arrayContaining([
        ['few-start-spaces', 0],
        ['line-closed', 0],
      ]),
    );
  });

  test('a line one side of which is a pocket', () => {
    const pocket = draw(1, {
      3: '...#a...',
      4: '...#....',
      5: '...#....',
      6: '....#...',
      7: '....#...',
      8: '...b.#..',
      9: '.....##.',
    });
    expect(checkLayout(layTiles({ 1: pocket })).map(({ problem }) => problem)).toContain('line-closed');
  });

  test('a course too short', () => {
    const low = (tile: number) => draw(tile, {}, [10, 5]);
    const high = (tile: number) => draw(tile, {}, [1, 6]);
    // All four A spots round the middle of the two slots above and the two below.
    const lake = layTiles({ 1: low(1), 2: low(2), 3: high(3), 4: high(4) }, 'S-125346');
    expect(problemsOf(lake)).toContain('route-too-short');
  });

  test('a course too long', () => {
    const wall = '########';
    const lake = layTiles({
      1: draw(1, { 0: wall, 11: '.#######' }),
      2: draw(2, { 0: wall, 11: wall }),
      3: draw(3, { 0: wall, 11: wall }),
      4: draw(4, { 1: wall, 11: wall }),
      5: draw(5, { 1: wall, 11: wall }),
      6: draw(6, { 1: '#######.', 11: wall }),
    });
    expect(surveyRoutes(lake, ORDERS).findings.map(({ problem }) => problem)).toContain('route-too-long');
  });
});

describe('lake codes', () => {
  test('every random code names a lake, and the lake its code', () => {
    for (let index = 0; index < 200; index++) {
      const side = SIDES[index % 2];
      const code = randomLakeCode(side, `code/${index}`);
      expect(lakeFromCode(code)).toMatchObject({ code, side });
    }
  });

  test('the same seed gives the same code', () => {
    expect(randomLakeCode('expert', 'x')).toBe(randomLakeCode('expert', 'x'));
    expect(randomLakeCode('expert', 'x')).not.toBe(randomLakeCode('expert', 'y'));
  });

  test.each([
    's-12t364t5',
    ' S 12T 364T 5 ',
    'S12T364T5',
    's-1-2t-3-6-4t-5',
    'S.1,2T,3,6,4T,5',
    'S-12T3\n64T5',
  ])('%j is read as S-12T364T5', (typed) => {
    expect(lakeFromCode(typed)?.code).toBe('S-12T364T5');
  });

  test.each([
    '',
    'S',
    'S-',
    '123456',
    'X-123456',
    'S-12345',
    'S-1234567',
    'S-112345',
    'S-123457',
    'S-023456',
    'S-T123456',
    'S-12TT3456',
    'SE-123456',
    'S-１２３４５６',
    'S-12345६',
    'S-123456\u0000',
    '__proto__',
    '<script>alert(1)</script>',
    '{"side":"standard"}',
  ])('%j names no lake', (typed) => {
    expect(lakeFromCode(typed)).toBeUndefined();
  });

  test('endless text names no lake, quickly', () => {
    expect(lakeFromCode(`S-${'123456'.repeat(100_000)}`)).toBeUndefined();
    expect(lakeFromCode(`S-123456${' T'.repeat(100_000)}`)).toBeUndefined();
    expect(lakeFromCode(`S-${'1T'.repeat(100_000)}`)).toBeUndefined();
  });
});
