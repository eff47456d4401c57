import type { Heading, Space } from '../../../engine';
import { HEX_WIDTH, VIEW_BOXES, type Point } from '../../geometry/board';
import type { Circle } from '../../geometry/labels';
import { along, directionOf, distanceOf, pointOfSpace } from '../../geometry/plane';

/** +1 is the boat's left, -1 its right. */
export type ArrowSide = 1 | -1;

export const ARROW_RADIUS = 15;
const GAP = 1;

/** Ahead and aside of the boat, in spaces. Abaft first, where no way leads; further out when somebody lies there. */
const PLACES: readonly (readonly [ahead: number, aside: number])[] = [
  [-0.69, 0.98],
  [-1.3, 0.72],
  [-0.35, 1.55],
  [-1.15, 1.5],
  [0.75, 1.05],
  [-1.95, 0.62],
  [-0.5, 2.2],
  [-1.9, 1.5],
  [1.35, 1.4],
];

export interface ArrowScene {
  readonly at: Space;
  readonly heading: Heading;
  /** What an arrow must not lie on: boats, buoys, discs, lit spaces. */
  readonly obstacles: readonly Circle[];
}

function overlapAt(point: Point, obstacles: readonly Circle[]): number {
  const { x, y, width, height } = VIEW_BOXES.lake;
  const inside = Math.min(point.x - x, point.y - y, x + width - point.x, y + height - point.y);
  const ashore = Math.max(0, ARROW_RADIUS - inside);
  return obstacles.reduce(
    (sum, { at, radius }) => sum + Math.max(0, radius + ARROW_RADIUS + GAP - distanceOf(at, point)),
    10 * ashore,
  );
}

/** Where the arrow that turns a boat to one side lies: the first place that covers nothing, or covers least. */
export function placeTurnArrow({ at, heading, obstacles }: ArrowScene, side: ArrowSide): Point {
  const bow = directionOf(heading);
  // The boat's left lies a quarter turn anticlockwise of its bow; on a screen y grows downwards.
  const abeam = { x: side * bow.y, y: -side * bow.x };
  const points = PLACES.map(([ahead, aside]) =>
    along(along(pointOfSpace(at), bow, ahead * HEX_WIDTH), abeam, aside * HEX_WIDTH),
  );
  const overlaps = points.map((point) => overlapAt(point, obstacles));
  return points[overlaps.indexOf(Math.min(...overlaps))];
}
