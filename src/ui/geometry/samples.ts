import { centreOf, GRID_COLUMNS, GRID_ROWS, HEX_SIZE, HEX_WIDTH, ROW_PITCH } from './board';
import { createSampleGrid, type SampleGrid } from './field';

/** Where each sample lies among the hexes: the same for every lake, so it is worked out once. */
export interface Samples {
  readonly grid: SampleGrid;
  /** Index of the sample's hex, −1 off the grid. */
  readonly hex: Int16Array;
  /** Distance from the hex's centre, in hex sizes. */
  readonly fromCentre: Float64Array;
  /** The side the sample lies towards. */
  readonly side: Uint8Array;
  /** Distance from the line between the hex's centre and the middle of that side, in hex sizes. */
  readonly fromSpoke: Float64Array;
}

const HALF_ROOT_3 = Math.sqrt(3) / 2;
/** Unit vectors to the six neighbours, in the order of a hex's sides. */
const SPOKES = [
  [0.5, -HALF_ROOT_3],
  [1, 0],
  [0.5, HALF_ROOT_3],
  [-0.5, HALF_ROOT_3],
  [-1, 0],
  [-0.5, -HALF_ROOT_3],
] as const;

const samplesByStep = new Map<number, Samples>();

export function getSamples(step: number): Samples {
  const known = samplesByStep.get(step);
  if (known !== undefined) return known;
  const samples = createSamples(createSampleGrid(step));
  samplesByStep.set(step, samples);
  return samples;
}

function createSamples(grid: SampleGrid): Samples {
  const count = grid.columns * grid.rows;
  const samples = {
    grid,
    hex: new Int16Array(count),
    fromCentre: new Float64Array(count),
    side: new Uint8Array(count),
    fromSpoke: new Float64Array(count),
  };
  for (let sample = 0; sample < count; sample++) {
    const x = grid.left + (sample % grid.columns) * grid.step;
    const y = grid.top + Math.floor(sample / grid.columns) * grid.step;
    const { hex, offsetX, offsetY } = findHex(x, y);
    samples.hex[sample] = hex;
    samples.fromCentre[sample] = Math.sqrt(offsetX * offsetX + offsetY * offsetY) / HEX_SIZE;
    let furthest = -1;
    for (const [side, [acrossX, acrossY]] of SPOKES.entries()) {
      const along = offsetX * acrossX + offsetY * acrossY;
      if (along <= furthest) continue;
      furthest = along;
      samples.side[sample] = side;
      samples.fromSpoke[sample] = Math.abs(offsetX * acrossY - offsetY * acrossX) / HEX_SIZE;
    }
  }
  return samples;
}

function findHex(x: number, y: number) {
  const nearRow = Math.floor((y - HEX_SIZE) / ROW_PITCH);
  let best = { hex: -1, offsetX: Infinity, offsetY: Infinity };
  let bestSquare = Infinity;
  for (const row of [nearRow, nearRow + 1]) {
    const column = Math.round(x / HEX_WIDTH - (row % 2 === 0 ? 0.5 : 1));
    const centre = centreOf(column, row);
    const offsetX = x - centre.x;
    const offsetY = y - centre.y;
    const square = offsetX * offsetX + offsetY * offsetY;
    if (square >= bestSquare) continue;
    const isOnGrid = column >= 0 && column < GRID_COLUMNS && row >= 0 && row < GRID_ROWS;
    bestSquare = square;
    best = { hex: isOnGrid ? row * GRID_COLUMNS + column : -1, offsetX, offsetY };
  }
  return best;
}
