/**
 * Getting home without a search: for a page whose worker is gone. One die, little risk, always towards the goal, so that
 * a race goes on and ends; keeping safe alone would never arrive.
 */
import { place, steer, type Action } from '../engine/actions';
import { KEEP_ALL, type DiceChoice } from '../engine/dice';
import { HEADINGS, NEIGHBOURS, type Heading, type Space } from '../engine/hex';
import { legalStartSpaces, legalWays } from '../engine/legal';
import { offeredHeadings } from '../engine/movement';
import { AT_START, advance, type Progress } from '../engine/rounding';
import type { GameState } from '../engine/state';
import { headingsAcross, watersOf } from '../engine/waters';
import { drawsFor } from './bot';
import { routeOf } from './yardstick';

type Draw = (sides: number) => number;

/** Now and then a die is rolled again although it fits: it gets a boat out of circles. */
const RESTLESS = 3;
const FASTEST_DIE = 3;

/** What a turn of 0, 60, 120 and 180 degrees costs a boat, in steps: beyond 60 it takes another turn. */
const TURN_COSTS = [0, 0, 3, 6];

/** Steps left for a boat that lies on `at` and looks to `heading`: a boat that faces the wrong way has more. */
function stepsLeft(
  state: GameState,
  { at, heading, progress }: { at: Space; heading: Heading; progress: Progress },
): number {
  if (progress.finished) return 0;
  const { open, crossings } = watersOf(state.lake, state.course);
  const route = routeOf(state);
  let least = Infinity;
  for (let way = 0; way < HEADINGS; way++) {
    const edge = at * HEADINGS + way;
    const next = NEIGHBOURS[edge];
    if (next < 0 || open[next] === 0) continue;
    const turned = Math.abs(way - heading);
    const after = advance(progress, crossings[edge]);
    const steps = after.finished ? 0 : route.stepsFrom(next, after);
    least = Math.min(least, 1 + steps + TURN_COSTS[Math.min(turned, HEADINGS - turned)]);
  }
  return least;
}

function homingDice(state: GameState, draw: Draw): DiceChoice {
  const { at, heading, dice } = state.boats[state.activeSeat];
  const { reach } = watersOf(state.lake, state.course);
  const ahead = Math.max(
    ...offeredHeadings({ heading, dice }, state.rules).map((way) => reach[at * HEADINGS + way]),
  );
  const isRoomy = ahead >= FASTEST_DIE || draw(RESTLESS) > 0;
  if (dice.length === 0) return isRoomy && ahead > 0 ? { ...KEEP_ALL, adjust: 'add' } : KEEP_ALL;
  if (dice.length > 1) {
    const highest = dice.reduce((best, face, index) => (face > dice[best] ? index : best), 0);
    return { adjust: 'remove', removed: highest, rerolled: [] };
  }
  if (dice[0] > ahead) return { adjust: 'remove', removed: 0, rerolled: [] };
  return ahead >= FASTEST_DIE && draw(RESTLESS) === 0 ? { ...KEEP_ALL, rerolled: [0] } : KEEP_ALL;
}

/** A legal action for the active seat: of those that hurt least, the one that leads on. */
export function homingAction(state: GameState, seed: string): Action {
  const draw = drawsFor(state, seed);
  switch (state.phase) {
    case 'placing': {
      const headings = headingsAcross(state.course.lineHeading, state.course.startTo);
      const berths = legalStartSpaces(state).flatMap((at) => headings.map((heading) => ({ at, heading })));
      const left = (berth: (typeof berths)[number]) => stepsLeft(state, { ...berth, progress: AT_START });
      const best = berths.reduce((a, b) => (left(b) < left(a) ? b : a));
      return place(best.at, best.heading);
    }
    case 'dice':
      return { type: 'roll', ...homingDice(state, draw) };
    case 'steering': {
      const ways = legalWays(state).filter(({ isAllowed }) => isAllowed);
      const least = Math.min(...ways.map(({ crash }) => crash));
      const gentle = ways.filter(({ crash }) => crash === least);
      const left = gentle.map(
        ({ to, heading, progress }) => stepsLeft(state, { at: to, heading, progress }) + draw(2),
      );
      return steer(gentle[left.indexOf(Math.min(...left))].heading);
    }
    default:
      throw new Error(`nothing to decide in phase ${state.phase}`);
  }
}
