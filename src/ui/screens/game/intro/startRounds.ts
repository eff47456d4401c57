/** The roll for the start player, round by round, as the screen tells it (R4.1). */
import type { Face, GameState } from '../../../../engine';
import type { Pace } from '../../../../store/table';

export type RollMark = 'rolled' | 'tied' | 'out' | 'winner';

export interface SeatRoll {
  readonly face: Face;
  readonly mark: RollMark;
}

export interface StartRound {
  /** By seat: the face last rolled, and what became of it. */
  readonly seats: readonly SeatRoll[];
  /** Who has to roll again; empty once somebody starts. */
  readonly tied: readonly number[];
}

export function startRoundsOf({ startRolls, startSeat }: GameState): StartRound[] {
  const shown = startRolls[0]?.map((face) => face ?? 1) ?? [];
  return startRolls.map((faces, round) => {
    const again = startRolls[round + 1];
    const tied = again ? faces.flatMap((_, seat) => (again[seat] === null ? [] : [seat])) : [];
    const seats = faces.map((face, seat): SeatRoll => {
      shown[seat] = face ?? shown[seat];
      if (face === null) return { face: shown[seat], mark: 'out' };
      if (tied.includes(seat)) return { face, mark: 'tied' };
      return { face, mark: !again && seat === startSeat ? 'winner' : 'rolled' };
    });
    return { seats, tied };
  });
}

const ROUND_MS = 900;
const ROUNDS_MS = 1450;
const WINNER_MS = 1000;
const ROLLING_SHARE = 0.62;

/** Two scenes a round, dice rolling and dice lying, all together at most two and a half seconds. */
export function startRollScenes(rounds: number, pace: Pace): number[] {
  const haste = pace === 'fast' ? 0.5 : 1;
  const round = Math.min(ROUND_MS, ROUNDS_MS / rounds) * haste;
  return Array.from({ length: rounds }, (_, index) => [
    round * ROLLING_SHARE,
    round * (1 - ROLLING_SHARE) + (index === rounds - 1 ? WINNER_MS * haste : 0),
  ]).flat();
}
