/** The dice choice a player is putting together before the roll: every tap is one of these functions. */
import { KEEP_ALL, mostDice, rolledCount, type Boat, type DiceChoice, type Rules } from '../engine';

/** At turn start nothing is chosen, but a boat without dice has its first die armed. */
export function freshDraft(boat: Boat): DiceChoice {
  return boat.dice.length === 0 ? { ...KEEP_ALL, adjust: 'add' } : KEEP_ALL;
}

export function canAddDie(boat: Boat, rules: Rules): boolean {
  return boat.dice.length < mostDice(rules);
}

/** Keep ⇄ re-roll; a die that was to be removed stays after all. */
export function toggleReroll(draft: DiceChoice, index: number): DiceChoice {
  const kept: DiceChoice = draft.removed === index ? { ...draft, adjust: 'keep', removed: null } : draft;
  const rerolled = kept.rerolled.includes(index)
    ? kept.rerolled.filter((other) => other !== index)
    : [...kept.rerolled, index].sort((a, b) => a - b);
  return { ...kept, rerolled };
}

/** One die may go; choosing it cancels an added one. */
export function toggleRemove(draft: DiceChoice, index: number): DiceChoice {
  if (draft.removed === index) return { ...draft, adjust: 'keep', removed: null };
  return { adjust: 'remove', removed: index, rerolled: draft.rerolled.filter((other) => other !== index) };
}

/** One die may come; it cancels a removed one. */
export function toggleAdd(draft: DiceChoice): DiceChoice {
  return draft.adjust === 'add' ? { ...draft, adjust: 'keep' } : { ...draft, adjust: 'add', removed: null };
}

/** Every die that stays is rolled again, or none if all were chosen already. */
export function toggleRerollAll(draft: DiceChoice, held: number): DiceChoice {
  const staying = Array.from({ length: held }, (_, index) => index).filter(
    (index) => index !== draft.removed,
  );
  return { ...draft, rerolled: draft.rerolled.length === staying.length ? [] : staying };
}

export function hasRoll(draft: DiceChoice): boolean {
  return rolledCount(draft) > 0;
}
