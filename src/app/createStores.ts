import { createGameStore, type GameStore } from '../store/game';
import { keyOfGame } from '../store/savedGames';
import { createSettingsStore } from '../store/settings';
import { memoryStorage, type KeyValueStorage } from '../store/storage';
import { watchInputs } from '../ui/inputs';
import type { Stores } from '../ui/stores';

/** The browser's storage if it lets us, else one that lasts as long as the page. */
function browserStorage(): KeyValueStorage {
  try {
    const { localStorage } = window;
    localStorage.getItem('powerboats');
    return localStorage;
  } catch {
    return memoryStorage();
  }
}

/** Short enough for a link, unlikely enough to meet twice in one browser. */
function makeId(): string {
  const random = crypto.getRandomValues(new Uint32Array(2));
  return Array.from(random, (part) => part.toString(36))
    .join('')
    .slice(0, 10);
}

/** The same game in two pages stays one game: a page that did not make the move follows the one that did. */
function followOtherPages(game: GameStore): void {
  addEventListener('storage', ({ key, newValue }) => {
    const { game: running, open } = game.getState();
    if (running && newValue !== null && key === keyOfGame(running.id)) open(running.id);
  });
}

export function createStores(): Stores {
  const storage = browserStorage();
  const settings = createSettingsStore(storage);
  const game = createGameStore({
    storage,
    now: Date.now,
    makeId,
    lastInput: watchInputs(),
    isAnimated: () => settings.getState().pace !== 'instant',
  });
  // Browsers may throw away what a page has stored unless it asks; there is something to lose once a game is on.
  const stopAsking = game.subscribe((state) => {
    if (!state.game) return;
    stopAsking();
    void navigator.storage?.persist?.();
  });
  followOtherPages(game);
  return { game, settings, storage };
}
