import type { Heading, Space, Way } from '../../engine';
import { HEX_WIDTH, type Point } from './board';
import type { Circle, Run } from './labels';
import { add, along, directionOf, pointOfSpace, quarter, CLOCKWISE } from './plane';
import { fanDiscRadius, previewShape, type FanStop } from './previews';

/** What previews take up on the lake, so that words keep off it. */
export interface PreviewRoom {
  readonly circles: readonly Circle[];
  readonly runs: readonly Run[];
}

const DISC_ROOM = 16;
const BURST_ROOM = 20;
const CUT_ROOM = 14;

export function roomOfWays(from: Space, ways: readonly Way[], speed: number): PreviewRoom {
  const here = pointOfSpace(from);
  const circles: Circle[] = [];
  const runs: Run[] = [];
  if (speed === 0) return { circles, runs };
  for (const way of ways) {
    const { disc, burst, lineEnd, ghostEnd, ticks } = previewShape(way, speed);
    const ahead = directionOf(way.heading);
    const place = ({ x, y }: Point) =>
      add(along(here, ahead, x), along({ x: 0, y: 0 }, quarter(ahead, CLOCKWISE), y));
    if (disc) circles.push({ at: place(disc), radius: DISC_ROOM });
    if (burst !== null) circles.push({ at: along(here, ahead, burst), radius: BURST_ROOM });
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
  const circles: Circle[] = [];
  const runs: Run[] = [];
  for (const { heading, stops, cutAfter } of fans) {
    const at = (steps: number) => along(here, directionOf(heading), steps * HEX_WIDTH);
    for (const { steps, chance } of stops) circles.push({ at: at(steps), radius: fanDiscRadius(chance) + 2 });
    if (cutAfter !== null) circles.push({ at: at(cutAfter + 0.5), radius: CUT_ROOM });
    runs.push({ from: here, to: at(stops.at(-1)?.steps ?? 0) });
  }
  return { circles, runs };
}
