import { HEX_SIZE } from './board';
import type { Field } from './field';
import { type Edge, isLandHex, type LandMap, listShoreEdges } from './land';
import type { Samples } from './samples';

/** Where a lake has no water at all there is no shore to measure from. */
const FAR = 99;

/** Distance of each sample to the nearest edge between land and water, in hex sizes, negative on land. */
export function measureShoreDistance(land: LandMap, samples: Samples): Field {
  const edges = listShoreEdges(land);
  const { nearest, square } = seedSamples(edges, samples);
  handOn({ edges, samples, nearest, square });
  return Float64Array.from(square, (value, sample) => {
    const distance = Math.min(Math.sqrt(value) / HEX_SIZE, FAR);
    return isLandHex(land, samples.hex[sample]) ? -distance : distance;
  });
}

interface Nearest {
  readonly nearest: Int16Array;
  readonly square: Float64Array;
}

function squareDistance({ from, to }: Edge, x: number, y: number): number {
  const alongX = to.x - from.x;
  const alongY = to.y - from.y;
  const share = ((x - from.x) * alongX + (y - from.y) * alongY) / (HEX_SIZE * HEX_SIZE);
  const clamped = share < 0 ? 0 : share > 1 ? 1 : share;
  const offX = x - from.x - clamped * alongX;
  const offY = y - from.y - clamped * alongY;
  return offX * offX + offY * offY;
}

/** Each edge claims the samples in a box just round it. */
function seedSamples(edges: readonly Edge[], { grid }: Samples): Nearest {
  const nearest = new Int16Array(grid.columns * grid.rows).fill(-1);
  const square = new Float64Array(nearest.length).fill(Infinity);
  for (const [index, edge] of edges.entries()) {
    const firstColumn = Math.floor((Math.min(edge.from.x, edge.to.x) - grid.left) / grid.step) - 1;
    const lastColumn = Math.ceil((Math.max(edge.from.x, edge.to.x) - grid.left) / grid.step) + 1;
    const firstRow = Math.floor((Math.min(edge.from.y, edge.to.y) - grid.top) / grid.step) - 1;
    const lastRow = Math.ceil((Math.max(edge.from.y, edge.to.y) - grid.top) / grid.step) + 1;
    for (let j = firstRow; j <= lastRow; j++) {
      for (let i = firstColumn; i <= lastColumn; i++) {
        const sample = j * grid.columns + i;
        const found = squareDistance(edge, grid.left + i * grid.step, grid.top + j * grid.step);
        if (found >= square[sample]) continue;
        square[sample] = found;
        nearest[sample] = index;
      }
    }
  }
  return { nearest, square };
}

/**
 * Two sweeps in which each sample tries the nearest edges of neighbours already visited: as good as trying
 * all ~600 edges for each of 43,000 samples, at a hundredth of the work.
 */
function handOn({
  edges,
  samples,
  nearest,
  square,
}: Nearest & { edges: readonly Edge[]; samples: Samples }): void {
  const { grid } = samples;
  const tryEdge = (sample: number, from: number, x: number, y: number): void => {
    const index = nearest[from];
    if (index < 0 || index === nearest[sample]) return;
    const found = squareDistance(edges[index], x, y);
    if (found >= square[sample]) return;
    square[sample] = found;
    nearest[sample] = index;
  };
  for (const direction of [1, -1]) {
    for (let visited = 0; visited < nearest.length; visited++) {
      const sample = direction === 1 ? visited : nearest.length - 1 - visited;
      const i = sample % grid.columns;
      const j = (sample - i) / grid.columns;
      const x = grid.left + i * grid.step;
      const y = grid.top + j * grid.step;
      const before = i - direction;
      const after = i + direction;
      const lineBefore = j - direction;
      const hasBefore = before >= 0 && before < grid.columns;
      if (hasBefore) tryEdge(sample, sample - direction, x, y);
      if (lineBefore < 0 || lineBefore >= grid.rows) continue;
      const above = sample - direction * grid.columns;
      tryEdge(sample, above, x, y);
      if (hasBefore) tryEdge(sample, above - direction, x, y);
      if (after >= 0 && after < grid.columns) tryEdge(sample, above + direction, x, y);
    }
  }
}
