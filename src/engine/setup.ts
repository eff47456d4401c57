/** What a game is set up with: the first half of its record. */
import type { RuleName } from './rules';

export const BOATS = [1, 2, 3, 4, 5, 6] as const;
/** The boats by their painted number: 1 Orange, 2 Yellow, 3 Black, 4 Red, 5 Purple, 6 White. */
export type BoatNumber = (typeof BOATS)[number];

export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 6;
export const MAX_RACES = 3;

export interface Player {
  /** May be empty: the boat's colour then stands for it. */
  readonly name: string;
  readonly boat: BoatNumber;
}

export interface Setup {
  /** By seat, clockwise (R4.1). */
  readonly players: readonly Player[];
  readonly races: number;
  readonly rules: readonly RuleName[];
  /** The lake's code. */
  readonly lake: string;
  readonly seed: string;
}
