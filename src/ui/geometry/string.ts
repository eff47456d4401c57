import type { Heading, Progress, Space } from '../../engine';
import type { Point } from './board';
import type { CourseMarks } from './courseMarks';
import {
  CLOCKWISE,
  FULL_TURN,
  along,
  angleOf,
  directionOf,
  formatPoint,
  minus,
  pointOfSpace,
  short,
} from './plane';
import { STRING_RADIUS, angleFromLine, pullTaut, type TautString } from './pull';

/** Where the string is made fast, behind the middle of the hull and hidden by it. */
const STERN = 14;

export interface StringBoat {
  readonly at: Space;
  readonly heading: Heading;
  readonly progress: Progress;
}

/** The string of a boat, null before it has started. */
export function tautString(marks: CourseMarks, boat: StringBoat): TautString | null {
  if (!boat.progress.started) return null;
  const centre = pointOfSpace(boat.at);
  const stern = along(centre, directionOf(boat.heading), -STERN);
  return pullTaut(marks, { progress: boat.progress, centre, stern });
}

/** The string of the whole course, from the line round all buoys back to it. */
export function courseString(marks: CourseMarks): TautString | null {
  const { middle } = marks.line;
  return pullTaut(marks, { progress: { rounded: 3, counts: [1, 1, 1] }, centre: middle, stern: middle });
}

/** The path of a string; `slack` lifts it off its buoys, for the moment in which it snaps taut. */
export function formatString({ from, to, arcs }: TautString, slack = 0): string {
  const radius = short(STRING_RADIUS + slack);
  let path = `M${formatPoint(from)}`;
  for (const { centre, turn, sweep, from: first, to: last } of arcs) {
    const lift = (point: Point) => along(centre, minus(point, centre), 1 + slack / STRING_RADIUS);
    const arcTo = (isLarge: number, end: Point) =>
      `A${radius} ${radius} 0 ${isLarge} ${turn === CLOCKWISE ? 1 : 0} ${formatPoint(end)}`;
    const start = lift(first);
    path += `L${formatPoint(start)}`;
    const opposite = { x: 2 * centre.x - start.x, y: 2 * centre.y - start.y };
    for (let rest = sweep; rest > FULL_TURN; rest -= FULL_TURN) path += arcTo(1, opposite) + arcTo(1, start);
    path += arcTo(sweep % FULL_TURN > Math.PI ? 1 : 0, lift(last));
  }
  return `${path}L${formatPoint(to)}`;
}

/** The part of the target's ring that the boat has swept. */
export interface RoundingFill {
  /** 0: still on the side of the mark before; 1: at the rounding line. */
  readonly share: number;
  /** Screen angle where the arc begins, towards the mark before. */
  readonly from: number;
  /** Signed angle of the whole arc, up to the rounding line. */
  readonly sweep: number;
}

/** How far a boat has come round its target, null when no buoy is left to round. */
export function roundingFill(marks: CourseMarks, boat: StringBoat): RoundingFill | null {
  const { rounded, counts, started } = boat.progress;
  const mark = marks.buoys[rounded];
  if (!mark) return null;
  const before = rounded === 0 ? marks.line.middle : marks.buoys[rounded - 1].buoy;
  const whole = FULL_TURN - angleFromLine(mark, before);
  const place = angleFromLine(mark, pointOfSpace(boat.at)) + FULL_TURN * (counts[rounded] - 1);
  const share = started ? Math.max(0, Math.min(1, (place + whole) / whole)) : 0;
  return { share, from: angleOf(minus(before, mark.buoy)), sweep: mark.turn * whole };
}
