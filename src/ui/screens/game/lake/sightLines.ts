/** What the phone's camera must show of a turn, and where its small map may lie. */
import { HEX_WIDTH, VIEW_BOXES, type Point, type ViewBox } from '../../../geometry/board';
import { toBoard, visibleBox, type ScreenSize, type View } from '../../../geometry/camera';
import type { Circle } from '../../../geometry/labels';
import { along, directionOf, distanceOf, pointOfSpace } from '../../../geometry/plane';
import type { Way } from '../../../../engine';
import type { Turn } from '../turn';

/** A crash shows beyond the space on which the boat stops. */
function spacesShown({ path, crash, reach }: Way): number {
  return crash > 0 ? reach + 1.3 : path.length;
}

/** Where the ways end, or may end when a roll is still to come. */
export function endsOfWays({ boat, ways, odds }: Pick<Turn, 'boat' | 'ways' | 'odds'>): Point[] {
  const fastest = odds?.speeds.at(-1)?.speed ?? 0;
  const reaches = [
    ...(ways ?? []).map((way) => ({ heading: way.heading, spaces: spacesShown(way) })),
    ...(odds?.headings ?? []).map(({ heading, reach }) => ({ heading, spaces: Math.min(reach, fastest) })),
  ];
  return reaches.map(({ heading, spaces }) =>
    along(pointOfSpace(boat.at), directionOf(heading), spaces * HEX_WIDTH),
  );
}

export type MapCorner = 'top-right' | 'top-left' | 'bottom-right' | 'bottom-left';

/** Where the map usually lies comes first. */
const CORNERS: readonly MapCorner[] = ['top-right', 'bottom-right', 'top-left', 'bottom-left'];
/** The small map with its frame, from its corner to its middle and beyond it. */
const MAP = { width: 110, height: 98 };
const NEAR = 190;

function cornerPoint(corner: MapCorner, { width, height }: ScreenSize): Point {
  return { x: corner.endsWith('right') ? width : 0, y: corner.startsWith('bottom') ? height : 0 };
}

/** The upper right corner, unless the boat or a way comes near it; then the one that is furthest from them. */
export function freeCorner(pixels: readonly Point[], screen: ScreenSize): MapCorner {
  const room = CORNERS.map((corner) =>
    Math.min(...pixels.map((pixel) => distanceOf(pixel, cornerPoint(corner, screen)))),
  );
  return room[0] >= NEAR ? CORNERS[0] : CORNERS[room.indexOf(Math.max(...room))];
}

/** The small map as words on the lake see it: something to keep off. */
export function roomOfMap(corner: MapCorner, view: View, screen: ScreenSize): Circle {
  const { x, y } = cornerPoint(corner, screen);
  const middle = {
    x: x === 0 ? MAP.width / 2 : x - MAP.width / 2,
    y: y === 0 ? MAP.height / 2 : y - MAP.height / 2,
  };
  return { at: toBoard(view, middle), radius: Math.hypot(MAP.width, MAP.height) / 2 / view.unitPx };
}

/** The part of the lake on the screen, where words belong. */
export function seenLake(view: View, screen: ScreenSize): ViewBox {
  const seen = visibleBox(view, screen);
  const lake = VIEW_BOXES.lake;
  const [x, y] = [Math.max(seen.x, lake.x), Math.max(seen.y, lake.y)];
  return {
    x,
    y,
    width: Math.min(seen.x + seen.width, lake.x + lake.width) - x,
    height: Math.min(seen.y + seen.height, lake.y + lake.height) - y,
  };
}
