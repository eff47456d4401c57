import { GRID_HEIGHT, GRID_WIDTH, HEX_SIZE } from './board';

/** One number for each sample of a grid, row by row. Lengths in a field are in hex sizes. */
export type Field = Float64Array<ArrayBuffer>;

export interface SampleGrid {
  readonly step: number;
  readonly columns: number;
  readonly rows: number;
  readonly left: number;
  readonly top: number;
}

/** Beyond the grid all is land, so every contour closes within this margin. */
const MARGIN = 3 * HEX_SIZE;

export function createSampleGrid(step: number): SampleGrid {
  return {
    step,
    columns: Math.ceil((GRID_WIDTH + 2 * MARGIN) / step) + 1,
    rows: Math.ceil((GRID_HEIGHT + 2 * MARGIN) / step) + 1,
    left: -MARGIN,
    top: -MARGIN,
  };
}

/** A field's value between its samples. */
export function readField(field: Field, grid: SampleGrid, x: number, y: number): number {
  const across = Math.min(Math.max((x - grid.left) / grid.step, 0), grid.columns - 1.001);
  const down = Math.min(Math.max((y - grid.top) / grid.step, 0), grid.rows - 1.001);
  const i = Math.floor(across);
  const j = Math.floor(down);
  const sample = j * grid.columns + i;
  const below = sample + grid.columns;
  const a = field[sample];
  const b = field[below];
  const top = a + (field[sample + 1] - a) * (across - i);
  const bottom = b + (field[below + 1] - b) * (across - i);
  return top + (bottom - top) * (down - j);
}

export function combineFields(first: Field, second: Field, combine: (a: number, b: number) => number): Field {
  return first.map((value, sample) => combine(value, second[sample]));
}

/** Gaussian blur, `sigma` in hex sizes: across, then down. */
export function blurField(field: Field, grid: SampleGrid, sigma: number): Field {
  const kernel = createKernel((sigma * HEX_SIZE) / grid.step);
  const { columns, rows } = grid;
  const across = new Float64Array(field.length);
  const blurred = new Float64Array(field.length);
  blurLines({ from: field, to: across, kernel, lines: rows, length: columns, lineStep: columns, step: 1 });
  blurLines({ from: across, to: blurred, kernel, lines: columns, length: rows, lineStep: 1, step: columns });
  return blurred;
}

/** Half a kernel: the middle weight first. */
function createKernel(sigma: number): Float64Array {
  const weights = Float64Array.from({ length: Math.ceil(sigma * 2.6) + 1 }, (_, distance) =>
    Math.exp(-(distance * distance) / (2 * sigma * sigma)),
  );
  const total = weights.reduce((sum, weight) => sum + 2 * weight, -1);
  return weights.map((weight) => weight / total);
}

interface Lines {
  readonly from: Field;
  readonly to: Field;
  readonly kernel: Float64Array;
  readonly lines: number;
  readonly length: number;
  readonly lineStep: number;
  readonly step: number;
}

function blurLines({ from, to, kernel, lines, length, lineStep, step }: Lines): void {
  const reach = kernel.length - 1;
  const padded = new Float64Array(length + 2 * reach);
  for (let line = 0; line < lines; line++) {
    const start = line * lineStep;
    for (let i = 0; i < padded.length; i++) {
      const inside = Math.min(Math.max(i - reach, 0), length - 1);
      padded[i] = from[start + inside * step];
    }
    for (let i = 0; i < length; i++) {
      const middle = i + reach;
      let sum = kernel[0] * padded[middle];
      for (let k = 1; k <= reach; k++) {
        sum += kernel[k] * (padded[middle - k] + padded[middle + k]);
      }
      to[start + i * step] = sum;
    }
  }
}
