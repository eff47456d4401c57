import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { legalWays, type GameState } from '../../../../src/engine';
import { Race } from '../../../../src/ui/screens/game/Race';
import type { Stores } from '../../../../src/ui/stores';
import { show } from '../showing';
import { storesWith } from './playing';

afterEach(() => {
  vi.useRealTimers();
});

const stateOf = (stores: Stores) => stores.game.getState().shown as GameState;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const ways = () => within(screen.getByRole('group', { name: 'Ways to go' })).getAllByRole('button');
/** Buttons of the rail that can be pressed. */
const openWays = () => ways().filter((way) => way.getAttribute('aria-disabled') === null);

/** A game in which the active boat has at least so many dice. */
function storesWithDice(least: number): Stores {
  for (let until = 20; until < 200; until++) {
    const stores = storesWith({ until, players: 3, bot: 'pilot' });
    const state = stateOf(stores);
    if (state.phase === 'dice' && state.boats[state.activeSeat].dice.length >= least) return stores;
  }
  throw new Error(`The pilot never held ${least} dice.`);
}

describe('dice', () => {
  test('a boat without dice has its first die armed: Roll is there at once', async () => {
    const stores = storesWith({ until: 3, players: 3 });
    await show(<Race />, { stores });
    expect(screen.getByRole('button', { name: 'New die, will be rolled' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    press('Roll 1 die');
    expect(stateOf(stores).phase).toBe('steering');
  });

  test('tapping a die toggles keep and re-roll, and Roll says what it does', async () => {
    const stores = storesWithDice(1);
    await show(<Race />, { stores });
    const { boats, activeSeat } = stateOf(stores);
    const [face] = boats[activeSeat].dice;
    expect(screen.queryByRole('button', { name: /^Roll/ })).toBeNull();
    press(`Die 1: ${face}, keep`);
    expect(screen.getByRole('button', { name: /^Roll 1 die/ })).toBeVisible();
    press(`Die 1: ${face}, re-roll`);
    expect(screen.queryByRole('button', { name: /^Roll/ })).toBeNull();
  });

  test('removing a die cancels an added one, and adding gives the removed one back', async () => {
    const stores = storesWithDice(1);
    await show(<Race />, { stores });
    const { boats, activeSeat } = stateOf(stores);
    const [face] = boats[activeSeat].dice;
    press('Add a die');
    expect(stores.game.getState().draft.adjust).toBe('add');
    press(`Remove die 1, a ${face}`);
    expect(stores.game.getState().draft).toMatchObject({ adjust: 'remove', removed: 0 });
    press('Add a die');
    expect(stores.game.getState().draft).toMatchObject({ adjust: 'add', removed: null });
  });
});

describe('ways', () => {
  test('with nothing to roll one tap on a way is the whole turn', async () => {
    const stores = storesWithDice(1);
    await show(<Race />, { stores });
    const { activeSeat, boats } = stateOf(stores);
    const [first] = openWays();
    fireEvent.click(first);
    expect(stateOf(stores).boats[activeSeat].turns).toBe(boats[activeSeat].turns + 1);
  });

  test('while something is to be rolled the ways show chances and can not be taken', async () => {
    const stores = storesWithDice(1);
    await show(<Race />, { stores });
    const before = stateOf(stores);
    press('Add a die');
    expect(openWays()).toHaveLength(0);
    fireEvent.click(ways()[1]);
    expect(stateOf(stores)).toBe(before);
  });

  test('a forbidden way keeps its place and says why', async () => {
    for (let until = 10; until < 300; until++) {
      const stores = storesWith({ until, players: 4, bot: 'random', seed: 'walls' });
      const state = stateOf(stores);
      if (state.phase !== 'steering' || legalWays(state).every((way) => way.isAllowed)) continue;
      await show(<Race />, { stores, settings: { sailsSingleWay: false } });
      const closed = ways().filter((way) => way.getAttribute('aria-disabled') === 'true');
      expect(closed.length).toBe(legalWays(state).filter((way) => !way.isAllowed).length);
      expect(closed[0].getAttribute('aria-label')).toMatch(/crash|blocked/);
      return;
    }
    throw new Error('No forbidden way was met.');
  });

  test('a single way sails itself after a while, unless that is switched off', async () => {
    const only = (state: GameState) =>
      state.phase === 'steering' && legalWays(state).filter((way) => way.isAllowed).length === 1;
    for (let until = 10; until < 300; until++) {
      const wanted = { until, players: 3, bot: 'random', seed: 'narrow' } as const;
      if (!only(stateOf(storesWith(wanted)))) continue;
      vi.useFakeTimers();
      const patient = storesWith(wanted);
      await show(<Race />, { stores: patient, settings: { sailsSingleWay: false } });
      await act(() => vi.advanceTimersByTimeAsync(2000));
      expect(stateOf(patient).phase).toBe('steering');
      patient.settings.getState().change({ sailsSingleWay: true });
      await act(() => vi.advanceTimersByTimeAsync(2000));
      expect(stateOf(patient).phase).not.toBe('steering');
      return;
    }
    throw new Error('No single way was met.');
  });
});

describe('undo', () => {
  test('takes back a turn without a roll as one thing, even after the hand-over', async () => {
    const stores = storesWithDice(1);
    await show(<Race />, { stores });
    const before = stateOf(stores);
    fireEvent.click(openWays()[0]);
    expect(stateOf(stores).activeSeat).not.toBe(before.activeSeat);
    press('Undo');
    expect(stateOf(stores)).toEqual(before);
  });

  test('a roll is taken back only by holding the button for a second, and comes up the same again', async () => {
    vi.useFakeTimers();
    const stores = storesWith({ until: 3, players: 3 });
    await show(<Race />, { stores, settings: { sailsSingleWay: false } });
    press('Roll 1 die');
    const rolled = stateOf(stores);
    const button = screen.getByRole('button', { name: /Hold for a second/ });
    fireEvent.pointerDown(button);
    await act(() => vi.advanceTimersByTimeAsync(500));
    fireEvent.pointerUp(button);
    expect(stateOf(stores)).toBe(rolled);
    fireEvent.pointerDown(button);
    await act(() => vi.advanceTimersByTimeAsync(1100));
    fireEvent.pointerUp(button);
    expect(stateOf(stores).phase).toBe('dice');
    expect(stores.game.getState().game?.rewinds).toHaveLength(1);
    press('Roll 1 die');
    expect(stateOf(stores)).toEqual(rolled);
  });
});

describe('keys', () => {
  test('the first press of an arrow looks, the second goes', async () => {
    const stores = storesWithDice(1);
    await show(<Race />, { stores });
    const before = stateOf(stores);
    const open = legalWaysOf(stores);
    const index = open.findIndex((way) => way);
    const key = ['ArrowLeft', 'ArrowUp', 'ArrowRight'][index];
    // The focus at the beginning of a turn is no press.
    fireEvent.focus(ways()[index]);
    expect(stores.game.getState().highlighted).not.toBeNull();
    fireEvent.keyDown(document.body, { key });
    expect(stateOf(stores)).toBe(before);
    expect(stores.game.getState().highlighted).not.toBeNull();
    fireEvent.keyDown(document.body, { key });
    expect(stateOf(stores)).not.toBe(before);
  });

  test('letters and digits do nothing when they are switched off', async () => {
    const stores = storesWithDice(1);
    await show(<Race />, { stores, settings: { hasCharacterKeys: false } });
    fireEvent.keyDown(document.body, { key: '+' });
    fireEvent.keyDown(document.body, { key: '1', code: 'Digit1' });
    expect(stores.game.getState().draft).toMatchObject({ adjust: 'keep', rerolled: [] });
    act(() => stores.settings.getState().change({ hasCharacterKeys: true }));
    fireEvent.keyDown(document.body, { key: '+' });
    expect(stores.game.getState().draft.adjust).toBe('add');
  });
});

/** Which of left, ahead, right is open on the rail. */
function legalWaysOf(stores: Stores): boolean[] {
  expect(stateOf(stores).phase).toBe('dice');
  return ways().map((way) => way.getAttribute('aria-disabled') === null);
}

test('start placement: lit spaces are buttons, arrows turn the boat that was placed last', async () => {
  const stores = storesWith({ until: 0, players: 3 });
  await show(<Race />, { stores });
  const spaces = screen.getAllByRole('button', { name: /^Start space/ });
  expect(spaces.length).toBeGreaterThanOrEqual(6);
  const seat = stateOf(stores).activeSeat;
  fireEvent.click(spaces[0]);
  const placed = stateOf(stores).boats[seat];
  expect(placed.status).toBe('racing');
  press('Turn left');
  expect(stateOf(stores).boats[seat]).toMatchObject({ at: placed.at, heading: (placed.heading + 1) % 6 });
  press('Place all at random');
  expect(stateOf(stores).phase).toBe('dice');
});
