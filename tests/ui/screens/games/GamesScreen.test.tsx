import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseHash } from '../../../../src/store/link';
import { formatSavedGame, listHeads, openGame } from '../../../../src/store/savedGames';
import { setupFrom, tableFrom, USUAL_CHOICE } from '../../../../src/store/tableChoice';
import { GamesScreen } from '../../../../src/ui/screens/games/GamesScreen';
import type { Stores } from '../../../../src/ui/stores';
import { newStores, show } from '../showing';

function playOne({ game }: Stores, seed: string): string {
  game.getState().start({
    setup: setupFrom(USUAL_CHOICE, { lake: 'S-123456', seed }),
    table: tableFrom(USUAL_CHOICE, 'side-by-side'),
    placesAtRandom: true,
  });
  return game.getState().game?.id ?? '';
}

async function showGames(...seeds: string[]) {
  const stores = newStores();
  const ids = seeds.map((seed) => playOne(stores, seed));
  await show(<GamesScreen />, { stores });
  await waitFor(() =>
    expect(screen.queryAllByRole('button', { name: /^Delete/ })).toHaveLength(seeds.length),
  );
  return { ...stores, ids };
}

/** A file as a player would have saved it. */
function savedText(seed: string): string {
  const stores = newStores();
  const opened = openGame(stores.storage, playOne(stores, seed));
  if (!opened?.ok) throw new Error('not saved');
  return formatSavedGame(opened.saved);
}

beforeEach(() => {
  location.hash = '';
});

describe('the shelf', () => {
  it('says so when it is empty', async () => {
    await show(<GamesScreen />);
    expect(screen.getByText(/No saved games yet/)).toBeVisible();
  });

  it('shows lake, state, date and players of each game, newest first', async () => {
    const { ids } = await showGames('one', 'two');
    const entry = screen.getAllByRole('listitem').find((item) => item.querySelector('h3'));
    expect(entry).toHaveTextContent(/race 1 of 3 · \w+ to move/);
    expect(entry).toHaveTextContent(/Orange.*Yellow.*Black.*Red/);
    expect(entry).toHaveTextContent(/1 Jan 1970/);
    await userEvent.click(screen.getAllByRole('button', { name: /^Open:/ })[0]);
    expect(location.hash).toBe(`#/game/${ids[1]}`);
  });

  it('deletes at once and brings back on request', async () => {
    const { storage, ids } = await showGames('one', 'two');
    await userEvent.click(screen.getAllByRole('button', { name: /^Delete/ })[0]);
    expect(listHeads(storage).map(({ id }) => id)).toEqual([ids[0]]);
    expect(screen.getByText('Game deleted.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Bring it back' }));
    expect(listHeads(storage).map(({ id }) => id)).toEqual([ids[1], ids[0]]);
    expect(screen.getAllByRole('button', { name: /^Delete/ })).toHaveLength(2);
  });

  it('forgets a running game that is deleted, so that it cannot save itself again', async () => {
    const { game } = await showGames('one');
    await userEvent.click(screen.getByRole('button', { name: /^Delete/ }));
    expect(game.getState().game).toBeNull();
  });

  it('offers the way back only for a while', async () => {
    await showGames('one');
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: /^Delete/ }));
    expect(screen.getByText('Game deleted.')).toBeVisible();
    act(() => void vi.advanceTimersByTime(10_500));
    expect(screen.queryByText('Game deleted.')).toBeNull();
    vi.useRealTimers();
  });

  it('leaves broken games alone', async () => {
    const stores = newStores();
    stores.storage.setItem('powerboats/game/broken', '{"savedAt":5,"record":{"version":1}}');
    playOne(stores, 'good');
    await show(<GamesScreen />, { stores });
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Open:/ })).toHaveLength(1));
    expect(stores.storage.getItem('powerboats/game/broken')).not.toBeNull();
  });

  it('copies a link that sets the same table', async () => {
    const user = userEvent.setup();
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await showGames('DICE');
    await user.click(screen.getByRole('button', { name: /^Copy a link/ }));
    const [[address]] = copied.mock.calls;
    expect(address.length).toBeLessThanOrEqual(400);
    expect(parseHash(new URL(address).hash)).toEqual({
      screen: 'table',
      link: { lake: 'S-123456', seed: 'DICE', players: 4, races: 3, rules: [] },
    });
    expect(await screen.findByText(/Link copied/)).toBeVisible();
  });

  it('saves a game as a file that can be read again', async () => {
    await showGames('file');
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return 'blob:game';
    });
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await userEvent.click(screen.getByRole('button', { name: /^Save as a file/ }));
    expect(names).toEqual(['powerboats-file.json']);
    const text = await blobs[0].text();
    vi.restoreAllMocks();
    cleanup();
    const { game } = await show(<GamesScreen />);
    await userEvent.upload(
      screen.getByLabelText('Open a file', { selector: 'input' }),
      new File([text], 'game.json'),
    );
    await waitFor(() => expect(game.getState().game?.record.setup.seed).toBe('file'));
  });
});

describe('games from outside', () => {
  it('come by drag and drop', async () => {
    const { game } = await show(<GamesScreen />);
    const target = screen.getByText(/drop one here/);
    fireEvent.drop(target, { dataTransfer: { files: [new File([savedText('dropped')], 'a.json')] } });
    await waitFor(() => expect(game.getState().game?.record.setup.seed).toBe('dropped'));
    expect(location.hash).toBe(`#/game/${game.getState().game?.id}`);
  });

  it('come by paste', async () => {
    const { game } = await show(<GamesScreen />);
    fireEvent.paste(document.body, { clipboardData: { files: [], getData: () => savedText('pasted') } });
    await waitFor(() => expect(game.getState().game?.record.setup.seed).toBe('pasted'));
  });

  it.each([
    ['no game at all', 'hello', /cannot be read/],
    ['another thing', '[1, 2]', /does not hold a game/],
    ['a future version', '{"version":99}', /form we do not know/],
    ['a cheat', '', /against the rules/],
  ])('are refused with a sentence: %s', async (what, text, sentence) => {
    const { game } = await show(<GamesScreen />);
    const cheated = savedText('x').replace(/"at":\d+/, '"at":0');
    const pasted = what === 'a cheat' ? cheated : text;
    fireEvent.paste(document.body, { clipboardData: { files: [], getData: () => pasted } });
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(game.getState().game).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(sentence)).toBeNull();
  });
});
