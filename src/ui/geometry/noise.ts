import { HEX_SIZE } from './board';
import type { Field, SampleGrid } from './field';

/** Weights of the octaves; each octave is twice as fine as the one before. */
const OCTAVES = [0.6, 0.3, 0.1] as const;
const UINT32 = 4294967296;

/** FNV-1a: any text to a 32-bit seed, the same on every machine. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

function mix(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A value in −1…1 for each point of an integer lattice. */
function valueAt(column: number, row: number, seed: number): number {
  const key = seed ^ Math.imul(column, 0x27d4eb2d) ^ Math.imul(row, 0x165667b1);
  return mix(key) / (UINT32 / 2) - 1;
}

/** A stream of numbers in 0…1: where trees, rocks and roofs fall. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    return mix(state) / UINT32;
  };
}

const ease = (t: number): number => t * t * (3 - 2 * t);

function valueNoise(x: number, y: number, seed: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const across = ease(x - column);
  const upper = valueAt(column, row, seed);
  const lower = valueAt(column, row + 1, seed);
  const top = upper + (valueAt(column + 1, row, seed) - upper) * across;
  const bottom = lower + (valueAt(column + 1, row + 1, seed) - lower) * across;
  return top + (bottom - top) * ease(y - row);
}

/** Smooth noise in −1…1 at one point; `perSize` is the number of lattice steps in a hex size. */
export function noiseAt({ x, y, perSize, seed }: { x: number; y: number; perSize: number; seed: number }) {
  let frequency = perSize / HEX_SIZE;
  let sum = 0;
  for (const [octave, weight] of OCTAVES.entries()) {
    sum += weight * valueNoise(x * frequency, y * frequency, seed + octave);
    frequency *= 2;
  }
  return sum;
}

/** The same noise at every sample, reading each lattice value once. */
export function createNoiseField(grid: SampleGrid, perSize: number, seed: number): Field {
  const noise = new Float64Array(grid.columns * grid.rows);
  let frequency = perSize / HEX_SIZE;
  for (const [octave, weight] of OCTAVES.entries()) {
    addOctave({ noise, grid, frequency, weight, seed: seed + octave });
    frequency *= 2;
  }
  return noise;
}

interface Octave {
  readonly noise: Field;
  readonly grid: SampleGrid;
  readonly frequency: number;
  readonly weight: number;
  readonly seed: number;
}

function addOctave({ noise, grid, frequency, weight, seed }: Octave): void {
  const columnOf = new Int32Array(grid.columns);
  const acrossOf = new Float64Array(grid.columns);
  const firstColumn = Math.floor(grid.left * frequency);
  for (let i = 0; i < grid.columns; i++) {
    const x = (grid.left + i * grid.step) * frequency;
    columnOf[i] = Math.floor(x) - firstColumn;
    acrossOf[i] = ease(x - Math.floor(x));
  }
  const width = columnOf[grid.columns - 1] + 2;
  let latticeRow = Number.NaN;
  let upper = new Float64Array(width);
  let lower = new Float64Array(width);
  const readRow = (row: number): Float64Array<ArrayBuffer> =>
    Float64Array.from({ length: width }, (_, column) => valueAt(firstColumn + column, row, seed));
  for (let j = 0; j < grid.rows; j++) {
    const y = (grid.top + j * grid.step) * frequency;
    const row = Math.floor(y);
    if (row !== latticeRow) {
      upper = row === latticeRow + 1 ? lower : readRow(row);
      lower = readRow(row + 1);
      latticeRow = row;
    }
    const down = ease(y - row);
    for (let i = 0; i < grid.columns; i++) {
      const column = columnOf[i];
      const across = acrossOf[i];
      const a = upper[column];
      const b = lower[column];
      const top = a + (upper[column + 1] - a) * across;
      const bottom = b + (lower[column + 1] - b) * across;
      const sample = j * grid.columns + i;
      noise[sample] = noise[sample] + weight * (top + (bottom - top) * down);
    }
  }
}
