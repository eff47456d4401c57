/** How people sit and play round the screen: all that is not part of the game's record. */
import * as v from 'valibot';

export const SEATING_MODES = ['side-by-side', 'table', 'pass'] as const;
/** Side by side: one dock in a fixed place. Table: docks on the sides, turned to their players. Pass: a name card between turns. */
export type SeatingMode = (typeof SEATING_MODES)[number];

export const PACES = ['normal', 'fast', 'instant'] as const;
export type Pace = (typeof PACES)[number];

export const BOT_LEVELS = ['novice', 'skipper', 'captain'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

export const SCREEN_SIDES = ['south', 'west', 'north', 'east'] as const;
/** A side of the screen, clockwise from the reader's own. */
export type ScreenSide = (typeof SCREEN_SIDES)[number];

export interface Table {
  readonly seating: SeatingMode;
  /** Where each seat is, clockwise. */
  readonly sides: readonly ScreenSide[];
  /** The bot that plays a seat, null for a person. */
  readonly bots: readonly (BotLevel | null)[];
}

export const tableSchema = v.object({
  seating: v.picklist(SEATING_MODES),
  sides: v.pipe(v.array(v.picklist(SCREEN_SIDES)), v.minLength(2), v.maxLength(6)),
  bots: v.pipe(v.array(v.nullable(v.picklist(BOT_LEVELS))), v.minLength(2), v.maxLength(6)),
});

/** Places as printed on the board: two on each long side, one on each short side, filled evenly. */
const SIDES_BY_PLAYERS: Readonly<Record<number, readonly ScreenSide[]>> = {
  2: ['south', 'north'],
  3: ['south', 'west', 'north'],
  4: ['south', 'west', 'north', 'east'],
  5: ['south', 'west', 'north', 'north', 'east'],
  6: ['south', 'south', 'west', 'north', 'north', 'east'],
};

export function usualSides(players: number): readonly ScreenSide[] {
  return SIDES_BY_PLAYERS[players] ?? SIDES_BY_PLAYERS[6];
}

export function usualTable(players: number): Table {
  return {
    seating: 'side-by-side',
    sides: usualSides(players),
    bots: Array.from({ length: players }, () => null),
  };
}
