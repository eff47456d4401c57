/** What may be done now. `apply` asks the same questions, so that an offer and a move can never differ. */
import { isSunkBy } from './damage';
import { AREA_PLACES, speedOf } from './dice';
import { HEADINGS, isHeading, type Heading, type Space } from './hex';
import { allowedHeadings, neededReach, offeredHeadings, sail, type Voyage } from './movement';
import type { Rules } from './rules';
import type { Boat, GameState, RaceResult, Refusal } from './state';
import { startSpaces, watersOf } from './waters';

export function mostDice(rules: Rules): number {
  return rules.fiveDice ? AREA_PLACES : Infinity;
}

/** The points of all seats over the given races. */
export function totalsOf(results: readonly RaceResult[]): number[] {
  const [first, ...later] = results;
  return first
    ? first.points.map((points, seat) => later.reduce((sum, race) => sum + race.points[seat], points))
    : [];
}

/** The free spaces a boat may be placed on now (R4.3). */
export function legalStartSpaces(state: GameState): Space[] {
  const waters = watersOf(state.lake, state.course);
  return startSpaces(waters, state.course).filter((space) => state.boats.every(({ at }) => at !== space));
}

export function refusePlacing(state: GameState, at: Space, heading: Heading): Refusal | null {
  if (!isHeading(heading)) return { code: 'no-such-heading', heading };
  const waters = watersOf(state.lake, state.course);
  if (!startSpaces(waters, state.course).includes(at)) return { code: 'not-a-start-space', at };
  const seat = state.boats.findIndex((boat) => boat.at === at);
  return seat < 0 ? null : { code: 'space-taken', at, seat };
}

/** Who is next: clockwise, boats still racing only. */
export function nextSeatFrom(boats: readonly Boat[], activeSeat: number): number | undefined {
  for (let step = 1; step <= boats.length; step++) {
    const seat = (activeSeat + step) % boats.length;
    if (boats[seat].status === 'racing') return seat;
  }
  return undefined;
}

/** R8.7: one boat is left that can no longer score. A turn that has begun is finished first. */
export function canEndRace({ boats, phase, rules }: GameState): boolean {
  if (rules.scoreVariant || phase !== 'dice') return false;
  const finished = boats.filter(({ status }) => status === 'finished').length;
  const racing = boats.filter(({ status }) => status === 'racing').length;
  return racing === 1 && finished === boats.length - 1;
}

export function refuseSteering(state: GameState, heading: Heading): Refusal | null {
  if (!isHeading(heading)) return { code: 'no-such-heading', heading };
  const { rules } = state;
  const boat = state.boats[state.activeSeat];
  const headings = offeredHeadings(boat, rules);
  if (!headings.includes(heading)) return { code: 'heading-not-offered', heading, offered: headings };
  const waters = watersOf(state.lake, state.course);
  const options = { waters, at: boat.at, headings, speed: speedOf(boat.dice), rules };
  const reach = waters.reach[boat.at * HEADINGS + heading];
  if (reach >= neededReach(options)) return null;
  return { code: 'heading-forbidden', heading, reach, allowed: allowedHeadings(options) };
}

/** One heading with all that would follow from taking it. */
export interface Way extends Voyage {
  readonly isAllowed: boolean;
  readonly damageAfter: number;
  readonly sinks: boolean;
}

/** As much of a game as a move depends on. */
export type Scene = Pick<GameState, 'lake' | 'course' | 'rules' | 'boats'>;

/** The ways a boat has at a speed, from left to right (R6.1, R6.2). */
export function waysAt(options: { state: Scene; seat: number; boat: Boat; speed: number }): Way[] {
  const { state, seat, boat, speed } = options;
  const { rules } = state;
  const waters = watersOf(state.lake, state.course);
  const boats = state.boats[seat] === boat ? state.boats : state.boats.with(seat, boat);
  const headings = offeredHeadings(boat, rules);
  const needed = neededReach({ waters, at: boat.at, headings, speed, rules });
  const ways: Way[] = [];
  for (let index = 0; index < headings.length; index++) {
    const voyage = sail({ waters, boats, seat, heading: headings[index], speed });
    const damageAfter = boat.damage + voyage.crash;
    // Written out, as a spread takes several times as long and bots look at thousands of ways.
    ways.push({
      heading: voyage.heading,
      reach: voyage.reach,
      path: voyage.path,
      to: voyage.to,
      behind: voyage.behind,
      crash: voyage.crash,
      progress: voyage.progress,
      milestones: voyage.milestones,
      isAllowed: voyage.reach >= needed,
      damageAfter,
      sinks: isSunkBy(damageAfter),
    });
  }
  return ways;
}

/** The ways of the boat that has to steer now. */
export function legalWays(state: GameState): Way[] {
  const seat = state.activeSeat;
  const boat = state.boats[seat];
  return waysAt({ state, seat, boat, speed: speedOf(boat.dice) });
}
