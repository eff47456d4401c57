import {
  ALL_HEADINGS,
  AT_START,
  HEADINGS,
  advance,
  layCourse,
  neighbour,
  remainingRoute,
  watersOf,
  type Course,
  type Lake,
  type Progress,
  type Space,
} from '../../../src/engine';
import type { Heading } from '../../../src/engine';
import { randomLake } from '../../../src/lakes/lakes';

const ORDERS = [
  [0, 1, 2, 3],
  [2, 0, 3, 1],
  [3, 2, 1, 0],
  [1, 3, 0, 2],
] as const;

export function anyLake(seed: string): Lake {
  return randomLake(seed.length % 2 === 0 ? 'standard' : 'expert', seed);
}

export function anyCourse(lake: Lake, nth: number): Course {
  return layCourse({ lake, letter: (['A', 'B', 'C'] as const)[nth % 3], order: ORDERS[nth % ORDERS.length] });
}

export interface Stop {
  readonly at: Space;
  readonly heading: Heading;
  readonly progress: Progress;
}

/** A boat that mostly sails the course and now and then drifts, so that it also winds its string the wrong way. */
export function drift(
  lake: Lake,
  course: Course,
  options: { seed: string; steps: number; wild: number },
): Stop[] {
  const waters = watersOf(lake, course);
  const route = remainingRoute(waters);
  const next = mulberry(hash(options.seed));
  const stops: Stop[] = [];
  let at = course.line[1];
  let progress = AT_START;
  let aimless = 0;
  let drifting: Heading = 0;
  for (let step = 0; step < options.steps && !progress.finished; step++) {
    const open = ALL_HEADINGS.filter((heading) => {
      const there = neighbour(at, heading);
      return there >= 0 && waters.open[there] === 1;
    });
    if (aimless === 0 && next() < options.wild) {
      aimless = 3 + Math.floor(next() * 18);
      drifting = ALL_HEADINGS[Math.floor(next() * HEADINGS)];
    }
    let heading = open[Math.floor(next() * open.length)];
    if (aimless > 0) {
      aimless--;
      if (open.includes(drifting)) heading = drifting;
    } else {
      const left = (way: Heading) =>
        route.stepsFrom(neighbour(at, way), advance(progress, waters.crossings[at * HEADINGS + way]));
      const best = Math.min(...open.map(left));
      heading = open.find((way) => left(way) === best) ?? heading;
    }
    progress = advance(progress, waters.crossings[at * HEADINGS + heading]);
    at = neighbour(at, heading);
    stops.push({ at, heading, progress });
  }
  return stops;
}

function hash(text: string): number {
  let value = 2166136261;
  for (const sign of text) value = Math.imul(value ^ sign.charCodeAt(0), 16777619);
  return value >>> 0;
}

export function mulberry(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
