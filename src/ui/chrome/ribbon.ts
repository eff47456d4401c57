const STALK = { top: 23, bar: 28, foot: 38 };
const CROWD = 3;

/** From pegs to their places: straight, or for a crowd on one place a bracket, in which no line passes another. */
export function stalkPaths(pegs: readonly number[], places: readonly number[]): string[] {
  return pegs.map((peg, index) => {
    const place = places[index];
    const crowd = pegs.filter((_, other) => Math.abs(places[other] - place) < 0.5);
    const isOver = Math.min(...crowd) <= place + 0.5 && Math.max(...crowd) >= place;
    if (crowd.length < CROWD || !isOver) return `M${peg} ${STALK.top}L${place} ${STALK.foot}`;
    return `M${peg} ${STALK.top}V${STALK.bar}H${place}V${STALK.foot}`;
  });
}

interface PegRow {
  /** Where the boats are on the course, 0 to 1. */
  positions: readonly number[];
  width: number;
  /** Least distance between two pegs. */
  gap: number;
  /** Room the first and the last peg keep from the ends. */
  inset: number;
}

/**
 * Places pegs as near to their boats as a least distance allows: neighbours that would overlap share the
 * push evenly, and the order of the boats never changes.
 */
export function layoutPegs({ positions, width, gap, inset }: PegRow): number[] {
  const room = width - 2 * inset;
  const step = positions.length > 1 ? Math.min(gap, room / (positions.length - 1)) : gap;
  const order = positions.map((_, index) => index).sort((a, b) => (positions[a] ?? 0) - (positions[b] ?? 0));
  // Without the steps between them pegs may coincide but not swap, so runs that fall back are averaged.
  const runs: { sum: number; count: number }[] = [];
  order.forEach((index, rank) => {
    let run = { sum: (positions[index] ?? 0) * width - rank * step, count: 1 };
    let last = runs.at(-1);
    while (last && last.sum / last.count >= run.sum / run.count) {
      run = { sum: run.sum + last.sum, count: run.count + last.count };
      runs.pop();
      last = runs.at(-1);
    }
    runs.push(run);
  });
  const places = runs.flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count));
  const xs = positions.map(() => 0);
  order.forEach((index, rank) => {
    const highest = width - inset - (positions.length - 1) * step;
    xs[index] = Math.min(Math.max(places[rank] ?? 0, inset), highest) + rank * step;
  });
  return xs;
}
