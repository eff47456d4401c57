import type { Space } from '../../engine/hex';
import type { Side } from '../../engine/lake';
import { drawContour, drawSheet, growDepths, growHeights, growShores, type Shores } from './coast';
import { type Crowns, drawTrees } from './crowns';
import { drawFields, drawRoofs, scatterRocks } from './dressing';
import { drawCornerTicks, drawHexEdges } from './gridLines';
import { type Island, listIslands, readLandMap } from './land';
import { type CounterPad, type Landmark, settleIslands } from './landmarks';
import { createRandom, hashText } from './noise';
import { createGround } from './plots';
import { getSamples } from './samples';
import { plantTrees, type TreeKind } from './trees';

export interface TerrainInput {
  /** 28 rows of 28 hexes, `.` water and `#` land; the outermost ring is always land. */
  readonly rows: readonly string[];
  readonly side: Side;
  /** Coasts, woods and villages follow from this text and the land alone. */
  readonly seed: string;
  /** Spaces where a buoy may lie: no building and no damage counter goes under them. */
  readonly spots?: readonly Space[];
}

/** A lake's static picture: path texts and places, plain enough to post from a worker or to store. */
export interface Terrain {
  readonly water: {
    /** Lines in the deep, nearer one first. */
    readonly farContours: readonly [string, string];
    /** Deepest sheet first. */
    readonly sheets: readonly [string, string, string];
    readonly hexEdges: string;
    readonly cornerTicks: string;
    readonly surf: string;
  };
  readonly land: {
    readonly coast: string;
    readonly meadow: string;
    /** Lower terrace first. */
    readonly terraces: readonly [string, string];
  };
  readonly trees: { readonly shadow: string; readonly crowns: Readonly<Record<TreeKind, Crowns>> };
  readonly rocks: { readonly base: string; readonly light: string };
  readonly roofs: { readonly light: string; readonly dark: string };
  readonly fields: { readonly soil: string; readonly rows: string };
  readonly islands: readonly Island[];
  readonly landmarks: readonly Landmark[];
  readonly pad: CounterPad | null;
  /** The land alone, simplified, for thumbnails and mini-maps. */
  readonly miniature: string;
}

export type TerrainGrowth = Generator<undefined, Terrain>;

const FINE_STEP = 5;
const COARSE_STEP = 10;

export function growTerrain(input: TerrainInput): Terrain {
  const growth = growTerrainBySlices(input);
  for (;;) {
    const slice = growth.next();
    if (slice.done === true) return slice.value;
  }
}

/** The same work cut into slices, for a main thread that has to stay awake. */
export function* growTerrainBySlices({ rows, side, seed: text, spots }: TerrainInput): TerrainGrowth {
  const seed = hashText(text);
  const map = readLandMap(rows);
  const samples = getSamples(FINE_STEP);
  yield;
  const shores = growShores(map, samples, seed);
  yield;
  const land = drawLand(shores);
  yield;
  const depths = drawWater(shores);
  yield;
  const ground = createGround(shores);
  const islands = listIslands(map);
  const settlement = settleIslands(islands, { ground, random: createRandom(seed + 1), spots: spots ?? [] });
  yield;
  const trees = drawTrees(plantTrees({ ground, side, islands, taken: settlement.taken, seed }));
  yield;
  return {
    water: { ...depths, hexEdges: drawHexEdges(map), cornerTicks: drawCornerTicks(map) },
    land,
    trees,
    rocks: scatterRocks(ground, seed),
    roofs: drawRoofs(settlement.roofs),
    fields: drawFields(settlement.fields),
    islands,
    landmarks: settlement.landmarks,
    pad: settlement.pad,
    miniature: drawMiniature(shores),
  };
}

function drawWater(shores: Shores) {
  const { samples } = shores;
  const { first, second, third } = growDepths(shores);
  const far = (level: number): string =>
    drawContour(third, samples, { level, smallest: 300, tolerance: 0.22 });
  return {
    farContours: [far(3), far(3.9)] as const,
    sheets: [
      drawSheet(third, samples, { level: 2.15, smallest: 300, tolerance: 0.22 }),
      drawSheet(second, samples, { level: 1.25, smallest: 40, tolerance: 0.22 }),
      drawSheet(first, samples, { level: 0.62, smallest: 40, tolerance: 0.22 }),
    ] as const,
    surf: drawContour(shores.coast, samples, { level: 0.24, smallest: 40, tolerance: 0.22 }),
  };
}

function drawLand(shores: Shores) {
  const { samples, coast } = shores;
  const { meadow, lower, upper } = growHeights(shores);
  return {
    coast: drawSheet(coast, samples, { level: 0, smallest: 40, tolerance: 0.2 }),
    meadow: drawSheet(meadow, samples, { level: -0.3, smallest: 40, tolerance: 0.22 }),
    terraces: [
      drawSheet(lower, samples, { level: -0.95, smallest: 40, tolerance: 0.22 }),
      drawSheet(upper, samples, { level: -1.75, smallest: 40, tolerance: 0.22 }),
    ] as const,
  };
}

function drawMiniature({ coast, samples }: Shores): string {
  return drawSheet(coast, samples, { level: 0, smallest: 40, tolerance: 2.2 });
}

/** Only the land, from a coarser grid: quick enough to draw a list of lakes. */
export function growMiniature({ rows, seed }: Pick<TerrainInput, 'rows' | 'seed'>): string {
  return drawMiniature(growShores(readLandMap(rows), getSamples(COARSE_STEP), hashText(seed)));
}
