/** How far a game can be taken back: freely up to the last roll, past it only by rewinding. */
import { rolledCount, type Action, type GameState } from '../engine';
import type { BotLevel } from './table';

export interface Timeline {
  readonly actions: readonly Action[];
  /** `states[n]` is the state after n actions. */
  readonly states: readonly GameState[];
  /** A bot's turn is nobody's to choose again, so taking back goes on to the person before it. */
  readonly bots: readonly (BotLevel | null)[];
}

/** Rolls and new courses bring something new to light; everything else can be chosen again without having learnt anything. */
function isRevealing(action: Action): boolean {
  return action.type === 'next-race' || (action.type === 'roll' && rolledCount(action) > 0);
}

/** How many actions stay after one undo, or null when the last thing was a roll. */
export function undoTarget({ actions, states, bots }: Timeline): number | null {
  let kept = actions.length;
  while (kept > 0) {
    if (isRevealing(actions[kept - 1])) return null;
    kept--;
    // A turn without a roll is one choice: its dice go back together with its way.
    const before = actions[kept - 1];
    if (before?.type === 'roll' && !isRevealing(before)) kept--;
    if (bots[states[kept].activeSeat] === null) return kept;
  }
  return null;
}

/** How many actions stay after a rewind: up to just before the last roll a person made. */
export function rewindTarget({ actions, states, bots }: Timeline): number | null {
  for (let kept = actions.length - 1; kept >= 0; kept--) {
    if (isRevealing(actions[kept]) && bots[states[kept].activeSeat] === null) return kept;
  }
  return null;
}
