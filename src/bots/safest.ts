/** The safest legal choice: what a game goes on with when a bot fails. */
import { place, steer, type Action } from '../engine/actions';
import { KEEP_ALL, speedOf, type DiceChoice } from '../engine/dice';
import { HEADINGS, type Heading } from '../engine/hex';
import { legalStartSpaces, legalWays } from '../engine/legal';
import { offeredHeadings } from '../engine/movement';
import type { GameState } from '../engine/state';
import { headingsAcross, watersOf } from '../engine/waters';

function longestReach(state: GameState, at: number, headings: readonly Heading[]): number {
  const { reach } = watersOf(state.lake, state.course);
  return headings.reduce<number>((longest, heading) => Math.max(longest, reach[at * HEADINGS + heading]), 0);
}

/** Keeps the dice if their speed is clear, else takes the highest die away. */
function safestDice(state: GameState): DiceChoice {
  const { at, heading, dice } = state.boats[state.activeSeat];
  const ahead = longestReach(state, at, offeredHeadings({ heading, dice }, state.rules));
  if (dice.length === 0) return ahead >= 3 ? { ...KEEP_ALL, adjust: 'add' } : KEEP_ALL;
  if (speedOf(dice) <= ahead) return KEEP_ALL;
  const highest = dice.reduce((best, face, index) => (face > dice[best] ? index : best), 0);
  return { adjust: 'remove', removed: highest, rerolled: [] };
}

function safestHeading(state: GameState): Heading {
  const ways = legalWays(state).filter(({ isAllowed }) => isAllowed);
  const room = (way: (typeof ways)[number]) =>
    longestReach(state, way.to, offeredHeadings({ heading: way.heading, dice: [] }, state.rules));
  const best = ways.reduce((a, b) =>
    b.crash < a.crash || (b.crash === a.crash && room(b) > room(a)) ? b : a,
  );
  return best.heading;
}

/** A legal action for the active seat that needs no search: little damage, but also little ambition. */
export function safestAction(state: GameState): Action {
  switch (state.phase) {
    case 'placing':
      return place(
        legalStartSpaces(state)[0],
        headingsAcross(state.course.lineHeading, state.course.startTo)[0],
      );
    case 'dice':
      return { type: 'roll', ...safestDice(state) };
    case 'steering':
      return steer(safestHeading(state));
    default:
      throw new Error(`nothing to decide in phase ${state.phase}`);
  }
}
