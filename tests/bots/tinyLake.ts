/** Lakes small enough to be solved with pencil and paper. */
import { layCourse, type Course } from '../../src/engine/course';
import { COLUMNS, ROWS, spaceAt } from '../../src/engine/hex';
import type { Lake } from '../../src/engine/lake';
import { rulesFrom, type RuleName } from '../../src/engine/rules';
import type { Problem } from '../../src/bots/solver/model';

/** A lake that is all land but for the given spaces. */
function lakeOf(water: readonly (readonly [number, number])[]): Lake {
  const wet = new Set(water.map(([column, row]) => spaceAt(column, row)));
  const rows = Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (_, column) => (wet.has(spaceAt(column, row)) ? '.' : '#')).join(''),
  );
  return { code: 'tiny', side: 'standard', rows, spots: { A: [], B: [], C: [] } };
}

/**
 * A canal to the east along row 10, columns 4 to 16. The start/finish line runs to the north-east from a buoy at
 * (11, 11), crosses the canal at (12, 10) and ends in a pocket of water north of it. Boats finish to the east.
 */
export function canal(rules: readonly RuleName[] = []): Problem {
  const along = Array.from({ length: 13 }, (_, index) => [4 + index, 10] as const);
  const line = [
    [12, 10],
    [12, 9],
    [13, 8],
    [13, 7],
  ] as const;
  const course: Course = {
    letter: 'A',
    spots: [],
    start: spaceAt(11, 11),
    lineHeading: 1,
    line: line.map(([column, row]) => spaceAt(column, row)),
    finish: spaceAt(14, 6),
    buoys: [
      { at: spaceAt(24, 4), arrow: 'left' },
      { at: spaceAt(24, 24), arrow: 'left' },
      { at: spaceAt(4, 24), arrow: 'left' },
    ],
    startTo: 'right',
    finishTo: 'right',
  };
  return { lake: lakeOf([...along, ...line]), course, rules: rulesFrom(rules, 4) };
}

/**
 * A canal to the east of three spaces, (8, 12) to (10, 12), that ends at a wall; from its last space a step to the
 * north-east is the only way on, and that is the first space of a line that runs to the east.
 */
export function bend(): Problem {
  const open = canal();
  const canalSpaces = [8, 9, 10].map((column) => [column, 12] as const);
  const line = [10, 11, 12, 13].map((column) => [column, 11] as const);
  const course: Course = {
    ...open.course,
    start: spaceAt(9, 11),
    lineHeading: 0,
    line: line.map(([column, row]) => spaceAt(column, row)),
    finish: spaceAt(14, 11),
    startTo: 'right',
    finishTo: 'left',
  };
  return { ...open, lake: lakeOf([...canalSpaces, ...line]), course };
}

/** A pond of 12 × 12 spaces with an island, big enough for a whole course and small enough to be solved at once. */
export function pond(rules: readonly RuleName[] = []): Problem {
  const island = new Set([spaceAt(13, 13), spaceAt(14, 13), spaceAt(13, 14), spaceAt(13, 15)]);
  const water = Array.from(
    { length: 144 },
    (_, index) => [8 + (index % 12), 8 + Math.trunc(index / 12)] as const,
  );
  const bare = lakeOf(water.filter(([column, row]) => !island.has(spaceAt(column, row))));
  const spots = [
    { at: spaceAt(9, 10), lineHeading: 0 },
    { at: spaceAt(17, 11), lineHeading: 0 },
    { at: spaceAt(16, 17), lineHeading: 0 },
    { at: spaceAt(10, 16), lineHeading: 0 },
  ] as const;
  const lake: Lake = { ...bare, spots: { A: spots, B: [], C: [] } };
  const course = layCourse({ lake, letter: 'A', order: [0, 1, 2, 3] });
  return { lake, course, rules: rulesFrom(rules, 4) };
}
