import { screen, within } from '@testing-library/react';
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
