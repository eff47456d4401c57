/** How a game comes to the screen and leaves it: new, from storage, or from a file. */
import type { Setup } from '../../engine';
import { randomPlacing } from '../placement';
import { openGame, parseSavedGame, type ParsedGame } from '../savedGames';
import type { Table } from '../table';
import type { Helm } from './helm';
import { gameFromSaved, newGame, stateOf } from './running';

export interface OpeningActions {
  readonly start: (options: { setup: Setup; table: Table; placesAtRandom: boolean }) => void;
  /** Undefined when there is no such game. */
  readonly open: (id: string) => ParsedGame | undefined;
  readonly importText: (text: string) => ParsedGame;
  readonly leave: () => void;
}

export function openingActions(helm: Helm): OpeningActions {
  const { parts, set, save, present } = helm;
  return {
    start: ({ setup, table, placesAtRandom }) => {
      const game = newGame({ id: parts.makeId(), setup, table });
      present(game);
      if (placesAtRandom) {
        helm.commit(randomPlacing(stateOf(game)));
        helm.showAll();
      } else save(game);
      if (parts.isAnimated()) set({ intro: 'start-roll' });
      helm.unlock();
    },
    open: (id) => {
      const opened = openGame(parts.storage, id);
      if (opened?.ok) present(gameFromSaved(opened));
      return opened;
    },
    importText: (text) => {
      const parsed = parseSavedGame(text, parts.makeId());
      if (parsed.ok) {
        const game = gameFromSaved(parsed);
        save(game);
        present(game);
      }
      return parsed;
    },
    leave: () => set({ game: null, shown: null, queue: [], intro: null, highlighted: null }),
  };
}
