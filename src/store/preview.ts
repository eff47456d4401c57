/** What the active boat's ways would bring, as long as nothing is left to chance. */
import { apply, legalWays, rolledCount, type DiceChoice, type GameState, type Way } from '../engine';

/** The ways open now, made by the very functions that make the move; null while a roll stands between. */
export function finalWays(state: GameState, draft: DiceChoice): readonly Way[] | null {
  if (state.phase === 'steering') return legalWays(state);
  if (state.phase !== 'dice' || rolledCount(draft) > 0) return null;
  const chosen = apply(state, { type: 'roll', ...draft });
  return chosen.ok ? legalWays(chosen.state) : null;
}

/** Turning without moving: what a boat without dice can do although its first die is armed. */
export function waysOnSpot(state: GameState): readonly Way[] {
  const stopped = apply(state, { type: 'roll', adjust: 'keep', removed: null, rerolled: [] });
  return stopped.ok ? legalWays(stopped.state) : [];
}
