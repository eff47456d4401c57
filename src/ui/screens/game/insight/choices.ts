/** The dice choices of a turn as the odds list them. */
import { keptBy } from '../../../../bots/choices';
import { oddsOf, sensibleChoices, type ChoiceOdds } from '../../../../bots/odds';
import { rolledCount, type DiceChoice, type Face, type GameState } from '../../../../engine';
import type { Catalogue } from '../../../../i18n/catalogue';

const ORDER = { remove: 0, keep: 1, add: 2 };

/** Brakes first, then what keeps the count, then one die more; each from few to many dice in the air. */
function byBoldness(a: DiceChoice, b: DiceChoice): number {
  return ORDER[a.adjust] - ORDER[b.adjust] || rolledCount(a) - rolledCount(b);
}

/** What most people weigh: no re-roll, the lowest dice again, or all of them. */
function isUsual(dice: readonly Face[], { adjust, rerolled }: DiceChoice): boolean {
  if (rerolled.length === 0) return true;
  if (adjust === 'remove') return false;
  const lowest = Math.min(...dice);
  const isLowest = dice.every((face, index) => (face === lowest) === rerolled.includes(index));
  return isLowest || (adjust === 'keep' && rerolled.length === dice.length);
}

/** Two choices that keep the same faces and roll as many dice come to the same. */
export function isSameChoice(dice: readonly Face[], a: DiceChoice, b: DiceChoice): boolean {
  const keptFaces = (choice: DiceChoice) =>
    keptBy(dice, choice)
      .toSorted((x, y) => x - y)
      .join('');
  return rolledCount(a) === rolledCount(b) && keptFaces(a) === keptFaces(b);
}

export interface ListedOdds extends ChoiceOdds {
  readonly isUsual: boolean;
}

/** The exact odds of every distinct choice of the active boat. */
export function listOdds(state: GameState): ListedOdds[] {
  const { dice } = state.boats[state.activeSeat];
  return sensibleChoices(state)
    .sort(byBoldness)
    .map((choice) => ({ ...oddsOf(state, choice), isUsual: isUsual(dice, choice) }));
}

/** "+1 die, re-roll 1 2" */
export function nameOfChoice(dice: readonly Face[], choice: DiceChoice, words: Catalogue): string {
  const { odds } = words;
  const faces = choice.rerolled.map((index) => dice[index]);
  if (choice.adjust === 'add') return faces.length > 0 ? odds.addAndReroll({ faces }) : odds.add;
  if (choice.removed !== null) {
    const face = dice[choice.removed];
    return faces.length > 0 ? odds.removeAndReroll({ face, faces }) : odds.remove({ face });
  }
  if (faces.length > 0) return odds.reroll({ faces });
  return dice.length > 0 ? odds.keep : words.race.way.turnOnly;
}
