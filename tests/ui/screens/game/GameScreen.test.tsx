import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useRoute } from '../../../../src/ui/navigation';
import { GameScreen } from '../../../../src/ui/screens/game/GameScreen';
import { show } from '../showing';
import { storesWith } from './playing';

afterEach(() => {
  location.hash = '';
});

function AtAddress() {
  const route = useRoute();
  return route.screen === 'game' ? <GameScreen id={route.id} panel={null} /> : null;
}

test('a rematch goes straight to the new game, without opening the old one again on the way', async () => {
  const stores = storesWith({ until: 'game-over', races: 1 });
  const old = stores.game.getState().game?.id;
  location.hash = `#/game/${old}`;
  await show(<AtAddress />, { stores });
  const opened: (string | undefined)[] = [];
  stores.game.subscribe(({ game }) => {
    if (opened.at(-1) !== game?.id) opened.push(game?.id);
  });
  // Longer than the guard against the tail of a double tap.
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Rematch' }));
  });
  const now = stores.game.getState().game?.id;
  await waitFor(() => expect(location.hash).toBe(`#/game/${now}`));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(now).not.toBe(old);
  expect(opened).toEqual([now]);
});
