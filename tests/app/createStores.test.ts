// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { createStores } from '../../src/app/createStores';
import { keyOfGame } from '../../src/store/savedGames';
import { usualTable } from '../../src/store/table';
import type { Stores } from '../../src/ui/stores';

const setup = {
  players: [
    { name: 'Ada', boat: 1 },
    { name: 'Mira', boat: 2 },
  ],
  races: 1,
  rules: [],
  lake: 'S-123456',
  seed: 'two pages',
} as const;

function runningIn({ game }: Stores) {
  const running = game.getState().game;
  if (!running) throw new Error('A game should be on.');
  return running;
}

/** What the browser tells all pages but the one that wrote. */
function tellOthers(key: string, newValue: string | null): void {
  dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

test('a page follows a move that was made in another page of the same game', () => {
  const here = createStores();
  here.settings.getState().change({ pace: 'instant' });
  here.game.getState().start({ setup, table: usualTable(2), placesAtRandom: true });
  const { id } = runningIn(here);
  const before = runningIn(here).record.actions.length;

  const there = createStores();
  there.game.getState().open(id);
  there.game.getState().roll();
  expect(runningIn(there).record.actions).toHaveLength(before + 1);
  expect(runningIn(here).record.actions).toHaveLength(before);

  tellOthers('powerboats/game/another', '{}');
  expect(runningIn(here).record.actions).toHaveLength(before);
  tellOthers(keyOfGame(id), localStorage.getItem(keyOfGame(id)));
  expect(runningIn(here).record.actions).toEqual(runningIn(there).record.actions);
  expect(here.game.getState().shown?.phase).toBe('steering');
});

test('a game thrown away or spoilt in another page goes on in this one', () => {
  const here = createStores();
  here.game.getState().start({ setup, table: usualTable(2), placesAtRandom: true });
  const { id, record } = runningIn(here);
  localStorage.removeItem(keyOfGame(id));
  tellOthers(keyOfGame(id), null);
  expect(runningIn(here).record).toBe(record);
  localStorage.setItem(keyOfGame(id), 'spoilt');
  tellOthers(keyOfGame(id), 'spoilt');
  expect(runningIn(here).record).toBe(record);
});
