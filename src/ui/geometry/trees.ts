import type { Side } from '../../engine/lake';
import { GRID_HEIGHT, GRID_WIDTH, HEX_SIZE, type Point } from './board';
import { centreOfHex, type Island } from './land';
import { createRandom, noiseAt } from './noise';
import { isCircleOnPlot, type Ground, type Plot } from './plots';

export const TREE_KINDS = ['broadleaf', 'conifer', 'olive'] as const;
export type TreeKind = (typeof TREE_KINDS)[number];

export interface Tree extends Point {
  readonly kind: TreeKind;
  readonly radius: number;
}

export interface Planting {
  readonly ground: Ground;
  readonly side: Side;
  readonly islands: readonly Island[];
  readonly taken: readonly Plot[];
  readonly seed: number;
}

const DARTS = 26_000;
/** Nothing grows where the deck would cut it (hex sizes from the outer edge). */
const EDGE = 1.62;
/** Trees keep off the beach (hex sizes inland). */
const INLAND = 0.5;
/** The few trees of an islet without a wood may stand nearer to the water. */
const ISLET_INLAND = 0.28;
/** Crowns may overlap a little: woods look closed. */
const SPACING = 0.76;
const CELL = 16;

/** Dart throwing: woods and clearings by slow noise, and one kind to a wood. */
export function plantTrees(planting: Planting): Tree[] {
  const trees = plantWoods(planting);
  return [...trees, ...plantIslets(planting, trees)].sort((a, b) => a.y - b.y);
}

function plantWoods({ ground, side, taken, seed }: Planting): Tree[] {
  const random = createRandom(seed + 707);
  const cells = new Map<number, Tree[]>();
  const trees: Tree[] = [];
  const margin = EDGE * HEX_SIZE;
  for (let dart = 0; dart < DARTS; dart++) {
    const x = margin + random() * (GRID_WIDTH - 2 * margin);
    const y = margin + random() * (GRID_HEIGHT - 2 * margin);
    const chance = random();
    const growth = random();
    const stray = random();
    const inland = ground(x, y);
    if (inland < INLAND) continue;
    const wood = noiseAt({ x, y, perSize: 0.24, seed: seed + 808 });
    if (chance > 2.6 * wood + 0.62 + (side === 'expert' ? 0.7 : 0)) continue;
    const radius = (3.5 + 3.2 * growth ** 1.5) * (inland < 0.8 ? 0.78 : 1);
    const spot = { x, y };
    if (taken.some((plot) => isCircleOnPlot(plot, spot, radius + 0.6))) continue;
    if (isCrowded(spot, radius, cells)) continue;
    const tree = { x, y, radius, kind: chooseKind({ x, y, stray, seed }) };
    const cell = cellOf(x, y);
    cells.set(cell, [...(cells.get(cell) ?? []), tree]);
    trees.push(tree);
  }
  return trees;
}

/** Islands the woods have passed over get a grove or a few trees of their own; some stay bare. */
function plantIslets({ ground, islands, taken, seed }: Planting, woods: readonly Tree[]): Tree[] {
  const random = createRandom(seed + 1010);
  const trees: Tree[] = [];
  for (const { hexes } of islands) {
    const centres = hexes.map(centreOfHex);
    const grown = woods.filter((tree) => centres.some((centre) => isNear(tree, centre))).length;
    let missing = Math.round(hexes.length * (0.9 + 2.2 * random())) - grown;
    for (let dart = 0; dart < 14 * hexes.length; dart++) {
      const centre = centres[Math.floor(random() * centres.length)];
      const x = centre.x + (random() - 0.5) * HEX_SIZE * 1.3;
      const y = centre.y + (random() - 0.5) * HEX_SIZE * 1.3;
      const radius = 3 + 2 * random();
      const stray = random();
      if (missing <= 0 || ground(x, y) < ISLET_INLAND + radius / 100) continue;
      if (taken.some((plot) => isCircleOnPlot(plot, { x, y }, radius + 0.6))) continue;
      if ([...woods, ...trees].some((tree) => isTouching(tree, { x, y }, radius))) continue;
      trees.push({ x, y, radius, kind: chooseKind({ x, y, stray, seed }) });
      missing--;
    }
  }
  return trees;
}

function isNear(tree: Point, centre: Point): boolean {
  return (tree.x - centre.x) ** 2 + (tree.y - centre.y) ** 2 < HEX_SIZE * HEX_SIZE;
}

function chooseKind({ x, y, stray, seed }: Point & { stray: number; seed: number }): TreeKind {
  if (stray < 0.08) return TREE_KINDS[Math.floor((stray / 0.08) * 3)] ?? 'broadleaf';
  const character = noiseAt({ x, y, perSize: 0.13, seed: seed + 909 });
  if (character > 0.1) return 'conifer';
  return character < -0.26 ? 'olive' : 'broadleaf';
}

function cellOf(x: number, y: number): number {
  return Math.floor(y / CELL) * 1024 + Math.floor(x / CELL);
}

function isTouching(tree: Tree, { x, y }: Point, radius: number): boolean {
  const apart = (radius + tree.radius) * SPACING;
  return (tree.x - x) ** 2 + (tree.y - y) ** 2 < apart * apart;
}

function isCrowded(spot: Point, radius: number, cells: ReadonlyMap<number, readonly Tree[]>): boolean {
  const middle = cellOf(spot.x, spot.y);
  for (const row of [-1024, 0, 1024]) {
    for (const column of [-1, 0, 1]) {
      const trees = cells.get(middle + row + column) ?? [];
      if (trees.some((tree) => isTouching(tree, spot, radius))) return true;
    }
  }
  return false;
}
