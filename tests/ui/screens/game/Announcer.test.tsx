import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { pilotBot } from '../../../../src/bots/pilot';
import { apply, type GameState } from '../../../../src/engine';
import { english } from '../../../../src/i18n/en/catalogue';
import type { RunningGame } from '../../../../src/store/game';
import { announce } from '../../../../src/ui/screens/game/announcements';
import { Announcer } from '../../../../src/ui/screens/game/Announcer';
import type { Stores } from '../../../../src/ui/stores';
import { show } from '../showing';
import { storesWith } from './playing';

const status = () => screen.getByRole('status').textContent ?? '';
const alert = () => screen.getByRole('alert').textContent ?? '';
const stateOf = (stores: Stores) => stores.game.getState().shown as GameState;
const nameOf = (state: GameState) => state.setup.players[state.activeSeat].name;

test('an opened game is told as a whole situation', async () => {
  const stores = storesWith({ until: 31 });
  await show(<Announcer />, { stores });
  expect(status()).toMatch(new RegExp(`^${nameOf(stateOf(stores))}’s turn\\. (Speed|No dice)`));
  expect(alert()).toBe('');
});

test('one message a commit, none repeated, crashes at once, everything short', async () => {
  const stores = storesWith({ until: 0, players: 2, races: 1 });
  await show(<Announcer />, { stores });
  expect(status()).toMatch(/choose a place/);
  const said: string[] = [];
  for (let step = 0; step < 160 && stateOf(stores).phase !== 'game-over'; step++) {
    const before = stateOf(stores);
    const { action } = pilotBot.choose(before, 'tell');
    const applied = apply(before, action);
    if (!applied.ok) throw new Error(applied.refusal.code);
    const hasCrash = applied.events.some(({ type }) => type === 'crashed' || type === 'sank');
    await act(async () => void stores.game.getState().playBot(action));
    const [spoken, silent] = hasCrash ? [alert(), status()] : [status(), alert()];
    expect(spoken).not.toBe('');
    expect(silent).toBe('');
    expect(spoken.length).toBeLessThanOrEqual(240);
    said.push(spoken);
  }
  expect(said.length).toBeGreaterThan(40);
  expect(said.some((text) => text.startsWith('Rolled'))).toBe(true);
});

test('taking back and rewinding are told', async () => {
  const stores = storesWith({ until: 3 });
  await show(<Announcer />, { stores });
  await act(async () => stores.game.getState().retire());
  expect(status()).toMatch(/retires\./);
  await act(async () => stores.game.getState().undo());
  expect(status()).toBe(`Taken back. ${nameOf(stateOf(stores))}’s turn.`);
  await act(async () => void stores.game.getState().roll());
  expect(status()).toMatch(/^Rolled \d\. Speed \d\./);
  await act(async () => stores.game.getState().rewind());
  expect(status()).toBe(`Rewound. The same dice will come again. ${nameOf(stateOf(stores))}’s turn.`);
});

test('while the intro is on it keeps silent, and tells afterwards', async () => {
  const stores = storesWith({ until: 0 });
  stores.game.setState({ intro: 'reveal' });
  await show(<Announcer />, { stores });
  expect(status()).toBe('');
  await act(async () => stores.game.getState().endIntro());
  expect(status()).toMatch(/^Race 1\. \w+ starts\. \w+, choose a place: \d+ start spaces free\.$/);
});

describe('urgent', () => {
  test('is a crash or a sinking and nothing else', () => {
    const { states, events, ...game } = storesWith({ until: 300, bot: 'random' }).game.getState()
      .game as RunningGame;
    const upTo = (n: number): RunningGame => ({
      ...game,
      states: states.slice(0, n + 1),
      events: events.slice(0, n + 1),
    });
    let urgent = 0;
    for (let at = 1; at < states.length; at++) {
      const said = announce(upTo(at - 1), upTo(at), english);
      const isLoss = events[at].some(({ type }) => type === 'crashed' || type === 'sank');
      expect(said?.isUrgent).toBe(isLoss);
      if (isLoss) urgent++;
    }
    expect(urgent).toBeGreaterThan(0);
  });

  test('a change that is no move says nothing', () => {
    const { game } = storesWith({ until: 5 }).game.getState();
    if (!game) throw new Error('No game is open.');
    const handed = { ...game, table: { ...game.table, bots: ['novice' as const, null, null] } };
    expect(announce(game, handed, english)).toBeNull();
  });
});

describe('asked by a key', () => {
  const press = (key: string, target: EventTarget = document.body) =>
    act(async () => {
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    });

  test('it tells the situation, the next buoy, the other boats and the last move', async () => {
    const stores = storesWith({ until: 31 });
    await show(<Announcer />, { stores });
    const state = stateOf(stores);
    const others = state.setup.players.filter((_, seat) => seat !== state.activeSeat);
    await press('o');
    for (const { name } of others) {
      expect(status()).toMatch(new RegExp(`\\b${name} \\d+ away, [a-z ]+, speed \\d+\\.`));
    }
    await press('b');
    expect(status()).toMatch(
      /^Next (buoy \d, keep it on your (left|right), \d+ away, [a-z ]+|over the start line)\.$/,
    );
    await press('L');
    expect(status()).toMatch(new RegExp(`^(${others.map(({ name }) => name).join('|')}) `));
    await press('s');
    expect(status()).toMatch(new RegExp(`^${nameOf(state)}’s turn\\.`));
    // Every way ends somewhere, and it is told where.
    expect(status()).toMatch(/(free then (island|shore|buoy)\..*){3}|Free: /);
  });

  test('the same answer is spoken again', async () => {
    const stores = storesWith({ until: 31 });
    await show(<Announcer />, { stores });
    await press('b');
    const once = status();
    await press('b');
    expect(status()).not.toBe(once);
    expect(status().trim()).toBe(once);
  });

  test('not while the keys are switched off, nor while somebody writes', async () => {
    const stores = storesWith({ until: 31 });
    await show(<Announcer />, { stores });
    const before = status();
    const field = document.body.appendChild(document.createElement('input'));
    await press('o', field);
    expect(status()).toBe(before);
    field.remove();
    await act(async () => stores.settings.getState().change({ hasCharacterKeys: false }));
    await press('o');
    expect(status()).toBe(before);
  });
});
