import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameState } from '../../../../../src/engine';
import { standingsOf } from '../../../../../src/store/standings';
import { useRoute } from '../../../../../src/ui/navigation';
import { logOf } from '../../../../../src/ui/screens/game/panels/logEntries';
import { Panels } from '../../../../../src/ui/screens/game/panels/Panels';
import type { Stores } from '../../../../../src/ui/stores';
import { show } from '../../showing';
import { storesWith, type Wanted } from '../playing';

function Screen() {
  const route = useRoute();
  return (
    <>
      <button type="button">Menu of the race</button>
      {route.screen === 'game' && <Panels panel={route.panel} gameId={route.id} />}
    </>
  );
}

async function open(panel: string, wanted: Wanted, envelope?: object): Promise<Stores> {
  const stores = storesWith(wanted, envelope);
  const id = stores.game.getState().game?.id;
  location.hash = '#/';
  await show(<Screen />, { stores });
  screen.getByRole('button', { name: 'Menu of the race' }).focus();
  await act(async () => {
    history.replaceState(null, '', `#/game/${id}/${panel}`);
    dispatchEvent(new HashChangeEvent('hashchange'));
  });
  // A panel comes in a file of its own.
  await vi.waitFor(() => expect(screen.queryByText('One moment…')).toBeNull(), { timeout: 5000 });
  return stores;
}

const stateOf = (stores: Stores) => stores.game.getState().shown as GameState;
const dialog = () => screen.getByRole('dialog');

beforeEach(() => {
  location.hash = '';
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('every panel', () => {
  test.each([
    ['menu', 'Menu'],
    ['log', 'Log'],
    ['fairness', 'Fair dice'],
    ['standings', 'Standings'],
    ['seats', 'Who steers?'],
    ['keys', 'Keys'],
  ])('%s has its name, closes to the game and gives the focus back', async (panel, name) => {
    const stores = await open(panel, { until: 60 });
    expect(screen.getByRole('dialog', { name })).toBeInTheDocument();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Close' })));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(location.hash).toBe(`#/game/${stores.game.getState().game?.id}`);
    expect(screen.getByRole('button', { name: 'Menu of the race' })).toHaveFocus();
  });

  test('that does not exist shows nothing', async () => {
    await open('constructor', { until: 0 });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the log', () => {
  test('tells turn by turn what happened, with rewinds where they led to', async () => {
    const rewinds = [
      { at: 40, actions: 2 },
      { at: 13, actions: 9 },
    ];
    const stores = await open('log', { until: 60 }, { rewinds });
    const game = stores.game.getState().game;
    const [race] = game ? logOf(game) : [];
    const lines = within(dialog()).getAllByRole('listitem');
    expect(lines).toHaveLength(race.entries.length);
    expect(lines[0]).toHaveTextContent('Race 1: the buoys are out.');
    expect(within(dialog()).getByText('Turn 2')).toBeInTheDocument();
    // The first was rewound itself, so both stand at the place of the second.
    const places = race.entries.filter(({ kind }) => kind === 'rewind').map(({ at }) => at);
    expect(places).toEqual([13, 13]);
    expect(within(dialog()).getAllByText(/^Rewound to before a roll of/)).toHaveLength(2);
    const rolls = race.entries.filter(({ events }) => events.some(({ type }) => type === 'rolled'));
    for (const { events } of rolls.slice(0, -1)) {
      expect(events.some(({ type }) => type === 'moved')).toBe(true);
    }
  });

  test('of a long game opens the last race only', async () => {
    await open('log', { until: 'game-over', players: 3, races: 2 });
    const [first, second] = within(dialog()).getAllByRole('group');
    expect(first).not.toHaveAttribute('open');
    expect(within(first).queryAllByRole('listitem')).toHaveLength(0);
    expect(within(second).getAllByRole('listitem').at(-1)).toHaveTextContent(/wins the game|share the win/);
  });
});

test('the fairness panel counts every face of every player and shows the seed', async () => {
  await open('fairness', { until: 120, seed: 'fair' });
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows).toHaveLength(3 + 2);
  const numbers = (row: HTMLElement) =>
    within(row)
      .getAllByRole('cell')
      .slice(0, 3)
      .map((cell) => Number.parseInt(cell.textContent ?? '', 10));
  const players = rows.slice(0, 3).map(numbers);
  const sum = players.reduce((all, one) => all.map((n, face) => n + one[face]), [0, 0, 0]);
  expect(numbers(rows[3])).toEqual(sum);
  const rolls = sum.reduce((a, b) => a + b, 0);
  expect(rows[3]).toHaveTextContent(`Rolled: ${rolls}`);
  expect(rows[4]).toHaveTextContent('33%');
  expect(screen.getByText('Seed fair')).toBeInTheDocument();
});

test('the seed can be copied, and where that is forbidden, marked', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { ...navigator, languages: ['en'], clipboard: { writeText } });
  await open('fairness', { until: 30 });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy' })));
  expect(writeText).toHaveBeenCalledWith('endings');
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  writeText.mockRejectedValueOnce(new Error('forbidden'));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copied' })));
  expect(screen.getByRole('textbox')).toHaveValue('endings');
});

test('the standings go by progress along the course', async () => {
  const stores = await open('standings', { until: 150 });
  const state = stateOf(stores);
  const names = screen.getAllByRole('rowheader').map((head) => head.textContent);
  expect(names).toEqual(
    standingsOf(state).map((seat) => {
      const { name, boat } = state.setup.players[seat];
      return `${boat}${name}`;
    }),
  );
  expect(screen.getByRole('row', { current: true })).toHaveTextContent(
    state.setup.players[state.activeSeat].name,
  );
});

describe('the menu', () => {
  /** Stops where somebody has to choose dice. */
  const atDice = { until: 3 } as const;

  test('leads to the other panels, the rule that counts now, and home', async () => {
    await open('menu', atDice);
    fireEvent.click(screen.getByRole('button', { name: /^Rules/ }));
    expect(location.hash).toBe('#/rules/R5.5');
  });

  test('opens the log in its place', async () => {
    await open('menu', atDice);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Log' })));
    expect(screen.getByRole('dialog', { name: 'Log' })).toBeInTheDocument();
  });

  test('lets the player whose turn it is retire, and closes', async () => {
    const stores = await open('menu', atDice);
    const { activeSeat, setup } = stateOf(stores);
    const name = new RegExp(`^Retire from this race: ${setup.players[activeSeat].name}`);
    await act(async () => fireEvent.click(screen.getByRole('button', { name })));
    expect(stateOf(stores).boats[activeSeat].status).toBe('retired');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('offers to end the race only when nobody can score any more', async () => {
    await open('menu', atDice);
    expect(screen.queryByRole('button', { name: /^End the race now/ })).toBeNull();
  });

  test('ends such a race', async () => {
    const stores = await open('menu', { until: 'last-boat' });
    const left = stateOf(stores).boats.findIndex(({ status }) => status === 'racing');
    const button = screen.getByRole('button', { name: /^End the race now/ });
    expect(button).toHaveTextContent(stateOf(stores).setup.players[left].name);
    await act(async () => fireEvent.click(button));
    expect(stateOf(stores).phase).toBe('race-over');
    expect(stateOf(stores).results[0].unfinished).toEqual([left]);
  });

  test('switches the sound', async () => {
    const stores = await open('menu', atDice);
    fireEvent.click(screen.getByRole('button', { name: 'Turn sound on' }));
    expect(stores.settings.getState().hasSound).toBe(true);
    expect(screen.getByRole('button', { name: 'Turn sound off' })).toBeInTheDocument();
  });
});

test('a seat is handed to a bot and taken back', async () => {
  const stores = await open('seats', { until: 10 });
  const seat = within(screen.getByRole('group', { name: 'Let a bot steer for Mira' }));
  fireEvent.click(seat.getByRole('radio', { name: 'Skipper' }));
  expect(stores.game.getState().game?.table.bots).toEqual([null, 'skipper', null]);
  fireEvent.click(seat.getByRole('radio', { name: 'Person' }));
  expect(stores.game.getState().game?.table.bots).toEqual([null, null, null]);
});
