import type { Milestone, Way } from '../../engine';
import { HEX_WIDTH, VIEW_BOXES, type Point, type ViewBox } from './board';
import { add, minus, rotate } from './plane';

/** What a way looks like, in board units from the boat's middle with the heading along +x. */
export interface PreviewShape {
  readonly kind: 'clear' | 'crash' | 'forbidden';
  /** The line ends here; with nowhere to go there is none. */
  readonly lineEnd: number;
  /** The spaces passed. */
  readonly dots: readonly number[];
  /** Spaces moved; a forbidden way shows its reach. */
  readonly distance: number;
  /** Where the disc with the distance stands. */
  readonly disc: Point | null;
  /** Behind another boat: the way it would have gone on. */
  readonly ghostEnd: number | null;
  readonly burst: number | null;
  /** Free water beyond the stop. */
  readonly ticks: readonly number[];
  /** The reach, where enough free water lies beyond to be worth a number. */
  readonly reachLabel: number | null;
  readonly badge: 'rounded' | 'unrounded' | 'finished' | null;
}

export const LINE_START = 0.62 * HEX_WIDTH;
const BURST_BEYOND = 0.78;
const WORTH_A_NUMBER = 2;

function badgeOf(milestones: readonly Milestone[]): PreviewShape['badge'] {
  if (milestones.some(({ kind }) => kind === 'finished')) return 'finished';
  for (const { kind } of milestones.toReversed()) {
    if (kind === 'rounded' || kind === 'unrounded') return kind;
  }
  return null;
}

function spacesFrom(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * HEX_WIDTH);
}

/**
 * A boat that stays where it is has no stop to mark, but a crash there needs a disc for its damage, clear of the boat
 * and of what stands ahead.
 */
function discOf(kind: PreviewShape['kind'], distance: number, reach: number): Point | null {
  if (distance > 0) return { x: distance * HEX_WIDTH, y: 0 };
  if (kind !== 'crash') return null;
  return reach === 0 ? { x: 1.8 * HEX_WIDTH, y: 0 } : { x: 0.72 * HEX_WIDTH, y: 0.62 * HEX_WIDTH };
}

export function previewShape(way: Way, speed: number): PreviewShape {
  const kind = way.isAllowed ? (way.crash > 0 ? 'crash' : 'clear') : 'forbidden';
  const distance = kind === 'forbidden' ? way.reach : way.path.length;
  const beyond = kind === 'clear' && way.behind === null ? way.reach - distance : 0;
  const goal = Math.min(speed, way.reach);
  const isHeldUp = kind !== 'forbidden' && way.behind !== null;
  return {
    kind,
    lineEnd: distance * HEX_WIDTH,
    dots: spacesFrom(1, distance - 1),
    distance,
    disc: discOf(kind, distance, way.reach),
    ghostEnd: isHeldUp ? goal * HEX_WIDTH : null,
    burst: kind === 'crash' ? Math.max(0.92, way.reach + BURST_BEYOND) * HEX_WIDTH : null,
    ticks: spacesFrom(distance + 1, distance + beyond),
    reachLabel: beyond > WORTH_A_NUMBER ? way.reach : null,
    badge: kind === 'forbidden' ? null : badgeOf(way.milestones),
  };
}

const ANGLE = Math.PI / 180;

/** The way of a boat as the board has it: where it starts, and degrees clockwise. */
export interface WayFrame {
  readonly here: Point;
  readonly degrees: number;
}

/** Where a mark of some radius stands on its way, pushed back so that all of it can be seen. */
export function insideOf(box: ViewBox, along: number, radius: number, { here, degrees }: WayFrame): Point {
  const there = add(here, rotate({ x: along, y: 0 }, degrees * ANGLE));
  const clamp = (value: number, from: number, size: number) =>
    Math.max(from + radius, Math.min(from + size - radius, value));
  const seen = { x: clamp(there.x, box.x, box.width), y: clamp(there.y, box.y, box.height) };
  return add({ x: along, y: 0 }, rotate(minus(seen, there), -degrees * ANGLE));
}

const NUMBER_OFF = 0.48 * HEX_WIDTH;
const NUMBER_ROOM = 10;
/** Above the end of the free water, else below it or beside it. */
const NUMBER_PLACES: readonly Point[] = [
  { x: 0, y: -NUMBER_OFF },
  { x: 0, y: NUMBER_OFF },
  { x: NUMBER_OFF, y: 0 },
  { x: -NUMBER_OFF, y: 0 },
];

/** From the end of the free water to its number, as the reader sees it: where the lake has room for it. */
export function numberOffset(last: number, { here, degrees }: WayFrame, viewRotation: number): Point {
  const end = add(here, rotate({ x: last, y: 0 }, degrees * ANGLE));
  const { x, y, width, height } = VIEW_BOXES.lake;
  const isInside = (place: Point) => {
    const at = add(end, rotate(place, -viewRotation * ANGLE));
    return (
      Math.min(at.x - x, x + width - at.x) > NUMBER_ROOM &&
      Math.min(at.y - y, y + height - at.y) > NUMBER_ROOM
    );
  };
  return NUMBER_PLACES.find(isInside) ?? NUMBER_PLACES[0];
}

export const BARRIER = { thickness: 5, length: 26 };

/** Where a bar across a way begins, after so many spaces; never on the boat. */
export function barrierAt(after: number): number {
  return (Math.max(after, 0.26) + 0.45) * HEX_WIDTH;
}

/** One way before a roll: where it can stop and how likely. */
export interface FanStop {
  readonly steps: number;
  /** 0–1. */
  readonly chance: number;
}

/** Discs grow with the chance, so that the likely stop is seen first. */
export function fanDiscRadius(chance: number): number {
  return 6 + 14 * chance;
}
