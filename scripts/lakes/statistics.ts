// Turns counts by length into lines to read.

const BIN = 5;
const BAR = 50;

/** The length below or at which a share of all courses lies. */
function quantile(counts: readonly number[], share: number): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  let seen = 0;
  return counts.findIndex((count) => (seen += count) > 0 && seen >= share * total);
}

/** `min 38 · deciles 50 53 … · max 102`; the fifth decile is the median. */
export function formatQuantiles(counts: readonly number[]): string {
  const deciles = Array.from({ length: 9 }, (_, index) => quantile(counts, (index + 1) / 10));
  const parts = [
    `min ${quantile(counts, 0)}`,
    `deciles ${deciles.join(' ')}`,
    `median ${quantile(counts, 0.5)}`,
    `max ${counts.length - 1}`,
  ];
  return parts.join(', ');
}

/** One line for every five lengths, its bar as long as its share of the fullest line. */
export function formatHistogram(counts: readonly number[]): string[] {
  const bins: number[] = [];
  counts.forEach((count, length) => {
    const bin = Math.floor(length / BIN);
    bins[bin] = (bins[bin] ?? 0) + count;
  });
  const fullest = Math.max(...bins);
  const first = bins.findIndex((count) => count > 0);
  return bins.slice(first).map((count, index) => {
    const from = (first + index) * BIN;
    const range = `${from}–${from + BIN - 1}`.padStart(7);
    return `${range} ${String(count).padStart(7)} ${'█'.repeat(Math.ceil((BAR * count) / fullest))}`;
  });
}
