/** The end of a game: ranks, and the ties that the last race decided (R9.3). */
import { rankingOf, totalsOf, type GameState } from '../../../../engine';

export interface RankedSeat {
  readonly seat: number;
  /** From 1; those who share a rank have the same one. */
  readonly rank: number;
  readonly total: number;
}

export interface Tie {
  /** Best first. */
  readonly seats: readonly number[];
  readonly total: number;
  /** Who came in ahead in the last race; null when they share the rank. */
  readonly ahead: number | null;
}

export function finalRanking({ results }: Pick<GameState, 'results'>): RankedSeat[] {
  const totals = totalsOf(results);
  let rank = 1;
  return rankingOf(totals, results.at(-1)?.places ?? []).flatMap((seats) => {
    const shared = seats.map((seat) => ({ seat, rank, total: totals[seat] }));
    rank += seats.length;
    return shared;
  });
}

/** All groups with equal points, from the top of the table down. */
export function tiesOf(ranking: readonly RankedSeat[]): Tie[] {
  const totals = [...new Set(ranking.map(({ total }) => total))];
  return totals.flatMap((total) => {
    const equal = ranking.filter((ranked) => ranked.total === total);
    if (equal.length < 2) return [];
    const [first, second] = equal;
    const ahead = first.rank === second.rank ? null : first.seat;
    return [{ seats: equal.map(({ seat }) => seat), total, ahead }];
  });
}
