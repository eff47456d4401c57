/** Puts a screen on the page with stores of its own. */
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createGameStore } from '../../../src/store/game';
import { createSettingsStore, type Settings } from '../../../src/store/settings';
import { memoryStorage, type KeyValueStorage } from '../../../src/store/storage';
import { StoresProvider, type Stores } from '../../../src/ui/stores';
import { WordsProvider } from '../../../src/ui/words';

export function newStores(storage: KeyValueStorage = memoryStorage()): Stores {
  const settings = createSettingsStore(storage);
  let games = 0;
  const game = createGameStore({
    storage,
    now: () => 1_000_000 * ++games,
    makeId: () => `game${++games}`,
    isAnimated: () => false,
  });
  return { storage, settings, game };
}

/** Shows a screen and waits for its words. */
export async function show(
  screen: ReactNode,
  { stores = newStores(), settings = {} }: { stores?: Stores; settings?: Partial<Settings> } = {},
): Promise<Stores> {
  stores.settings.getState().change({ language: 'en', ...settings });
  await act(async () => {
    render(
      <StoresProvider stores={stores}>
        <WordsProvider>{screen}</WordsProvider>
      </StoresProvider>,
    );
  });
  return stores;
}
