/** The hex grid of R1 and R2.1: spaces, headings, neighbours and exact integer geometry. */

export const COLUMNS = 28;
export const ROWS = 28;
export const SPACES = COLUMNS * ROWS;
export const HEADINGS = 6;

/** A space of the grid as one integer, `row * COLUMNS + column`; `[column, row]` exists only in texts and traces. */
export type Space = number & { readonly __space?: never };

/** 0 E, 1 NE, 2 NW, 3 W, 4 SW, 5 SE (R1.2): +1 turns 60° to the left. */
export type Heading = 0 | 1 | 2 | 3 | 4 | 5;

export const ALL_HEADINGS: readonly Heading[] = [0, 1, 2, 3, 4, 5];

/** A point or vector in doubled coordinates (R1.3). */
export interface Vector {
  readonly x: number;
  readonly y: number;
}

/** One step of each heading in doubled coordinates. */
export const STEP_VECTORS: readonly Vector[] = [
  { x: 2, y: 0 },
  { x: 1, y: -1 },
  { x: -1, y: -1 },
  { x: -2, y: 0 },
  { x: -1, y: 1 },
  { x: 1, y: 1 },
];

export function spaceAt(column: number, row: number): Space {
  return row * COLUMNS + column;
}

export function columnOf(space: Space): number {
  return space % COLUMNS;
}

export function rowOf(space: Space): number {
  return Math.trunc(space / COLUMNS);
}

function isOnGrid(column: number, row: number): boolean {
  return column >= 0 && column < COLUMNS && row >= 0 && row < ROWS;
}

export function isHeading(value: unknown): value is Heading {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < HEADINGS;
}

/** `steps` turns of 60° to the left, negative ones to the right. */
export function turn(heading: Heading, steps: number): Heading {
  return ((((heading + steps) % HEADINGS) + HEADINGS) % HEADINGS) as Heading;
}

export function vectorOf(space: Space): Vector {
  const row = rowOf(space);
  return { x: 2 * columnOf(space) + (row & 1), y: row };
}

export function subtract(a: Vector, b: Vector): Vector {
  return { x: a.x - b.x, y: a.y - b.y };
}

/** Negative when `b` lies to the left of `a` (R1.3). */
export function cross(a: Vector, b: Vector): number {
  return a.x * b.y - a.y * b.x;
}

export function squaredLength(a: Vector): number {
  return a.x * a.x + 3 * a.y * a.y;
}

/** Steps between two spaces on open water. */
export function distanceBetween(a: Space, b: Space): number {
  const { x, y } = subtract(vectorOf(a), vectorOf(b));
  const rows = Math.abs(y);
  return rows + Math.max(0, (Math.abs(x) - rows) / 2);
}

function buildNeighbours(): Int16Array {
  const table = new Int16Array(SPACES * HEADINGS);
  for (let space = 0; space < SPACES; space++) {
    const { x, y } = vectorOf(space);
    for (const heading of ALL_HEADINGS) {
      const step = STEP_VECTORS[heading];
      const row = y + step.y;
      const column = (x + step.x - (row & 1)) / 2;
      table[space * HEADINGS + heading] = isOnGrid(column, row) ? spaceAt(column, row) : -1;
    }
  }
  return table;
}

/** Flat table `[space * 6 + heading]` of neighbours, -1 off the grid. */
export const NEIGHBOURS = buildNeighbours();

/** The space one step away, or -1 off the grid. */
export function neighbour(space: Space, heading: Heading): Space {
  return NEIGHBOURS[space * HEADINGS + heading];
}
