/** Table mode: where the lanes lie, and where on their free deck a plaque finds room. */
import type { ScreenSide } from '../../../../store/table';
import type { Box, GameLayout } from '../layout';

/** How far the words on a side are turned, so that whoever sits there can read them. */
export const LANE_ANGLES: Readonly<Record<ScreenSide, number>> = {
  south: 0,
  west: 90,
  north: 180,
  east: -90,
};

export interface LaneBox {
  /** In the lane's own pixels, before it is turned and enlarged. */
  readonly length: number;
  readonly thickness: number;
  readonly scale: number;
  /** Its middle on the screen. */
  readonly x: number;
  readonly y: number;
}

/** The middle of a lane and its size. Long lanes run the whole width; the others lie between them. */
export function laneBox(side: ScreenSide, layout: GameLayout): LaneBox {
  const { lake, lanes } = layout;
  const { scale } = lanes;
  const width = lake.width + 2 * lanes.short;
  const height = lake.height + 2 * lanes.long;
  const long = { length: width / scale, thickness: lanes.long / scale, scale, x: width / 2 };
  const short = { length: lake.height / scale, thickness: lanes.short / scale, scale, y: height / 2 };
  switch (side) {
    case 'south':
      return { ...long, y: height - lanes.long / 2 };
    case 'north':
      return { ...long, y: lanes.long / 2 };
    case 'west':
      return { ...short, x: lanes.short / 2 };
    case 'east':
      return { ...short, x: width - lanes.short / 2 };
  }
}

const TWO_ROWS = 96;
/** From here on two rows leave room for a line of words, or for two. */
const ONE_LINE = 122;
const TWO_LINES = 142;

export function rowsOf({ thickness }: LaneBox): 1 | 2 {
  return thickness >= TWO_ROWS ? 2 : 1;
}

export function linesOf({ thickness }: LaneBox): 0 | 1 | 2 {
  return thickness >= TWO_LINES ? 2 : thickness >= ONE_LINE ? 1 : 0;
}

/** What lies at the ends of a lane: brass buttons on the long ones. */
export const LANE_ENDS: Readonly<Record<ScreenSide, number>> = { south: 66, north: 66, west: 8, east: 8 };

/** A plate of two rows, and what is left free beside it. */
const PLATE = { length: 236, gap: 8 };
const PLAQUE = { width: 230, length: 190, edge: 12, least: 120 };
/** So many plates of one row fit a lane with their names. */
const PLATES_IN_A_ROW = 2;

function seatsOn(side: ScreenSide, sides: readonly ScreenSide[]): number {
  return sides.filter((seat) => seat === side).length;
}

function innerLength(side: ScreenSide, layout: GameLayout): number {
  return laneBox(side, layout).length - 2 * LANE_ENDS[side];
}

/** The length of so many plates of two rows. */
function platesLength(seats: number): number {
  return seats * (PLATE.length + PLATE.gap) - PLATE.gap;
}

/** The lane that has room for a plaque: of those with two rows the one with fewer seats. */
function plaqueSide(layout: GameLayout, sides: readonly ScreenSide[]): ScreenSide {
  const [one, other] = layout.rotation === 0 ? (['east', 'west'] as const) : (['south', 'north'] as const);
  return seatsOn(other, sides) < seatsOn(one, sides) ? other : one;
}

/** What several plates must leave free at the lower or right end of their lane; one leaves enough by itself. */
export function roomForPlaque(side: ScreenSide, layout: GameLayout, sides: readonly ScreenSide[]): number {
  const seats = seatsOn(side, sides);
  if (side !== plaqueSide(layout, sides) || seats < 2) return 0;
  return Math.max(PLAQUE.least, innerLength(side, layout) - platesLength(seats));
}

/** Whether the plates of a lane have room for everything, names and all. */
export function hasWholePlates(side: ScreenSide, layout: GameLayout, sides: readonly ScreenSide[]): boolean {
  const seats = seatsOn(side, sides);
  if (rowsOf(laneBox(side, layout)) === 1) return seats <= PLATES_IN_A_ROW;
  return platesLength(seats) + roomForPlaque(side, layout, sides) <= innerLength(side, layout);
}

/**
 * Where a plaque for a player in a lane of one row can lie: on the deck of a lane of two rows, at the end that is
 * nearer. Its width runs across that lane, so that it is read from the player's side.
 */
export function plaqueBox(reader: ScreenSide, layout: GameLayout, sides: readonly ScreenSide[]): Box {
  const side = plaqueSide(layout, sides);
  const { thickness, scale, x, y } = laneBox(side, layout);
  const inner = innerLength(side, layout);
  const room = roomForPlaque(side, layout, sides) || (inner - PLATE.length) / 2;
  const isFar = seatsOn(side, sides) < 2 && (reader === 'north' || reader === 'west');
  const along = (isFar ? -1 : 1) * ((inner - room) / 2) * scale;
  const width = Math.min(thickness - 2 * PLAQUE.edge, PLAQUE.width);
  const height = Math.min(room - PLAQUE.edge, PLAQUE.length);
  const middle = side === 'east' || side === 'west' ? { x, y: y + along } : { x: x + along, y };
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
}
