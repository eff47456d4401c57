/** Steps left to the finish, by the course; made once a course. */
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
