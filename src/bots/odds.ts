/**
 * What the dice can do: for one dice choice of the active boat the exact chances of speeds, headings, crashes and
 * goals. All chances are whole numbers of ways out of `total` = 3 to the power of the dice rolled.
 */
import { isSunkBy, repairOf } from '../engine/damage';
import { rolledCount, speedOf, type DiceChoice } from '../engine/dice';
import type { Heading } from '../engine/hex';
import { waysAt, type Way } from '../engine/legal';
import type { GameState } from '../engine/state';
import { distinctChoices, outcomesOf } from './choices';

/** An exact number, not reduced. */
export interface Rational {
  readonly numerator: number;
  readonly denominator: number;
}

export interface SpeedOdds {
  readonly speed: number;
  readonly ways: number;
}

/** The chances of one heading. `allowed` is `clear` + `crashes`; all others are counted where it is allowed. */
export interface HeadingOdds {
  readonly heading: Heading;
  readonly reach: number;
  /** It may be taken (R6.2). */
  readonly allowed: number;
  /** It is the only one that may be taken. */
  readonly forced: number;
  /** Its reach is at least the speed. */
  readonly clear: number;
  /** It may be taken and crashes. */
  readonly crashes: number;
  /** It may be taken and sinks the boat. */
  readonly sinks: number;
  /** It rounds the boat's target buoy. */
  readonly roundsTarget: number;
  readonly finishes: number;
  /** It stops behind another boat (R6.4). */
  readonly heldUp: number;
  /** Damage on average, if this heading is taken whenever it is allowed (and nothing happens when it is not). */
  readonly expectedDamage: Rational;
}

export interface ChoiceOdds {
  readonly choice: DiceChoice;
  /** 3 to the power of the dice rolled. */
  readonly total: number;
  /** Rising speeds. */
  readonly speeds: readonly SpeedOdds[];
  /** From left to right, as the rules offer them. */
  readonly headings: readonly HeadingOdds[];
  /** Some heading is clear. */
  readonly clear: number;
  /** No heading is clear: a crash can not be avoided. */
  readonly crashes: number;
  /** Every allowed heading sinks the boat. */
  readonly sinks: number;
  readonly roundsTarget: number;
  readonly finishes: number;
  /** Damage on average when the heading that hurts least is always taken. */
  readonly expectedDamage: Rational;
  /** Counters taken off before the roll (coast repair). */
  readonly repair: number;
}

interface Tally {
  heading: Heading;
  reach: number;
  allowed: number;
  forced: number;
  clear: number;
  crashes: number;
  sinks: number;
  roundsTarget: number;
  finishes: number;
  heldUp: number;
  damage: number;
}

const waysByState = new WeakMap<GameState, Map<number, readonly Way[]>>();

/** The ways at a speed depend on the dice only by "exactly one" (power turn), so choices share them. */
function waysFor(state: GameState, speed: number, count: number): readonly Way[] {
  let known = waysByState.get(state);
  if (!known) {
    known = new Map();
    waysByState.set(state, known);
  }
  const key = 2 * speed + (count === 1 ? 1 : 0);
  let ways = known.get(key);
  if (!ways) {
    const seat = state.activeSeat;
    const dice = new Array<1>(count).fill(1);
    ways = waysAt({ state, seat, boat: { ...state.boats[seat], dice }, speed });
    known.set(key, ways);
  }
  return ways;
}

function tallyOf({ heading, reach }: Way): Tally {
  const none = { allowed: 0, forced: 0, clear: 0, crashes: 0, sinks: 0, damage: 0 };
  return { heading, reach, ...none, roundsTarget: 0, finishes: 0, heldUp: 0 };
}

function roundsTarget(way: Way, rounded: number): boolean {
  return way.milestones.some(({ kind, buoy }) => kind === 'rounded' && buoy === rounded + 1);
}

function addTo(
  tally: Tally,
  way: Way,
  ways: number,
  facts: { isForced: boolean; sinks: boolean; rounds: boolean },
): void {
  tally.allowed += ways;
  if (facts.isForced) tally.forced += ways;
  if (way.crash === 0) tally.clear += ways;
  else tally.crashes += ways;
  if (facts.sinks) tally.sinks += ways;
  if (facts.rounds) tally.roundsTarget += ways;
  if (way.progress.finished) tally.finishes += ways;
  if (way.behind !== null) tally.heldUp += ways;
  tally.damage += ways * way.crash;
}

/** Every dice choice of the active boat, choices that come to the same only once. */
export function sensibleChoices(state: GameState): DiceChoice[] {
  return distinctChoices(state.boats[state.activeSeat].dice, state.rules);
}

/** The exact chances of a legal dice choice of the active boat. */
export function oddsOf(state: GameState, choice: DiceChoice): ChoiceOdds {
  const { dice, damage, progress } = state.boats[state.activeSeat];
  const { race, rules } = state;
  const total = 3 ** rolledCount(choice);
  const isCoasting = choice.adjust === 'keep' && total === 1;
  const repair = isCoasting ? repairOf({ damage, race, rules }) : 0;
  const bySpeed = new Map<number, number>();
  let count = 0;
  for (const outcome of outcomesOf(dice, choice)) {
    const speed = speedOf(outcome.dice);
    count = outcome.dice.length;
    bySpeed.set(speed, (bySpeed.get(speed) ?? 0) + outcome.ways);
  }
  const speeds = [...bySpeed].map(([speed, ways]) => ({ speed, ways })).sort((a, b) => a.speed - b.speed);
  let tallies: Tally[] = [];
  const sum = { clear: 0, crashes: 0, sinks: 0, roundsTarget: 0, finishes: 0, damage: 0 };
  for (const { speed, ways } of speeds) {
    const offered = waysFor(state, speed, count);
    if (tallies.length === 0) tallies = offered.map(tallyOf);
    const allowed = offered.filter(({ isAllowed }) => isAllowed);
    const isSinking = (way: Way) => isSunkBy(damage - repair + way.crash);
    const rounding = (way: Way) => roundsTarget(way, progress.rounded);
    for (const [index, way] of offered.entries()) {
      if (!way.isAllowed) continue;
      const facts = { isForced: allowed.length === 1, sinks: isSinking(way), rounds: rounding(way) };
      addTo(tallies[index], way, ways, facts);
    }
    if (allowed.some(({ crash }) => crash === 0)) sum.clear += ways;
    else sum.crashes += ways;
    if (allowed.every(isSinking)) sum.sinks += ways;
    if (allowed.some(rounding)) sum.roundsTarget += ways;
    if (allowed.some((way) => way.progress.finished)) sum.finishes += ways;
    sum.damage += ways * Math.min(...allowed.map(({ crash }) => crash));
  }
  const { damage: leastDamage, ...chances } = sum;
  return {
    choice,
    total,
    speeds,
    headings: tallies.map(({ damage: numerator, ...tally }) => ({
      ...tally,
      expectedDamage: { numerator, denominator: total },
    })),
    ...chances,
    expectedDamage: { numerator: leastDamage, denominator: total },
    repair,
  };
}
