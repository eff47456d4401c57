import { describe, expect, test } from 'vitest';
import { SIDES, type TileFace } from '../../src/engine/lake';
import { checkFace, checkFrame, checkSide, landShare } from '../../src/lakes/checkPictures';
import { ATLAS } from '../../src/lakes/lakes';

const faces = SIDES.flatMap((side) =>
  ATLAS.tiles[side].map((face, index) => ({ name: `${side} tile ${index + 1}`, face, tile: index + 1 })),
);

describe('our own drawings', () => {
  test('there are six tiles a side', () => {
    expect(SIDES.map((side) => ATLAS.tiles[side].length)).toEqual([6, 6]);
  });

  test.each(faces)('R2.4: $name has its letters, its lines and free-standing spots', ({ face, tile }) => {
    expect(checkFace(face, tile)).toEqual([]);
  });

  test.each(SIDES)('R2.3: the %s side has the right share and pieces of land', (side) => {
    expect(checkSide(side, ATLAS.tiles[side])).toEqual([]);
  });

  test('R2.1: the frame is closed and its shore ragged', () => {
    expect(checkFrame(ATLAS.frame)).toEqual([]);
  });
});

const OPEN = [
  '. . . . . . . .',
  ' . . . . . . . .',
  '. . a . . . . .',
  ' . . . . . . . .',
  '. . . . . . . .',
  ' . . . . . . . .',
  '. . . . . . . .',
  ' . . . . . . . .',
  '. . . . . b . .',
  ' . . . . . . . .',
  '. . . . . . . .',
  ' . . . . . . . .',
];
const LINES = { A: 0, B: 3 } as const;

/** The open tile with some of its rows drawn anew. */
function draw(rows: Readonly<Record<number, string>>, lines: TileFace['lines'] = LINES): TileFace {
  return { picture: OPEN.map((line, row) => rows[row] ?? line), lines };
}

describe('checkFace finds', () => {
  test('nothing on an open tile with two spots', () => {
    expect(checkFace(draw({}), 1)).toEqual([]);
  });

  test.each<[string, TileFace, string[]]>([
    ['a missing row', { picture: OPEN.slice(1), lines: LINES }, ['not-a-tile']],
    ['a row too short', draw({ 5: '.......' }), ['not-a-tile']],
    ['a strange mark', draw({ 5: '..~.....' }), ['not-a-tile']],
    ['a missing spot', draw({ 2: '........' }), ['wrong-letters']],
    ['a letter twice', draw({ 5: '..A.....' }), ['wrong-letters']],
    ['a letter of another tile', draw({ 2: '..c.....' }, { C: 0, B: 3 }), ['wrong-letters']],
    ['a spot without a line', draw({}, { A: 0 }), ['wrong-letters']],
    ['a line that leaves the tile', draw({}, { A: 3, B: 3 }), ['line-not-in-tile']],
    ['a line whose fifth space is outside', draw({ 2: '...a....' }), ['line-not-in-tile']],
    ['land on the fourth space of a line', draw({ 2: '..a...#.' }), ['line-on-land']],
    ['a spot on an island at the edge', draw({ 2: '..A.....', 1: '##......' }), ['spot-island-at-edge']],
    ['a spot in the water that touches such an island', draw({ 1: '##......' }), ['spot-island-at-edge']],
    ['a row of five', draw({ 5: '..#####.' }), ['straight-island']],
    [
      'a slanting row of five',
      draw({ 3: '......#.', 4: '......#.', 5: '.....#..', 6: '.....#..', 7: '....#...' }),
      ['straight-island'],
    ],
  ])('%s', (_, face, problems) => {
    expect(checkFace(face, 1).map(({ problem }) => problem)).toEqual(problems);
  });

  test('nothing wrong with a finish buoy on land', () => {
    expect(checkFace(draw({ 2: '..a....#' }), 1)).toEqual([]);
  });
});

describe('checkSide finds', () => {
  const { standard, expert } = ATLAS.tiles;
  const problemsOf = (tiles: readonly TileFace[]) =>
    checkSide('standard', tiles).map(({ problem }) => problem);
  const withFirst = (face: TileFace) => [face, ...standard.slice(1)];

  test('too much and too little land', () => {
    expect(problemsOf(expert)).toContain('land-share');
    expect(problemsOf(standard.map(() => draw({})))).toContain('land-share');
    expect(checkSide('expert', standard).map(({ problem }) => problem)).toContain('land-share');
  });

  test('no big island, two of them, or one too big', () => {
    const big = { 4: '..####..', 5: '..####..' };
    expect(problemsOf(standard.map(() => draw({})))).toContain('big-islands');
    expect(problemsOf([draw(big), draw(big)])).toContain('big-islands');
    expect(problemsOf([draw(big)])).not.toContain('big-islands');
    expect(problemsOf([draw({ ...big, 6: '..####..', 7: '..#.....' })])).toContain('big-islands');
  });

  test('the same island twice, turned or mirrored too', () => {
    const hook = { 4: '...#....', 5: '...#....', 6: '...##...' };
    const mirrored = { 4: '.....#..', 5: '....#...', 6: '....##..' };
    expect(problemsOf(withFirst(draw({})))).not.toContain('repeated-island');
    expect(problemsOf([draw(hook), draw(mirrored)])).toContain('repeated-island');
    expect(problemsOf([draw(hook), draw({ 4: '..####..' })])).not.toContain('repeated-island');
  });

  test('too few small islands', () => {
    expect(problemsOf([draw({ 4: '...###..', 5: '..###...' })])).toContain('few-small-islands');
  });

  test('a letter with all its spots on water', () => {
    const onWater = standard.map(({ picture, lines }) => ({
      picture: picture.map((line) => line.replaceAll('B', 'b')),
      lines,
    }));
    expect(checkSide('standard', onWater)).toContainEqual({ problem: 'spots-all-alike', letter: 'B' });
  });
});

describe('checkFrame finds', () => {
  const redraw = (row: number, line: string) => ATLAS.frame.map((old, index) => (index === row ? line : old));

  test.each<[string, readonly string[], string]>([
    ['a missing row', ATLAS.frame.slice(1), 'not-a-frame'],
    ['a spot in the frame', redraw(1, `#${'a'.repeat(26)}#`), 'not-a-frame'],
    ['a hole in the outer ring', redraw(0, `${'#'.repeat(27)}.`), 'frame-open'],
    ['a shore of land only', ATLAS.frame.map((line) => line.replaceAll('.', '#')), 'frame-water'],
  ])('%s', (_, frame, problem) => {
    expect(checkFrame(frame).map((finding) => finding.problem)).toEqual([problem]);
  });
});

test('landShare counts land and spots on land', () => {
  expect(landShare([draw({})])).toBe(0);
  expect(landShare([draw({ 2: '..A.....', 5: '###.....' })])).toBe(4 / 96);
});
