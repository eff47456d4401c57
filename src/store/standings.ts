/** Who is ahead: progress along the course, measured on the shortest water route. */
import { routeOf } from '../bots/yardstick';
import {
  AT_START,
  NEIGHBOURS,
  HEADINGS,
  advance,
  watersOf,
  type Boat,
  type Course,
  type GameState,
  type Lake,
  type RemainingRoute,
} from '../engine';

const LEGS = 4;

interface CourseMeasure {
  readonly route: RemainingRoute;
  /** Steps left when 0, 1, 2, 3 buoys are just rounded, and 0 at the finish. */
  readonly left: readonly number[];
}

const measures = new WeakMap<Course, CourseMeasure>();

/** Follows the shortest route once, to know how long each leg is. */
function measureCourse(lake: Lake, course: Course): CourseMeasure {
  const known = measures.get(course);
  if (known) return known;
  const waters = watersOf(lake, course);
  const route = routeOf({ lake, course });
  let space = course.line.reduce((best, candidate) =>
    route.stepsFrom(candidate, AT_START) < route.stepsFrom(best, AT_START) ? candidate : best,
  );
  let progress = AT_START;
  let steps = route.stepsFrom(space, progress);
  const left = [steps];
  while (steps > 0 && Number.isFinite(steps)) {
    for (let heading = 0; heading < HEADINGS; heading++) {
      const next = NEIGHBOURS[space * HEADINGS + heading];
      if (next < 0 || waters.open[next] === 0) continue;
      const after = advance(progress, waters.crossings[space * HEADINGS + heading]);
      if (after.finished ? steps !== 1 : route.stepsFrom(next, after) !== steps - 1) continue;
      if (after.rounded > progress.rounded) left[after.rounded] = steps - 1;
      space = next;
      progress = after;
      break;
    }
    steps--;
  }
  const measure = { route, left: [...left, 0] };
  measures.set(course, measure);
  return measure;
}

/** Steps a boat still has to go on the shortest route; 0 once it has finished. */
function stepsLeft(state: GameState, boat: Boat): number {
  if (boat.progress.finished) return 0;
  const { route } = measureCourse(state.lake, state.course);
  return boat.status === 'racing' ? route.stepsFrom(boat.at, boat.progress) : Infinity;
}

/** Where a boat is between start (0) and finish (1), every leg taking a quarter. */
export function courseShare(state: GameState, seat: number): number {
  const boat = state.boats[seat];
  if (boat.progress.finished) return 1;
  const { left } = measureCourse(state.lake, state.course);
  const leg = boat.progress.rounded;
  const steps = stepsLeft(state, boat);
  const done = (left[leg] - steps) / (left[leg] - left[leg + 1] || 1);
  return (leg + Math.max(0, Math.min(1, Number.isFinite(done) ? done : 0))) / LEGS;
}

/** Seats from first to last: finishers by place, then by steps left, boats out of the race behind. */
export function standingsOf(state: GameState): number[] {
  const place = (seat: number) => {
    const index = state.places.indexOf(seat);
    return index < 0 ? Infinity : index;
  };
  const steps = state.boats.map((boat) => stepsLeft(state, boat));
  const rank = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);
  return state.boats
    .map((_, seat) => seat)
    .sort((a, b) => rank(place(a), place(b)) || rank(steps[a], steps[b]) || a - b);
}
