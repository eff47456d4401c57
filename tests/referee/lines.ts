/** The lines of a trace as the referee reads them. */
import type { CourseLine } from './course';
import type { Pair } from './geometry';

export interface GameLine {
  readonly type: 'game';
  readonly version: number;
  readonly seed: string;
  readonly players: number;
  readonly races: number;
  readonly side: string;
  readonly rules: readonly string[];
  readonly bots: readonly string[];
  readonly lake: string;
  readonly rows: readonly string[];
}

export interface PlaceLine {
  readonly type: 'place';
  readonly race: number;
  readonly seat: number;
  readonly at: Pair;
  readonly heading: number;
}

export interface TurnLine {
  readonly type: 'turn';
  readonly race: number;
  readonly seat: number;
  readonly turn: number;
  readonly from: Pair;
  readonly heading: number;
  readonly dice: readonly number[];
  readonly damage: number;
  readonly adjust: 'add' | 'remove' | 'keep';
  readonly removed: number | null;
  readonly rerolled: readonly number[];
  readonly diceAfter: readonly number[];
  readonly speed: number;
  readonly reach: readonly { readonly heading: number; readonly reach: number }[];
  readonly chosen: number;
  readonly path: readonly Pair[];
  readonly to: Pair;
  readonly bumped: boolean;
  readonly crash: number;
  readonly repaired: number;
  readonly damageAfter: number;
  readonly diceKept: readonly number[];
  readonly started: boolean;
  readonly rounded: number;
  readonly finished: boolean;
  readonly sunk: boolean;
  readonly retired: boolean;
}

export interface RaceLine {
  readonly type: 'race';
  readonly race: number;
  readonly places: readonly number[];
  readonly sunk: readonly number[];
  readonly retired: readonly number[];
  readonly unfinished: readonly number[];
  readonly turns: readonly number[];
  readonly points: readonly number[];
  readonly totals: readonly number[];
  readonly carried: readonly number[];
}

export interface ResultLine {
  readonly type: 'result';
  readonly ranking: readonly (readonly number[])[];
  readonly totals: readonly number[];
}

export type TraceLine = GameLine | CourseLine | PlaceLine | TurnLine | RaceLine | ResultLine;

/** Every disagreement ends the judging of a game with a sentence that names the rule. */
export class Foul extends Error {}

export function demand(isRight: boolean, rule: string, what: string): asserts isRight {
  if (!isRight) throw new Foul(`${rule}: ${what}`);
}

/** The line must be these very bytes. */
export function demandLine(given: TraceLine, expected: TraceLine, rule: string): void {
  for (const key of Object.keys(expected) as (keyof TraceLine)[]) {
    const [is, should] = [JSON.stringify(given[key]), JSON.stringify(expected[key])];
    demand(is === should, rule, `${key} is ${is}, must be ${should}`);
  }
  demand(JSON.stringify(given) === JSON.stringify(expected), rule, 'keys missing, added or out of order');
}
