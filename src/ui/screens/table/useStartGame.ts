import { useCallback } from 'react';
import { setupFrom, tableFrom, type TableChoice } from '../../../store/tableChoice';
import { navigate } from '../../navigation';
import { useStores } from '../../stores';

export interface StartOptions {
  readonly choice: TableChoice;
  readonly lake: string;
  readonly seed: string;
  readonly placesAtRandom: boolean;
}

/** Starts a game and goes to its screen. */
export function useStartGame(): (options: StartOptions) => void {
  const { game, settings } = useStores();
  return useCallback(
    ({ choice, lake, seed, placesAtRandom }) => {
      game.getState().start({
        setup: setupFrom(choice, { lake, seed }),
        table: tableFrom(choice, settings.getState().seating),
        placesAtRandom,
      });
      const id = game.getState().game?.id;
      if (id) navigate({ screen: 'game', id, panel: null });
    },
    [game, settings],
  );
}
