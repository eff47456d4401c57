/** The flat tables a race is sailed on: reach and crossings of every step, for one lake with one course. */
import { HEADINGS, NEIGHBOURS, SPACES, turn, type Heading, type Space } from './hex';
import { reachOf, waterOf, type Lake } from './lake';
import { CROSSING, chartRoundingLines, markOf, roundingLine, type Hand, type RoundingLine } from './rounding';
import type { Course } from './course';

export interface Waters {
  /** 1 where a boat can be: water without a buoy (R2.5). */
  readonly open: Uint8Array;
  /** Reach (R6.1) by `[space * 6 + heading]`. */
  readonly reach: Uint8Array;
  /** What the step from a space in a heading crosses (see CROSSING), by `[space * 6 + heading]`. */
  readonly crossings: Uint16Array;
}

/** Headings that lead across the line to one of its sides, seen from buoy 0 (R3.4). */
export function headingsAcross(lineHeading: Heading, to: Hand): readonly [Heading, Heading] {
  return to === 'left'
    ? [turn(lineHeading, 1), turn(lineHeading, 2)]
    : [turn(lineHeading, -1), turn(lineHeading, -2)];
}

/** The rounding lines of buoys 1–3 between the marks of R3.3. */
export function roundingLinesOf(course: Pick<Course, 'start' | 'finish' | 'buoys'>): RoundingLine[] {
  const { start, finish, buoys } = course;
  const [from, to] = [markOf(start), markOf(finish)];
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const marks = [middle, ...buoys.map(({ at }) => markOf(at)), middle];
  return buoys.map(({ arrow }, index) =>
    roundingLine({ before: marks[index], buoy: marks[index + 1], after: marks[index + 2], arrow }),
  );
}

function chartLine(crossings: Uint16Array, course: Course): void {
  const fronts = headingsAcross(course.lineHeading, course.startTo);
  const finishing = headingsAcross(course.lineHeading, course.finishTo);
  for (const space of course.line) {
    for (const front of fronts) {
      crossings[space * HEADINGS + front] |= CROSSING.leavesToFront;
      const ahead = NEIGHBOURS[space * HEADINGS + front];
      crossings[ahead * HEADINGS + turn(front, 3)] |= CROSSING.entersFromFront;
    }
    for (const heading of finishing) {
      const before = NEIGHBOURS[space * HEADINGS + turn(heading, 3)];
      crossings[before * HEADINGS + heading] |= CROSSING.entersFromApproach;
    }
  }
}

export function chartWaters(lake: Lake, course: Course): Waters {
  const open = waterOf(lake);
  for (const space of [course.start, course.finish, ...course.buoys.map(({ at }) => at)]) open[space] = 0;
  const crossings = new Uint16Array(SPACES * HEADINGS);
  chartRoundingLines(crossings, roundingLinesOf(course));
  chartLine(crossings, course);
  return { open, reach: reachOf(open, NEIGHBOURS), crossings };
}

const charted = new WeakMap<Course, Waters>();

/** The tables of a course, made once: a state stays plain JSON and finds them by the identity of its course. */
export function watersOf(lake: Lake, course: Course): Waters {
  let waters = charted.get(course);
  if (!waters) {
    waters = chartWaters(lake, course);
    charted.set(course, waters);
  }
  return waters;
}

/** R4.3: the spaces a boat may be placed on, from the line outwards; other boats are not looked at. */
export function startSpaces({ open }: Waters, course: Course): Space[] {
  const behind = headingsAcross(course.lineHeading, course.startTo).map((heading) => turn(heading, 3));
  const found = new Set<Space>(course.line);
  let edge: Space[] = [...course.line];
  for (let steps = 0; steps < 2; steps++) {
    const next: Space[] = [];
    for (const space of edge) {
      for (const heading of behind) {
        const back = NEIGHBOURS[space * HEADINGS + heading];
        if (back < 0 || open[back] === 0 || found.has(back)) continue;
        found.add(back);
        next.push(back);
      }
    }
    edge = next;
  }
  return [...found];
}
