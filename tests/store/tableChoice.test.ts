import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLakeCode, parseSetup } from '../../src/engine';
import { makeSeed } from '../../src/store/seed';
import { memoryStorage } from '../../src/store/storage';
import { SCREEN_SIDES, usualSides } from '../../src/store/table';
import {
  addSeat,
  giveBoat,
  lakeOfChoice,
  moveSeat,
  readTableChoice,
  rememberTableChoice,
  resizeSeats,
  setupFrom,
  USUAL_CHOICE,
} from '../../src/store/tableChoice';

const KEY = 'powerboats/table';

describe('the last table', () => {
  it('is remembered whole', () => {
    const storage = memoryStorage();
    const choice = { ...USUAL_CHOICE, lockedLake: 'E-123456', races: 2, rules: ['five-dice'] as const };
    rememberTableChoice(storage, choice);
    expect(readTableChoice(storage)).toEqual(choice);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['one seat', { ...USUAL_CHOICE, seats: USUAL_CHOICE.seats.slice(0, 1) }],
    ['a boat twice', { ...USUAL_CHOICE, seats: USUAL_CHOICE.seats.map((seat) => ({ ...seat, boat: 3 })) }],
    [
      'a seventh boat',
      {
        ...USUAL_CHOICE,
        seats: [
          { boat: 7, side: 'south' },
          { boat: 1, side: 'north' },
        ],
      },
    ],
  ])('is four boats when storage holds %s', (_, held) => {
    const storage = memoryStorage();
    if (held !== null) storage.setItem(KEY, typeof held === 'string' ? held : JSON.stringify(held));
    expect(readTableChoice(storage)).toEqual(USUAL_CHOICE);
  });

  it('loses only the part that cannot be read', () => {
    const storage = memoryStorage();
    storage.setItem(
      KEY,
      JSON.stringify({ ...USUAL_CHOICE, lockedLake: 'X', races: 9, rules: ['?'], lakeSide: 'expert' }),
    );
    expect(readTableChoice(storage)).toEqual({ ...USUAL_CHOICE, lakeSide: 'expert' });
  });

  it('always makes a set-up that can be played', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 24 }), { minLength: 2, maxLength: 6 }), (names) => {
        const seats = resizeSeats(USUAL_CHOICE.seats, names.length).map((seat, index) => ({
          ...seat,
          name: names[index],
        }));
        const seed = makeSeed();
        const choice = { ...USUAL_CHOICE, seats };
        expect(parseSetup(setupFrom(choice, { lake: lakeOfChoice(choice, seed), seed })).ok).toBe(true);
      }),
    );
  });
});

describe('seats', () => {
  it('sit as printed on the board, whatever their number', () => {
    for (const players of [2, 3, 4, 5, 6]) {
      const seats = resizeSeats(USUAL_CHOICE.seats, players);
      expect(seats.map(({ side }) => side)).toEqual(usualSides(players));
      expect(new Set(seats.map(({ boat }) => boat)).size).toBe(players);
      const order = seats.map(({ side }) => SCREEN_SIDES.indexOf(side));
      expect(order).toEqual([...order].sort((a, b) => a - b));
    }
  });

  it('swap boats, so that none is there twice', () => {
    const { seats } = USUAL_CHOICE;
    expect(giveBoat(seats, { seat: 0, boat: 3 }).map(({ boat }) => boat)).toEqual([3, 2, 1, 4]);
    expect(giveBoat(seats, { seat: 0, boat: 6 }).map(({ boat }) => boat)).toEqual([6, 2, 3, 4]);
    expect(giveBoat(seats, { seat: 0, boat: 1 })).toEqual(seats);
  });

  it('stay clockwise when one moves', () => {
    const moved = moveSeat(USUAL_CHOICE.seats, { seat: 3, side: 'south' });
    expect(moved.map(({ boat }) => boat)).toEqual([1, 4, 2, 3]);
  });

  it('take the place among those of a side where they are put', () => {
    const { seats } = USUAL_CHOICE;
    const boatsAt = (place: number) =>
      moveSeat(seats, { seat: 0, side: 'east', place }).map(({ boat }) => boat);
    expect(boatsAt(0)).toEqual([2, 3, 1, 4]);
    expect(boatsAt(1)).toEqual([2, 3, 4, 1]);
    const two = addSeat(seats, { boat: 6, side: 'south', place: 0 });
    expect(two.map(({ boat }) => boat)).toEqual([6, 1, 2, 3, 4]);
    expect(moveSeat(two, { seat: 0, side: 'south', place: 1 }).map(({ boat }) => boat)).toEqual([
      1, 6, 2, 3, 4,
    ]);
  });
});

it('seeds are eight characters nobody misreads, and differ', () => {
  const seeds = Array.from({ length: 200 }, makeSeed);
  for (const seed of seeds) expect(seed).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
  expect(new Set(seeds).size).toBe(200);
});

it('a lake is the locked one or one of the seed’s own', () => {
  expect(lakeOfChoice({ ...USUAL_CHOICE, lockedLake: 'E-654321' }, 'a')).toBe('E-654321');
  const code = lakeOfChoice({ ...USUAL_CHOICE, lakeSide: 'expert' }, 'a');
  expect(parseLakeCode(code)?.side).toBe('expert');
  expect(lakeOfChoice({ ...USUAL_CHOICE, lakeSide: 'expert' }, 'a')).toBe(code);
});
