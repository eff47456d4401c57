/** The waters of a course as the solver sees them: where every straight move leads, by stage. */
import type { Course } from '../../engine/course';
import { HEADINGS, NEIGHBOURS, SPACES, type Space } from '../../engine/hex';
import type { Lake } from '../../engine/lake';
import { advance } from '../../engine/rounding';
import { remainingRoute, type RemainingRoute } from '../../engine/route';
import type { Rules } from '../../engine/rules';
import { startSpaces, watersOf, type Waters } from '../../engine/waters';
import { FINISHED, OFF_CHAIN, STAGES, progressOf, stageAfter } from './chain';
import { FIRST_OF_SPEED, MOST_SPEED } from './hands';

/** A destination that is the finish, in place of an offset. */
export const AT_FINISH = -1;
/** Destinations from here downwards are off the chain: `OFF - index` into `offValues`. */
export const OFF = -2;

/** Moves of 0 to 18 spaces. */
export const MOVES = MOST_SPEED + 1;

/** Off the chain a boat is thought to make three spaces a turn, after it has come to its senses. */
export const OFF_PACE = 3;
export const OFF_DELAY = 6;

export interface Problem {
  readonly lake: Lake;
  readonly course: Course;
  readonly rules: Rules;
  /** The race, 1 by default: wear and tear leaves no fewer counters than races sailed before. */
  readonly race?: number;
}

export interface Model {
  readonly problem: Problem;
  readonly waters: Waters;
  /** The spaces a boat can come to, and by space their number or -1. */
  readonly spaces: Int16Array;
  readonly numberOf: Int16Array;
  /**
   * Where the hands of `[number * 6 + heading]` begin in a layer. A boat that lies there has come along its heading
   * by its speed, so hands faster than the water behind it is long do not occur and have no place.
   */
  readonly firstOf: Int32Array;
  /** Values of one stage at one damage. */
  readonly layer: number;
  /** By `[((stage * spaces + number) * 6 + heading) * MOVES + steps]`: where that move ends, as an offset in the layers. */
  readonly moves: Int32Array;
  readonly offValues: Float32Array;
}

function reachableSpaces({ open }: Waters, from: readonly Space[]): Int16Array {
  const seen = new Uint8Array(SPACES);
  const found: number[] = [...from];
  for (const space of from) seen[space] = 1;
  for (const space of found) {
    for (let heading = 0; heading < HEADINGS; heading++) {
      const next = NEIGHBOURS[space * HEADINGS + heading];
      if (next < 0 || open[next] === 0 || seen[next] === 1) continue;
      seen[next] = 1;
      found.push(next);
    }
  }
  return Int16Array.from(found);
}

/** The spaces, their numbers and the places of their hands: all that reading finished values needs. */
function chartSpaces(problem: Problem): Omit<Model, 'moves' | 'offValues'> {
  const waters = watersOf(problem.lake, problem.course);
  const spaces = reachableSpaces(waters, startSpaces(waters, problem.course));
  const numberOf = new Int16Array(SPACES).fill(-1);
  const firstOf = new Int32Array(spaces.length * HEADINGS + 1);
  for (let number = 0; number < spaces.length; number++) {
    const space = spaces[number];
    numberOf[space] = number;
    for (let heading = 0; heading < HEADINGS; heading++) {
      const back = waters.reach[space * HEADINGS + ((heading + 3) % HEADINGS)];
      const hands = FIRST_OF_SPEED[(back < MOST_SPEED ? back : MOST_SPEED) + 1];
      const block = number * HEADINGS + heading;
      firstOf[block + 1] = firstOf[block] + hands;
    }
  }
  return { problem, waters, spaces, numberOf, firstOf, layer: firstOf[spaces.length * HEADINGS] };
}

/** What it is worth, in turns, to end a move off the chain. */
function offValue(
  model: { waters: Waters },
  route: RemainingRoute,
  move: { stage: number; from: Space; heading: number; steps: number },
): number {
  let progress = progressOf(move.stage);
  let space = move.from;
  for (let step = 0; step < move.steps; step++) {
    const edge = space * HEADINGS + move.heading;
    progress = advance(progress, model.waters.crossings[edge]);
    space = NEIGHBOURS[edge];
  }
  return OFF_DELAY + route.stepsFrom(space, progress) / OFF_PACE;
}

export function buildModel(problem: Problem): Model {
  const charted = chartSpaces(problem);
  const { waters, spaces, numberOf, firstOf, layer } = charted;
  const { reach, crossings } = waters;
  const count = spaces.length;
  const moves = new Int32Array(STAGES * count * HEADINGS * MOVES);
  const offValues: number[] = [];
  let route: RemainingRoute | undefined;
  for (let stage = 0; stage < STAGES; stage++) {
    for (let number = 0; number < count; number++) {
      for (let heading = 0; heading < HEADINGS; heading++) {
        const ray = ((stage * count + number) * HEADINGS + heading) * MOVES;
        const from = spaces[number];
        const far = Math.min(MOST_SPEED, reach[from * HEADINGS + heading]);
        let space = from;
        let now = stage;
        for (let steps = 0; ; steps++) {
          if (now === FINISHED) moves[ray + steps] = AT_FINISH;
          else if (now === OFF_CHAIN) {
            route ??= remainingRoute(waters);
            moves[ray + steps] = OFF - offValues.length;
            offValues.push(offValue(charted, route, { stage, from, heading, steps }));
          } else moves[ray + steps] = now * layer + firstOf[numberOf[space] * HEADINGS + heading];
          if (steps === far) break;
          const edge = space * HEADINGS + heading;
          if (now < STAGES) now = stageAfter(now, crossings[edge]);
          space = NEIGHBOURS[edge];
        }
      }
    }
  }
  return { ...charted, moves, offValues: Float32Array.from(offValues) };
}
