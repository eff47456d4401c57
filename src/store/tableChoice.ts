/** What people choose before a game, remembered for the next one. */
import * as v from 'valibot';
import {
  BOATS,
  MAX_NAME_LENGTH,
  MAX_PLAYERS,
  MAX_RACES,
  MIN_PLAYERS,
  RULE_NAMES,
  SIDES,
  parseLakeCode,
  type BoatNumber,
  type RuleName,
  type Setup,
  type Side,
} from '../engine';
import { randomLakeCode } from '../lakes/lakes';
import { readItem, writeItem, type KeyValueStorage } from './storage';
import {
  BOT_LEVELS,
  SCREEN_SIDES,
  usualSides,
  type BotLevel,
  type ScreenSide,
  type SeatingMode,
  type Table,
} from './table';

const KEY = 'powerboats/table';
const QUICK_PLAYERS = 4;

export interface Seat {
  readonly name: string;
  readonly boat: BoatNumber;
  readonly side: ScreenSide;
  readonly bot: BotLevel | null;
}

export interface TableChoice {
  /** Clockwise (R4.1). */
  readonly seats: readonly Seat[];
  readonly lakeSide: Side;
  /** A lake that is kept for the next games, too. */
  readonly lockedLake: string | null;
  readonly races: number;
  readonly rules: readonly RuleName[];
}

const seatSchema = v.object({
  name: v.fallback(v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH)), ''),
  boat: v.picklist(BOATS),
  side: v.picklist(SCREEN_SIDES),
  bot: v.fallback(v.nullable(v.picklist(BOT_LEVELS)), null),
});

const schema = v.object({
  seats: v.pipe(
    v.array(seatSchema),
    v.minLength(MIN_PLAYERS),
    v.maxLength(MAX_PLAYERS),
    v.check((seats) => new Set(seats.map(({ boat }) => boat)).size === seats.length),
  ),
  lakeSide: v.fallback(v.picklist(SIDES), 'standard'),
  lockedLake: v.fallback(
    v.nullable(
      v.pipe(
        v.string(),
        v.check((code) => parseLakeCode(code) !== undefined),
      ),
    ),
    null,
  ),
  races: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_RACES)), MAX_RACES),
  rules: v.fallback(v.array(v.picklist(RULE_NAMES)), []),
});

export const USUAL_CHOICE: TableChoice = {
  seats: usualSides(QUICK_PLAYERS).map((side, index) => ({ name: '', boat: BOATS[index], side, bot: null })),
  lakeSide: 'standard',
  lockedLake: null,
  races: MAX_RACES,
  rules: [],
};

/** The last table, or four boats without names. */
export function readTableChoice(storage: KeyValueStorage): TableChoice {
  try {
    const parsed = v.safeParse(schema, JSON.parse(readItem(storage, KEY) ?? 'null'));
    return parsed.success ? parsed.output : USUAL_CHOICE;
  } catch {
    return USUAL_CHOICE;
  }
}

export function rememberTableChoice(storage: KeyValueStorage, choice: TableChoice): void {
  writeItem(storage, KEY, JSON.stringify(choice));
}

/** So many sit on one side of a screen without getting in each other's way. */
export const MOST_ON_SIDE = 3;

export function seatsOn(seats: readonly Seat[], side: ScreenSide): readonly Seat[] {
  return seats.filter((seat) => seat.side === side);
}

function areUsual(seats: readonly Seat[]): boolean {
  const sides = usualSides(seats.length);
  return seats.every(({ side }, index) => side === sides[index]);
}

function atUsualSides(seats: readonly Seat[]): readonly Seat[] {
  const sides = usualSides(seats.length);
  return seats.map((seat, index) => ({ ...seat, side: sides[index] }));
}

function clockwise(seats: readonly Seat[]): readonly Seat[] {
  const order = (seat: Seat) => SCREEN_SIDES.indexOf(seat.side);
  return [...seats].sort((a, b) => order(a) - order(b));
}

/** Puts a seat among those of its side, `place` of them before it; after all of them if it is not given. */
function insertSeat(seats: readonly Seat[], seat: Seat, place = MAX_PLAYERS): readonly Seat[] {
  const others = seatsOn(seats, seat.side);
  const here = [...others.slice(0, place), seat, ...others.slice(place)];
  return clockwise([...seats.filter(({ side }) => side !== seat.side), ...here]);
}

/** A player more, on a side of the screen. */
export function addSeat(
  seats: readonly Seat[],
  { boat, side, place }: { boat: BoatNumber; side: ScreenSide; place?: number | undefined },
): readonly Seat[] {
  return insertSeat(seats, { name: '', boat, side, bot: null }, place);
}

/** A player less. Whoever sat as printed on the board does so again; others stay where they chose to sit. */
export function removeSeat(seats: readonly Seat[], index: number): readonly Seat[] {
  const left = seats.filter((_, other) => other !== index);
  return areUsual(seats) ? atUsualSides(left) : left;
}

/**
 * More seats take the boats that are free; fewer leave from the end. Those who sit as printed on the board go on doing
 * so; where people chose their own sides, newcomers take the emptiest.
 */
export function resizeSeats(seats: readonly Seat[], players: number): readonly Seat[] {
  let resized = seats.slice(0, players);
  for (const boat of BOATS) {
    if (resized.length >= players) break;
    if (resized.some((seat) => seat.boat === boat)) continue;
    const count = (side: ScreenSide) => seatsOn(resized, side).length;
    const side = SCREEN_SIDES.reduce((best, other) => (count(other) < count(best) ? other : best));
    resized = areUsual(seats)
      ? [...resized, { name: '', boat, side, bot: null }]
      : [...addSeat(resized, { boat, side })];
  }
  return areUsual(seats) ? atUsualSides(resized) : resized;
}

/** Gives a seat a boat; whoever had it takes the seat's old one, so no boat is there twice. */
export function giveBoat(seats: readonly Seat[], to: { seat: number; boat: BoatNumber }): readonly Seat[] {
  const old = seats[to.seat].boat;
  return seats.map((seat, index) => {
    if (index === to.seat) return { ...seat, boat: to.boat };
    return seat.boat === to.boat ? { ...seat, boat: old } : seat;
  });
}

/** The lake a choice sails on: the locked one, or one of the seed's own. */
export function lakeOfChoice({ lockedLake, lakeSide }: TableChoice, seed: string): string {
  return lockedLake ?? randomLakeCode(lakeSide, seed);
}

/** A name in one line: control characters would make the record unreadable. */
function cleanName(name: string): string {
  return name.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ').trim();
}

export function setupFrom(choice: TableChoice, chance: { lake: string; seed: string }): Setup {
  return {
    players: choice.seats.map(({ name, boat }) => ({ name: cleanName(name), boat })),
    races: choice.races,
    rules: choice.rules,
    ...chance,
  };
}

export function tableFrom({ seats }: TableChoice, seating: SeatingMode): Table {
  return { seating, sides: seats.map(({ side }) => side), bots: seats.map(({ bot }) => bot) };
}

/**
 * Moves a seat to a side of the screen and keeps the seats in clockwise order. `place` says how many seats of that side
 * come before it; without it, seats keep the order in which they were.
 */
export function moveSeat(
  seats: readonly Seat[],
  to: { seat: number; side: ScreenSide; place?: number | undefined },
): readonly Seat[] {
  const moved = { ...seats[to.seat], side: to.side };
  if (to.place === undefined) return clockwise(seats.with(to.seat, moved));
  const others = seats.filter((_, index) => index !== to.seat);
  return insertSeat(others, moved, to.place);
}
