import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { stateOf } from '../../../../src/store/game';
import { rememberTableChoice, USUAL_CHOICE } from '../../../../src/store/tableChoice';
import { HomeScreen } from '../../../../src/ui/screens/home/HomeScreen';
import { newStores, show } from '../showing';

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  location.hash = '';
});

describe('home', () => {
  it('shows the game’s name and nothing that leads nowhere', async () => {
    await show(<HomeScreen />);
    expect(screen.getByRole('heading', { level: 1, name: 'Powerboats' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Continue/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Saved games' })).toBeNull();
  });

  it('races at once with four boats on the line, one tap from the first roll', async () => {
    const { game } = await show(<HomeScreen />);
    await press('Race now');
    const running = game.getState().game;
    if (!running) throw new Error('no game');
    const state = stateOf(running);
    expect(state.phase).toBe('dice');
    expect(state.setup.players.map(({ boat }) => boat)).toEqual([1, 2, 3, 4]);
    expect(state.lake.side).toBe('standard');
    expect(location.hash).toBe(`#/game/${running.id}`);
  });

  it('races with the last table', async () => {
    const stores = newStores();
    rememberTableChoice(stores.storage, {
      ...USUAL_CHOICE,
      seats: [
        { name: 'Ada', boat: 6, side: 'south', bot: null },
        { name: '', boat: 3, side: 'north', bot: null },
      ],
      lakeSide: 'expert',
      races: 1,
      rules: ['five-dice'],
    });
    await show(<HomeScreen />, { stores, settings: { seating: 'table' } });
    await press('Race now');
    const running = stores.game.getState().game;
    expect(running?.record.setup).toMatchObject({
      players: [
        { name: 'Ada', boat: 6 },
        { name: '', boat: 3 },
      ],
      races: 1,
      rules: ['five-dice'],
    });
    expect(running?.record.setup.lake).toMatch(/^E-/);
    expect(running?.table).toEqual({ seating: 'table', sides: ['south', 'north'], bots: [null, null] });
  });

  it('takes another lake and other dice every time', async () => {
    const { game } = await show(<HomeScreen />);
    await press('Race now');
    const first = game.getState().game?.record.setup;
    await press('Race now');
    const second = game.getState().game?.record.setup;
    expect(second?.seed).not.toBe(first?.seed);
    expect(first?.seed).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
  });

  it('goes on with the game that was left last', async () => {
    const stores = newStores();
    await show(<HomeScreen />, { stores });
    await press('Race now');
    const id = stores.game.getState().game?.id;
    location.hash = '';
    document.body.replaceChildren();
    await show(<HomeScreen />, { stores });
    const card = screen.getByRole('button', { name: /^Continue/ });
    expect(card).toHaveTextContent('race 1 of 3');
    expect(card).toHaveTextContent('4 boats');
    expect(card).toHaveTextContent(/(Orange|Yellow|Black|Red) to move/);
    await userEvent.click(card);
    expect(location.hash).toBe(`#/game/${id}`);
    await press('Saved games');
    expect(location.hash).toBe('#/games');
  });

  it.each([
    ['Set the table', '#/table'],
    ['Rules', '#/rules'],
    ['Settings', '#/settings'],
  ])('leads with “%s” to %s', async (name, hash) => {
    await show(<HomeScreen />);
    await press(name);
    expect(location.hash).toBe(hash);
  });

  it('changes the language in place and remembers it', async () => {
    const { settings } = await show(<HomeScreen />);
    await userEvent.click(screen.getByRole('radio', { name: 'Deutsch' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Regeln' })).toBeVisible());
    expect(settings.getState().language).toBe('de');
    expect(document.documentElement.lang).toBe('de');
  });
});
