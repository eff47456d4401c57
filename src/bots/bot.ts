/** What a bot is: a pure chooser that sees the state and a seed, and says why it decides. */
import type { Action } from '../engine/actions';
import type { Face } from '../engine/dice';
import { drawStream } from '../engine/random';
import type { GameState } from '../engine/state';

export const BOT_NAMES = ['random', 'pilot', 'novice', 'skipper', 'captain'] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** A chance as "ways in total", e.g. `[4, 9]` for 4 in 9. */
export type Chance = readonly [ways: number, total: number];

/** Why a bot decided as it did, for the log to put into words. Chances are exact. */
export type Reason =
  /** Re-rolls dice of that face (the lowest of them); the chance that some heading is then clear. */
  | { readonly code: 'rerolls-to-clear'; readonly face: Face; readonly chance: Chance }
  /** Takes one die more; the chance that some heading is then clear. */
  | { readonly code: 'adds-for-speed'; readonly chance: Chance }
  /** Takes a die away; the chance that some heading is then clear. */
  | { readonly code: 'slows-down'; readonly face: Face; readonly chance: Chance }
  /** Keeps all dice: the speed is known and some heading is clear. */
  | { readonly code: 'keeps-speed'; readonly speed: number }
  /** Every choice may crash; this one costs the least, with this chance to come through. */
  | { readonly code: 'risks-a-crash'; readonly chance: Chance }
  /** Coast repair: does nothing with the dice to be rid of a counter. */
  | { readonly code: 'coasts-to-repair'; readonly damage: number }
  /** The move rounds this buoy. */
  | { readonly code: 'rounds-buoy'; readonly buoy: number }
  | { readonly code: 'finishes' }
  /** Only one heading is allowed. */
  | { readonly code: 'is-forced' }
  /** The chosen heading crashes, and that is the cheapest. */
  | { readonly code: 'crashes-least'; readonly damage: number }
  /** Stops behind another boat. */
  | { readonly code: 'stops-behind'; readonly seat: number }
  /** Turns without moving. */
  | { readonly code: 'turns-in-place' }
  /** Heads for the next buoy, or for the line (`buoy` 0). */
  | { readonly code: 'heads-for'; readonly buoy: number }
  /** A bot failed: the game goes on with the safest legal choice. */
  | { readonly code: 'plays-safe' };

export interface Decision {
  readonly action: Action;
  readonly reason?: Reason;
}

export interface Bot {
  readonly name: BotName;
  /** Decides for the active seat while boats are placed, dice chosen or headings steered. */
  choose(state: GameState, seed: string): Decision;
}

/** Chance for one decision, so that the same state and seed always decide the same. */
export function drawsFor(state: GameState, seed: string): (sides: number) => number {
  const { race, activeSeat, phase, boats } = state;
  return drawStream(`${seed}/${race}/${activeSeat}/${boats[activeSeat].turns}/${phase}`);
}

/** The buoy a boat is after, 0 for the line. */
export function nextMark({ rounded }: { rounded: number }): number {
  return rounded < 3 ? rounded + 1 : 0;
}
