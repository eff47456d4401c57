/** Steps left to the finish, by the course; made once a course. */
import { HEADINGS, NEIGHBOURS, type Heading, type Space } from '../engine/hex';
import { advance, type Progress } from '../engine/rounding';
import { remainingRoute, type RemainingRoute } from '../engine/route';
import type { Course } from '../engine/course';
import type { GameState } from '../engine/state';
import { watersOf } from '../engine/waters';

const routes = new WeakMap<Course, RemainingRoute>();

export function routeOf({ lake, course }: Pick<GameState, 'lake' | 'course'>): RemainingRoute {
  let route = routes.get(course);
  if (!route) {
    route = remainingRoute(watersOf(lake, course));
    routes.set(course, route);
  }
  return route;
}

/** What a turn of 0, 60, 120 and 180 degrees costs a boat, in steps: beyond 60 it takes another turn. */
const TURN_COSTS = [0, 0, 3, 6];

/**
 * Steps left for a boat that lies on `at` and looks to `heading`: the best of six ways on, those that need more than
 * one turn of 60° costing extra. So a boat that faces the wrong way gains by turning in place.
 */
export function stepsLeft(
  state: Pick<GameState, 'lake' | 'course'>,
  boat: { at: Space; heading: Heading; progress: Progress },
): number {
  const { at, heading, progress } = boat;
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
    least = Math.min(least, 1 + steps + TURN_COSTS[turned > 3 ? HEADINGS - turned : turned]);
  }
  return least;
}
