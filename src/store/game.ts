/** The store of the running game: its record, what the screen shows of it, and the choice being made. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { draftActions, type DraftActions } from './game/drafting';
import { NO_GAME, takeHelm, type GameStoreParts, type GameView } from './game/helm';
import { openingActions, type OpeningActions } from './game/opening';
import { playingActions, type PlayingActions } from './game/playing';
import { seatingActions, type SeatingActions } from './game/seating';
import { showingActions, type ShowingActions } from './game/showing';
import { takingBackActions, type TakingBackActions } from './game/takingBack';

// What is outside `store` knows this file only; how the store is put together is its own affair.
export { ECHO_REACH, type Input } from './game/echo';
export { HAND_OVER_GUARD_MS } from './game/helm';
export { stateOf, type RunningGame, type Step } from './game/running';

export interface GameStoreState
  extends
    GameView,
    OpeningActions,
    ShowingActions,
    DraftActions,
    PlayingActions,
    TakingBackActions,
    SeatingActions {}

export type GameStore = StoreApi<GameStoreState>;

export function createGameStore(parts: GameStoreParts): GameStore {
  return createStore<GameStoreState>()((set, get) => {
    const helm = takeHelm({ parts, get, set });
    return {
      ...NO_GAME,
      ...openingActions(helm),
      ...showingActions(helm),
      ...draftActions(helm),
      ...playingActions(helm),
      ...takingBackActions(helm),
      ...seatingActions(helm),
    };
  });
}
