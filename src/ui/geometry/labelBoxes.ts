import type { Point } from './board';
import { distanceOf } from './plane';

/** Boxes of words and what they may lie on: pure plane geometry, in the reader's coordinates. */

export interface Circle {
  readonly at: Point;
  readonly radius: number;
}

/** A stretch from one point to another: a line with dots, or the leader of a label. */
export interface Run {
  readonly from: Point;
  readonly to: Point;
}

/** A box about its middle, level for the reader. */
export interface LabelBox {
  readonly at: Point;
  readonly halfWidth: number;
  readonly halfHeight: number;
}

export function gapToCircle({ at: middle, halfWidth, halfHeight }: LabelBox, { at, radius }: Circle): number {
  const dx = Math.max(Math.abs(at.x - middle.x) - halfWidth, 0);
  const dy = Math.max(Math.abs(at.y - middle.y) - halfHeight, 0);
  return Math.sqrt(dx * dx + dy * dy) - radius;
}

export function overlapOf(a: LabelBox, b: LabelBox): number {
  const x = a.halfWidth + b.halfWidth - Math.abs(a.at.x - b.at.x);
  const y = a.halfHeight + b.halfHeight - Math.abs(a.at.y - b.at.y);
  return Math.max(0, Math.min(x, y));
}

/** The length of a run that lies under a box. */
export function coveredLength(box: LabelBox, { from, to }: Run): number {
  const { at, halfWidth, halfHeight } = box;
  // Most runs pass by, and this is asked thousands of times.
  if (Math.max(from.x, to.x) < at.x - halfWidth || Math.min(from.x, to.x) > at.x + halfWidth) return 0;
  if (Math.max(from.y, to.y) < at.y - halfHeight || Math.min(from.y, to.y) > at.y + halfHeight) return 0;
  let [first, last] = [0, 1];
  const limits = [
    [from.x, to.x - from.x, at.x, halfWidth],
    [from.y, to.y - from.y, at.y, halfHeight],
  ];
  for (const [start, way, middle, half] of limits) {
    if (Math.abs(way) < 1e-9) continue;
    const [a, b] = [(middle - half - start) / way, (middle + half - start) / way];
    first = Math.max(first, Math.min(a, b));
    last = Math.min(last, Math.max(a, b));
  }
  return Math.max(0, last - first) * distanceOf(from, to);
}

export function runCrossesCircle({ from, to }: Run, { at, radius }: Circle): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : ((at.x - from.x) * dx + (at.y - from.y) * dy) / length;
  const nearest = Math.max(0, Math.min(1, share));
  return distanceOf(at, { x: from.x + nearest * dx, y: from.y + nearest * dy }) < radius;
}

/** What is seen of a run that passes under circles. */
export function stretchesOutside({ from, to }: Run, circles: readonly Circle[]): Run[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  if (length === 0) return [];
  const at = (share: number): Point => ({ x: from.x + share * dx, y: from.y + share * dy });
  const hidden = circles
    .flatMap(({ at: { x, y }, radius }) => {
      const middle = ((x - from.x) * dx + (y - from.y) * dy) / length;
      const aside = Math.abs((x - from.x) * dy - (y - from.y) * dx) / length;
      if (aside >= radius) return [];
      const half = Math.sqrt(radius * radius - aside * aside);
      return [{ first: (middle - half) / length, last: (middle + half) / length }];
    })
    .sort((one, other) => one.first - other.first);
  const seen: Run[] = [];
  let start = 0;
  for (const { first, last } of [...hidden, { first: 1, last: 1 }]) {
    const end = Math.min(first, 1);
    if (end > start) seen.push({ from: at(start), to: at(end) });
    start = Math.max(start, last);
  }
  return seen;
}

export function runsCross(one: Run, other: Run): boolean {
  const sideOf = ({ from, to }: Run, point: Point) =>
    (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);
  return (
    sideOf(one, other.from) * sideOf(one, other.to) < 0 && sideOf(other, one.from) * sideOf(other, one.to) < 0
  );
}

/** The shortest line from the edge of a box to the edge of a circle. */
export function leaderTo({ at: middle, halfWidth, halfHeight }: LabelBox, { at, radius }: Circle): Run {
  const from = {
    x: Math.max(middle.x - halfWidth, Math.min(middle.x + halfWidth, at.x)),
    y: Math.max(middle.y - halfHeight, Math.min(middle.y + halfHeight, at.y)),
  };
  const length = Math.max(distanceOf(from, at), 1e-9);
  const share = Math.max(0, length - radius) / length;
  return { from, to: { x: from.x + share * (at.x - from.x), y: from.y + share * (at.y - from.y) } };
}
