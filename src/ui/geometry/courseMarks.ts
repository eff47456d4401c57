import {
  roundingLinesOf,
  shoreOf,
  squaredLength,
  markOf,
  type Course,
  type Hand,
  type Lake,
  type RoundingLine,
} from '../../engine';
import { GRID_COLUMNS, GRID_ROWS, HEX_SIZE, HEX_WIDTH, ROW_PITCH, centreOf, type Point } from './board';
import {
  CLOCKWISE,
  COUNTER_CLOCKWISE,
  along,
  directionOf,
  middleOf,
  pointOfMark,
  pointOfSpace,
  quarter,
  type Turn,
} from './plane';

/** A buoy with its rounding line (R3.6) as drawn: the ray, and the sense in which boats go round on the screen. */
export interface RoundingMark {
  /** 1–3. */
  readonly number: number;
  readonly buoy: Point;
  /** Unit vector of the ray. */
  readonly ray: Point;
  readonly turn: Turn;
  /** From the buoy to the shore of the lake. */
  readonly length: number;
}

export interface LineMark {
  readonly start: Point;
  readonly finish: Point;
  readonly middle: Point;
  /** Unit vector to the side to which boats leave the line. */
  readonly front: Point;
  /** Unit vector of the way boats finish. */
  readonly home: Point;
}

export interface CourseMarks {
  readonly line: LineMark;
  readonly buoys: readonly RoundingMark[];
}

/** A buoy kept on the left is rounded counter-clockwise (R3.3). */
function turnOf(arrow: Hand): Turn {
  return arrow === 'left' ? COUNTER_CLOCKWISE : CLOCKWISE;
}

/** The direction of a rounding line, as a unit vector of the picture. */
function rayOf({ a, b }: RoundingLine): Point {
  const [lengthA, lengthB] = [Math.sqrt(squaredLength(a)), Math.sqrt(squaredLength(b)) || 1];
  const x = a.x / lengthA + b.x / lengthB;
  const y = Math.sqrt(3) * (a.y / lengthA + b.y / lengthB);
  const length = Math.hypot(x, y);
  return { x: x / length, y: y / length };
}

export function chartCourseMarks(lake: Pick<Lake, 'rows'>, course: Course): CourseMarks {
  // A rounding line goes over islands and ends at the shore.
  const shore = shoreOf(lake);
  const start = pointOfSpace(course.start);
  // The finish buoy may stand on land, but never off the grid.
  const finish = pointOfMark(markOf(course.finish));
  const across = directionOf(course.lineHeading);
  const buoys = roundingLinesOf(course).map((line, index): RoundingMark => {
    const buoy = pointOfMark(line.from);
    const ray = rayOf(line);
    return {
      number: index + 1,
      buoy,
      ray,
      turn: turnOf(line.arrow),
      length: distanceToShore(shore, buoy, ray),
    };
  });
  return {
    line: {
      start,
      finish,
      middle: middleOf(start, finish),
      front: quarter(across, turnOf(course.startTo)),
      home: quarter(across, turnOf(course.finishTo)),
    },
    buoys,
  };
}

/** The hex a point lies in, -1 off the grid. */
export function hexAt({ x, y }: Point): number {
  const near = Math.round((y - HEX_SIZE) / ROW_PITCH);
  let best = -1;
  let shortest = HEX_SIZE;
  for (const row of [near - 1, near, near + 1]) {
    if (row < 0 || row >= GRID_ROWS) continue;
    const column = Math.round(x / HEX_WIDTH - (row % 2 === 0 ? 0.5 : 1));
    if (column < 0 || column >= GRID_COLUMNS) continue;
    const centre = centreOf(column, row);
    const distance = Math.hypot(x - centre.x, y - centre.y);
    if (distance < shortest) [best, shortest] = [row * GRID_COLUMNS + column, distance];
  }
  return best;
}

function distanceToShore(shore: ReadonlySet<number>, from: Point, ray: Point): number {
  const step = 2;
  for (let distance = HEX_WIDTH; ; distance += step) {
    const hex = hexAt(along(from, ray, distance));
    if (hex < 0 || shore.has(hex)) return distance;
  }
}
