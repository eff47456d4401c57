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

/** More seats take the boats that are free; fewer leave from the end. Everybody moves to the usual sides. */
export function resizeSeats(seats: readonly Seat[], players: number): readonly Seat[] {
  const sides = usualSides(players);
  const kept = seats.slice(0, players);
  const free = BOATS.filter((boat) => kept.every((seat) => seat.boat !== boat));
  const added = free
    .slice(0, players - kept.length)
    .map((boat): Seat => ({ name: '', boat, side: 'south', bot: null }));
  return [...kept, ...added].map((seat, index) => ({ ...seat, side: sides[index] }));
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

/** Moves a seat to another side of the screen and keeps the seats in clockwise order. */
export function moveSeat(seats: readonly Seat[], to: { seat: number; side: ScreenSide }): readonly Seat[] {
  const order = (seat: Seat) => SCREEN_SIDES.indexOf(seat.side);
  return seats
    .map((seat, index) => (index === to.seat ? { ...seat, side: to.side } : seat))
    .sort((a, b) => order(a) - order(b));
}
