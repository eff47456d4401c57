import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { COLUMNS, HEADINGS, NEIGHBOURS, ROWS, SPACES, columnOf, rowOf, spaceAt } from '../../src/engine/hex';
import { chartRoundingLines, markOf, roundingLine, type Hand } from '../../src/engine/rounding';

vi.setConfig({ testTimeout: 60_000 });

/** A way to lay the grid onto itself. */
interface Symmetry {
  readonly space: (space: number) => number;
  readonly heading: (heading: number) => number;
  readonly hand: (hand: Hand) => Hand;
}

const ROTATION: Symmetry = {
  space: (space) => spaceAt(COLUMNS - 1 - columnOf(space), ROWS - 1 - rowOf(space)),
  heading: (heading) => (heading + 3) % HEADINGS,
  hand: (hand) => hand,
};

/** Top and bottom change places; only an even number of rows down keeps the shift of odd rows, so the last row is left out. */
const MIRROR: Symmetry = {
  space: (space) => spaceAt(columnOf(space), ROWS - 2 - rowOf(space)),
  heading: (heading) => (HEADINGS - heading) % HEADINGS,
  hand: (hand) => (hand === 'left' ? 'right' : 'left'),
};

interface Corner {
  readonly before: number;
  readonly buoy: number;
  readonly after: number;
  readonly arrow: Hand;
}

function crossingsOf({ before, buoy, after, arrow }: Corner): Uint16Array {
  const crossings = new Uint16Array(SPACES * HEADINGS);
  const line = roundingLine({ before: markOf(before), buoy: markOf(buoy), after: markOf(after), arrow });
  chartRoundingLines(crossings, [line]);
  return crossings;
}

const inRows = fc.integer({ min: 0, max: (ROWS - 1) * COLUMNS - 1 });
/** Marks anywhere, and marks in one row: straight on and doubling back. */
const corners: fc.Arbitrary<Corner> = fc
  .oneof(
    fc.uniqueArray(inRows, { minLength: 3, maxLength: 3 }),
    fc
      .record({
        row: fc.integer({ min: 0, max: ROWS - 2 }),
        columns: fc.uniqueArray(fc.nat(COLUMNS - 1), { minLength: 3, maxLength: 3 }),
      })
      .map(({ row, columns }) => columns.map((column) => spaceAt(column, row))),
  )
  .chain(([before, buoy, after]) =>
    fc.constantFrom<Hand>('left', 'right').map((arrow) => ({ before, buoy, after, arrow })),
  );

test.each([
  ['turned by 180°', ROTATION],
  ['mirrored', MIRROR],
])('R8: a course %s is rounded just the same', (_, { space, heading, hand }) => {
  fc.assert(
    fc.property(corners, (corner) => {
      const here = crossingsOf(corner);
      const there = crossingsOf({
        before: space(corner.before),
        buoy: space(corner.buoy),
        after: space(corner.after),
        arrow: hand(corner.arrow),
      });
      const differing: number[] = [];
      for (let from = 0; from < SPACES - COLUMNS; from++) {
        for (let way = 0; way < HEADINGS; way++) {
          const to = NEIGHBOURS[from * HEADINGS + way];
          const image = space(from);
          if (to < 0 || to >= SPACES - COLUMNS || image < 0) continue;
          if (here[from * HEADINGS + way] !== there[image * HEADINGS + heading(way)]) differing.push(from);
        }
      }
      expect(differing).toEqual([]);
    }),
  );
});

test('R8.2: the way back undoes every step, and once round the buoy counts one', () => {
  fc.assert(
    fc.property(corners, (corner) => {
      const crossings = crossingsOf(corner);
      const count = (from: number, way: number) => [0, 1, -1][crossings[from * HEADINGS + way] & 3];
      for (let from = 0; from < SPACES; from++) {
        for (let way = 0; way < HEADINGS; way++) {
          const to = NEIGHBOURS[from * HEADINGS + way];
          if (to >= 0 && to !== corner.buoy && from !== corner.buoy)
            expect(count(from, way) + count(to, (way + 3) % HEADINGS)).toBe(0);
        }
      }
      // From the space east of the buoy round it against the clock: NW, W, SW, SE, E, NE.
      let at = NEIGHBOURS[corner.buoy * HEADINGS];
      let sum = 0;
      for (const way of [2, 3, 4, 5, 0, 1]) {
        if (at < 0) return;
        sum += count(at, way);
        at = NEIGHBOURS[at * HEADINGS + way];
      }
      if (at >= 0) expect(sum).toBe(corner.arrow === 'left' ? 1 : -1);
    }),
    { numRuns: 30 },
  );
});
