import { describe, expect, test } from 'vitest';
import { ALL_HEADINGS, HEADINGS, SPACES, headingsAcross, watersOf } from '../../../src/engine';
import { HEX_WIDTH, type Point } from '../../../src/ui/geometry/board';
import { chartCourseMarks, hexAt } from '../../../src/ui/geometry/courseMarks';
import { roundingLinePaths, turnArrowPaths } from '../../../src/ui/geometry/coursePaths';
import {
  crossOf,
  directionOf,
  distanceOf,
  dotOf,
  minus,
  pointOfSpace,
  quarter,
} from '../../../src/ui/geometry/plane';
import { anyCourse, anyLake } from './voyages';

const courses = ['heron', 'otter', 'pike', 'swan1'].flatMap((seed) => {
  const lake = anyLake(seed);
  return [0, 1, 2, 3].map((nth) => {
    const course = anyCourse(lake, nth);
    return { lake, course, marks: chartCourseMarks(lake, course) };
  });
});

function pointsOf(path: string): Point[] {
  return [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[A-Z]|$)/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));
}

describe('the marks of a course', () => {
  test('chevrons point the way in which a step over the rounding line counts', () => {
    for (const { lake, course, marks } of courses) {
      const { crossings } = watersOf(lake, course);
      marks.buoys.forEach(({ ray, turn }, buoy) => {
        let steps = 0;
        for (let space = 0; space < SPACES; space++) {
          for (const heading of ALL_HEADINGS) {
            const bits = (crossings[space * HEADINGS + heading] >> (2 * buoy)) & 3;
            if (bits === 0) continue;
            steps++;
            const forward = dotOf(quarter(ray, turn), directionOf(heading));
            expect(bits === 1 ? forward : -forward).toBeGreaterThan(-1e-9);
          }
        }
        expect(steps).toBeGreaterThan(3);
      });
    }
  });

  test('chevrons stand a hex width apart, on the line, pointing across it', () => {
    for (const { marks } of courses) {
      for (const mark of marks.buoys) {
        const corners = pointsOf(roundingLinePaths(mark, 1).chevrons);
        const tips = corners.filter((_, index) => index % 3 === 1);
        tips.forEach((tip, index) => {
          expect(distanceOf(tip, mark.buoy)).toBeGreaterThan(1.5 * HEX_WIDTH);
          if (index > 0) expect(distanceOf(tip, tips[index - 1])).toBeCloseTo(HEX_WIDTH, 0);
          const back = corners[3 * index];
          expect(mark.turn * crossOf(mark.ray, minus(tip, back))).toBeGreaterThan(0);
        });
        expect(tips.length).toBeGreaterThan(0);
      }
    }
  });

  test('the arrow round a buoy has its middle on the rounding line and its head where boats go', () => {
    for (const { marks } of courses) {
      for (const mark of marks.buoys) {
        const { arc, head } = turnArrowPaths(mark);
        const [tail, neck] = [pointsOf(arc)[0], pointsOf(arc)[1]];
        const tip = pointsOf(head)[1];
        expect(mark.turn * crossOf(tail, mark.ray)).toBeGreaterThan(0);
        expect(mark.turn * crossOf(mark.ray, tip)).toBeGreaterThan(0);
        expect(mark.turn * crossOf(neck, tip)).toBeGreaterThan(0);
        expect(dotOf(tail, mark.ray)).toBeCloseTo(dotOf(tip, mark.ray), -1);
      }
    }
  });

  test('the line shows the sides to which boats leave it and come home', () => {
    for (const { course, marks } of courses) {
      const { front, home } = marks.line;
      for (const heading of headingsAcross(course.lineHeading, course.startTo))
        expect(dotOf(front, directionOf(heading))).toBeGreaterThan(0.8);
      for (const heading of headingsAcross(course.lineHeading, course.finishTo))
        expect(dotOf(home, directionOf(heading))).toBeGreaterThan(0.8);
    }
  });

  test('a rounding line ends at the shore, not at the first island', () => {
    const lengths = courses.flatMap(({ marks }) => marks.buoys.map(({ length }) => length));
    expect(Math.max(...lengths)).toBeGreaterThan(10 * HEX_WIDTH);
    for (const { lake, marks } of courses) {
      for (const { buoy, ray, length } of marks.buoys) {
        const hex = hexAt({ x: buoy.x + length * ray.x, y: buoy.y + length * ray.y });
        expect(hex < 0 ? '#' : lake.rows[Math.trunc(hex / 28)][hex % 28]).toBe('#');
      }
    }
  });

  test('every hex is found by its centre and by a point near its corner', () => {
    for (let space = 0; space < SPACES; space++) {
      const { x, y } = pointOfSpace(space);
      expect(hexAt({ x, y })).toBe(space);
      expect(hexAt({ x: x + 2, y: y - 18 })).toBe(space);
    }
  });
});
