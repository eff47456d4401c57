import { describe, expect, test } from 'vitest';
import { layCourse, letterOfRace, type Course } from '../../src/engine/course';
import { spaceAt, type Heading } from '../../src/engine/hex';
import type { Lake } from '../../src/engine/lake';
import { signAcross } from '../../src/engine/rounding';
import { roundingLinesOf } from '../../src/engine/waters';
import { givenHands, rightHands } from '../referee/course';
import { E, onLagoon, pairOf } from './support';

type Pair = readonly [number, number];

/** A course on an open lake with one row of shore; `land` adds islands. */
function courseAt(
  marks: readonly [Pair, Pair, Pair, Pair],
  { lineHeading = E, land = [] }: { lineHeading?: Heading; land?: readonly Pair[] } = {},
): { lake: Lake; course: Course } {
  const rows = Array.from({ length: 28 }, (_, row) =>
    row % 27 === 0 ? '#'.repeat(28) : `#${'.'.repeat(26)}#`,
  ).map((line, row) =>
    [...line].map((sign, column) => (land.some(([c, r]) => c === column && r === row) ? '#' : sign)).join(''),
  );
  const spots = marks.map(([column, row]) => ({ at: spaceAt(column, row), lineHeading }));
  const lake: Lake = { code: 'open', side: 'standard', rows, spots: { A: spots, B: spots, C: spots } };
  return { lake, course: layCourse({ lake, letter: 'A', order: [0, 1, 2, 3] }) };
}

function handsOf({ startTo, buoys, finishTo }: Course): string {
  return [startTo, ...buoys.map(({ arrow }) => arrow), finishTo].join(' ');
}

describe('R3 course', () => {
  test('R3.1: the letters of the races', () => {
    expect([1, 2, 3].map(letterOfRace)).toEqual(['A', 'B', 'C']);
  });

  test('R3.2: the line is four spaces, then the finish buoy', () => {
    const { course } = onLagoon({});
    expect(course.line.map(pairOf)).toEqual([
      [8, 13],
      [9, 13],
      [10, 13],
      [11, 13],
    ]);
    expect(pairOf(course.finish)).toEqual([12, 13]);
  });

  test('R3.3, R3.4: against the clock all arrows are left; start to buoy 1, finish from buoy 3', () => {
    expect(handsOf(onLagoon({}).course)).toBe('left left left left right');
  });

  // Ties. The middle of a line from [5, 20] E lies at x = 15; on row 20 spaces have even x.
  const ties: readonly [string, readonly [Pair, Pair, Pair, Pair], readonly Pair[]][] = [
    [
      'buoy 1 on the extension of the line',
      [
        [5, 20],
        [20, 20],
        [15, 10],
        [5, 10],
      ],
      [],
    ],
    [
      'buoy 3 on the extension of the line',
      [
        [5, 20],
        [5, 10],
        [15, 10],
        [20, 20],
      ],
      [],
    ],
    [
      'buoys 1 and 3 both on it',
      [
        [9, 20],
        [22, 20],
        [12, 8],
        [3, 20],
      ],
      [],
    ],
    [
      'buoys 1, 2, 3 in line, straight on',
      [
        [5, 24],
        [20, 20],
        [15, 20],
        [10, 20],
      ],
      [],
    ],
    [
      'buoys 1, 2, 3 in line, doubling back',
      [
        [5, 24],
        [10, 20],
        [20, 20],
        [15, 20],
      ],
      [],
    ],
    [
      'the middle of the line straight below 1 and 2',
      [
        [5, 25],
        [7, 21],
        [9, 4],
        [20, 10],
      ],
      [],
    ],
    [
      'everything in one row, back and forth',
      [
        [11, 14],
        [24, 14],
        [3, 14],
        [20, 14],
      ],
      [],
    ],
  ];

  test.each(ties)(
    'R3.5: %s: the shortest route decides, left before right',
    { timeout: 60_000 },
    (_, marks, land) => {
      const { lake, course } = courseAt(marks, { land });
      const line = {
        type: 'course' as const,
        race: 1,
        startSeat: 0,
        spots: [],
        start: pairOf(course.start),
        line: course.line.map(pairOf),
        finish: pairOf(course.finish),
        buoys: course.buoys.map(({ at, arrow }) => ({ at: pairOf(at), arrow })),
        startTo: course.startTo,
        finishTo: course.finishTo,
      };
      expect(givenHands(line)).toEqual(rightHands(line, lake.rows));
    },
  );

  test('R3.5: land on one side makes the other the shorter', () => {
    const straight: readonly [Pair, Pair, Pair, Pair] = [
      [5, 24],
      [20, 14],
      [14, 14],
      [8, 14],
    ];
    const hands = (land: readonly Pair[]) => courseAt(straight, { land }).course.buoys[1].arrow;
    const wallAbove = Array.from({ length: 12 }, (_, row): Pair => [14, row + 2]);
    const wallBelow = Array.from({ length: 6 }, (_, row): Pair => [14, row + 15]);
    // Going west, keeping the buoy on the left means passing above it.
    expect([hands(wallAbove), hands(wallBelow)]).toEqual(['right', 'left']);
  });

  // Negative is to the left of the line. Those of buoys 1 and 3 point very slightly up, by 1 in 31.6.
  test.each([
    [1, 'east', { x: 1, y: 0 }, 1],
    [1, 'a little up from east', { x: 100, y: -4 }, -1],
    [2, 'up', { x: 0, y: -1 }, 0],
    [2, 'up and a little west', { x: -1, y: -99 }, -1],
    [2, 'up and a little east', { x: 1, y: -99 }, 1],
    [3, 'west', { x: -1, y: 0 }, -1],
    [3, 'a little up from west', { x: -100, y: -4 }, 1],
  ])('R3.6: the rounding line of buoy %d leaves %s on side %o: %d', (buoy, _, vector, side) => {
    expect(signAcross(roundingLinesOf(onLagoon({}).course)[buoy - 1], vector)).toBe(side);
  });

  test('R3.6: straight on, the line is the perpendicular on the side where boats pass', () => {
    const { course } = courseAt([
      [5, 24],
      [20, 14],
      [14, 14],
      [8, 14],
    ]);
    const line = roundingLinesOf(course)[1];
    const up = course.buoys[1].arrow === 'left' ? -1 : 1;
    expect(signAcross(line, { x: 0, y: up })).toBe(0);
    expect(line.a.y * up).toBeGreaterThan(0);
    expect(Math.abs(line.a.x)).toBe(0);
  });
});
