/** Rounding lines and the way a boat's progress follows its steps (R3.6, R4.5, R8). */
import { signOf, signOfRootSum, type Sign } from './exact';
import {
  COLUMNS,
  HEADINGS,
  NEIGHBOURS,
  ROWS,
  SPACES,
  STEP_VECTORS,
  cross,
  squaredLength,
  subtract,
  vectorOf,
  type Space,
  type Vector,
} from './hex';

/** Which way a buoy is rounded: `left` keeps it on the boat's left, counter-clockwise (R3.3). */
export type Hand = 'left' | 'right';

/**
 * The endless ray from a buoy (R3.6). Its direction is the sum `a/|a| + b/|b|` of two integer vectors, so that every
 * question about it is a comparison of square roots; a rational direction has `b` zero.
 */
export interface RoundingLine {
  readonly from: Vector;
  readonly a: Vector;
  readonly b: Vector;
  readonly arrow: Hand;
}

const ZERO: Vector = { x: 0, y: 0 };

function negate({ x, y }: Vector): Vector {
  return { x: -x, y: -y };
}

/** The ray of a buoy between two marks. All vectors share one scale (course marks are doubled once more, R3.3). */
export function roundingLine(marks: {
  before: Vector;
  buoy: Vector;
  after: Vector;
  arrow: Hand;
}): RoundingLine {
  const { before, buoy, after, arrow } = marks;
  const a = negate(subtract(before, buoy));
  const b = negate(subtract(after, buoy));
  const goesStraightOn = cross(a, b) === 0 && a.x * b.x + 3 * a.y * b.y < 0;
  if (!goesStraightOn) return { from: buoy, a, b, arrow };
  // Buoy kept on the left: boats pass on the right of the course, and (-3y, x) is the right-hand perpendicular of (x, y).
  const ahead = negate(b);
  const right = { x: -3 * ahead.y, y: ahead.x };
  return { from: buoy, a: arrow === 'left' ? right : negate(right), b: ZERO, arrow };
}

/** The sign of the cross product of the line's direction with `vector`. */
export function signAcross(line: RoundingLine, vector: Vector): Sign {
  const { a, b } = line;
  return signOfRootSum(cross(a, vector), squaredLength(b) || 1, cross(b, vector), squaredLength(a));
}

/**
 * What a step can cross, packed into one number: two bits for each buoy (1 counts +1, 2 counts −1), then the line.
 * 0 is a step that changes nothing, as nearly all do.
 */
export const CROSSING = { leavesToFront: 64, entersFromFront: 128, entersFromApproach: 256 } as const;

/** Doubles once more: the middle of the start/finish line lies on half coordinates. */
export function markOf(space: Space): Vector {
  const { x, y } = vectorOf(space);
  return { x: 2 * x, y: 2 * y };
}

/**
 * Marks with a bit every space on the far side of the line's own straight, in the arrow's sense, or exactly on it (R8.2).
 * Along a row the distance from a straight only grows or only falls: each row changes at most once, and where it does
 * is found by halving.
 */
function markPast(past: Uint8Array, line: RoundingLine, bit: number): void {
  const { a, b, from } = line;
  const n = squaredLength(b) || 1;
  const m = squaredLength(a);
  const sense = line.arrow === 'left' ? -1 : 1;
  // A column further on, the cross products with a and b change by a constant.
  const stepA = -4 * sense * a.y;
  const stepB = -4 * sense * b.y;
  for (let row = 0; row < ROWS; row++) {
    const x = 2 * (row & 1) - from.x;
    const y = 2 * row - from.y;
    const startA = sense * (a.x * y - a.y * x);
    const startB = sense * (b.x * y - b.y * x);
    let change = COLUMNS - 1;
    const isFirstPast = signOfRootSum(startA, n, startB, m) >= 0;
    const isLastPast = signOfRootSum(startA + change * stepA, n, startB + change * stepB, m) >= 0;
    let least = isFirstPast === isLastPast ? change : 0;
    while (change - least > 1) {
      const middle = (least + change) >> 1;
      const isPast = signOfRootSum(startA + middle * stepA, n, startB + middle * stepB, m) >= 0;
      if (isPast === isFirstPast) least = middle;
      else change = middle;
    }
    const begin = row * COLUMNS;
    const end = begin + COLUMNS;
    if (isFirstPast) for (let space = begin; space < begin + change; space++) past[space] |= bit;
    if (isLastPast) for (let space = begin + change; space < end; space++) past[space] |= bit;
  }
}

/** Writes the crossings of the rounding lines of buoys 1, 2, … into the flat table `[space * 6 + heading]`. */
export function chartRoundingLines(crossings: Uint16Array, lines: readonly RoundingLine[]): void {
  const past = new Uint8Array(SPACES);
  for (let buoy = 0; buoy < lines.length; buoy++) markPast(past, lines[buoy], 1 << buoy);
  // Three headings see every pair of neighbours once; the way back is the same crossing with the other sign.
  for (let heading = 0; heading < 3; heading++) {
    for (let space = 0; space < SPACES; space++) {
      const next = NEIGHBOURS[space * HEADINGS + heading];
      if (next < 0 || past[space] === past[next]) continue;
      for (let buoy = 0; buoy < lines.length; buoy++) {
        const isPast = (past[next] >> buoy) & 1;
        if (isPast === ((past[space] >> buoy) & 1)) continue;
        if (!meetsRay(lines[buoy], space, STEP_VECTORS[heading])) continue;
        const forward = isPast === 1 ? 1 : 2;
        crossings[space * HEADINGS + heading] |= forward << (2 * buoy);
        crossings[next * HEADINGS + heading + 3] |= (3 - forward) << (2 * buoy);
      }
    }
  }
}

/**
 * Whether a step over the line's straight meets the line itself and not its extension behind the buoy. It does when the
 * buoy lies to that hand of the step from which the line comes: cross(step, direction) = -cross(direction, step).
 */
function meetsRay(line: RoundingLine, space: Space, step: Vector): boolean {
  const row = Math.trunc(space / COLUMNS);
  const x = line.from.x - 2 * (2 * (space - row * COLUMNS) + (row & 1));
  const y = line.from.y - 2 * row;
  return signOf(step.x * y - step.y * x) === signAcross(line, step);
}

/** How far a boat has come on the course (R4.5, R8). */
export interface Progress {
  readonly started: boolean;
  /** Buoys rounded, 0–3; the next one is the target. */
  readonly rounded: number;
  /** The counts of R8.2 for buoys 1, 2, 3. */
  readonly counts: readonly [number, number, number];
  readonly finished: boolean;
}

export const AT_START: Progress = { started: false, rounded: 0, counts: [0, 0, 0], finished: false };

function countAt(crossing: number, buoy: number): number {
  const bits = (crossing >> (2 * buoy)) & 3;
  return bits === 2 ? -1 : bits;
}

/** A last-rounded buoy that R8.3 takes back: its own count has fallen to 0 while the target's is 0. */
function isLastUnwound({ rounded, counts }: Progress): boolean {
  return rounded > 0 && counts[rounded - 1] <= 0 && (rounded === 3 || counts[rounded] === 0);
}

function countStep(progress: Progress, crossing: number): Progress {
  const { rounded } = progress;
  const atTarget = rounded < 3 ? countAt(crossing, rounded) : 0;
  const atLast = rounded > 0 ? countAt(crossing, rounded - 1) : 0;
  const counts: [number, number, number] = [...progress.counts];
  if (rounded < 3) counts[rounded] += atTarget;
  if (rounded > 0) counts[rounded - 1] += atLast;
  if (rounded < 3 && counts[rounded] > 0) {
    if (rounded < 2) counts[rounded + 1] = 0;
    return { ...progress, rounded: rounded + 1, counts };
  }
  const counted = { ...progress, counts };
  return isLastUnwound(counted) ? { ...counted, rounded: rounded - 1 } : counted;
}

/**
 * Whether a step changes nothing, without looking further. Only one buoy is taken back a step, so a second one may be
 * waiting for the next step even if that crosses nothing.
 */
export function isIdleStep(progress: Progress, crossing: number): boolean {
  return crossing === 0 && !isLastUnwound(progress);
}

/** One step of one space: counting, then un-starting or starting, then finishing (R8.3). */
export function advance(progress: Progress, crossing: number): Progress {
  if (progress.finished || isIdleStep(progress, crossing)) return progress;
  if (!progress.started) {
    return crossing & CROSSING.leavesToFront ? { ...AT_START, started: true } : progress;
  }
  const counted = countStep(progress, crossing);
  if (crossing & CROSSING.entersFromFront && counted.rounded === 0) return AT_START;
  if (crossing & CROSSING.entersFromApproach && counted.rounded === 3) return { ...counted, finished: true };
  return counted;
}
