/** Dice choices without repetition: what matters is which faces stay and how many dice roll. */
import { FACES, rolledCount, type DiceChoice, type Face } from '../engine/dice';
import { mostDice } from '../engine/legal';
import type { Rules } from '../engine/rules';

/** How often a hand of dice comes up, out of `3 ** rolled`. */
export interface Outcome {
  /** Held dice in their order first, rolled ones behind. */
  readonly dice: readonly Face[];
  readonly ways: number;
}

/** How many dice of each face. */
type FaceCounts = readonly [number, number, number];

function countFaces(dice: readonly Face[]): [number, number, number] {
  const counts: [number, number, number] = [0, 0, 0];
  for (const face of dice) counts[face - 1]++;
  return counts;
}

/** The dice a choice leaves on the table, not rolled. */
export function keptBy(dice: readonly Face[], choice: DiceChoice): Face[] {
  return dice.filter((_, index) => index !== choice.removed && !choice.rerolled.includes(index));
}

function handOf([ones, twos, threes]: FaceCounts): Face[] {
  return FACES.flatMap((face, index) => new Array<Face>([ones, twos, threes][index]).fill(face));
}

const FACTORIALS = [1];
function factorial(n: number): number {
  for (let next = FACTORIALS.length; next <= n; next++) FACTORIALS.push(FACTORIALS[next - 1] * next);
  return FACTORIALS[n];
}

const rollsByCount: { readonly rolled: readonly Face[]; readonly ways: number }[][] = [];

/** The hands that `count` dice can show, order ignored. */
function rollsOf(count: number): readonly { readonly rolled: readonly Face[]; readonly ways: number }[] {
  const known = rollsByCount[count];
  if (known) return known;
  const rolls: { rolled: Face[]; ways: number }[] = [];
  for (let ones = count; ones >= 0; ones--) {
    for (let twos = count - ones; twos >= 0; twos--) {
      const threes = count - ones - twos;
      const ways = factorial(count) / (factorial(ones) * factorial(twos) * factorial(threes));
      rolls.push({ rolled: handOf([ones, twos, threes]), ways });
    }
  }
  rollsByCount[count] = rolls;
  return rolls;
}

/** Every hand a choice can lead to, with its ways out of `3 ** rolledCount(choice)`. */
export function outcomesOf(dice: readonly Face[], choice: DiceChoice): Outcome[] {
  const kept = keptBy(dice, choice);
  return rollsOf(rolledCount(choice)).map(({ rolled, ways }) => ({ dice: [...kept, ...rolled], ways }));
}

/** The choice after which just `kept` lies on the table, all other dice being rolled or one of them taken away. */
function choiceKeeping(dice: readonly Face[], kept: FaceCounts, adjust: DiceChoice['adjust']): DiceChoice {
  const left = [...kept];
  const away: number[] = [];
  for (const [index, face] of dice.entries()) {
    if (left[face - 1] > 0) left[face - 1]--;
    else away.push(index);
  }
  if (adjust !== 'remove') return { adjust, removed: null, rerolled: away };
  const [removed, ...rerolled] = away;
  return { adjust, removed, rerolled };
}

/** Every legal dice choice once: two choices that keep the same faces and roll as many dice are one. */
export function distinctChoices(dice: readonly Face[], rules: Rules): DiceChoice[] {
  const held = countFaces(dice);
  const choices: DiceChoice[] = [];
  const canAdd = dice.length < mostDice(rules);
  for (let ones = held[0]; ones >= 0; ones--) {
    for (let twos = held[1]; twos >= 0; twos--) {
      for (let threes = held[2]; threes >= 0; threes--) {
        const kept: FaceCounts = [ones, twos, threes];
        choices.push(choiceKeeping(dice, kept, 'keep'));
        if (canAdd) choices.push(choiceKeeping(dice, kept, 'add'));
        if (ones + twos + threes < dice.length) choices.push(choiceKeeping(dice, kept, 'remove'));
      }
    }
  }
  return choices;
}
