/** Points of a race and the ranking of a game (R9). */

/** How a race ended, lists over seats in seat order. */
export interface RaceOutcome {
  /** Seats in the order of finishing. */
  readonly places: readonly number[];
  /** Sunk before finishing. */
  readonly sunk: readonly number[];
  readonly retired: readonly number[];
  /** Left on the lake when the race was ended early (R8.7). */
  readonly unfinished: readonly number[];
  /** Turns each boat took. */
  readonly turns: readonly number[];
}

const POINTS_PER_LOST_BOAT = 5;

/** R9.1, and R9.2 with the score variant. */
export function pointsOf(outcome: RaceOutcome, game: { race: number; scoreVariant: boolean }): number[] {
  const { places, sunk, retired, turns } = outcome;
  const points = turns.map(() => 0);
  const lastFinisher = places.at(-1);
  for (const [index, seat] of places.entries()) {
    points[seat] = (turns.length - 1 - index) * game.race;
    if (game.scoreVariant && lastFinisher !== undefined) {
      points[seat] +=
        turns[lastFinisher] - turns[seat] + POINTS_PER_LOST_BOAT * (sunk.length + retired.length);
    }
  }
  return points;
}

/** R9.3: best first, those who share a rank together. */
export function rankingOf(totals: readonly number[], lastPlaces: readonly number[]): number[][] {
  const placeOf = (seat: number) => {
    const index = lastPlaces.indexOf(seat);
    return index < 0 ? Infinity : index;
  };
  const isEqual = (a: number, b: number) => totals[a] === totals[b] && placeOf(a) === placeOf(b);
  const seats = totals.map((_, seat) => seat);
  seats.sort(
    (a, b) => totals[b] - totals[a] || (placeOf(a) === placeOf(b) ? a - b : placeOf(a) - placeOf(b)),
  );
  const ranking: number[][] = [];
  for (const seat of seats) {
    const shared = ranking.at(-1);
    if (shared && isEqual(shared[0], seat)) shared.push(seat);
    else ranking.push([seat]);
  }
  return ranking;
}
