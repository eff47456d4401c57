import { expect, test } from 'vitest';
import { GRID_COLUMNS, HEX_SIZE, HEX_WIDTH, type Point, ROW_PITCH } from '../../../src/ui/geometry/board';
import { growTerrain, type TerrainInput } from '../../../src/ui/geometry/terrain';
import { EXPERT_LAKE, SCATTERED_LAKE, scatterLake, STANDARD_LAKE } from './lakes';
import { createInside, flattenPath, type Hex, listHexes, measureDistance } from './paths';

const LAKES: TerrainInput[] = [
  STANDARD_LAKE,
  EXPERT_LAKE,
  SCATTERED_LAKE,
  ...Array.from({ length: 24 }, (_, number) => scatterLake('standard', number)),
  ...Array.from({ length: 24 }, (_, number) => scatterLake('expert', number)),
];

function listStretches(path: string): [Point, Point][] {
  return flattenPath(path).flatMap((line) =>
    line.slice(1).map((to, index): [Point, Point] => [line[index] ?? to, to]),
  );
}

const areNeighbours = (a: Hex, b: Hex): boolean => Math.hypot(a.x - b.x, a.y - b.y) < HEX_WIDTH * 1.01;

test.each(LAKES)('the coast of $seed leaves the inner half of every hex whole', ({ rows, side, seed }) => {
  const { coast } = growTerrain({ rows, side, seed }).land;
  const hexes = listHexes(rows);
  const isOnLand = createInside(coast);
  expect(hexes.filter((hex) => isOnLand(hex) !== hex.isLand)).toEqual([]);

  const cut: string[] = [];
  const parted: string[] = [];
  for (const [from, to] of listStretches(coast)) {
    const row = Math.round((from.y - HEX_SIZE) / ROW_PITCH);
    const near = hexes
      .slice(Math.max(row - 1, 0) * GRID_COLUMNS, (row + 2) * GRID_COLUMNS)
      .filter((hex) => Math.abs(hex.x - from.x) < 1.5 * HEX_WIDTH);
    for (const hex of near) {
      const name = `${hex.column},${hex.row}`;
      if (measureDistance(hex, from, to) < HEX_SIZE / 2) cut.push(name);
      for (const other of near) {
        if (other.isLand !== hex.isLand || !areNeighbours(hex, other) || hex === other) continue;
        if (measureDistance(from, hex, other) < 0.1 * HEX_SIZE) parted.push(name);
      }
    }
  }
  expect(cut, 'hexes whose inner disc the coast cuts').toEqual([]);
  expect(parted, 'hexes cut off from a neighbour of their own kind').toEqual([]);
});

const NESTING = LAKES.filter((_, index) => index < 3 || index % 4 === 0);

test.each(NESTING)('the sheets of $seed nest', (lake) => {
  const { water, land } = growTerrain(lake);
  const [third, second, first] = water.sheets;
  const sheets = [land.terraces[1], land.terraces[0], land.meadow, land.coast, first, second, third];
  const insides = sheets.map(createInside);
  const names = ['terrace 2', 'terrace 1', 'meadow', 'coast', 'depth 1', 'depth 2', 'depth 3'];
  const wrong: string[] = [];
  for (let y = 2; y < 850; y += 6) {
    for (let x = 2; x < 987; x += 6) {
      const isInside = insides.map((inside) => inside({ x, y }));
      for (let sheet = 1; sheet < isInside.length; sheet++) {
        if (isInside[sheet - 1] && !isInside[sheet]) {
          wrong.push(`${names[sheet - 1]} outside ${names[sheet]} at ${x} ${y}`);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
});
