/** Where a card can lie on the lake without covering a boat. */
import type { Point } from '../../../geometry/board';
import type { Box } from '../layout';

const MARGIN = 10;
/** So near to its edge a boat still counts as covered. */
const BOAT_ROOM = 26;

function covers({ x, y, width, height }: Box, point: Point): boolean {
  return (
    point.x > x - BOAT_ROOM &&
    point.x < x + width + BOAT_ROOM &&
    point.y > y - BOAT_ROOM &&
    point.y < y + height + BOAT_ROOM
  );
}

/** The corner of the lake that covers the fewest boats, the one nearest to `near` among equals. */
export function freeCorner(options: {
  lake: Box;
  size: { width: number; height: number };
  boats: readonly Point[];
  near: Point;
}): Box {
  const { lake, size, boats, near } = options;
  const right = lake.x + lake.width - size.width - MARGIN;
  const bottom = lake.y + lake.height - size.height - MARGIN;
  const corners = [lake.x + MARGIN, right].flatMap((x) =>
    [lake.y + MARGIN, bottom].map((y): Box => ({ x, y, ...size })),
  );
  const cost = (box: Box) => {
    const away = Math.hypot(box.x + size.width / 2 - near.x, box.y + size.height / 2 - near.y);
    return 1e5 * boats.filter((boat) => covers(box, boat)).length + away;
  };
  return corners.reduce((best, corner) => (cost(corner) < cost(best) ? corner : best));
}
