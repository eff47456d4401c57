/**
 * `novice`: sails like somebody at their first regatta. Sees where a move ends but not what comes after, plays only
 * the simple dice choices, misjudges, now and then does not pay attention, and gets careful when the boat is leaking.
 */
import type { DiceChoice, Face } from '../engine/dice';
import { AT_START } from '../engine/rounding';
import { drawsFor, type Bot } from './bot';
import { glideTurns } from './glide';
import { decideBy } from './lookahead';
import { costAfter, judgeFor, type Judgement } from './skipper';

const MOST_DICE = 4;
/** Misjudges by up to so many turns, and by more once in so many decisions. */
const BLUR = 2.5;
const BLUR_UNATTENTIVE = 4;
const ATTENTION = 8;
/** With so many counters it looks twice, and at everything. */
const CAREFUL_DAMAGE = 1;
/** Speed is fun. */
const WORTH_OF_DIE = 0.4;

/** Re-rolls nothing, everything, or all dice of the lowest face; and does not re-roll when adding or removing. */
function isSimple(dice: readonly Face[], { adjust, rerolled }: DiceChoice): boolean {
  if (rerolled.length === 0) return true;
  if (adjust !== 'keep') return false;
  const lowest = Math.min(...dice);
  const isLowest = (index: number) => dice[index] === lowest;
  return (
    rerolled.length === dice.length ||
    (rerolled.every(isLowest) && rerolled.length === dice.filter((face) => face === lowest).length)
  );
}

export const noviceBot: Bot = {
  name: 'novice',
  choose: (state, seed) => {
    const draw = drawsFor(state, seed);
    const { dice, damage } = state.boats[state.activeSeat];
    const isCareful = damage >= CAREFUL_DAMAGE;
    const isAttentive = isCareful || draw(ATTENTION) > 0;
    const blur = isCareful ? BLUR / 4 : isAttentive ? BLUR : BLUR_UNATTENTIVE;
    const careless: Judgement = (berth, kept) =>
      glideTurns(state, { ...berth, damage }, kept.length === 1 ? kept[0] : 0) - WORTH_OF_DIE * kept.length;
    const worth = isCareful ? judgeFor(state) : careless;
    return decideBy(
      {
        costOfWay: (way, kept) => costAfter(way, kept, damage, worth),
        costOfStart: (at, heading) => glideTurns(state, { at, heading, progress: AT_START, damage }, 0),
        isWorthWeighing: (choice) =>
          (isCareful || isSimple(dice, choice)) && (choice.adjust !== 'add' || dice.length < MOST_DICE),
        blur: () => (draw(1000) / 1000) * blur,
      },
      state,
    );
  },
};
