/** The referee's bookkeeping of the dice (R5). */
import { demand, type TurnLine } from './lines';

export interface Dice {
  readonly after: readonly number[];
  readonly speed: number;
  readonly isCoasting: boolean;
}

/** R5 and the option five dice. */
export function readDice(held: readonly number[], line: TurnLine, rules: readonly string[]): Dice {
  const { adjust, removed, rerolled, diceAfter } = line;
  const isIndex = (index: number) => Number.isInteger(index) && index >= 0 && index < held.length;
  demand(['add', 'remove', 'keep'].includes(adjust), 'R5.1', `adjust ${adjust}`);
  demand((removed !== null) === (adjust === 'remove'), 'R5.1', 'removed without remove');
  demand(removed === null || isIndex(removed), 'R5.1', 'no such die to remove');
  demand(
    rerolled.every((index, nth) => isIndex(index) && index !== removed && rerolled.indexOf(index) === nth),
    'R5.2',
    're-rolled dice',
  );
  const hand = held.map((face, index) => (rerolled.includes(index) ? null : face));
  if (removed !== null) hand.splice(removed, 1);
  if (adjust === 'add') hand.push(null);
  demand(!rules.includes('five-dice') || hand.length <= 5 || adjust !== 'add', 'R10', 'a sixth die');
  demand(hand.length === diceAfter.length, 'R5.1', 'number of dice');
  for (const [index, face] of hand.entries()) {
    const shown = diceAfter[index];
    demand(face === null ? [1, 2, 3].includes(shown) : shown === face, 'R5.2', 'faces of the dice');
  }
  return {
    after: diceAfter,
    speed: diceAfter.reduce((sum, face) => sum + face, 0),
    isCoasting: adjust === 'keep' && rerolled.length === 0,
  };
}
