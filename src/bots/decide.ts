/** Deciding without ever stopping a game: a bot that fails is replaced for this one decision. */
import { apply } from '../engine/game';
import type { GameState } from '../engine/state';
import type { Bot, Decision } from './bot';
import { safestAction } from './safest';

/** The bot's decision, or the safest legal one (with the reason `plays-safe`) if it throws or breaks a rule. */
export function decideSafely(bot: Bot, state: GameState, seed: string): Decision {
  try {
    const decision = bot.choose(state, seed);
    if (apply(state, decision.action).ok) return decision;
  } catch {
    // Whatever went wrong, the game goes on; the reason tells the log.
  }
  return { action: safestAction(state), reason: { code: 'plays-safe' } };
}
