import { describe, expect, test } from 'vitest';
import { HEX_SIZE, HEX_WIDTH, type Point } from '../../../src/ui/geometry/board';
import { listIslands, readLandMap } from '../../../src/ui/geometry/land';
import {
  growMiniature,
  growTerrain,
  type Terrain,
  type TerrainInput,
} from '../../../src/ui/geometry/terrain';
import { EXPERT_LAKE, SCATTERED_LAKE, scatterLake, STANDARD_LAKE } from './lakes';
import { createInside, flattenPath, listHexes } from './paths';

const LAKES: TerrainInput[] = [
  STANDARD_LAKE,
  EXPERT_LAKE,
  SCATTERED_LAKE,
  ...[30, 31, 32, 33, 34, 35].flatMap((number) => [
    scatterLake('standard', number),
    scatterLake('expert', number),
  ]),
];

const terrains = new Map<TerrainInput, Terrain>();

/** Most tests only look at a terrain: it need not grow for each of them again. */
function lookAt(lake: TerrainInput): Terrain {
  const terrain = terrains.get(lake) ?? growTerrain(lake);
  terrains.set(lake, terrain);
  return terrain;
}

function sumPathText(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, part) => sum + sumPathText(part), 0);
}

/** Where each shape of a path starts; for trees, their middle. */
function listStarts(path: string): Point[] {
  return [...path.matchAll(/M(-?[\d.]+)[ ]?(-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
}

const listVertices = (path: string): Point[] => flattenPath(path).flat();
const distanceOf = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function waterHexesNear(points: readonly Point[], rows: readonly string[], radius: number): string[] {
  const water = listHexes(rows).filter((hex) => !hex.isLand);
  return points.flatMap((point) =>
    water
      .filter((hex) => distanceOf(hex, point) < radius)
      .map((hex) => `${point.x} ${point.y} in ${hex.column},${hex.row}`),
  );
}

test('the same input grows the same terrain, another seed another one', () => {
  expect(growTerrain(STANDARD_LAKE)).toEqual(growTerrain({ ...STANDARD_LAKE }));
  const other = growTerrain({ ...STANDARD_LAKE, seed: 'another' });
  expect(other.land.coast).not.toBe(growTerrain(STANDARD_LAKE).land.coast);
});

test('a terrain survives being written as text', () => {
  const terrain = growTerrain(EXPERT_LAKE);
  expect(JSON.parse(JSON.stringify(terrain))).toEqual(terrain);
});

test('rows that are no lake are refused', () => {
  expect(() => growTerrain({ ...STANDARD_LAKE, rows: ['##'] })).toThrow(/28 rows/);
});

describe('islands', () => {
  const rows = Array.from({ length: 28 }, (_, row) =>
    row === 0 || row === 27 ? '#'.repeat(28) : `#${'.'.repeat(26)}#`,
  );
  const put = (row: number, text: string): void => {
    rows[row] = `#${text.padEnd(26, '.')}#`;
  };
  put(3, '#....##');
  put(4, '.....#.........##');
  put(5, '..............##');
  put(6, '..............#');

  test('are what hangs together and does not touch the outer shore, biggest first', () => {
    const islands = listIslands(readLandMap(rows));
    expect(islands.map(({ hexes }) => hexes.length)).toEqual([5, 3]);
  });

  test.each([
    { below: 4, sizes: [2] },
    { below: 5, sizes: [2] },
    { below: 3, sizes: [1, 1] },
    { below: 6, sizes: [1, 1] },
  ])('odd rows are pushed to the right: column 5 above column $below', ({ below, sizes }) => {
    const land = new Uint8Array(28 * 28);
    land[4 * 28 + 5] = 1;
    land[5 * 28 + below] = 1;
    expect(listIslands(land).map(({ hexes }) => hexes.length)).toEqual(sizes);
  });
});

test.each(LAKES)('$seed: nothing decorative reaches the inner half of a water hex', (lake) => {
  const terrain = lookAt(lake);
  const trees = Object.values(terrain.trees.crowns).flatMap(({ base }) => listStarts(base));
  expect(trees.length).toBeGreaterThan(50);
  const widestCrown = 6.75;
  expect(waterHexesNear(trees, lake.rows, HEX_SIZE / 2 + widestCrown)).toEqual([]);

  const { rocks, roofs, fields } = terrain;
  const built = [rocks.base, roofs.light, roofs.dark, fields.soil, fields.rows].flatMap(listVertices);
  expect(waterHexesNear(built, lake.rows, HEX_SIZE / 2)).toEqual([]);
  const isOnLand = createInside(terrain.land.coast);
  expect([...trees, ...built].filter((point) => !isOnLand(point))).toEqual([]);
});

/** The corners of a square round a landmark, a little smaller than the least ground any of them asks for. */
function cornersOf({ x, y }: Point, half: number): Point[] {
  return [-half, half].flatMap((dx) => [-half, half].map((dy) => ({ x: x + dx, y: y + dy })));
}

test.each(LAKES)('$seed: landmarks stand on their islands, each with room', (lake) => {
  const { landmarks, islands, pad, land } = lookAt(lake);
  const isOnLand = createInside(land.coast);
  expect(landmarks.length).toBeGreaterThanOrEqual(Math.min(islands.length, 4));
  expect(new Set(landmarks.map(({ island }) => island)).size).toBe(landmarks.length);
  for (const landmark of landmarks) {
    const half = landmark.kind === 'castle' ? 13 : landmark.kind === 'cottages' ? 5 : 8;
    expect(cornersOf(landmark, half).filter((corner) => !isOnLand(corner))).toEqual([]);
    const hexes = listHexes(lake.rows).filter((_, hex) => islands[landmark.island].hexes.includes(hex));
    expect(Math.min(...hexes.map((hex) => distanceOf(hex, landmark)))).toBeLessThanOrEqual(HEX_SIZE * 1.06);
  }
  if (pad === null) throw new Error('A lake with islands has a pad for the damage counters.');
  const biggest = Math.max(...islands.map(({ hexes }) => hexes.length));
  expect(islands[0].hexes.length).toBe(biggest);
  const padHexes = listHexes(lake.rows).filter((_, hex) => islands[0].hexes.includes(hex));
  expect(Math.min(...padHexes.map((hex) => distanceOf(hex, pad)))).toBeLessThan(HEX_WIDTH);
});

test('no building and no counter goes where a buoy may lie', () => {
  const free = growTerrain(STANDARD_LAKE);
  const under = [...free.landmarks, ...(free.pad === null ? [] : [free.pad])].map((place) =>
    listHexes(STANDARD_LAKE.rows).reduce(
      (best, hex, index) =>
        distanceOf(hex, place) < best.distance ? { index, distance: distanceOf(hex, place) } : best,
      { index: -1, distance: Infinity },
    ),
  );
  const spots = under.map(({ index }) => index);
  const kept = growTerrain({ ...STANDARD_LAKE, spots });
  const centres = spots.map((spot) => listHexes(STANDARD_LAKE.rows)[spot]);
  for (const { x, y, kind } of kept.landmarks) {
    expect(Math.min(...centres.map((centre) => distanceOf(centre, { x, y }))), kind).toBeGreaterThan(17);
  }
});

test('a lake without islands has neither landmarks nor a pad', () => {
  const rows = Array.from({ length: 28 }, (_, row) =>
    row === 0 || row === 27 ? '#'.repeat(28) : `#${'.'.repeat(26)}#`,
  );
  const { landmarks, pad, islands }: Terrain = growTerrain({ rows, side: 'standard', seed: 'bare' });
  expect({ landmarks, pad, islands }).toEqual({ landmarks: [], pad: null, islands: [] });
});

test.each(LAKES)('$seed: all paths together stay below 650 kB, a miniature below 12 kB', (lake) => {
  const terrain = lookAt(lake);
  expect(sumPathText(terrain)).toBeLessThan(650_000);
  expect(terrain.miniature.length).toBeLessThan(12_000);
  expect(growMiniature(lake).length).toBeLessThan(12_000);
});

test.each(LAKES)('$seed: a miniature shows land and water where they are', (lake) => {
  for (const path of [lookAt(lake).miniature, growMiniature(lake)]) {
    const isOnLand = createInside(path);
    expect(listHexes(lake.rows).filter((hex) => isOnLand(hex) !== hex.isLand)).toEqual([]);
  }
});
