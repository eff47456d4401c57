import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { GameState } from '../../../../src/engine';
import { usualTable } from '../../../../src/store/table';
import { Race } from '../../../../src/ui/screens/game/Race';
import type { Stores } from '../../../../src/ui/stores';
import { show } from '../showing';
import { storesWith, type Wanted } from './playing';

const stateOf = (stores: Stores) => stores.game.getState().shown as GameState;

function atTable(wanted: Wanted): Stores {
  return storesWith(wanted, { table: { ...usualTable(wanted.players ?? 3), seating: 'table' } });
}

/** The first position of a race that is as wanted. */
function raceWhere(isWanted: (state: GameState) => boolean, wanted: Omit<Wanted, 'until'>): Stores {
  for (let until = 10; until < 400; until += 3) {
    const stores = atTable({ ...wanted, until });
    const state = stateOf(stores);
    if (state.phase === 'dice' && isWanted(state)) return stores;
  }
  throw new Error('The race never came to that.');
}

const plateOf = (name: string) => within(screen.getByRole('region', { name }));

test('plates tell the places of boats that are home, and no points', async () => {
  const stores = atTable({ players: 3, until: 'last-boat' });
  const { places, setup } = stateOf(stores);
  await show(<Race />, { stores });
  expect(places.length).toBeGreaterThan(0);
  for (const [index, seat] of places.entries()) {
    const plate = plateOf(setup.players[seat].name);
    expect(plate.getByText(['1st', '2nd'][index])).toBeVisible();
    expect(plate.queryByText(/points/)).toBeNull();
  }
});

test('a plate tells that a boat sank', async () => {
  const stores = raceWhere(({ boats }) => boats.some(({ status }) => status === 'sunk'), {
    players: 4,
    bot: 'random',
  });
  await show(<Race />, { stores });
  const { boats, setup } = stateOf(stores);
  const sunk = boats.findIndex(({ status }) => status === 'sunk');
  expect(plateOf(setup.players[sunk].name).getByText('sunk')).toBeVisible();
});

test('a plate tells that a boat retired', async () => {
  const stores = raceWhere(({ boats }) => boats[1].status === 'retired', { players: 3, quitters: [1] });
  await show(<Race />, { stores });
  expect(plateOf('Mira').getByText('retired')).toBeVisible();
  const racing = stateOf(stores).activeSeat === 0 ? 'Jonas' : 'Ada';
  expect(plateOf(racing).getByText('0 points')).toBeVisible();
});

test('the open dock tells name, damage, goal and speed of the boat to move', async () => {
  const stores = raceWhere(({ boats, activeSeat }) => boats[activeSeat].damage > 0, {
    players: 4,
    bot: 'random',
  });
  await show(<Race />, { stores });
  const { boats, activeSeat, setup } = stateOf(stores);
  const { name } = setup.players[activeSeat];
  const dock = within(screen.getByRole('region', { name: `${name}’s turn` }));
  expect(dock.getByRole('heading', { name })).toBeVisible();
  const { damage, progress } = boats[activeSeat];
  expect(dock.getByRole('img', { name: `damage ${damage} of 4` })).toBeVisible();
  expect(dock.getByText(progress.started ? /^Buoy|^Cross/ : /^Start/)).toBeVisible();
  expect(dock.getByText('Speed')).toBeVisible();
});

test('what happened last stands beside a dock of a single row, and in one of two rows', async () => {
  const said = () => screen.getByText(/^(Ada|Mira|Jonas|Lotte) went/);
  const turnOf = (seat: number) =>
    raceWhere(({ activeSeat, boats }) => activeSeat === seat && boats[seat].turns > 1, { players: 4 });
  await show(<Race />, { stores: turnOf(0) });
  expect(screen.getByRole('region', { name: 'Ada’s turn' })).not.toContainElement(said());
  cleanup();
  await show(<Race />, { stores: turnOf(1) });
  expect(screen.getByRole('region', { name: 'Mira’s turn' })).toContainElement(said());
});
