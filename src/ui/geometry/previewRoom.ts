import type { Heading, Space, Way } from '../../engine';
import { HEX_WIDTH, type Point } from './board';
import type { Circle, Run } from './labels';
import { add, along, directionOf, pointOfSpace, quarter, CLOCKWISE } from './plane';
import { BARRIER, LINE_START, barrierAt, fanDiscRadius, previewShape, type FanStop } from './previews';

/** A disc, a burst or a bar of one way. */
export interface WayMark extends Circle {
  readonly heading: Heading;
}

/** What previews take up on the lake, so that words keep off it. */
export interface PreviewRoom {
  /** For each way where its words belong first. */
  readonly circles: readonly WayMark[];
  readonly runs: readonly Run[];
}

const DISC_ROOM = 16;
const BURST_ROOM = 20;
const LINE_ROOM = 4;
const CUT_ROOM = BARRIER.length / 2 + 1;
/** However unlikely a stop is, its numeral needs room. */
const LEAST_STOP_ROOM = 13;

function barAcross(here: Point, heading: Heading, after: number): Point {
  return along(here, directionOf(heading), barrierAt(after) + BARRIER.thickness / 2);
}

export function roomOfWays(from: Space, ways: readonly Way[], speed: number): PreviewRoom {
  const here = pointOfSpace(from);
  const circles: WayMark[] = [];
  const runs: Run[] = [];
  if (speed === 0) return { circles, runs };
  for (const way of ways) {
    const { kind, disc, burst, lineEnd, ghostEnd, ticks } = previewShape(way, speed);
    const { heading, reach } = way;
    const ahead = directionOf(heading);
    const place = ({ x, y }: Point) =>
      add(along(here, ahead, x), along({ x: 0, y: 0 }, quarter(ahead, CLOCKWISE), y));
    if (disc) circles.push({ heading, at: place(disc), radius: DISC_ROOM });
    if (burst !== null) circles.push({ heading, at: along(here, ahead, burst), radius: BURST_ROOM });
    if (!disc)
      circles.push(
        kind === 'forbidden'
          ? { heading, at: barAcross(here, heading, reach), radius: CUT_ROOM }
          : // Held up where it lies: only the way it would have gone is drawn.
            { heading, at: along(here, ahead, LINE_START), radius: LINE_ROOM },
      );
    runs.push({ from: here, to: along(here, ahead, Math.max(lineEnd, ghostEnd ?? 0, ticks.at(-1) ?? 0)) });
  }
  return { circles, runs };
}

export interface Fan {
  readonly heading: Heading;
  readonly stops: readonly FanStop[];
  readonly cutAfter: number | null;
}

export function roomOfFans(from: Space, fans: readonly Fan[]): PreviewRoom {
  const here = pointOfSpace(from);
  const circles: WayMark[] = [];
  const runs: Run[] = [];
  for (const { heading, stops, cutAfter } of fans) {
    const at = (steps: number) => along(here, directionOf(heading), steps * HEX_WIDTH);
    for (const { steps, chance } of stops.toReversed().filter((stop) => stop.steps > 0))
      circles.push({
        heading,
        at: at(steps),
        radius: Math.max(fanDiscRadius(chance) + 2, LEAST_STOP_ROOM),
      });
    if (cutAfter !== null) {
      circles.push({ heading, at: barAcross(here, heading, cutAfter), radius: CUT_ROOM });
    }
    runs.push({ from: here, to: at(stops.at(-1)?.steps ?? 0) });
  }
  return { circles, runs };
}
