import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameState } from '../../../../../src/engine';
import { Reveal } from '../../../../../src/ui/screens/game/intro/Reveal';
import { StartRoll } from '../../../../../src/ui/screens/game/intro/StartRoll';
import { startRollScenes, startRoundsOf } from '../../../../../src/ui/screens/game/intro/startRounds';
import { SCREEN_SIDES } from '../../../../../src/store/table';
import { layoutFor } from '../../../../../src/ui/screens/game/layout';
import { show } from '../../showing';
import { storesWith } from '../playing';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const stateOf = (stores: ReturnType<typeof storesWith>) => stores.game.getState().shown as GameState;

/** A seed whose players tie at least once for the start. */
function tiedStores() {
  for (let nth = 0; nth < 50; nth++) {
    const stores = storesWith({ seed: `tie${nth}`, players: 6, until: 0 });
    if (stateOf(stores).startRolls.length > 1) return stores;
  }
  throw new Error('No seed gave a tie.');
}

test('everybody rolls, ties are named and roll again, and the start player is announced', async () => {
  const stores = tiedStores();
  const { startSeat, setup } = stateOf(stores);
  const rounds = startRoundsOf(stateOf(stores));
  await show(<StartRoll onDone={vi.fn()} />, { stores });

  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(6);
  const scenes = startRollScenes(rounds.length, 'normal');
  await act(() => vi.advanceTimersByTimeAsync(scenes[0] + 1));
  for (const seat of rounds[0].tied) {
    expect(screen.getByRole('status')).toHaveTextContent(setup.players[seat].name);
  }
  expect(screen.getByRole('status')).toHaveTextContent('tie and roll again');
  const dice = rounds[0].seats.map(({ face }, seat) => `${setup.players[seat].name} rolls ${face}`);
  for (const name of dice) expect(screen.getByRole('img', { name })).toBeInTheDocument();

  for (const ms of scenes.slice(1, -1)) await act(() => vi.advanceTimersByTimeAsync(ms + 1));
  expect(screen.getByRole('status')).toHaveTextContent(`${setup.players[startSeat].name} starts.`);
});

test('the roll is over within two and a half seconds, in half of that when fast', async () => {
  const onDone = vi.fn();
  await show(<StartRoll onDone={onDone} />, { stores: tiedStores() });
  for (let ms = 0; ms < 2500; ms += 50) await act(() => vi.advanceTimersByTimeAsync(50));
  expect(onDone).toHaveBeenCalledTimes(1);
  for (const rounds of [1, 2, 5]) {
    const sum = (pace: 'normal' | 'fast') => startRollScenes(rounds, pace).reduce((a, b) => a + b, 0);
    expect(sum('normal')).toBeLessThanOrEqual(2500);
    expect(sum('fast')).toBeCloseTo(sum('normal') / 2);
  }
});

test('the last round has one winner and no tie, earlier ones have ties only', () => {
  const state = stateOf(tiedStores());
  const rounds = startRoundsOf(state);
  expect(rounds.at(-1)?.tied).toEqual([]);
  expect(
    rounds
      .at(-1)
      ?.seats.map(({ mark }) => mark)
      .indexOf('winner'),
  ).toBe(state.startSeat);
  for (const { seats, tied } of rounds.slice(0, -1)) {
    expect(tied.length).toBeGreaterThan(1);
    expect(seats.some(({ mark }) => mark === 'winner')).toBe(false);
    const highest = Math.max(...tied.map((seat) => seats[seat].face));
    expect(tied.every((seat) => seats[seat].face === highest)).toBe(true);
  }
});

test('any tap or key skips, once, and the key goes no further', async () => {
  const onDone = vi.fn();
  const heard = vi.fn();
  addEventListener('keydown', heard);
  await show(<StartRoll onDone={onDone} />, { stores: storesWith({ until: 0 }) });
  fireEvent.keyDown(document.body, { key: 'Shift' });
  expect(onDone).not.toHaveBeenCalled();
  heard.mockClear();
  fireEvent.keyDown(document.body, { key: 'Enter' });
  fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(heard).not.toHaveBeenCalled();
  removeEventListener('keydown', heard);
});

test('with calm motion the result is there at once and nothing tumbles', async () => {
  const stores = tiedStores();
  const { setup, startSeat } = stateOf(stores);
  await show(<StartRoll onDone={vi.fn()} />, { stores, settings: { motion: 'reduced' } });
  expect(screen.getByRole('status')).toHaveTextContent(`${setup.players[startSeat].name} starts.`);
});

test('the course is told in words: race, lake, marks with hands, length and start player', async () => {
  const onDone = vi.fn();
  const stores = storesWith({ until: 0 });
  const { course, setup, startSeat } = stateOf(stores);
  await show(<Reveal onDone={onDone} />, { stores });
  expect(screen.getByRole('heading')).toHaveTextContent(/^Race 1 on .+/);
  const marks = within(screen.getByRole('list', { name: 'The course' })).getAllByRole('listitem');
  expect(marks.map((mark) => mark.textContent)).toEqual([
    ...course.buoys.map(({ arrow }, index) => `${index + 1}Buoy ${index + 1}: keep it on your ${arrow}`),
    'Then over the line',
  ]);
  expect(screen.getByText(/^Shortest way: \d+ spaces$/)).toBeInTheDocument();
  expect(screen.getByText(`${setup.players[startSeat].name} starts.`)).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('a later race shows who takes damage along', async () => {
  const stores = storesWith({ until: 'race-over', rules: ['wear-and-tear'] });
  stores.game.getState().nextRace();
  await show(<Reveal onDone={vi.fn()} />, { stores });
  expect(screen.getByRole('heading')).toHaveTextContent(/^Race 2 on/);
  for (const [seat, { damageAtStart }] of stateOf(stores).boats.entries()) {
    const { name } = stateOf(stores).setup.players[seat];
    const counters = damageAtStart === 1 ? '1 damage counter' : `${damageAtStart} damage counters`;
    expect(screen.getByText(`${name} starts with ${counters}.`)).toBeInTheDocument();
  }
  expect(screen.getByText(/starts this time/)).toBeInTheDocument();
});

test.each(SCREEN_SIDES)('at the table the course of a game that %s begins lies in a lane', async (side) => {
  const sides = [side, side === 'north' ? 'east' : 'north'] as const;
  const table = { seating: 'table', sides, bots: [null, null] };
  const stores = storesWith({ until: 0, players: 2 }, { table });
  await show(<Reveal onDone={vi.fn()} />, { stores });
  const { lake } = layoutFor({ width: innerWidth, height: innerHeight, seating: 'table' });
  const { left, width } = (screen.getByRole('heading').parentElement as HTMLElement).style;
  const [from, to] = [Number.parseFloat(left), Number.parseFloat(left) + Number.parseFloat(width)];
  expect(to <= lake.x || from >= lake.x + lake.width).toBe(true);
  // Whoever is to place first reads it in a dock of their own.
  const placer = sides[stateOf(stores).activeSeat];
  expect(from < lake.x ? 'west' : 'east').not.toBe(placer);
});
