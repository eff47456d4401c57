import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pilotBot } from '../../../../src/bots/pilot';
import type { GameState } from '../../../../src/engine';
import { usualTable } from '../../../../src/store/table';
import { Race } from '../../../../src/ui/screens/game/Race';
import type { Stores } from '../../../../src/ui/stores';
import { show } from '../showing';
import { storesWith, type Wanted } from './playing';

const handedRound = (wanted: Wanted) =>
  storesWith(wanted, { table: { ...usualTable(wanted.players ?? 3), seating: 'pass' } });
const stateOf = (stores: Stores) => stores.game.getState().shown as GameState;
const nameOf = ({ setup, activeSeat }: GameState) => setup.players[activeSeat].name;

/** Sails the active boat's whole turn. */
async function playTurn(stores: Stores): Promise<void> {
  const { turns } = stateOf(stores).boats[stateOf(stores).activeSeat];
  const seat = stateOf(stores).activeSeat;
  while (stateOf(stores).phase !== 'race-over' && stateOf(stores).boats[seat].turns === turns) {
    const { action } = pilotBot.choose(stateOf(stores), 'pass');
    await act(async () => void stores.game.getState().playBot(action));
  }
}

test('the card names the next player and tells what was done meanwhile', async () => {
  const stores = handedRound({ until: 31 });
  await show(<Race />, { stores });
  expect(screen.queryByRole('dialog')).toBeNull();
  const before = nameOf(stateOf(stores));
  await playTurn(stores);
  const card = screen.getByRole('dialog', { name: new RegExp(nameOf(stateOf(stores))) });
  expect(card).toHaveTextContent(`${before} `);
  fireEvent.click(within(card).getByRole('button'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a boat that is alone on the lake needs no card', async () => {
  const stores = handedRound({ until: 'last-boat', players: 3 });
  await show(<Race />, { stores });
  const { activeSeat } = stateOf(stores);
  await playTurn(stores);
  expect(stateOf(stores).activeSeat).toBe(activeSeat);
  expect(screen.queryByRole('dialog')).toBeNull();
});
