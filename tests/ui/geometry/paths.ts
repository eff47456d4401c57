import { GRID_COLUMNS, GRID_ROWS, centreOf, type Point } from '../../../src/ui/geometry/board';

type Polyline = Point[];

const CURVE_PARTS = 6;

/** Reads the commands our paths use, independently of how they are written; curves become short lines. */
export function flattenPath(path: string): Polyline[] {
  const lines: Polyline[] = [];
  let line: Polyline = [];
  let here: Point = { x: 0, y: 0 };
  let start = here;
  const go = (to: Point): void => {
    line.push(to);
    here = to;
  };
  for (const [, command = '', text = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = [...text.matchAll(/-?(?:\d*\.\d+|\d+)/g)].map(([number]) => Number(number));
    if (command === 'M') {
      line = [];
      lines.push(line);
      start = { x: numbers[0] ?? 0, y: numbers[1] ?? 0 };
      go(start);
    } else if (command === 'm') {
      start = { x: here.x + (numbers[0] ?? 0), y: here.y + (numbers[1] ?? 0) };
      line.pop();
      go(start);
    } else if (command === 'H') go({ x: numbers[0] ?? 0, y: here.y });
    else if (command === 'V') go({ x: here.x, y: numbers[0] ?? 0 });
    else if (command === 'L') go({ x: numbers[0] ?? 0, y: numbers[1] ?? 0 });
    else if (command === 'l') {
      for (let i = 0; i < numbers.length; i += 2) {
        go({ x: here.x + (numbers[i] ?? 0), y: here.y + (numbers[i + 1] ?? 0) });
      }
    } else if (command === 'q') {
      for (let i = 0; i < numbers.length; i += 4) {
        const [cx = 0, cy = 0, ex = 0, ey = 0] = numbers.slice(i, i + 4);
        const from = here;
        for (let part = 1; part <= CURVE_PARTS; part++) {
          const t = part / CURVE_PARTS;
          const a = 2 * t * (1 - t);
          go({ x: from.x + a * cx + t * t * ex, y: from.y + a * cy + t * t * ey });
        }
      }
    } else if (command === 'z') go(start);
    else if (command !== 'a') throw new Error(`A path has the command ${command}, which no test can read.`);
  }
  return lines;
}

/** Whether points are inside a path filled even-odd, for many points of few heights. */
export function createInside(path: string): (point: Point) => boolean {
  const lines = flattenPath(path);
  const crossingsByHeight = new Map<number, number[]>();
  const findCrossings = (y: number): number[] => {
    const crossings: number[] = [];
    for (const line of lines) {
      for (let i = 1; i < line.length; i++) {
        const a = line[i - 1];
        const b = line[i];
        if (a === undefined || b === undefined || a.y > y === b.y > y) continue;
        crossings.push(a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x));
      }
    }
    return crossings;
  };
  return ({ x, y }) => {
    const crossings = crossingsByHeight.get(y) ?? findCrossings(y);
    crossingsByHeight.set(y, crossings);
    return crossings.filter((crossing) => crossing < x).length % 2 === 1;
  };
}

export interface Hex extends Point {
  readonly column: number;
  readonly row: number;
  readonly isLand: boolean;
}

export function listHexes(rows: readonly string[]): Hex[] {
  return Array.from({ length: GRID_ROWS * GRID_COLUMNS }, (_, index) => {
    const column = index % GRID_COLUMNS;
    const row = Math.floor(index / GRID_COLUMNS);
    return { ...centreOf(column, row), column, row, isLand: rows[row]?.[column] === '#' };
  });
}

/** Distance of a point from the stretch between two others. */
export function measureDistance(point: Point, from: Point, to: Point): number {
  const alongX = to.x - from.x;
  const alongY = to.y - from.y;
  const square = alongX ** 2 + alongY ** 2;
  const share = square === 0 ? 0 : ((point.x - from.x) * alongX + (point.y - from.y) * alongY) / square;
  const clamped = Math.min(Math.max(share, 0), 1);
  return Math.hypot(point.x - from.x - clamped * alongX, point.y - from.y - clamped * alongY);
}
