/** Undo and rewind: the game is cut back to an earlier action, saved, and shown as it stood. */
import { rewindTarget, undoTarget, type Timeline } from '../undo';
import type { Helm } from './helm';
import { shortenGame, timelineOf, type RunningGame } from './running';

export interface TakingBackActions {
  readonly canUndo: () => boolean;
  readonly undo: () => void;
  readonly canRewind: () => boolean;
  readonly rewind: () => void;
}

export function takingBackActions({ get, save, present }: Helm): TakingBackActions {
  function isPossible(target: (timeline: Timeline) => number | null): boolean {
    const { game } = get();
    return game !== null && target(timelineOf(game)) !== null;
  }

  function resume(game: RunningGame): void {
    save(game);
    present(game);
  }

  return {
    canUndo: () => isPossible(undoTarget),
    undo: () => {
      const { game } = get();
      const kept = game && undoTarget(timelineOf(game));
      if (game && kept !== null) resume(shortenGame(game, kept));
    },
    canRewind: () => isPossible(rewindTarget),
    rewind: () => {
      const { game } = get();
      const kept = game && rewindTarget(timelineOf(game));
      if (!game || kept === null) return;
      const rewind = { at: kept, actions: game.record.actions.length - kept };
      resume({ ...shortenGame(game, kept), rewinds: [...game.rewinds, rewind] });
    },
  };
}
