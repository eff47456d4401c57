import type { Point, ViewBox } from './board';
import { directionAt, rotate } from './plane';

/** Where the words of a preview stand: beside what they speak of, on no boat, buoy or disc, inside the lake. */

export interface Circle {
  readonly at: Point;
  readonly radius: number;
}

/** A stretch that words should not cover if they can help it: lines with dots. */
export interface Run {
  readonly from: Point;
  readonly to: Point;
}

export interface LabelRequest {
  /** What the words speak of. */
  readonly anchor: Point;
  readonly width: number;
  readonly height: number;
}

export interface LabelScene {
  /** Never covered: boats, buoys, discs. */
  readonly obstacles: readonly Circle[];
  readonly runs: readonly Run[];
  readonly bounds: ViewBox;
  /** Degrees clockwise by which the view is turned, in quarters: words lie level for the reader. */
  readonly viewRotation: number;
}

/** A box about its middle, level for the reader. */
interface Box {
  readonly at: Point;
  readonly halfWidth: number;
  readonly halfHeight: number;
}

const EDGE = 3;
const RINGS = [22, 30, 40, 52, 66, 84, 106, 132, 164, 205, 260, 330, 420];
const DIRECTIONS = 24;

function gapToCircle(box: Box, { at, radius }: Circle): number {
  const dx = Math.max(Math.abs(at.x - box.at.x) - box.halfWidth, 0);
  const dy = Math.max(Math.abs(at.y - box.at.y) - box.halfHeight, 0);
  return Math.hypot(dx, dy) - radius;
}

function overlapOf(a: Box, b: Box): number {
  const x = a.halfWidth + b.halfWidth - Math.abs(a.at.x - b.at.x);
  const y = a.halfHeight + b.halfHeight - Math.abs(a.at.y - b.at.y);
  return Math.max(0, Math.min(x, y));
}

/** The length of a run that lies under a box. */
function coveredLength(box: Box, { from, to }: Run): number {
  let [first, last] = [0, 1];
  const limits = [
    [from.x, to.x - from.x, box.at.x, box.halfWidth],
    [from.y, to.y - from.y, box.at.y, box.halfHeight],
  ];
  for (const [start, way, middle, half] of limits) {
    if (Math.abs(way) < 1e-9) {
      if (Math.abs(start - middle) > half) return 0;
      continue;
    }
    const [a, b] = [(middle - half - start) / way, (middle + half - start) / way];
    first = Math.max(first, Math.min(a, b));
    last = Math.min(last, Math.max(a, b));
  }
  return Math.max(0, last - first) * Math.hypot(to.x - from.x, to.y - from.y);
}

const FORBIDDEN = 10_000;

function costOf(box: Box, anchor: Point, scene: LabelScene, placed: readonly Box[]): number {
  let cost = Math.hypot(box.at.x - anchor.x, box.at.y - anchor.y);
  for (const obstacle of scene.obstacles) {
    const gap = gapToCircle(box, obstacle);
    if (gap < 1) cost += FORBIDDEN * (1 - gap);
  }
  for (const other of placed) {
    const overlap = overlapOf(box, other);
    if (overlap > 0) cost += FORBIDDEN * overlap;
  }
  for (const run of scene.runs) cost += 2 * coveredLength(box, run);
  return cost;
}

function keepInside(point: Point, request: LabelRequest, bounds: ViewBox): Point {
  const clamp = (value: number, from: number, size: number, half: number) =>
    Math.max(from + half + EDGE, Math.min(from + size - half - EDGE, value));
  return {
    x: clamp(point.x, bounds.x, bounds.width, request.width / 2),
    y: clamp(point.y, bounds.y, bounds.height, request.height / 2),
  };
}

function candidatesFor({ anchor, width, height }: LabelRequest): Point[] {
  return RINGS.flatMap((ring) =>
    Array.from({ length: DIRECTIONS }, (_, index) => {
      const { x, y } = directionAt((2 * Math.PI * index) / DIRECTIONS + Math.PI / 2);
      // Beside the anchor the words begin at the ring; above and below it they are centred.
      return { x: anchor.x + x * (ring + width / 2), y: anchor.y + y * (ring + height / 2 - 6) };
    }),
  );
}

/** The reader's coordinates of a scene: turned as the view is, so that words are level boxes. */
function turnBounds({ x, y, width, height }: ViewBox, angle: number): ViewBox {
  const corners = [rotate({ x, y }, angle), rotate({ x: x + width, y: y + height }, angle)];
  const left = Math.min(corners[0].x, corners[1].x);
  const top = Math.min(corners[0].y, corners[1].y);
  return {
    x: left,
    y: top,
    width: Math.abs(corners[0].x - corners[1].x),
    height: Math.abs(corners[0].y - corners[1].y),
  };
}

/** The middles of all labels, in the order asked for; earlier ones choose first. */
export function placeLabels(requests: readonly LabelRequest[], scene: LabelScene): Point[] {
  const angle = (scene.viewRotation * Math.PI) / 180;
  const seen: LabelScene = {
    obstacles: scene.obstacles.map(({ at, radius }) => ({ at: rotate(at, angle), radius })),
    runs: scene.runs.map(({ from, to }) => ({ from: rotate(from, angle), to: rotate(to, angle) })),
    bounds: turnBounds(scene.bounds, angle),
    viewRotation: 0,
  };
  const placed: Box[] = [];
  for (const request of requests) {
    const turned = { ...request, anchor: rotate(request.anchor, angle) };
    let best: Box | null = null;
    let lowest = Infinity;
    for (const candidate of candidatesFor(turned)) {
      const box = {
        at: keepInside(candidate, request, seen.bounds),
        halfWidth: request.width / 2,
        halfHeight: request.height / 2,
      };
      const cost = costOf(box, turned.anchor, seen, placed);
      if (cost < lowest) [best, lowest] = [box, cost];
    }
    if (best) placed.push(best);
  }
  return placed.map(({ at }) => rotate(at, -angle));
}

const NARROW = /[ 'ilIj.,:;!()·ï]/;
const SLIM = /[1frtz-]/;
const WIDE = /[mwMW…→]/;
const BROAD = /[ABDGHKNOQRUVXÄÖÜ]/;

/** Width of a text in ems: the game's semi-condensed type at weight 600, rounded up. */
export function textWidth(text: string): number {
  let width = 0;
  for (const sign of text) {
    if (NARROW.test(sign)) width += 0.27;
    else if (SLIM.test(sign)) width += 0.4;
    else if (WIDE.test(sign)) width += 0.77;
    else width += BROAD.test(sign) ? 0.57 : 0.51;
  }
  return width;
}

const PILL_PADDING = 8;
const PILL_EMS = 1.5;

/** The size of a pill of words at a font size. */
export function pillSize(text: string, fontSize: number): { width: number; height: number } {
  return { width: textWidth(text) * fontSize + 2 * PILL_PADDING, height: PILL_EMS * fontSize };
}
