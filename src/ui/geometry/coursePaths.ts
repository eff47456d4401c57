import { HEX_WIDTH, type Point } from './board';
import type { RoundingMark } from './courseMarks';
import { CLOCKWISE, along, angleOf, formatPoint, quarter, short } from './plane';

const LINE_START = 1.1 * HEX_WIDTH;
const FIRST_CHEVRON = 1.6 * HEX_WIDTH;

export interface ChevronShape {
  /** Where it stands. */
  readonly at: Point;
  /** The way boats go, as a unit vector. */
  readonly towards: Point;
  readonly scale?: number;
}

/** An arrow head without a shaft. */
export function chevronPath({ at, towards, scale = 1 }: ChevronShape): string {
  const aside = quarter(towards, CLOCKWISE);
  const corner = (forward: number, sideways: number) =>
    formatPoint(along(along(at, towards, forward * scale), aside, sideways * scale));
  return `M${corner(-4.2, -8)}L${corner(4.2, 0)}L${corner(-4.2, 8)}`;
}

export interface RoundingLinePaths {
  readonly hairline: string;
  readonly chevrons: string;
}

/** Chevrons one hex apart: closer they would join into a zigzag. One is always there, to show the way. */
export function roundingLinePaths(
  { buoy, ray, turn, length }: RoundingMark,
  scale: number,
): RoundingLinePaths {
  const towards = quarter(ray, turn);
  let chevrons = '';
  let distance = FIRST_CHEVRON;
  do {
    chevrons += chevronPath({ at: along(buoy, ray, distance), towards, scale });
    distance += HEX_WIDTH;
  } while (distance <= length);
  const from = formatPoint(along(buoy, ray, LINE_START));
  const to = formatPoint(along(buoy, ray, Math.max(length, FIRST_CHEVRON)));
  return { hairline: `M${from}L${to}`, chevrons };
}

export interface TurnArrowPaths {
  readonly arc: string;
  readonly head: string;
}

const TURN_ARROW_RADIUS = 23.5;
const ARROW_REACH = (75 * Math.PI) / 180;
const HEAD_LENGTH = 14;
const HEAD_HALF_WIDTH = 8.5;

/** The arrow round a buoy at the origin, on the side where boats pass and with its middle on the rounding line. */
export function turnArrowPaths({ ray, turn }: Pick<RoundingMark, 'ray' | 'turn'>): TurnArrowPaths {
  const radius = TURN_ARROW_RADIUS;
  const middle = angleOf(ray);
  const at = (angle: number, distance = radius) => ({
    x: distance * Math.cos(middle + turn * angle),
    y: distance * Math.sin(middle + turn * angle),
  });
  const headAngle = HEAD_LENGTH / radius;
  const neck = ARROW_REACH - headAngle;
  const arc = `M${formatPoint(at(-ARROW_REACH))}A${radius} ${radius} 0 0 ${turn === CLOCKWISE ? 1 : 0} ${formatPoint(at(neck))}`;
  const tip = at(ARROW_REACH + 0.04, radius - 1.5);
  const head = `M${formatPoint(at(neck, radius + HEAD_HALF_WIDTH))}L${formatPoint(tip)}L${formatPoint(at(neck, radius - HEAD_HALF_WIDTH))}Z`;
  return { arc, head };
}

export const TARGET_RING_RADIUS = 33;

/** An arc of the target's ring round the origin, from one screen angle on by a signed sweep. */
export function ringArcPath({ from, sweep }: { from: number; sweep: number }): string {
  const radius = TARGET_RING_RADIUS;
  const at = (angle: number) => formatPoint({ x: radius * Math.cos(angle), y: radius * Math.sin(angle) });
  const isLarge = Math.abs(sweep) > Math.PI ? 1 : 0;
  return `M${at(from)}A${radius} ${radius} 0 ${isLarge} ${sweep > 0 ? 1 : 0} ${at(from + sweep)}`;
}

const CHECK = 9.5;

/** The chequered strip between the two buoys of the line, laid along +x from the origin. */
export function checkPath(length: number): string {
  const squares: string[] = [];
  const count = Math.round(length / CHECK);
  const width = length / count;
  for (let index = 0; index < count; index++) {
    const y = index % 2 === 0 ? -CHECK : 0;
    squares.push(`M${short(index * width)} ${y}h${short(width)}v${CHECK}h${-short(width)}Z`);
  }
  return squares.join('');
}

export const STRIP_HALF_HEIGHT = CHECK;
