import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { totalsOf, type GameState } from '../../../../../src/engine';
import { Podium } from '../../../../../src/ui/screens/game/results/Podium';
import { RaceResult } from '../../../../../src/ui/screens/game/results/RaceResult';
import type { Stores } from '../../../../../src/ui/stores';
import { show } from '../../showing';
import { storesWith } from '../playing';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  location.hash = '';
});

const stateOf = (stores: Stores) => stores.game.getState().shown as GameState;
const waitForGuard = () => act(() => vi.advanceTimersByTimeAsync(400));
const rows = () => screen.getAllByRole('row').slice(1);

describe('after a race', () => {
  test('the order, points, totals and damage are a table, the lost boats at its end', async () => {
    const stores = storesWith({ until: 'race-over', players: 3, quitters: [1] });
    await show(<RaceResult />, { stores });
    const { results, setup } = stateOf(stores);
    const [result] = results;
    const [winner] = result.places;
    expect(screen.getByRole('heading')).toHaveTextContent(`${setup.players[winner].name} wins the race`);
    expect(rows()).toHaveLength(3);
    expect(rows()[0]).toHaveTextContent(setup.players[winner].name);
    expect(rows()[0]).not.toHaveTextContent('for the place');
    expect(rows()[2]).toHaveTextContent('Mira');
    expect(rows()[2]).toHaveTextContent('retired: no points');
    for (const row of rows()) {
      expect(within(row).getByRole('img', { name: /damage/ })).toBeInTheDocument();
    }
    expect(screen.getByText(/The next race counts double/)).toBeInTheDocument();
  });

  test('with two players the points for turns ahead and lost boats are told', async () => {
    const stores = storesWith({ until: 'race-over', players: 2, quitters: [0] });
    await show(<RaceResult />, { stores });
    expect(rows()[0]).toHaveTextContent('Mira');
    expect(rows()[0]).toHaveTextContent('1 for the place');
    expect(rows()[0]).toHaveTextContent('5 for Ada out of the race');
    expect(rows()[0]).toHaveTextContent(String(stateOf(stores).results[0].points[1]));
  });

  test('the next race starts on one press, but not on the tail of a double tap', async () => {
    const stores = storesWith({ until: 'race-over' });
    await show(<RaceResult />, { stores });
    const next = screen.getByRole('button', { name: 'To race 2' });
    expect(next).toHaveFocus();
    fireEvent.click(next);
    expect(stateOf(stores).race).toBe(1);
    await waitForGuard();
    fireEvent.click(next);
    expect(stateOf(stores).race).toBe(2);
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('the last move can still be taken back', async () => {
    const stores = storesWith({ until: 'race-over', quitters: [0, 1, 2] });
    await show(<RaceResult />, { stores });
    await waitForGuard();
    expect(screen.getByRole('heading')).toHaveTextContent('Nobody reached the finish');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(stateOf(stores).phase).toBe('dice');
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('the podium', () => {
  test('shows the winner, points by race and the totals', async () => {
    const stores = storesWith({ until: 'game-over', quitters: [2] });
    await show(<Podium />, { stores });
    const { results, setup } = stateOf(stores);
    const totals = totalsOf(results);
    const best = totals.indexOf(Math.max(...totals));
    expect(screen.getByRole('heading')).toHaveTextContent(`${setup.players[best].name} wins!`);
    for (const name of ['Race 1', 'Race 2 ×2', 'Race 3 ×3', 'Total']) {
      expect(screen.getByRole('columnheader', { name })).toBeInTheDocument();
    }
    const cells = within(rows()[0]).getAllByRole('cell');
    expect(cells.at(-1)).toHaveTextContent(String(totals[best]));
    expect(rows()[2]).toHaveTextContent('Jonas');
    expect(within(rows()[2]).getAllByText('retired')).toHaveLength(3);
  });

  test('tells how a tie was decided', async () => {
    const stores = storesWith({ until: 'game-over', races: 1, quitters: [1, 2] });
    await show(<Podium />, { stores });
    expect(screen.getByText(/Mira and Jonas have 0 points each.*shared/)).toBeInTheDocument();
    expect(rows().map((row) => within(row).getAllByRole('cell')[0].textContent)).toEqual(['1', '2', '2']);
  });

  test('says everybody’s average roll', async () => {
    const stores = storesWith({ until: 'game-over', races: 1 });
    await show(<Podium />, { stores });
    expect(screen.getByText('Average roll, 2.00 expected')).toBeInTheDocument();
    expect(
      screen.getByRole('img', { name: /^Ada \d\.\d\d, Mira \d\.\d\d and Jonas \d\.\d\d$/ }),
    ).toBeInTheDocument();
  });

  test.each([
    { button: 'Rematch', isSameLake: false },
    { button: 'Same lake', isSameLake: true },
  ])('$button starts the same table again and goes there', async ({ button, isSameLake }) => {
    const stores = storesWith({ until: 'game-over', races: 1 });
    const before = stores.game.getState().game;
    await show(<Podium />, { stores });
    await waitForGuard();
    fireEvent.click(screen.getByRole('button', { name: button }));
    const after = stores.game.getState().game;
    expect(after?.record.setup.players).toEqual(before?.record.setup.players);
    expect(after?.record.setup.lake === before?.record.setup.lake).toBe(isSameLake);
    expect(after?.record.setup.seed).not.toBe(before?.record.setup.seed);
    expect(stateOf(stores).phase).toBe('placing');
    expect(location.hash).toBe(`#/game/${after?.id}`);
  });

  test('copies a link to the table and says so', async () => {
    const stores = storesWith({ until: 'game-over', races: 1 });
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { ...navigator, languages: ['en'], clipboard: { writeText } });
    await show(<Podium />, { stores });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Share' })));
    expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/#\/table\?lake=S.*seed=endings/));
    expect(screen.getByRole('status')).toHaveTextContent('Link copied.');
    vi.unstubAllGlobals();
  });
});
