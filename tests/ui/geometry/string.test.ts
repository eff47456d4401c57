import { describe, expect, test } from 'vitest';
import {
  ALL_HEADINGS,
  COLUMNS,
  ROWS,
  SPACES,
  columnOf,
  neighbour,
  rowOf,
  spaceAt,
  turn,
  type Course,
  type Hand,
  type Heading,
  type Progress,
  type Space,
} from '../../../src/engine';
import { chartCourseMarks, type CourseMarks, type RoundingMark } from '../../../src/ui/geometry/courseMarks';
import { crossOf, distanceOf, dotOf, minus, pointOfSpace } from '../../../src/ui/geometry/plane';
import { STRING_RADIUS, type TautString } from '../../../src/ui/geometry/pull';
import { courseString, formatString, roundingFill, tautString } from '../../../src/ui/geometry/string';
import { GRID_HEIGHT, GRID_WIDTH, HEX_SIZE, type Point } from '../../../src/ui/geometry/board';
import { anyCourse, anyLake, drift } from './voyages';

function samplesOf({ from, to, arcs }: TautString, centre: Point): Point[] {
  const points = [from];
  for (const arc of arcs) {
    const start = Math.atan2(arc.from.y - arc.centre.y, arc.from.x - arc.centre.x);
    const count = Math.max(1, Math.ceil(arc.sweep / 0.05));
    for (let index = 0; index <= count; index++) {
      const angle = start + (arc.turn * arc.sweep * index) / count;
      points.push({
        x: arc.centre.x + STRING_RADIUS * Math.cos(angle),
        y: arc.centre.y + STRING_RADIUS * Math.sin(angle),
      });
    }
  }
  return [...points, to, centre];
}

/** Where a line of points crosses a rounding line, and whether in the sense of the arrow (1) or against it (-1). */
function crossingsOf(
  points: readonly Point[],
  { buoy, ray, turn }: RoundingMark,
): { at: number; sense: number }[] {
  // A boat on the line has reached it: the line lies a hair before.
  const isPast = (point: Point) => turn * crossOf(ray, minus(point, buoy)) >= -1e-7;
  const found: { at: number; sense: number }[] = [];
  for (let at = 1; at < points.length; at++) {
    const [from, to] = [points[at - 1], points[at]];
    if (isPast(from) === isPast(to)) continue;
    const [a, b] = [crossOf(ray, minus(from, buoy)), crossOf(ray, minus(to, buoy))];
    const share = a / (a - b || 1);
    const meeting = { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
    if (dotOf(ray, minus(meeting, buoy)) > 0) found.push({ at, sense: isPast(to) ? 1 : -1 });
  }
  return found;
}

/** The count of a buoy: what was crossed before it became the target is not looked at (R8.3). */
function countOf(points: readonly Point[], marks: CourseMarks, index: number): number {
  let start = 0;
  for (const mark of marks.buoys.slice(0, index)) {
    start = crossingsOf(points, mark).find(({ at, sense }) => at >= start && sense === 1)?.at ?? start;
  }
  return crossingsOf(points, marks.buoys[index])
    .filter(({ at }) => at > start || index === 0)
    .reduce((sum, { sense }) => sum + sense, 0);
}

const ALL_WATER = {
  rows: Array.from({ length: ROWS }, (_, row) =>
    row === 0 || row === ROWS - 1 ? '#'.repeat(COLUMNS) : `#${'.'.repeat(COLUMNS - 2)}#`,
  ),
};
const MIRROR_ROWS = 26;

function mirrorSpace(space: Space): Space {
  return spaceAt(columnOf(space), MIRROR_ROWS - rowOf(space));
}

const other = (hand: Hand): Hand => (hand === 'left' ? 'right' : 'left');

function moveCourse(
  course: Course,
  to: (space: Space) => Space,
  heading: Heading,
  hand: (hand: Hand) => Hand,
): Course {
  const [first, second, third] = course.buoys.map(({ at, arrow }) => ({ at: to(at), arrow: hand(arrow) }));
  return {
    ...course,
    start: to(course.start),
    finish: to(course.finish),
    lineHeading: heading,
    line: course.line.map(to),
    buoys: [first, second, third],
    startTo: hand(course.startTo),
    finishTo: hand(course.finishTo),
  };
}

function turnAround(course: Course): Course {
  return moveCourse(
    course,
    (space) => SPACES - 1 - space,
    turn(course.lineHeading, 3),
    (hand) => hand,
  );
}

function mirror(course: Course): Course {
  return moveCourse(course, mirrorSpace, turn(0, -course.lineHeading), other);
}

function canMirror(course: Course): boolean {
  const spaces = [course.start, course.finish, ...course.buoys.map(({ at }) => at)];
  return spaces.every((space) => rowOf(space) <= MIRROR_ROWS);
}

const voyages = ['heron', 'otter', 'pike', 'swan1', 'tern', 'grebe'].flatMap((seed) => {
  const lake = anyLake(seed);
  return [0, 1, 2].map((nth) => {
    const course = anyCourse(lake, nth);
    const marks = chartCourseMarks(lake, course);
    return {
      lake,
      course,
      marks,
      stops: drift(lake, course, { seed: `${seed}${nth}`, steps: 500, wild: 0.16 }),
    };
  });
});
const states = voyages.flatMap(({ marks, course, stops }) => {
  const turned = turnAround(course);
  const mirrored = mirror(course);
  const shared = {
    course,
    marks,
    turnedMarks: chartCourseMarks(ALL_WATER, turned),
    mirroredMarks: canMirror(course) ? chartCourseMarks(ALL_WATER, mirrored) : null,
  };
  return stops
    .filter(({ progress }, index) => progress.started && index % 2 === 0)
    .map((stop) => ({ ...shared, stop }));
});

function stringOf(marks: CourseMarks, stop: { at: Space; heading: Heading; progress: Progress }): TautString {
  const string = tautString(marks, stop);
  if (!string) throw new Error('a boat that has started has a string');
  return string;
}

describe('the taut string', () => {
  test('the voyages tried wind and unwind strings in every way', () => {
    const seen = new Set(states.map(({ stop }) => stop.progress.rounded));
    expect(seen.size).toBe(4);
    expect(states.some(({ stop }) => stop.progress.counts.some((count) => count < 0))).toBe(true);
    expect(states.some(({ stop }) => stop.progress.counts.some((count) => count > 1))).toBe(true);
    expect(states.length).toBeGreaterThan(1500);
  });

  test('crosses the lines of the last rounded buoy and of the target as often as the engine counted', () => {
    const wrong = states.filter(({ marks, stop }) => {
      const points = samplesOf(stringOf(marks, stop), pointOfSpace(stop.at));
      const { rounded, counts } = stop.progress;
      return [rounded - 1, rounded].some(
        (index) => marks.buoys[index] && countOf(points, marks, index) !== counts[index],
      );
    });
    expect(wrong.map(({ stop }) => stop)).toEqual([]);
  });

  test('runs leave every circle as tangents and meet the next one so', () => {
    for (const { marks, stop } of states) {
      const { from, to, arcs } = stringOf(marks, stop);
      arcs.forEach((arc, index) => {
        const before = arcs[index - 1]?.to ?? from;
        const after = arcs[index + 1]?.from ?? to;
        const runs = [
          { run: minus(arc.from, before), touch: arc.from },
          { run: minus(after, arc.to), touch: arc.to },
        ];
        for (const { run, touch } of runs) {
          const radius = minus(touch, arc.centre);
          expect(Math.hypot(radius.x, radius.y)).toBeCloseTo(STRING_RADIUS, 6);
          expect(dotOf(run, radius) / STRING_RADIUS).toBeCloseTo(0, 5);
          // It leaves in the sense in which it lies round the buoy.
          if (Math.hypot(run.x, run.y) > 1e-6) expect(arc.turn * crossOf(radius, run)).toBeGreaterThan(0);
        }
      });
    }
  });

  test('never cuts the circle of a buoy it goes round or goes by', () => {
    for (const { marks, stop } of states) {
      const { from, to, arcs } = stringOf(marks, stop);
      const known = Math.min(stop.progress.rounded + 1, 3);
      for (let run = 0; run <= arcs.length; run++) {
        // Buoys further back or further on may lie under this run, as islands do.
        const first = arcs[run - 1]?.buoy ?? 1;
        const last = arcs[run]?.buoy ?? known;
        for (const { buoy } of marks.buoys.slice(first - 1, last)) {
          const gap = distanceToRun(buoy, arcs[run - 1]?.to ?? from, arcs[run]?.from ?? to);
          expect(gap).toBeGreaterThan(STRING_RADIUS - 0.2);
        }
      }
    }
  });

  test('is drawn with the arcs it consists of, and a boat that has not started has none', () => {
    const { marks, stop } = states[states.length - 1];
    const progress = { ...stop.progress, counts: [1, 1, 1] as const };
    const string = stringOf(marks, { ...stop, progress });
    expect(string.arcs.every(({ sweep }) => sweep < 2 * Math.PI)).toBe(true);
    expect(formatString(string).match(/A/g) ?? []).toHaveLength(string.arcs.length);
    expect(tautString(marks, { ...stop, progress: { ...stop.progress, started: false } })).toBeNull();
  });

  test('the whole course goes round all buoys in order and in the sense of their arrows', () => {
    for (const { marks } of voyages) {
      const string = courseString(marks);
      if (!string) throw new Error('every course has a string');
      for (const { buoy, turn: sense } of string.arcs) expect(sense).toBe(marks.buoys[buoy - 1].turn);
      const order = string.arcs.map(({ buoy }) => buoy);
      expect(order.length).toBeGreaterThanOrEqual(2);
      expect(order).toEqual([1, 2, 3].filter((buoy) => order.includes(buoy)));
      expect(string.to).toEqual(marks.line.middle);
    }
  });

  test('stands off its buoys while it snaps taut, but its ends stay', () => {
    const { marks, stop } =
      states.find((state) => stringOf(state.marks, state.stop).arcs.length > 0) ?? states[0];
    const string = stringOf(marks, stop);
    const [loose, taut] = [formatString(string, 6), formatString(string)];
    expect(loose).toContain('A23.5 23.5');
    expect(taut).toContain('A17.5 17.5');
    expect(loose.split('L')[0]).toBe(taut.split('L')[0]);
    expect(loose.split('L').at(-1)).toBe(taut.split('L').at(-1));
  });

  test('turned by 180° with its course it is the same string', () => {
    for (const { marks, turnedMarks, stop } of states) {
      const half = (point: Point) => ({ x: GRID_WIDTH - point.x, y: GRID_HEIGHT - point.y });
      const there = stringOf(turnedMarks, {
        at: SPACES - 1 - stop.at,
        heading: turn(stop.heading, 3),
        progress: stop.progress,
      });
      expectSameString(there, stringOf(marks, stop), half, 1);
    }
  });

  test('mirrored, with its arrows the other way, it is the mirrored string', () => {
    let tried = 0;
    for (const { mirroredMarks, marks, stop } of states) {
      if (!mirroredMarks || rowOf(stop.at) > MIRROR_ROWS) continue;
      tried++;
      const there = stringOf(mirroredMarks, {
        at: mirrorSpace(stop.at),
        heading: turn(0, -stop.heading),
        progress: stop.progress,
      });
      const over = (point: Point) => ({
        x: point.x,
        y: pointOfSpace(MIRROR_ROWS * COLUMNS).y + HEX_SIZE - point.y,
      });
      expectSameString(there, stringOf(marks, stop), over, -1);
    }
    expect(tried).toBeGreaterThan(300);
  });
});

function expectSameString(
  found: TautString,
  model: TautString,
  move: (point: Point) => Point,
  turns: 1 | -1,
) {
  expect(found.arcs.map(({ buoy, turn }) => [buoy, turn])).toEqual(
    model.arcs.map(({ buoy, turn: sense }) => [buoy, turns * sense]),
  );
  const bends = ({ from, to, arcs }: TautString) => [from, ...arcs.flatMap((arc) => [arc.from, arc.to]), to];
  const wanted = bends(model).map(move);
  bends(found).forEach((point, index) => {
    expect(distanceOf(point, wanted[index])).toBeLessThan(1e-6);
  });
}

describe('the arc that fills round the target', () => {
  test('is full at the rounding line and empty on the side of the mark before', () => {
    for (const { course, marks } of voyages) {
      course.buoys.forEach(({ at }, rounded) => {
        const counts: [number, number, number] = [1, 1, 1];
        counts[rounded] = 0;
        const progress = { started: true, rounded, counts, finished: false };
        const shares = neighboursOf(at).map((space) => {
          const fill = roundingFill(marks, { at: space, heading: 0, progress });
          if (!fill) throw new Error('a target has an arc');
          return fill;
        });
        for (const { share, from, sweep } of shares) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(1);
          const { ray, turn: sense } = marks.buoys[rounded];
          expect(Math.sign(sweep)).toBe(sense);
          expect(Math.cos(from + sweep)).toBeCloseTo(ray.x, 9);
          expect(Math.sin(from + sweep)).toBeCloseTo(ray.y, 9);
        }
        expect(Math.max(...shares.map(({ share }) => share))).toBeGreaterThan(0.35);
        expect(Math.min(...shares.map(({ share }) => share))).toBe(0);
      });
    }
  });

  test('grows as a boat sails in the sense of the arrow, and there is none without a target', () => {
    for (const { marks, stops } of voyages) {
      const done = stops.find(({ progress }) => progress.rounded === 3);
      if (done) expect(roundingFill(marks, done)).toBeNull();
      for (let index = 1; index < stops.length; index++) {
        const [before, after] = [stops[index - 1], stops[index]];
        const { rounded } = before.progress;
        if (after.progress.rounded !== rounded || !before.progress.started || !after.progress.started)
          continue;
        const [a, b] = [roundingFill(marks, before), roundingFill(marks, after)];
        if (!a || !b || b.share === a.share || a.share * b.share === 0) continue;
        const { buoy, turn: sense } = marks.buoys[rounded];
        const step =
          sense * crossOf(minus(pointOfSpace(before.at), buoy), minus(pointOfSpace(after.at), buoy));
        expect(Math.sign(step)).toBe(Math.sign(b.share - a.share));
      }
    }
  });
});

function neighboursOf(space: Space): Space[] {
  return ALL_HEADINGS.map((heading) => neighbour(space, heading)).filter((there) => there >= 0);
}

function distanceToRun(point: Point, from: Point, to: Point): number {
  const run = minus(to, from);
  const share = Math.max(0, Math.min(1, dotOf(minus(point, from), run) / (dotOf(run, run) || 1)));
  return distanceOf(point, { x: from.x + share * run.x, y: from.y + share * run.y });
}
