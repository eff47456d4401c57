/** The dice of a turn (R5). */
import { drawBelow, type SeedKey } from './random';

export const FACES = [1, 2, 3] as const;
export type Face = (typeof FACES)[number];

export const ADJUSTMENTS = ['add', 'remove', 'keep'] as const;
export type Adjustment = (typeof ADJUSTMENTS)[number];

/** What a player does with the dice before the roll: at most one die more or less, and any of the held ones again. */
export interface DiceChoice {
  readonly adjust: Adjustment;
  /** The index of the die taken away, with `remove`. */
  readonly removed: number | null;
  /** Indexes of held dice to roll again, rising. */
  readonly rerolled: readonly number[];
}

export const KEEP_ALL: DiceChoice = { adjust: 'keep', removed: null, rerolled: [] };

/** Five places an area: the limit of the option "five dice". */
export const AREA_PLACES = 5;

export type DiceRefusal =
  | { readonly code: 'no-such-die'; readonly index: number; readonly held: number }
  | { readonly code: 'removed-die-rerolled'; readonly index: number }
  | { readonly code: 'rerolled-not-rising' }
  | { readonly code: 'removed-without-remove' }
  | { readonly code: 'too-many-dice'; readonly most: number };

/** Why a choice of dice is not allowed, or null when it is (R5.1, R5.2, option five dice). */
export function refuseDice(dice: readonly Face[], choice: DiceChoice, mostDice: number): DiceRefusal | null {
  const { adjust, removed, rerolled } = choice;
  if (adjust === 'add' && dice.length >= mostDice) return { code: 'too-many-dice', most: mostDice };
  if (adjust === 'remove') {
    if (removed === null || !isDie(dice, removed)) {
      return { code: 'no-such-die', index: removed ?? -1, held: dice.length };
    }
  } else if (removed !== null) return { code: 'removed-without-remove' };
  let previous = -1;
  for (const index of rerolled) {
    if (!isDie(dice, index)) return { code: 'no-such-die', index, held: dice.length };
    if (index <= previous) return { code: 'rerolled-not-rising' };
    if (index === removed) return { code: 'removed-die-rerolled', index };
    previous = index;
  }
  return null;
}

function isDie(dice: readonly Face[], index: number): boolean {
  return Number.isInteger(index) && index >= 0 && index < dice.length;
}

/** How many dice a choice sets rolling; none means that the speed is known beforehand. */
export function rolledCount({ adjust, rerolled }: DiceChoice): number {
  return rerolled.length + (adjust === 'add' ? 1 : 0);
}

/** The dice after a choice: held ones in their order, re-rolled ones in place, an added one last. */
export function diceAfter(dice: readonly Face[], choice: DiceChoice, rollDie: (nth: number) => Face): Face[] {
  const { adjust, removed, rerolled } = choice;
  const after: Face[] = [];
  let nth = 0;
  for (let index = 0; index < dice.length; index++) {
    if (index === removed) continue;
    after.push(index === rerolled[nth] ? rollDie(nth++) : dice[index]);
  }
  if (adjust === 'add') after.push(rollDie(nth));
  return after;
}

export function speedOf(dice: readonly Face[]): number {
  let speed = 0;
  for (let index = 0; index < dice.length; index++) speed += dice[index];
  return speed;
}

/** The name of one die of one turn, from which its face follows. */
export interface DieName {
  readonly race: number;
  readonly seat: number;
  readonly turn: number;
  readonly nth: number;
}

export function drawFace(key: SeedKey, { race, seat, turn, nth }: DieName): Face {
  return FACES[drawBelow(key, 0xd1ce + 8 * race + seat, 64 * turn + nth, 3)];
}
