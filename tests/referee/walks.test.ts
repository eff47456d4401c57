import { expect, test } from 'vitest';
import { drawBuoyOrder, layCourse, type Course } from '../../src/engine/course';
import {
  ALL_HEADINGS,
  HEADINGS,
  columnOf,
  neighbour,
  rowOf,
  type Heading,
  type Space,
} from '../../src/engine/hex';
import { LETTERS, SIDES, type Lake } from '../../src/engine/lake';
import { drawStream, keyOfSeed } from '../../src/engine/random';
import { AT_START, advance } from '../../src/engine/rounding';
import { chartWaters, startSpaces } from '../../src/engine/waters';
import { randomLake } from '../../src/lakes/lakes';
import { pick } from '../engine/wild';
import { Chart, NOT_STARTED, givenHands, rightHands, type CourseLine } from './course';
import type { Pair } from './geometry';

const pairOf = (space: Space): Pair => [columnOf(space), rowOf(space)];

function courseLine(course: Course): CourseLine {
  return {
    type: 'course',
    race: 1,
    startSeat: 0,
    spots: course.spots.map(pairOf),
    start: pairOf(course.start),
    line: course.line.map(pairOf),
    finish: pairOf(course.finish),
    buoys: course.buoys.map(({ at, arrow }) => ({ at: pairOf(at), arrow })),
    startTo: course.startTo,
    finishTo: course.finishTo,
  };
}

function layRandomCourse(seed: string): { lake: Lake; course: Course; draw: (sides: number) => number } {
  const draw = drawStream(seed);
  const lake = randomLake(pick(SIDES, draw), seed);
  const course = layCourse({ lake, letter: pick(LETTERS, draw), order: drawBuoyOrder(keyOfSeed(seed), 1) });
  return { lake, course, draw };
}

/** The heading that leads best towards a mark from afar, and round it from nearby. */
function headingRound(at: Space, mark: Space, sense: number, headings: readonly Heading[]): Heading {
  const [dx, dy] = [columnOf(at) - columnOf(mark), rowOf(at) - rowOf(mark)];
  const isFar = Math.abs(dx) + Math.abs(dy) > 5;
  const [wx, wy] = isFar ? [-dx, -dy] : [sense * dy, -sense * dx];
  const gain = (heading: number) =>
    wx * Math.cos((heading * Math.PI) / 3) - wy * Math.sin((heading * Math.PI) / 3);
  return headings.reduce((best, heading) => (gain(heading) > gain(best) ? heading : best));
}

/**
 * Boats circle a mark of the course for a while, one way or the other, then go for another one, so that every count of
 * R8.2 climbs, falls below zero and unwinds; the engine's tables and the referee's own geometry must agree at each step.
 */
test('R8: the engine and the referee follow every step alike', { timeout: 60_000 }, () => {
  const met = { finished: 0, unrounded: 0, unstarted: 0, wound: 0 };
  for (let walk = 0; walk < 60; walk++) {
    const { lake, course, draw } = layRandomCourse(`walk ${walk}`);
    const waters = chartWaters(lake, course);
    const chart = new Chart(courseLine(course), lake.rows);
    const marks = [course.line[1], ...course.buoys.map(({ at }) => at), course.line[2]];
    let at = pick(startSpaces(waters, course), draw);
    let [progress, judged] = [AT_START, NOT_STARTED];
    let [mark, sense] = [0, 1];
    for (let step = 0; step < 3000; step++) {
      if (draw(40) === 0) {
        mark = progress.rounded + draw(2);
        sense = (draw(3) === 0 ? -1 : 1) * (course.buoys[mark - 1]?.arrow === 'right' ? -1 : 1);
      }
      const from = at;
      const headings = ALL_HEADINGS.filter((heading) => waters.open[neighbour(from, heading)] === 1);
      const heading = draw(3) === 0 ? pick(headings, draw) : headingRound(from, marks[mark], sense, headings);
      at = neighbour(from, heading);
      const before = progress;
      progress = advance(before, waters.crossings[from * HEADINGS + heading]);
      judged = chart.follow(judged, pairOf(from), pairOf(at));
      // Counts of buoys beyond the target say nothing.
      const counted = progress.counts.slice(0, judged.rounded + 1);
      expect({ ...progress, counts: counted }, `walk ${walk}, step ${step}`).toEqual({
        ...judged,
        counts: judged.counts.slice(0, judged.rounded + 1),
      });
      if (progress.rounded < before.rounded) met.unrounded++;
      if (before.started && !progress.started) met.unstarted++;
      if (progress.counts.some((count) => count < 0)) met.wound++;
      if (!progress.finished) continue;
      met.finished++;
      [progress, judged] = [AT_START, NOT_STARTED];
    }
  }
  expect(Math.min(...Object.values(met)), JSON.stringify(met)).toBeGreaterThan(20);
});

test(
  'R3.3–R3.5: the engine and the referee lay every course alike, ties included',
  { timeout: 60_000 },
  () => {
    for (let number = 0; number < 1000; number++) {
      const { lake, course } = layRandomCourse(`course ${number}`);
      const line = courseLine(course);
      expect(givenHands(line), `course ${number}`).toEqual(rightHands(line, lake.rows));
    }
  },
);
