import type { Point } from '../../geometry/board';

/** A movement under way. */
export interface Motion {
  /** Settles when it is over, by itself or because it was skipped or cancelled. */
  readonly done: Promise<void>;
  /** Jumps to the end. */
  skip(): void;
  /** Lets go at once, leaving the element where its attributes put it. */
  cancel(): void;
}

const REDUCED_FADE_MS = 120;
/** How a boat runs out: fast off, slow in. */
export const EASE_OUT = 'cubic-bezier(.22,.7,.28,1)';

const bezier = (u: number, first: number, second: number) =>
  3 * (1 - u) ** 2 * u * first + 3 * (1 - u) * u ** 2 * second + u ** 3;

/** The share of its time after which a boat has gone a share of its way. */
export function timeAtShare(way: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 20; step++) {
    const middle = (low + high) / 2;
    if (bezier(middle, 0.7, 1) < way) low = middle;
    else high = middle;
  }
  return bezier(low, 0.22, 0.28);
}

export function prefersReducedMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const NO_MOTION: Motion = { done: Promise.resolve(), skip: () => {}, cancel: () => {} };

/** Plays keyframes over what the element's attributes say; nothing stays behind when they are over. */
export function play(element: Element, keyframes: Keyframe[], timing: KeyframeAnimationOptions): Motion {
  if (typeof element.animate !== 'function') return NO_MOTION;
  const animation = element.animate(keyframes, timing);
  return {
    // A cancelled animation rejects its promise; for the caller it is simply over.
    done: animation.finished.then(
      () => {},
      () => {},
    ),
    skip: () => animation.finish(),
    cancel: () => animation.cancel(),
  };
}

const translate = ({ x, y }: Point) => `translate(${x}px, ${y}px)`;

/**
 * Moves a group that stands at `to` there from `from`, by its transform alone. With reduced motion it does not
 * move: it fades in where it stands.
 */
export function glide(element: Element, from: Point, to: Point, ms: number): Motion {
  if (ms <= 0) return NO_MOTION;
  if (prefersReducedMotion()) {
    return play(element, [{ opacity: 0.2 }, { opacity: 1 }], { duration: Math.min(ms, REDUCED_FADE_MS) });
  }
  return play(element, [{ transform: translate(from) }, { transform: translate(to) }], {
    duration: ms,
    easing: EASE_OUT,
  });
}

const SPACE_MS = 70;
const SHORTEST_MS = 250;
const LONGEST_MS = 900;

/** How long a boat takes for a move at normal pace. */
export function glideTime(spaces: number): number {
  return spaces === 0 ? 0 : Math.max(SHORTEST_MS, Math.min(LONGEST_MS, spaces * SPACE_MS));
}

const SNAP_UNITS = 6;

/** How far the string still stands off its buoys while it snaps taut; `share` is the time gone, 0–1. */
export function snapSlack(share: number): number {
  if (share >= 1) return 0;
  return SNAP_UNITS * Math.exp(-4 * share) * Math.cos(3 * Math.PI * share);
}
