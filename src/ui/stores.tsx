/** The stores, within reach of every component; a test brings its own. */
import { createContext, useContext, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { GameStore, GameStoreState } from '../store/game';
import type { SettingsState, SettingsStore } from '../store/settings';
import type { KeyValueStorage } from '../store/storage';

export interface Stores {
  readonly game: GameStore;
  readonly settings: SettingsStore;
  readonly storage: KeyValueStorage;
}

const StoresContext = createContext<Stores | null>(null);

export function StoresProvider({ stores, children }: { stores: Stores; children: ReactNode }) {
  return <StoresContext value={stores}>{children}</StoresContext>;
}

export function useStores(): Stores {
  const stores = useContext(StoresContext);
  if (!stores) throw new Error('A component that uses the stores stands outside <StoresProvider>.');
  return stores;
}

/** A part of the running game; selectors are module constants where they can be. */
export function useGame<T>(selector: (state: GameStoreState) => T): T {
  return useStore(useStores().game, selector);
}

/** The store's actions; they never change, so nothing re-renders for them. */
export function useGameActions(): GameStoreState {
  return useStores().game.getState();
}

export function useSettings<T>(selector: (state: SettingsState) => T): T {
  return useStore(useStores().settings, selector);
}
