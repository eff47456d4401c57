/**
 * One turn of a lone boat, solved exactly from the values of all places it can lead to.
 *
 * After a roll only the hand matters: U(hand) is the least value among the allowed headings. Keeping a hand k and
 * rolling r dice is worth Q(k, r) = ⅓ Σ Q(k + face, r − 1) with Q(k, 0) = U(k). With B(hand, n) the least Q(k, n − |k|)
 * over all parts k of the hand, a turn is worth 1 + the least B(hand, n) for n = one die fewer, as many, one more.
 */
import { SINKING_DAMAGE, repairOf } from '../../engine/damage';
import { HEADINGS } from '../../engine/hex';
import {
  FIRST_OF_COUNT,
  FIRST_OF_SPEED,
  HANDS,
  HANDS_BY_COUNT,
  HAND_COUNT,
  HAND_WITH,
  HAND_WITHOUT,
  MOST_DICE,
  NO_HAND,
  NO_DICE,
} from './hands';
import { MOVES, OFF, type Model } from './model';
import { STAGES } from './chain';

/** A sinking counts as many turns. */
export const SINKING_TURNS = 40;
/** What a value is before anything is known: more than any race takes. */
export const UNKNOWN = 300;

/** A choice rolls 0 to 6 dice. */
export const ROLLS = MOST_DICE + 1;

/** Where a boat is at the beginning of its turn, its dice left open. */
export interface Berth {
  readonly stage: number;
  /** The space's number in the model. */
  readonly number: number;
  readonly heading: number;
  readonly damage: number;
}

export class TurnSolver {
  /** By hand: the value after the roll. */
  readonly rolled = new Float64Array(HANDS);
  /** By `[hand kept * ROLLS + dice rolled]`: the value of that choice. */
  readonly choices = new Float64Array(HANDS * ROLLS);
  /** By hand: the value of the turn. */
  readonly turns = new Float64Array(HANDS);
  /** With coast repair: by hand, the value of doing nothing with the dice. */
  readonly coasting = new Float64Array(HANDS);
  /** With a last row for NO_HAND that is never the best. */
  private readonly best = new Float64Array((NO_HAND + 1) * ROLLS).fill(Infinity);
  private readonly mostDice: number;
  private readonly layers: number;

  constructor(
    private readonly model: Model,
    private readonly values: Float32Array,
  ) {
    this.mostDice = model.problem.rules.fiveDice ? MOST_DICE - 1 : MOST_DICE;
    this.layers = STAGES * model.layer;
  }

  /** Solves the turn for the first `hands` hands. */
  solve(berth: Berth, hands: number): void {
    const most = Math.min(this.mostDice, MOST_COUNT[hands] + 1);
    this.rollInto(this.rolled, berth, most);
    this.chooseDice(most);
    this.takeBest(hands, most);
    if (this.isRepairing(berth.damage)) this.coast({ ...berth, damage: berth.damage - 1 }, hands, most);
  }

  /** Whether a turn that does nothing with the dice takes a counter off (coast repair). */
  isRepairing(damage: number): boolean {
    const { rules, race = 1 } = this.model.problem;
    return repairOf({ damage, race, rules }) > 0;
  }

  private coast(repaired: Berth, hands: number, most: number): void {
    this.rollInto(this.coasting, repaired, most);
    for (let hand = 0; hand < hands; hand++) {
      const value = 1 + this.coasting[hand];
      if (value < this.turns[hand]) this.turns[hand] = value;
    }
  }

  /** U: the least value among the headings a boat must choose from, by hand (R6.2). */
  private rollInto(rolled: Float64Array, berth: Berth, most: number): void {
    const { model } = this;
    const { rules } = model.problem;
    const { stage, number, heading } = berth;
    const fastest = 3 * most;
    const space = model.spaces[number] * HEADINGS;
    rolled.fill(UNKNOWN, 0, FIRST_OF_SPEED[fastest + 1]);
    const left = heading === 5 ? 0 : heading + 1;
    const right = heading === 0 ? 5 : heading - 1;
    const { reach } = model.waters;
    const longest = Math.max(reach[space + left], reach[space + heading], reach[space + right]);
    const rays = (stage * model.spaces.length + number) * HEADINGS;
    const free = rules.freeSteering;
    this.steer(rolled, berth.damage, rays, left, reach[space + left], longest, fastest, free);
    this.steer(rolled, berth.damage, rays, heading, reach[space + heading], longest, fastest, free);
    this.steer(rolled, berth.damage, rays, right, reach[space + right], longest, fastest, free);
    if (rules.powerTurn) this.powerTurn(rolled, berth);
  }

  /** Adds one heading to the choice: speeds within its reach, and crashes where they are allowed. */
  private steer(
    rolled: Float64Array,
    damage: number,
    rays: number,
    heading: number,
    reach: number,
    longest: number,
    fastest: number,
    free: boolean,
  ): void {
    const { moves } = this.model;
    const firstOfSpeed = FIRST_OF_SPEED;
    const ray = (rays + heading) * MOVES;
    const clear = reach < fastest ? reach : fastest;
    const { values } = this;
    const layer = damage * this.layers;
    for (let speed = 0; speed <= clear; speed++) {
      const move = moves[ray + speed];
      const end = firstOfSpeed[speed + 1];
      if (move >= 0) {
        const base = layer + move;
        for (let hand = firstOfSpeed[speed]; hand < end; hand++) {
          const value = values[base + hand];
          if (value < rolled[hand]) rolled[hand] = value;
        }
      } else {
        const value = move > OFF ? 0 : this.model.offValues[OFF - move];
        for (let hand = firstOfSpeed[speed]; hand < end; hand++) {
          if (value < rolled[hand]) rolled[hand] = value;
        }
      }
    }
    const first = free ? clear + 1 : longest + 1;
    const mayCrash = free ? reach > 0 || longest === 0 : reach === longest;
    if (!mayCrash || first > fastest) return;
    const move = moves[ray + reach];
    for (let speed = first; speed <= fastest; speed++) {
      const value = this.crashValue(move, damage + speed - reach);
      const end = firstOfSpeed[speed + 1];
      for (let hand = firstOfSpeed[speed]; hand < end; hand++) {
        if (value < rolled[hand]) rolled[hand] = value;
      }
    }
  }

  /** Finishing comes before sinking (R8.5), and the dice are gone (R7.1). */
  private crashValue(move: number, damage: number): number {
    if (move === OFF + 1) return 0;
    if (damage >= SINKING_DAMAGE) return SINKING_TURNS;
    return move >= 0 ? this.values[damage * this.layers + move + NO_DICE] : this.model.offValues[OFF - move];
  }

  /** The option power turn: a single die looks at five headings. */
  private powerTurn(rolled: Float64Array, { stage, number, heading, damage }: Berth): void {
    const { waters, spaces, moves, problem, offValues } = this.model;
    const space = spaces[number] * HEADINGS;
    const rays = (stage * spaces.length + number) * HEADINGS;
    let longest = 0;
    for (let way = 0; way < HEADINGS; way++) {
      if (way !== (heading + 3) % HEADINGS) longest = Math.max(longest, waters.reach[space + way]);
    }
    for (let face = 1; face <= 3; face++) {
      const hand = HAND_WITH[NO_DICE * 3 + face - 1];
      let needed = Math.min(longest, face);
      if (problem.rules.freeSteering) needed = Math.min(needed, 1);
      let least = UNKNOWN;
      for (let way = 0; way < HEADINGS; way++) {
        const reach = waters.reach[space + way];
        if (way === (heading + 3) % HEADINGS || reach < needed) continue;
        const move = moves[(rays + way) * MOVES + Math.min(face, reach)];
        let value = 0;
        if (reach < face) value = this.crashValue(move, damage + face - reach);
        else if (move >= 0) value = this.values[damage * this.layers + move + hand];
        else if (move <= OFF) value = offValues[OFF - move];
        if (value < least) least = value;
      }
      rolled[hand] = least;
    }
  }

  /** Q, for up to `most` dice after the roll. */
  chooseDice(most: number): void {
    // Imported tables are looked up once: some bundlers make every mention of an import a call.
    const { rolled, choices } = this;
    const byCount = HANDS_BY_COUNT;
    const withDie = HAND_WITH;
    const counts = HAND_COUNT;
    for (let index = FIRST_OF_COUNT[most + 1] - 1; index >= 0; index--) {
      const hand = byCount[index];
      const to = hand * ROLLS;
      choices[to] = rolled[hand];
      const rolls = most - counts[hand];
      const with1 = withDie[hand * 3] * ROLLS;
      const with2 = withDie[hand * 3 + 1] * ROLLS;
      const with3 = withDie[hand * 3 + 2] * ROLLS;
      for (let roll = 0; roll < rolls; roll++) {
        choices[to + roll + 1] = (choices[with1 + roll] + choices[with2 + roll] + choices[with3 + roll]) / 3;
      }
    }
  }

  /** B, and from it the turn, for the first `hands` hands. */
  private takeBest(hands: number, most: number): void {
    const { best, choices, turns } = this;
    const without = HAND_WITHOUT;
    const counts = HAND_COUNT;
    for (let hand = 0; hand < hands; hand++) {
      const count = counts[hand];
      const at = hand * ROLLS;
      const part1 = without[hand * 3] * ROLLS;
      const part2 = without[hand * 3 + 1] * ROLLS;
      const part3 = without[hand * 3 + 2] * ROLLS;
      let turn = Infinity;
      for (let after = count > 0 ? count - 1 : 0; after <= most; after++) {
        let least = after >= count ? choices[at + after - count] : Infinity;
        if (best[part1 + after] < least) least = best[part1 + after];
        if (best[part2 + after] < least) least = best[part2 + after];
        if (best[part3 + after] < least) least = best[part3 + after];
        best[at + after] = least;
        if (after <= count + 1 && least < turn) turn = least;
      }
      turns[hand] = 1 + turn;
    }
  }
}

/** By number of hands: the most dice among so many first hands. */
const MOST_COUNT = Uint8Array.from({ length: HANDS + 1 }, (_, hands) =>
  HAND_COUNT.subarray(0, hands).reduce((most, count) => Math.max(most, count), 0),
);
