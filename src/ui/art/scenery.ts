import { createRandom } from './random';

export interface Point {
  readonly x: number;
  readonly y: number;
}

const write = (value: number) => String(Math.round(value * 10) / 10);
const writePoints = (points: readonly Point[]) =>
  points.map(({ x, y }) => `${write(x)} ${write(y)}`).join('L');

/** A mountain ridge as one sheet from its skyline down to the base. */
export function ridgePath(skyline: readonly Point[], base: number): string {
  const [first] = skyline;
  const last = skyline.at(-1);
  if (!first || !last) return '';
  return `M${writePoints(skyline)}L${write(last.x)} ${base}L${write(first.x)} ${base}Z`;
}

/** The lit sides of a ridge's peaks: on each peak the slope that looks towards the sun. */
export function facetPath(skyline: readonly Point[], sunX: number): string {
  return skyline
    .map((peak, index) => {
      const before = skyline[index - 1];
      const after = skyline[index + 1];
      if (!before || !after || peak.y > before.y || peak.y > after.y) return '';
      const foot = peak.x < sunX ? after : before;
      const run = foot.x - peak.x;
      const drop = foot.y - peak.y;
      return `M${writePoints([
        peak,
        foot,
        { x: peak.x + run * 0.18, y: foot.y + 9 },
        { x: peak.x + run * 0.3, y: peak.y + drop * 0.62 },
      ])}Z`;
    })
    .join('');
}

interface TreeLine {
  from: number;
  to: number;
  base: number;
  seed: number;
}

/** A dark wood along the far shore, thicker in some places than in others. */
export function treeLinePath({ from, to, base, seed }: TreeLine): string {
  const random = createRandom(seed);
  const trees: string[] = [];
  for (let x = from; x < to; x += 9 + random() * 14) {
    const thick = Math.sin(x / 90) + Math.sin(x / 37 + 1.3);
    const height = 10 + (thick > 0 ? thick * 13 : 0) + random() * 16;
    const half = 4.5 + random() * 4.5;
    trees.push(
      `M${write(x - half)} ${base - 11}L${write(x)} ${write(base - 11 - height)}L${write(x + half)} ${base - 11}Z`,
    );
  }
  return `M${from} ${base}V${base - 12}H${to}V${base}Z${trees.join('')}`;
}

export interface WaveSheet {
  y: number;
  /** Height of the swell. */
  swell: number;
  length: number;
  phase: number;
  width: number;
}

/** How high a wave sheet stands at one place. */
export function waveHeight({ y, swell, length, phase }: WaveSheet, x: number): number {
  const turn = (2 * Math.PI * x) / length + phase;
  return y - swell * (Math.sin(turn) + 0.42 * Math.sin(1.63 * turn + 2));
}

/** The upper edge of a wave sheet, left to right. */
export function waveCrest(wave: WaveSheet): string {
  const step = wave.length / 8;
  const height = (x: number) => waveHeight(wave, x);
  let path = `M${write(-step)} ${write(height(-step))}`;
  for (let x = -step; x < wave.width + step; x += step) {
    // Midpoints as ends and samples as controls give one smooth line.
    const next = x + step;
    path += `Q${write(x)} ${write(height(x))} ${write(x + step / 2)} ${write((height(x) + height(next)) / 2)}`;
  }
  return path;
}
