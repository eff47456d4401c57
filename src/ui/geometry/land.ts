import { HEADINGS, NEIGHBOURS } from '../../engine/hex';
import { centreOf, GRID_COLUMNS, GRID_ROWS, HEX_CORNERS, type Point } from './board';

/** Which hexes are land, row by row; one entry for each hex of the grid. */
export type LandMap = Uint8Array;

export interface Edge {
  readonly from: Point;
  readonly to: Point;
}

export interface Island {
  /** Indices of its hexes in the land map. */
  readonly hexes: readonly number[];
  readonly centre: Point;
}

/** Side `d` of a hex runs from corner d to corner d + 1: the upper right one first, clockwise. */
export const SIDES = [0, 1, 2, 3, 4, 5] as const;

export function readLandMap(rows: readonly string[]): LandMap {
  if (rows.length !== GRID_ROWS || rows.some((row) => row.length !== GRID_COLUMNS)) {
    throw new Error(`A lake is drawn from ${GRID_ROWS} rows of ${GRID_COLUMNS} hexes.`);
  }
  return Uint8Array.from(rows.join(''), (sign) => (sign === '#' ? 1 : 0));
}

export function centreOfHex(hex: number): Point {
  return centreOf(hex % GRID_COLUMNS, Math.floor(hex / GRID_COLUMNS));
}

/** The hex beyond a side, or −1 off the grid. Sides go clockwise from north-east, headings left from east. */
export function neighbourOf(hex: number, side: number): number {
  return NEIGHBOURS[hex * HEADINGS + ((7 - side) % HEADINGS)];
}

/** Everything off the grid blocks a boat as land does (R2.5). */
export function isLandHex(land: LandMap, hex: number): boolean {
  return hex < 0 || land[hex] === 1;
}

export function edgeOf(hex: number, side: number): Edge {
  const { x, y } = centreOfHex(hex);
  const from = HEX_CORNERS[side];
  const to = HEX_CORNERS[(side + 1) % 6];
  if (from === undefined || to === undefined) throw new Error(`A hex has no side ${side}.`);
  return { from: { x: x + from.x, y: y + from.y }, to: { x: x + to.x, y: y + to.y } };
}

/** All edges between a water hex and land. */
export function listShoreEdges(land: LandMap): Edge[] {
  const edges: Edge[] = [];
  for (let hex = 0; hex < land.length; hex++) {
    if (isLandHex(land, hex)) continue;
    for (const side of SIDES) if (isLandHex(land, neighbourOf(hex, side))) edges.push(edgeOf(hex, side));
  }
  return edges;
}

/** Land not connected with the outer shore, biggest first. */
export function listIslands(land: LandMap): Island[] {
  const seen = new Uint8Array(land.length);
  const islands: Island[] = [];
  for (let start = 0; start < land.length; start++) {
    if (seen[start] === 1 || !isLandHex(land, start)) continue;
    const { hexes, touchesOutside } = collectConnectedLand(land, start, seen);
    if (!touchesOutside) islands.push({ hexes, centre: findMiddle(hexes) });
  }
  return islands.sort((a, b) => b.hexes.length - a.hexes.length);
}

function collectConnectedLand(land: LandMap, start: number, seen: Uint8Array) {
  const hexes = [start];
  let touchesOutside = false;
  seen[start] = 1;
  for (const hex of hexes) {
    for (const side of SIDES) {
      const next = neighbourOf(hex, side);
      if (next < 0) touchesOutside = true;
      else if (seen[next] === 0 && isLandHex(land, next)) {
        seen[next] = 1;
        hexes.push(next);
      }
    }
  }
  return { hexes, touchesOutside };
}

function findMiddle(hexes: readonly number[]): Point {
  const centres = hexes.map(centreOfHex);
  return {
    x: centres.reduce((sum, { x }) => sum + x, 0) / centres.length,
    y: centres.reduce((sum, { y }) => sum + y, 0) / centres.length,
  };
}
