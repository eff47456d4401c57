/** Laying a course on the spots of a lake (R3). */
import {
  HEADINGS,
  NEIGHBOURS,
  cross,
  subtract,
  vectorOf,
  type Heading,
  type Space,
  type Vector,
} from './hex';
import { LETTERS, type Lake, type Letter } from './lake';
import { drawOrder, type SeedKey } from './random';
import { markOf, type Hand } from './rounding';
import { shortestRoute } from './route';
import { chartWaters } from './waters';

export interface Buoy {
  readonly at: Space;
  readonly arrow: Hand;
}

export interface Course {
  readonly letter: Letter;
  /** The four spots of the letter, in the lake's order. */
  readonly spots: readonly Space[];
  /** Buoy 0, at one end of the line. */
  readonly start: Space;
  readonly lineHeading: Heading;
  /** The four spaces of the start/finish line (R3.2). */
  readonly line: readonly Space[];
  /** The finish buoy, at the other end. */
  readonly finish: Space;
  readonly buoys: readonly [Buoy, Buoy, Buoy];
  /** Seen from buoy 0 towards the finish buoy: the side to which boats leave the line. */
  readonly startTo: Hand;
  /** … and the side to which they move when they finish. */
  readonly finishTo: Hand;
}

const LINE_LENGTH = 4;
const BOTH_HANDS: readonly Hand[] = ['left', 'right'];

export function letterOfRace(race: number): Letter {
  return LETTERS[race - 1];
}

/** R3.1: which of the four spots buoys 0, 1, 2 and 3 stand on. */
export function drawBuoyOrder(key: SeedKey, race: number): number[] {
  return drawOrder(key, 0xb0 + race, 4);
}

/** The hands a turn leaves open: one, or both when the cross product is 0 (R3.5). */
function handsOf(turnCross: number): readonly Hand[] {
  if (turnCross < 0) return ['left'];
  return turnCross > 0 ? ['right'] : BOTH_HANDS;
}

function opposite(hands: readonly Hand[]): readonly Hand[] {
  if (hands.length === 2) return hands;
  return hands[0] === 'left' ? ['right'] : ['left'];
}

/** Every combination of one choice a list, the first list changing slowest: left before right in the order of R3.5. */
function combinations<T>(lists: readonly (readonly T[])[]): T[][] {
  return lists.reduce<T[][]>(
    (found, list) => found.flatMap((head) => list.map((choice) => [...head, choice])),
    [[]],
  );
}

export function layCourse({
  lake,
  letter,
  order,
}: {
  lake: Lake;
  letter: Letter;
  order: readonly number[];
}): Course {
  const spots = lake.spots[letter];
  const { at: start, lineHeading } = spots[order[0]];
  const line: Space[] = [];
  let finish = NEIGHBOURS[start * HEADINGS + lineHeading];
  while (line.length < LINE_LENGTH) {
    line.push(finish);
    finish = NEIGHBOURS[finish * HEADINGS + lineHeading];
  }
  const places = [spots[order[1]].at, spots[order[2]].at, spots[order[3]].at] as const;
  const ends: readonly [Vector, Vector] = [markOf(start), markOf(finish)];
  const middle = { x: (ends[0].x + ends[1].x) / 2, y: (ends[0].y + ends[1].y) / 2 };
  const marks = [middle, ...places.map(markOf), middle];
  const turnAt = (mark: number) =>
    cross(subtract(marks[mark], marks[mark - 1]), subtract(marks[mark + 1], marks[mark]));
  const sideOf = (buoy: Space) =>
    cross(subtract(vectorOf(finish), vectorOf(start)), subtract(vectorOf(buoy), vectorOf(start)));

  const choices = combinations([
    handsOf(sideOf(places[0])),
    handsOf(turnAt(1)),
    handsOf(turnAt(2)),
    handsOf(turnAt(3)),
    // The boats come from buoy 3's side, so they move to the other one (R3.4).
    opposite(handsOf(sideOf(places[2]))),
  ]);
  const candidates = choices.map(([startTo, first, second, third, finishTo]): Course => ({
    letter,
    spots: spots.map(({ at }) => at),
    start,
    lineHeading,
    line,
    finish,
    buoys: [
      { at: places[0], arrow: first },
      { at: places[1], arrow: second },
      { at: places[2], arrow: third },
    ],
    startTo,
    finishTo,
  }));
  return candidates.length === 1 ? candidates[0] : pickShortest(lake, candidates);
}

function pickShortest(lake: Lake, candidates: readonly Course[]): Course {
  let best = candidates[0];
  let shortest = Infinity;
  for (const course of candidates) {
    const steps = shortestRoute(chartWaters(lake, course), course.line) ?? Infinity;
    if (steps < shortest) {
      shortest = steps;
      best = course;
    }
  }
  return best;
}
