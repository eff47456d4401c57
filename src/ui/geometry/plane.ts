import { columnOf, rowOf, type Heading, type Space, type Vector } from '../../engine';
import { HEX_SIZE, HEX_WIDTH, ROW_PITCH, centreOf, type Point } from './board';

/**
 * Screen geometry in board units: y grows downward, so that a growing angle turns clockwise for the reader,
 * while headings grow counter-clockwise (R1.2).
 */

/** Sense of a turn on the screen. */
export const CLOCKWISE = 1;
export const COUNTER_CLOCKWISE = -1;
export type Turn = typeof CLOCKWISE | typeof COUNTER_CLOCKWISE;

export const FULL_TURN = 2 * Math.PI;

export function pointOfSpace(space: Space): Point {
  return centreOf(columnOf(space), rowOf(space));
}

/** The place of a course mark, whose coordinates are doubled twice (R3.3). */
export function pointOfMark({ x, y }: Vector): Point {
  return { x: (HEX_WIDTH / 2) * (x / 2 + 1), y: HEX_SIZE + ROW_PITCH * (y / 2) };
}

/** Degrees clockwise from the right-hand side, for `rotate()`. */
export function degreesOf(heading: Heading): number {
  return heading === 0 ? 0 : -60 * heading;
}

export function directionOf(heading: Heading): Point {
  return directionAt((-Math.PI / 3) * heading);
}

export function directionAt(angle: number): Point {
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

export function angleOf({ x, y }: Point): number {
  return Math.atan2(y, x);
}

export function add(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y };
}

export function minus(a: Point, b: Point): Point {
  return { x: a.x - b.x, y: a.y - b.y };
}

/** The point a distance away from another in a direction. */
export function along(from: Point, direction: Point, distance: number): Point {
  return { x: from.x + distance * direction.x, y: from.y + distance * direction.y };
}

export function middleOf(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

export function distanceOf(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Positive when `b` lies clockwise of `a` on the screen. */
export function crossOf(a: Point, b: Point): number {
  return a.x * b.y - a.y * b.x;
}

export function dotOf(a: Point, b: Point): number {
  return a.x * b.x + a.y * b.y;
}

/** A quarter turn of a vector. */
export function quarter({ x, y }: Point, turn: Turn): Point {
  return { x: -turn * y, y: turn * x };
}

export function rotate({ x, y }: Point, angle: number): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: cos * x - sin * y, y: sin * x + cos * y };
}

/** The angle from 0 up to a full turn. */
export function wholeAngle(angle: number): number {
  return ((angle % FULL_TURN) + FULL_TURN) % FULL_TURN;
}

/** The angle by which a moving point is followed with the eyes from `eye`: between half a turn either way. */
export function sweepOf(eye: Point, from: Point, to: Point): number {
  const [a, b] = [minus(from, eye), minus(to, eye)];
  return Math.atan2(crossOf(a, b), dotOf(a, b));
}

/** One decimal is finer than any screen shows. */
export function short(value: number): number {
  const rounded = Math.round(value * 10) / 10;
  return rounded === 0 ? 0 : rounded;
}

export function formatPoint({ x, y }: Point): string {
  return `${short(x)} ${short(y)}`;
}
