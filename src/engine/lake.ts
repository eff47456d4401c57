/** The lake: six tiles in a frame (R2), its text pictures and its code. */
import {
  ALL_HEADINGS,
  COLUMNS,
  HEADINGS,
  ROWS,
  SPACES,
  neighbour,
  spaceAt,
  turn,
  type Heading,
  type Space,
} from './hex';
import { drawStream } from './random';

export const SIDES = ['standard', 'expert'] as const;
export type Side = (typeof SIDES)[number];

export const LETTERS = ['A', 'B', 'C'] as const;
export type Letter = (typeof LETTERS)[number];

export const TILE_COLUMNS = 8;
export const TILE_ROWS = 12;
export const TILES = 6;
const FRAME = 2;
const SLOTS_ACROSS = 3;

/** A place for a buoy and, should it become buoy 0, the heading of the start/finish line from it (R2.4). */
export interface Spot {
  readonly at: Space;
  readonly lineHeading: Heading;
}

export interface Lake {
  readonly code: string;
  readonly side: Side;
  /** 28 strings of 28 characters, `.` water and `#` land or shore. */
  readonly rows: readonly string[];
  /** The spots of each letter, in the order of the slots. */
  readonly spots: Readonly<Record<Letter, readonly Spot[]>>;
}

/**
 * One face of a tile as a picture: `.` water, `#` land, a letter is a spot (capital on land, small on water).
 * Blanks are ignored, so a picture can show how odd rows are shifted.
 */
export interface TileFace {
  readonly picture: readonly string[];
  readonly lines: Readonly<Partial<Record<Letter, Heading>>>;
}

/** All pictures a lake is laid from: the frame (its 24 × 24 inside is ignored) and six tile faces a side. */
export interface Atlas {
  readonly frame: readonly string[];
  readonly tiles: Readonly<Record<Side, readonly TileFace[]>>;
}

/** Which tile lies in a slot and whether it is turned by 180° (R2.2). */
export interface LaidTile {
  readonly tile: number;
  readonly isTurned: boolean;
}

export interface Layout {
  readonly side: Side;
  readonly slots: readonly LaidTile[];
}

interface CutFace {
  readonly rows: readonly string[];
  readonly spots: readonly { letter: Letter; column: number; row: number; lineHeading: Heading }[];
}

interface CutAtlas {
  readonly frame: readonly string[];
  /** Per side: face `2 * tile`, and turned `2 * tile + 1`. */
  readonly faces: Readonly<Record<Side, readonly CutFace[]>>;
}

const cutAtlases = new WeakMap<Atlas, CutAtlas>();

function compact(picture: readonly string[]): string[] {
  return picture.map((line) => line.replaceAll(/\s/g, ''));
}

function cutFace(face: TileFace): CutFace {
  const picture = compact(face.picture);
  const spots: CutFace['spots'][number][] = [];
  for (let row = 0; row < TILE_ROWS; row++) {
    for (let column = 0; column < TILE_COLUMNS; column++) {
      const letter = LETTERS.find((candidate) => candidate === picture[row][column].toUpperCase());
      const lineHeading = letter && face.lines[letter];
      if (letter && lineHeading !== undefined) spots.push({ letter, column, row, lineHeading });
    }
  }
  const rows = picture.map((line) => line.replaceAll(/[A-C]/g, '#').replaceAll(/[a-c]/g, '.'));
  return { rows, spots };
}

function turnFace({ rows, spots }: CutFace): CutFace {
  return {
    rows: rows.map((line) => [...line].reverse().join('')).reverse(),
    spots: spots.map((spot) => ({
      letter: spot.letter,
      column: TILE_COLUMNS - 1 - spot.column,
      row: TILE_ROWS - 1 - spot.row,
      lineHeading: turn(spot.lineHeading, 3),
    })),
  };
}

function cut(atlas: Atlas): CutAtlas {
  const known = cutAtlases.get(atlas);
  if (known) return known;
  const cutSide = (side: Side) => atlas.tiles[side].map(cutFace).flatMap((face) => [face, turnFace(face)]);
  const result: CutAtlas = {
    frame: compact(atlas.frame),
    faces: { standard: cutSide('standard'), expert: cutSide('expert') },
  };
  cutAtlases.set(atlas, result);
  return result;
}

export function layLake(atlas: Atlas, layout: Layout): Lake {
  const { frame, faces } = cut(atlas);
  const laid = layout.slots.map(({ tile, isTurned }) => faces[layout.side][2 * tile + (isTurned ? 1 : 0)]);
  const rows: string[] = [];
  for (let row = 0; row < ROWS; row++) {
    const inside = row - FRAME;
    if (inside < 0 || inside >= ROWS - 2 * FRAME) {
      rows.push(frame[row]);
      continue;
    }
    const left = SLOTS_ACROSS * Math.trunc(inside / TILE_ROWS);
    const line = inside % TILE_ROWS;
    const edges = frame[row];
    const water = laid[left].rows[line] + laid[left + 1].rows[line] + laid[left + 2].rows[line];
    rows.push(edges.slice(0, FRAME) + water + edges.slice(COLUMNS - FRAME));
  }
  const spots: Record<Letter, Spot[]> = { A: [], B: [], C: [] };
  for (let slot = 0; slot < TILES; slot++) {
    const column = FRAME + (slot % SLOTS_ACROSS) * TILE_COLUMNS;
    const row = FRAME + Math.trunc(slot / SLOTS_ACROSS) * TILE_ROWS;
    for (const spot of laid[slot].spots) {
      const at = spaceAt(column + spot.column, row + spot.row);
      spots[spot.letter].push({ at, lineHeading: spot.lineHeading });
    }
  }
  return { code: formatLakeCode(layout), side: layout.side, rows, spots };
}

/** 1 for water, 0 for land, by space. */
export function waterOf(lake: Lake): Uint8Array {
  const water = new Uint8Array(SPACES);
  for (let row = 0; row < ROWS; row++) {
    const line = lake.rows[row];
    for (let column = 0; column < COLUMNS; column++) {
      if (line.charCodeAt(column) === 46) water[row * COLUMNS + column] = 1;
    }
  }
  return water;
}

/** The land that hangs on the frame; all other land is islands. */
export function shoreOf(lake: Pick<Lake, 'rows'>): ReadonlySet<Space> {
  const isLand = (space: Space) => lake.rows[Math.trunc(space / COLUMNS)][space % COLUMNS] !== '.';
  const shore = new Set<Space>();
  const edge: Space[] = [0];
  while (edge.length > 0) {
    const space = edge.pop() ?? 0;
    if (shore.has(space) || !isLand(space)) continue;
    shore.add(space);
    for (const heading of ALL_HEADINGS) {
      const next = neighbour(space, heading);
      if (next >= 0) edge.push(next);
    }
  }
  return shore;
}

/** `S-1 2T 3…`: the side's initial, then tile numbers by slot, `T` behind a turned one, e.g. `S-12T364T5`. */
export function formatLakeCode({ side, slots }: Layout): string {
  const initial = side === 'standard' ? 'S' : 'E';
  return `${initial}-${slots.map(({ tile, isTurned }) => `${tile + 1}${isTurned ? 'T' : ''}`).join('')}`;
}

/** Reads a lake code as people type it: small letters, blanks and extra dashes are forgiven. */
export function parseLakeCode(code: string): Layout | undefined {
  const text = code.replaceAll(/[\s\-.,]/g, '').toUpperCase();
  const match = /^([SE])((?:[1-6]T?){6})$/.exec(text);
  if (!match) return undefined;
  const slots = [...match[2].matchAll(/([1-6])(T?)/g)].map(([, tile, turned]) => ({
    tile: Number(tile) - 1,
    isTurned: turned === 'T',
  }));
  if (new Set(slots.map(({ tile }) => tile)).size !== TILES) return undefined;
  return { side: match[1] === 'S' ? 'standard' : 'expert', slots };
}

/** A random layout (R2.2): every one of the 46,080 is equally likely. */
export function randomLayout(side: Side, seed: string): Layout {
  const draw = drawStream(`${seed}/lake`);
  const tiles = Array.from({ length: TILES }, (_, tile) => tile);
  const slots: LaidTile[] = [];
  while (tiles.length > 0) {
    const [tile] = tiles.splice(draw(tiles.length), 1);
    slots.push({ tile, isTurned: draw(2) === 1 });
  }
  return { side, slots };
}

/** How many spaces of water a boat can enter from each space in each heading (R6.1), by `[space * 6 + heading]`. */
export function reachOf(open: Uint8Array, neighbours: Int16Array): Uint8Array {
  const reach = new Uint8Array(SPACES * HEADINGS);
  // Downwards, every neighbour to the NE, NW and W is filled before it is asked for; upwards the other three.
  for (const heading of [1, 2, 3]) {
    for (let edge = heading; edge < reach.length; edge += HEADINGS) {
      const next = neighbours[edge];
      if (next >= 0 && open[next] === 1) reach[edge] = 1 + reach[next * HEADINGS + heading];
    }
  }
  for (const heading of [4, 5, 0]) {
    for (let edge = reach.length - HEADINGS + heading; edge >= 0; edge -= HEADINGS) {
      const next = neighbours[edge];
      if (next >= 0 && open[next] === 1) reach[edge] = 1 + reach[next * HEADINGS + heading];
    }
  }
  return reach;
}
