import { useCallback } from 'react';
import { rememberTableChoice, setupFrom, tableFrom, type TableChoice } from '../../../store/tableChoice';
import { navigate } from '../../navigation';
import { useStores } from '../../stores';

export interface StartOptions {
  readonly choice: TableChoice;
  readonly lake: string;
  readonly seed: string;
  readonly placesAtRandom: boolean;
}

/** Starts a game and goes to its screen; its table is the one to come back to. */
export function useStartGame(): (options: StartOptions) => void {
  const { game, settings, storage } = useStores();
  return useCallback(
    ({ choice, lake, seed, placesAtRandom }) => {
      rememberTableChoice(storage, choice);
      game.getState().start({
        setup: setupFrom(choice, { lake, seed }),
        table: tableFrom(choice, settings.getState().seating),
        placesAtRandom,
      });
      const id = game.getState().game?.id;
      if (id) navigate({ screen: 'game', id, panel: null });
    },
    [game, settings, storage],
  );
}
