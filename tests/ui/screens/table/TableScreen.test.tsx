import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseHash } from '../../../../src/store/link';
import { readTableChoice } from '../../../../src/store/tableChoice';
import { TableScreen } from '../../../../src/ui/screens/table/TableScreen';
import { newStores, show } from '../showing';

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const boats = () =>
  screen
    .getAllByRole('combobox', { name: /^Boat at seat/ })
    .map((field) => (field as HTMLSelectElement).value);
const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Lake code' });

async function started(link = {}) {
  const stores = await show(<TableScreen link={link} isBroken={false} />);
  await press('To the start');
  const game = stores.game.getState().game;
  if (!game) throw new Error('no game');
  return { ...stores, running: game };
}

beforeEach(() => {
  location.hash = '';
});

describe('seats', () => {
  it('are two to six, every boat once', async () => {
    await show(<TableScreen link={{}} isBroken={false} />);
    expect(boats()).toEqual(['1', '2', '3', '4']);
    await press('Add a player');
    await press('Add a player');
    expect(boats()).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(screen.queryByRole('button', { name: 'Add a player' })).toBeNull();
    for (const name of ['Orange', 'Yellow', 'Black', 'Red']) await press(`Remove ${name}`);
    expect(boats()).toEqual(['5', '6']);
    expect(screen.getByRole('button', { name: 'Remove Purple' })).toBeDisabled();
  });

  it('swap boats from the list', async () => {
    await show(<TableScreen link={{}} isBroken={false} />);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Boat at seat 1' }), 'Red');
    expect(boats()).toEqual(['4', '2', '3', '1']);
    expect(screen.getByRole('combobox', { name: 'Boat at seat 1' })).toHaveFocus();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Boat at seat 2' }), 'White');
    expect(boats()).toEqual(['4', '6', '3', '1']);
  });

  it('swap boats by tapping one and then a seat, with keys as well', async () => {
    await show(<TableScreen link={{}} isBroken={false} />);
    await press('Seat 1: Orange, boat 1');
    expect(screen.getByRole('button', { name: 'Seat 1: Orange, boat 1' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await press('Seat 3: Black, boat 3');
    expect(boats()).toEqual(['3', '2', '1', '4']);
    expect(screen.getByRole('button', { name: 'Seat 3: Orange, boat 1' })).toHaveFocus();
    screen.getByRole('button', { name: 'White, boat 6' }).focus();
    await userEvent.keyboard('{Enter}');
    screen.getByRole('button', { name: 'Seat 2: Yellow, boat 2' }).focus();
    await userEvent.keyboard(' ');
    expect(boats()).toEqual(['3', '6', '1', '4']);
  });

  it('let a picked boat go with Escape', async () => {
    await show(<TableScreen link={{}} isBroken={false} />);
    await press('Seat 1: Orange, boat 1');
    await userEvent.keyboard('{Escape}');
    await press('Seat 2: Yellow, boat 2');
    expect(boats()).toEqual(['1', '2', '3', '4']);
  });

  it('swap boats by dragging', async () => {
    await show(<TableScreen link={{}} isBroken={false} />);
    const from = screen.getByRole('button', { name: 'Seat 1: Orange, boat 1' });
    const to = screen.getByRole('button', { name: 'Seat 4: Red, boat 4' });
    from.setPointerCapture = () => undefined;
    document.elementFromPoint = () => to;
    fireEvent.pointerDown(from, { button: 0, clientX: 10, clientY: 10 });
    fireEvent.pointerMove(from, { clientX: 90, clientY: 60 });
    fireEvent.pointerUp(from, { clientX: 120, clientY: 60 });
    fireEvent.click(from);
    expect(boats()).toEqual(['4', '2', '3', '1']);
    expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  });

  it('stay in clockwise order when one moves to another side', async () => {
    await show(<TableScreen link={{}} isBroken={false} />, { settings: { seating: 'table' } });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Edge of seat 1' }), 'Top edge');
    expect(boats()).toEqual(['2', '1', '3', '4']);
  });

  it('have edges only round a table', async () => {
    await show(<TableScreen link={{}} isBroken={false} />);
    expect(screen.queryByRole('combobox', { name: /^Edge/ })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Table' }));
    expect(screen.getAllByRole('combobox', { name: /^Edge/ })).toHaveLength(4);
  });
});

describe('round a table', () => {
  const atTable = () => show(<TableScreen link={{}} isBroken={false} />, { settings: { seating: 'table' } });
  const edges = () =>
    screen.getAllByRole<HTMLSelectElement>('combobox', { name: /^Edge/ }).map(({ value }) => value);
  const places = () =>
    screen.queryAllByRole('button', { name: /sits here$/ }).map((place) => place.getAttribute('aria-label'));

  /** Drags a boat over an element and lets it go there; what is in between is looked at by `meanwhile`. */
  function drag(name: string, to: () => Element | null, meanwhile = () => {}) {
    const from = screen.getByRole('button', { name });
    from.setPointerCapture = () => undefined;
    document.elementFromPoint = to;
    fireEvent.pointerDown(from, { button: 0, clientX: 10, clientY: 10 });
    fireEvent.pointerMove(from, { clientX: 90, clientY: 60 });
    fireEvent.pointerMove(from, { clientX: 120, clientY: 60 });
    meanwhile();
    fireEvent.pointerUp(from, { clientX: 120, clientY: 60 });
    fireEvent.click(from);
  }
  const sideOf = (name: string) => screen.getByRole('button', { name }).closest('ul');

  it('a boat in the hand can be put down on every side that has room, by taps and by keys', async () => {
    await atTable();
    expect(places()).toEqual([]);
    await press('Seat 1: Orange, boat 1');
    expect(places()).toEqual([
      'Left edge: Orange sits here',
      'Top edge: Orange sits here',
      'Right edge: Orange sits here',
    ]);
    screen.getByRole('button', { name: /^Right edge/ }).focus();
    await userEvent.keyboard('{Enter}');
    expect(boats()).toEqual(['2', '3', '4', '1']);
    expect(edges()).toEqual(['west', 'north', 'east', 'east']);
    expect(screen.getByRole('button', { name: 'Seat 4: Orange, boat 1' })).toHaveFocus();
    expect(places()).toEqual([]);
  });

  it('a spare boat brings a player to the side where it is put', async () => {
    await atTable();
    await press('White, boat 6');
    await press(/^Left edge: White/);
    expect(boats()).toEqual(['1', '2', '6', '3', '4']);
    expect(edges()).toEqual(['south', 'west', 'west', 'north', 'east']);
  });

  it('a boat dragged to a side takes its player along', async () => {
    await atTable();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name at seat 2' }), 'Mira');
    const side = sideOf('Seat 4: Red, boat 4');
    drag(
      'Seat 2: Mira, boat 2',
      () => side,
      () => {
        expect(side).toHaveAttribute('data-drop', 'over');
        expect(sideOf('Seat 3: Black, boat 3')).toHaveAttribute('data-drop', 'open');
      },
    );
    expect(side).not.toHaveAttribute('data-drop');
    expect(edges()).toEqual(['south', 'north', 'east', 'east']);
    expect(screen.getByRole('button', { name: /: Mira, boat 2$/ })).toBeVisible();
    drag('Purple, boat 5', () => sideOf('Seat 1: Orange, boat 1'));
    expect(boats()).toHaveLength(5);
    expect(edges().slice(0, 2)).toEqual(['south', 'south']);
  });

  it('three sit on a side at most', async () => {
    await atTable();
    for (const boat of [/: Yellow, boat 2$/, /: Red, boat 4$/]) {
      await userEvent.click(screen.getByRole('button', { name: boat }));
      await press(/^Bottom edge/);
    }
    expect(edges()).toEqual(['south', 'south', 'south', 'north']);
    await press('Purple, boat 5');
    expect(places()).toHaveLength(3);
    const full = sideOf('Seat 1: Orange, boat 1');
    await userEvent.keyboard('{Escape}');
    drag('Purple, boat 5', () => full);
    expect(boats()).toHaveLength(4);
    const [, , , last] = screen.getAllByRole('combobox', { name: /^Edge/ });
    expect(within(last).queryByRole('option', { name: 'Bottom edge' })).toBeNull();
  });

  it('whoever chose their sides keeps them when players come and go', async () => {
    await atTable();
    await press('Seat 1: Orange, boat 1');
    await press(/^Right edge/);
    await press('Add a player');
    expect(edges()).toEqual(['south', 'west', 'north', 'east', 'east']);
    await press('Remove Yellow');
    expect(edges()).toEqual(['south', 'north', 'east', 'east']);
  });

  it('side by side there are no sides to choose', async () => {
    await show(<TableScreen link={{}} isBroken={false} />);
    await press('Seat 1: Orange, boat 1');
    expect(places()).toEqual([]);
  });
});

describe('the lake', () => {
  it('can be typed in any spelling and changes side with its code', async () => {
    await show(<TableScreen link={{}} isBroken={false} />);
    await userEvent.clear(code());
    expect(screen.getByRole('alert')).toHaveTextContent(/No lake has this code/);
    await userEvent.type(code(), 'e 12t3 4t56');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('radio', { name: 'Expert' })).toBeChecked();
    await userEvent.tab();
    expect(code()).toHaveValue('E-12T34T56');
    await userEvent.click(screen.getByRole('radio', { name: 'Standard' }));
    expect(code()).toHaveValue('S-12T34T56');
  });

  it('changes with “New lake” unless it is kept', async () => {
    const stores = newStores();
    await show(<TableScreen link={{ lake: 'S-123456' }} isBroken={false} />, { stores });
    await press('Keep this lake');
    expect(screen.getByRole('button', { name: 'New lake' })).toBeDisabled();
    expect(readTableChoice(stores.storage).lockedLake).toBe('S-123456');
    await press('Keep this lake');
    await press('New lake');
    expect(code().value).toMatch(/^S-/);
  });
});

describe('options', () => {
  it('start off and go into the game', async () => {
    const stores = await show(<TableScreen link={{}} isBroken={false} />);
    for (const field of screen.getAllByRole('switch')) expect(field).not.toBeChecked();
    await userEvent.click(screen.getByRole('switch', { name: 'Power turn' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Coast repair' }));
    await userEvent.click(screen.getByRole('radio', { name: '2 races' }));
    await press('To the start');
    expect(stores.game.getState().game?.record.setup).toMatchObject({
      races: 2,
      rules: ['coast-repair', 'power-turn'],
    });
  });

  it('always have the score variant with two players, and say why', async () => {
    await show(<TableScreen link={{ players: 2 }} isBroken={false} />);
    const variant = screen.getByRole('switch', { name: 'Score variant' });
    expect(variant).toBeChecked();
    expect(variant).toBeDisabled();
    expect(variant).toHaveAccessibleDescription(/Always on with 2 players/);
  });
});

describe('starting', () => {
  it('takes names, boats, bots and seats, and places nobody yet', async () => {
    const stores = await show(<TableScreen link={{ players: 2 }} isBroken={false} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Name at seat 1' }), ' Ada ');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Seat 2: Who steers?' }), 'Skipper');
    await press('To the start');
    const running = stores.game.getState().game;
    expect(running?.record.setup.players).toEqual([
      { name: 'Ada', boat: 1 },
      { name: '', boat: 2 },
    ]);
    expect(running?.table).toEqual({
      seating: 'side-by-side',
      sides: ['south', 'north'],
      bots: [null, 'skipper'],
    });
    expect(stores.game.getState().shown?.phase).toBe('placing');
    expect(location.hash).toBe(`#/game/${running?.id}`);
  });

  it('remembers the table for the next time', async () => {
    const { storage } = await started({ players: 3, races: 1, rules: ['five-dice'] });
    cleanup();
    await show(<TableScreen link={{}} isBroken={false} />, { stores: newStores(storage) });
    expect(boats()).toEqual(['1', '2', '3']);
    expect(screen.getByRole('radio', { name: '1 race' })).toBeChecked();
    expect(screen.getByRole('switch', { name: 'Five dice' })).toBeChecked();
  });

  it('remembers a table that is only half set', async () => {
    const { storage } = await show(<TableScreen link={{}} isBroken={false} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Name at seat 2' }), 'Jo');
    expect(readTableChoice(storage).seats[1].name).toBe('Jo');
  });

  it('plays exactly what a link names', async () => {
    const link = {
      lake: 'E-654321',
      seed: 'ABC123',
      players: 5,
      races: 2,
      rules: ['wear-and-tear'] as const,
    };
    const { running } = await started(link);
    const { setup } = running.record;
    expect({ ...setup, players: setup.players.length }).toEqual(link);
  });
});

describe('links', () => {
  it('that are broken are explained and set nothing', async () => {
    const route = parseHash('#/table?lake=S-123456&players=99');
    expect(route).toEqual({ screen: 'table', link: {}, isBroken: true });
    await show(<TableScreen link={{}} isBroken />);
    expect(screen.getByText(/This link is incomplete or damaged/)).toBeVisible();
    await press('Close');
    expect(screen.queryByText(/This link is incomplete or damaged/)).toBeNull();
  });

  it('can be copied, and open the same table', async () => {
    const user = userEvent.setup();
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await show(<TableScreen link={{ lake: 'S-6T54321', players: 6 }} isBroken={false} />);
    await user.click(screen.getByRole('button', { name: 'Copy a link to this table' }));
    const [[address]] = copied.mock.calls;
    expect(parseHash(new URL(address).hash)).toMatchObject({
      screen: 'table',
      link: { lake: 'S-6T54321', players: 6, races: 3, rules: [] },
    });
    expect(screen.getByText(/Link copied/)).toBeVisible();
  });

  it('offer new dice instead of the given ones', async () => {
    await show(<TableScreen link={{ seed: 'SAMEDICE' }} isBroken={false} />);
    const notice = screen.getByText('SAMEDICE').parentElement;
    if (!notice) throw new Error('no notice');
    expect(within(notice).getByText(/came with a link/)).toBeVisible();
    await press('New dice');
    expect(screen.queryByText('SAMEDICE')).toBeNull();
  });
});
