/** `skipper`: looks one turn ahead with the exact odds, and judges where it would lie by rule of thumb. */
import { speedOf, type Face } from '../engine/dice';
import type { Heading, Space } from '../engine/hex';
import { waysAt, type Way } from '../engine/legal';
import { AT_START, type Progress } from '../engine/rounding';
import type { Boat, GameState } from '../engine/state';
import { drawsFor, type Bot } from './bot';
import { glideTurns } from './glide';
import { decideBy } from './lookahead';

const MOST_DICE = 5;
/** What a counter costs, in turns, by how many there were before. */
const COSTS_OF_DAMAGE = [1, 1.5, 3, 40];
const COST_OF_SINKING = 40;
/** So small that it only decides between equals. */
const BLUR = 0.02;

function costOfDamage(before: number, crash: number): number {
  let cost = 0;
  for (let counter = before; counter < before + crash; counter++)
    cost += COSTS_OF_DAMAGE[Math.min(counter, 3)];
  return cost;
}

/** The hands a boat can have next turn without rolling: all its dice, or all but one. */
function sureHands(dice: readonly Face[]): Face[][] {
  const faces = [...new Set(dice)];
  return [[...dice], ...faces.map((face) => dice.toSpliced(dice.indexOf(face), 1))];
}

interface Berth {
  readonly at: Space;
  readonly heading: Heading;
  readonly progress: Progress;
}

/** How a skipper judges a boat's place and dice, in turns. */
export type Judgement = (berth: Berth, dice: readonly Face[], damage: number) => number;

/** A judge for one decision; every place is judged only once. */
export function judgeFor(state: GameState): Judgement {
  const known = new Map<string, number>();
  const seat = state.activeSeat;
  const { lake, course, rules } = state;
  const glide = (berth: Berth, dice: readonly Face[]) =>
    glideTurns(state, { ...berth, damage: state.boats[seat].damage }, dice.length === 1 ? dice[0] : 0);
  /** A boat with several dice is judged by where it can surely be a turn later. */
  const lookOn = (berth: Berth, dice: readonly Face[], damage: number) => {
    let least = Infinity;
    for (const hand of sureHands(dice)) {
      const boat: Boat = { ...state.boats[seat], ...berth, dice: hand, damage };
      const scene = { lake, course, rules, boats: [boat] };
      for (const way of waysAt({ state: scene, seat: 0, boat, speed: speedOf(hand) })) {
        if (!way.isAllowed) continue;
        least = Math.min(least, 1 + costAfter(way, hand, damage, glide));
      }
    }
    return least;
  };
  return (berth, dice, damage) => {
    if (dice.length < 2) return glide(berth, dice);
    const { started, rounded, counts } = berth.progress;
    const key = `${berth.at}/${berth.heading}/${dice.toSorted((a, b) => a - b).join('')}/${damage}/${started}${rounded}${counts.join()}`;
    let value = known.get(key);
    if (value === undefined) {
      value = lookOn(berth, dice, damage);
      known.set(key, value);
    }
    return value;
  };
}

/** The cost of having sailed a way with these dice. */
export function costAfter(way: Way, dice: readonly Face[], damage: number, worth: Judgement): number {
  if (way.progress.finished) return 0;
  if (way.sinks) return COST_OF_SINKING;
  const berth = { at: way.to, heading: way.heading, progress: way.progress };
  return costOfDamage(damage, way.crash) + worth(berth, way.crash > 0 ? [] : dice, way.damageAfter);
}

export const skipperBot: Bot = {
  name: 'skipper',
  choose: (state, seed) => {
    const draw = drawsFor(state, seed);
    const { dice, damage } = state.boats[state.activeSeat];
    const worth = judgeFor(state);
    return decideBy(
      {
        costOfWay: (way, kept) => costAfter(way, kept, damage, worth),
        costOfStart: (at, heading) => glideTurns(state, { at, heading, progress: AT_START, damage }, 0),
        isWorthWeighing: ({ adjust }) =>
          adjust === 'remove' || dice.length + (adjust === 'add' ? 1 : 0) <= MOST_DICE,
        blur: () => (draw(1000) / 1000) * BLUR,
      },
      state,
    );
  },
};
