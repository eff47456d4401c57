/**
 * Board units, shared by everything drawn on the lake. Hexes stand on a corner; odd rows are pushed half a
 * hex to the right. The origin is the upper left corner of the grid; the wooden rim lies outside it.
 */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Centre to corner. */
export const HEX_SIZE = 20;
/** Side to side: also the distance between the centres of two neighbours. */
export const HEX_WIDTH = HEX_SIZE * Math.sqrt(3);
export const ROW_PITCH = HEX_SIZE * 1.5;

/** Six tiles of 8 × 12 inside a frame two hexes wide (R2.1). */
export const GRID_COLUMNS = 28;
export const GRID_ROWS = 28;
export const GRID_WIDTH = HEX_WIDTH * (GRID_COLUMNS + 0.5);
export const GRID_HEIGHT = ROW_PITCH * (GRID_ROWS - 1) + 2 * HEX_SIZE;

/** The mahogany rim outside the grid, which carries the score track. */
export const RIM_WIDTH = 25;
/** The planks inside the grid; they never reach row 1 or column 1. */
export const DECK_DEPTH = 30;
/** How much of the grid's edge the crop without a rim leaves away. */
const LAKE_CROP_INSET = 27;

export interface ViewBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** `board`: everything with rim and score track. `lake`: only the lake, for screens that frame it themselves. */
export type LakeCrop = 'board' | 'lake';

export const VIEW_BOXES: Readonly<Record<LakeCrop, ViewBox>> = {
  board: growViewBox(RIM_WIDTH),
  lake: growViewBox(-LAKE_CROP_INSET),
};

/** What a phone's camera may show: a little more than the lake, for bursts on its very shore. */
export const PHONE_BOX: ViewBox = growViewBox(-2);

function growViewBox(margin: number): ViewBox {
  return {
    x: -margin,
    y: -margin,
    width: GRID_WIDTH + 2 * margin,
    height: GRID_HEIGHT + 2 * margin,
  };
}

/** The text of an SVG `viewBox` attribute. */
export function formatViewBox({ x, y, width, height }: ViewBox): string {
  return [x, y, width, height].map((length) => Math.round(length * 10) / 10).join(' ');
}

export function centreOf(column: number, row: number): Point {
  const shift = row % 2 === 0 ? 0.5 : 1;
  return { x: HEX_WIDTH * (column + shift), y: HEX_SIZE + ROW_PITCH * row };
}

/** The six corners of a hex about its centre, clockwise on the screen from the top one. */
export const HEX_CORNERS: readonly Point[] = [
  { x: 0, y: -HEX_SIZE },
  { x: HEX_WIDTH / 2, y: -HEX_SIZE / 2 },
  { x: HEX_WIDTH / 2, y: HEX_SIZE / 2 },
  { x: 0, y: HEX_SIZE },
  { x: -HEX_WIDTH / 2, y: HEX_SIZE / 2 },
  { x: -HEX_WIDTH / 2, y: -HEX_SIZE / 2 },
];
