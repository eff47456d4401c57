/**
 * The referee's own hex grid (R1). It shares no code with the engine on purpose: neighbours come from offsets by row
 * parity, distances from cube coordinates, and exact predicates from BigInt.
 */

export type Pair = readonly [column: number, row: number];

export const SIZE = 28;

const FROM_EVEN_ROW: readonly Pair[] = [
  [1, 0],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];
const FROM_ODD_ROW: readonly Pair[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [0, 1],
  [1, 1],
];

export function stepFrom([column, row]: Pair, heading: number): Pair {
  const [dc, dr] = (row % 2 === 0 ? FROM_EVEN_ROW : FROM_ODD_ROW)[heading];
  return [column + dc, row + dr];
}

export function turned(heading: number, left: number): number {
  return (heading + left + 12) % 6;
}

export function isSame(a: Pair, b: Pair): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

export function includesPair(list: readonly Pair[], pair: Pair): boolean {
  return list.some((other) => isSame(other, pair));
}

export function keyOf([column, row]: Pair): number {
  return row * 100 + column;
}

export function distance(a: Pair, b: Pair): number {
  const q = ([column, row]: Pair) => column - Math.floor(row / 2);
  const dq = q(a) - q(b);
  const dr = a[1] - b[1];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/** A point of the plane. Coordinates of R1.3 times two, so that the middle of a line of four is whole as well. */
export interface Point {
  readonly x: bigint;
  readonly y: bigint;
}

export function pointOf([column, row]: Pair): Point {
  return { x: BigInt(4 * column + 2 * (row % 2)), y: BigInt(2 * row) };
}

export function middleOf(a: Pair, b: Pair): Point {
  const [p, q] = [pointOf(a), pointOf(b)];
  return { x: (p.x + q.x) / 2n, y: (p.y + q.y) / 2n };
}

export function from(a: Point, b: Point): Point {
  return { x: b.x - a.x, y: b.y - a.y };
}

/** Positive when `v` lies to the left of `u` as a person looking along `u` sees it (y grows downward). */
export function leftness(u: Point, v: Point): bigint {
  return u.y * v.x - u.x * v.y;
}

export function dot(u: Point, v: Point): bigint {
  return u.x * v.x + 3n * u.y * v.y;
}

/** `t·|t|` keeps order and sign, so roots can be compared without taking any. */
export function signedSquare(t: bigint): bigint {
  return t < 0n ? -(t * t) : t * t;
}
