/** What the drawings themselves must keep to: each tile face, the six faces of a side together, and the frame (R2.1–R2.4). */
import {
  COLUMNS,
  HEADINGS,
  NEIGHBOURS,
  ROWS,
  columnOf,
  isHeading,
  rowOf,
  spaceAt,
  vectorOf,
  type Space,
} from '../engine/hex';
import { LETTERS, TILE_COLUMNS, TILE_ROWS, type Letter, type Side, type TileFace } from '../engine/lake';

type PictureProblem =
  | 'not-a-tile'
  | 'wrong-letters'
  | 'line-not-in-tile'
  | 'line-on-land'
  | 'spot-island-at-edge'
  | 'straight-island'
  | 'land-share'
  | 'big-islands'
  | 'few-small-islands'
  | 'repeated-island'
  | 'spots-all-alike'
  | 'not-a-frame'
  | 'frame-open'
  | 'frame-water';

export interface PictureFinding {
  readonly problem: PictureProblem;
  /** The tile, counted from 1 as in lake codes; none for a whole side or the frame. */
  readonly tile?: number;
  readonly letter?: Letter;
  /** The count or share that is wrong. */
  readonly value?: number;
}

/** Which letters each tile bears, on both its sides: two AB, two AC, two BC (R2.4). */
const LETTERS_OF_TILES: readonly string[] = ['AB', 'AB', 'AC', 'AC', 'BC', 'BC'];
const LINE_LENGTH = 4;
const LONGEST_ROW = 4;
const SMALL_ISLAND = 4;
const BIG_ISLAND = { least: 8, most: 12 } as const;
const LAND_SHARE = {
  standard: { least: 0.13, most: 0.16 },
  expert: { least: 0.2, most: 0.24 },
} as const satisfies Record<Side, unknown>;
const FRAME_WATER = { least: 0.4, most: 0.6 } as const;

interface Drawing {
  /** Land and spots by space, the tile lying in the grid's corner: its rows are even and odd as in every slot. */
  readonly land: ReadonlySet<Space>;
  readonly spots: readonly { letter: Letter; at: Space }[];
}

function compact(picture: readonly string[]): string[] {
  return picture.map((line) => line.replaceAll(/\s/g, ''));
}

function readPicture(face: TileFace): Drawing | undefined {
  const picture = compact(face.picture);
  const isTile = picture.length === TILE_ROWS && picture.every((line) => /^[.#A-Ca-c]{8}$/.test(line));
  if (!isTile) return undefined;
  const land = new Set<Space>();
  const spots: Drawing['spots'][number][] = [];
  picture.forEach((line, row) =>
    [...line].forEach((mark, column) => {
      const at = spaceAt(column, row);
      if (/[#A-C]/.test(mark)) land.add(at);
      const letter = LETTERS.find((candidate) => candidate === mark.toUpperCase());
      if (letter) spots.push({ letter, at });
    }),
  );
  return { land, spots };
}

function isInTile(space: Space): boolean {
  return space >= 0 && columnOf(space) < TILE_COLUMNS && rowOf(space) < TILE_ROWS;
}

function isAtTileEdge(space: Space): boolean {
  const column = columnOf(space);
  const row = rowOf(space);
  return column === 0 || row === 0 || column === TILE_COLUMNS - 1 || row === TILE_ROWS - 1;
}

function islandAt(land: ReadonlySet<Space>, from: Space): Set<Space> {
  const island = new Set<Space>([from]);
  for (const space of island) {
    for (let heading = 0; heading < HEADINGS; heading++) {
      const next = NEIGHBOURS[space * HEADINGS + heading];
      if (land.has(next)) island.add(next);
    }
  }
  return island;
}

function islandsOf(land: ReadonlySet<Space>): Set<Space>[] {
  const islands: Set<Space>[] = [];
  for (const space of land) {
    if (!islands.some((island) => island.has(space))) islands.push(islandAt(land, space));
  }
  return islands;
}

function longestRow(island: ReadonlySet<Space>): number {
  let longest = 0;
  for (const start of island) {
    for (let heading = 0; heading < 3; heading++) {
      let length = 0;
      for (let space = start; island.has(space); space = NEIGHBOURS[space * HEADINGS + heading]) length++;
      longest = Math.max(longest, length);
    }
  }
  return longest;
}

/** One text for all islands of the same form, however turned or mirrored. */
function formOf(island: ReadonlySet<Space>): string {
  const spaces = [...island].map((space) => {
    const { x, y } = vectorOf(space);
    return { q: (x - y) / 2, r: y };
  });
  const forms: string[] = [];
  let placed = spaces;
  for (let turns = 0; turns < 2 * HEADINGS; turns++) {
    if (turns === HEADINGS) placed = spaces.map(({ q, r }) => ({ q: r, r: q }));
    const left = Math.min(...placed.map(({ q }) => q));
    const top = Math.min(...placed.map(({ r }) => r));
    forms.push(
      placed
        .map(({ q, r }) => `${q - left},${r - top}`)
        .sort()
        .join(' '),
    );
    placed = placed.map(({ q, r }) => ({ q: -r, r: q + r }));
  }
  return forms.sort()[0];
}

/** One face by itself: letters, lines, spots and the forms of its islands. */
export function checkFace(face: TileFace, tile: number): PictureFinding[] {
  const drawing = readPicture(face);
  if (!drawing) return [{ problem: 'not-a-tile', tile }];
  const { land, spots } = drawing;
  const findings: PictureFinding[] = [];
  const letters = spots.map(({ letter }) => letter).sort();
  const lettersWithLine = LETTERS.filter((letter) => isHeading(face.lines[letter]));
  const expected = LETTERS_OF_TILES[tile - 1];
  if (letters.join('') !== expected || lettersWithLine.join('') !== expected) {
    findings.push({ problem: 'wrong-letters', tile });
  }
  for (const { letter, at } of spots) {
    const heading = face.lines[letter];
    if (!isHeading(heading)) continue;
    let space = at;
    for (let step = 1; step <= LINE_LENGTH + 1; step++) {
      space = NEIGHBOURS[space * HEADINGS + heading];
      if (!isInTile(space)) {
        findings.push({ problem: 'line-not-in-tile', tile, letter, value: step });
        break;
      }
      if (step <= LINE_LENGTH && land.has(space)) {
        findings.push({ problem: 'line-on-land', tile, letter, value: step });
      }
    }
    if ([...islandAt(land, at)].some(isAtTileEdge)) {
      findings.push({ problem: 'spot-island-at-edge', tile, letter });
    }
  }
  for (const island of islandsOf(land)) {
    const value = longestRow(island);
    if (value > LONGEST_ROW) findings.push({ problem: 'straight-island', tile, value });
  }
  return findings;
}

/** The six faces of a side together: how much land, in what pieces, and where the spots stand. */
export function checkSide(side: Side, faces: readonly TileFace[]): PictureFinding[] {
  const drawings = faces.map(readPicture).filter((drawing) => drawing !== undefined);
  const findings: PictureFinding[] = [];
  const share = landShare(faces);
  if (share < LAND_SHARE[side].least || share > LAND_SHARE[side].most) {
    findings.push({ problem: 'land-share', value: share });
  }
  const islands = drawings.flatMap(({ land }) => islandsOf(land));
  const big = islands.filter(({ size }) => size >= BIG_ISLAND.least);
  if (big.length !== 1 || big[0].size > BIG_ISLAND.most) {
    findings.push({ problem: 'big-islands', value: big.length });
  }
  const small = islands.filter(({ size }) => size <= SMALL_ISLAND).length;
  if (small * 3 < islands.length * 2) findings.push({ problem: 'few-small-islands', value: small });
  const forms = islands.filter(({ size }) => size >= SMALL_ISLAND).map(formOf);
  const repeated = forms.length - new Set(forms).size;
  if (repeated > 0) findings.push({ problem: 'repeated-island', value: repeated });
  for (const letter of LETTERS) {
    const onLand = drawings.flatMap(({ land, spots }) =>
      spots.filter((spot) => spot.letter === letter).map(({ at }) => land.has(at)),
    );
    if (new Set(onLand).size < 2) findings.push({ problem: 'spots-all-alike', letter });
  }
  return findings;
}

/** Land among all hexes of the faces. */
export function landShare(faces: readonly TileFace[]): number {
  const marks = faces.flatMap(({ picture }) => compact(picture)).join('');
  return marks.replaceAll(/[^#A-C]/g, '').length / marks.length;
}

/** The frame: closed outside, ragged and about half water inside (R2.1). */
export function checkFrame(frame: readonly string[]): PictureFinding[] {
  const picture = compact(frame);
  const isFrame = picture.length === ROWS && picture.every((line) => /^[.#]{28}$/.test(line));
  if (!isFrame) return [{ problem: 'not-a-frame' }];
  /** The marks of the ring that lies `inset` hexes from the rim. */
  const ringAt = (inset: number) =>
    picture.flatMap((line, row) =>
      [...line].filter((_, column) => Math.min(column, row, COLUMNS - 1 - column, ROWS - 1 - row) === inset),
    );
  const findings: PictureFinding[] = [];
  if (ringAt(0).includes('.')) findings.push({ problem: 'frame-open' });
  const shore = ringAt(1);
  const share = shore.filter((mark) => mark === '.').length / shore.length;
  if (share < FRAME_WATER.least || share > FRAME_WATER.most) {
    findings.push({ problem: 'frame-water', value: share });
  }
  return findings;
}
