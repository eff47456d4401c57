import type { Point } from './board';
import type { Field, SampleGrid } from './field';

/** A closed line; the last point joins the first. */
export type Loop = readonly Point[];

type CellSide = 'top' | 'right' | 'bottom' | 'left';

/**
 * Marching squares: for the corners below the level (1 upper left, 2 upper right, 4 lower right, 8 lower
 * left), the side where the line enters a cell and the side where it leaves, low ground on its right.
 */
const STROKES: readonly (readonly [CellSide, CellSide])[] = [
  ['top', 'top'],
  ['top', 'left'],
  ['right', 'top'],
  ['right', 'left'],
  ['bottom', 'right'],
  ['top', 'left'],
  ['bottom', 'top'],
  ['bottom', 'left'],
  ['left', 'bottom'],
  ['top', 'bottom'],
  ['right', 'top'],
  ['right', 'bottom'],
  ['left', 'right'],
  ['top', 'right'],
  ['left', 'top'],
];
/** Two opposite corners below the level: two strokes, chosen by the middle of the cell. */
const SADDLES = {
  5: {
    low: [
      ['top', 'right'],
      ['bottom', 'left'],
    ],
    high: [
      ['top', 'left'],
      ['bottom', 'right'],
    ],
  },
  10: {
    low: [
      ['left', 'top'],
      ['right', 'bottom'],
    ],
    high: [
      ['right', 'top'],
      ['left', 'bottom'],
    ],
  },
} as const;

/** The closed lines where a field crosses a level. */
export function traceContours(field: Field, grid: SampleGrid, level: number): Loop[] {
  const next = linkCrossings(field, grid, level);
  const loops: Loop[] = [];
  for (let start = 0; start < next.length; start++) {
    if (next[start] < 0) continue;
    const loop: Point[] = [];
    let crossing = start;
    while (crossing >= 0) {
      loop.push(locateCrossing({ crossing, field, grid, level }));
      const following = next[crossing];
      next[crossing] = -1;
      crossing = following;
    }
    // The last crossing leads back to the first one, which is then already spent.
    loop.pop();
    loops.push(loop);
  }
  return loops;
}

/** Crossings are numbered by the grid line they lie on: first those to the right, then those downwards. */
function linkCrossings(field: Field, { columns, rows }: SampleGrid, level: number): Int32Array {
  const count = columns * rows;
  const next = new Int32Array(2 * count).fill(-1);
  for (let j = 0; j < rows - 1; j++) {
    for (let i = 0; i < columns - 1; i++) {
      const sample = j * columns + i;
      const a = field[sample];
      const b = field[sample + 1];
      const c = field[sample + columns + 1];
      const d = field[sample + columns];
      const corners = (a < level ? 1 : 0) | (b < level ? 2 : 0) | (c < level ? 4 : 0) | (d < level ? 8 : 0);
      if (corners === 0 || corners === 15) continue;
      const link = ([enter, leave]: readonly [CellSide, CellSide]): void => {
        next[numberOf(enter, sample, columns, count)] = numberOf(leave, sample, columns, count);
      };
      if (corners === 5 || corners === 10) {
        const middle = (a + b + c + d) / 4 < level ? 'low' : 'high';
        for (const stroke of SADDLES[corners][middle]) link(stroke);
      } else {
        link(STROKES[corners]);
      }
    }
  }
  return next;
}

function numberOf(side: CellSide, sample: number, columns: number, count: number): number {
  if (side === 'top') return sample;
  if (side === 'bottom') return sample + columns;
  return side === 'left' ? count + sample : count + sample + 1;
}

interface Crossing {
  readonly crossing: number;
  readonly field: Field;
  readonly grid: SampleGrid;
  readonly level: number;
}

function locateCrossing({ crossing, field, grid, level }: Crossing): Point {
  const isDownwards = crossing >= field.length;
  const sample = isDownwards ? crossing - field.length : crossing;
  const from = field[sample];
  const to = field[sample + (isDownwards ? grid.columns : 1)];
  const share = (level - from) / (to - from);
  const i = sample % grid.columns;
  const j = (sample - i) / grid.columns;
  return {
    x: grid.left + (i + (isDownwards ? 0 : share)) * grid.step,
    y: grid.top + (j + (isDownwards ? share : 0)) * grid.step,
  };
}

export function measureArea(loop: Loop): number {
  let twice = 0;
  let previous = loop.at(-1);
  for (const point of loop) {
    if (previous !== undefined) twice += previous.x * point.y - point.x * previous.y;
    previous = point;
  }
  return Math.abs(twice) / 2;
}
