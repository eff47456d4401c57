/** Directions and moves (R6): what a heading offers and where a boat that takes it ends up. */
import { ALL_HEADINGS, HEADINGS, NEIGHBOURS, turn, type Heading, type Space } from './hex';
import { advance, isIdleStep, type Progress } from './rounding';
import type { Rules } from './rules';
import type { Waters } from './waters';

const THREE_WAYS: readonly (readonly Heading[])[] = waysAround([1, 0, -1]);
const FIVE_WAYS: readonly (readonly Heading[])[] = waysAround([2, 1, 0, -1, -2]);

function waysAround(turns: readonly number[]): Heading[][] {
  return ALL_HEADINGS.map((heading) => turns.map((steps) => turn(heading, steps)));
}

/** The headings a boat may look at, from left to right: three (R6.1), or five on a power turn. */
export function offeredHeadings(
  boat: { heading: Heading; dice: readonly unknown[] },
  rules: Rules,
): readonly Heading[] {
  return (rules.powerTurn && boat.dice.length === 1 ? FIVE_WAYS : THREE_WAYS)[boat.heading];
}

/** The reach a heading must have to be taken: the speed if one has it, else the longest there is (R6.2, free steering). */
export function neededReach(options: {
  waters: Waters;
  at: Space;
  headings: readonly Heading[];
  speed: number;
  rules: Rules;
}): number {
  const { waters, at, headings, speed, rules } = options;
  let longest = 0;
  for (let index = 0; index < headings.length; index++) {
    const reach = waters.reach[at * HEADINGS + headings[index]];
    if (reach > longest) longest = reach;
  }
  const needed = longest < speed ? longest : speed;
  return rules.freeSteering && needed > 1 ? 1 : needed;
}

/** The headings a boat must choose from. */
export function allowedHeadings(options: {
  waters: Waters;
  at: Space;
  headings: readonly Heading[];
  speed: number;
  rules: Rules;
}): Heading[] {
  const { waters, at, headings } = options;
  const needed = neededReach(options);
  return headings.filter((heading) => waters.reach[at * HEADINGS + heading] >= needed);
}

/** A thing that happens on the way, at the n-th space of the path (from 1). */
export interface Milestone {
  readonly kind: 'started' | 'unstarted' | 'rounded' | 'unrounded' | 'finished';
  /** The buoy, 1–3, for `rounded` and `unrounded`. */
  readonly buoy: number;
  readonly step: number;
}

/** A straight move, made or only looked at: previews and moves come from here alike. */
export interface Voyage {
  readonly heading: Heading;
  readonly reach: number;
  /** Every space entered; the last is where the boat stops. Empty when it stays. */
  readonly path: readonly Space[];
  readonly to: Space;
  /** The seat whose boat lies right ahead of where it has to stop (R6.4), null if it was not held up. */
  readonly behind: number | null;
  /** Damage of the crash, 0 without one (R7.1). */
  readonly crash: number;
  readonly progress: Progress;
  readonly milestones: readonly Milestone[];
}

const NO_MILESTONES: readonly Milestone[] = [];

function milestoneOf(before: Progress, after: Progress, step: number): Milestone {
  if (after.finished) return { kind: 'finished', buoy: 0, step };
  if (after.rounded > before.rounded) return { kind: 'rounded', buoy: after.rounded, step };
  if (after.rounded < before.rounded) return { kind: 'unrounded', buoy: before.rounded, step };
  return { kind: after.started ? 'started' : 'unstarted', buoy: 0, step };
}

function hasMilestone(before: Progress, after: Progress): boolean {
  return (
    before.rounded !== after.rounded || before.started !== after.started || before.finished !== after.finished
  );
}

/** The seat whose boat is on `space`, -1 for none; the mover's own space counts as free (R6.4). */
function seatOn(space: Space, seat: number, boats: readonly { readonly at: Space }[]): number {
  for (let other = 0; other < boats.length; other++) {
    if (boats[other].at === space && other !== seat) return other;
  }
  return -1;
}

export function sail(options: {
  waters: Waters;
  /** All boats by seat; those off the lake are at -1. */
  boats: readonly { readonly at: Space; readonly progress: Progress }[];
  seat: number;
  heading: Heading;
  speed: number;
}): Voyage {
  const { waters, boats, seat, heading, speed } = options;
  const boat = boats[seat];
  const reach = waters.reach[boat.at * HEADINGS + heading];
  const path: Space[] = [];
  let to = boat.at;
  for (let step = speed < reach ? speed : reach; step > 0; step--) {
    to = NEIGHBOURS[to * HEADINGS + heading];
    path.push(to);
  }
  let behind: number | null = null;
  while (path.length > 0) {
    const blocker = seatOn(path[path.length - 1], seat, boats);
    if (blocker < 0) break;
    behind = blocker;
    path.pop();
  }
  let { progress } = boat;
  let milestones: Milestone[] | undefined;
  let from = boat.at;
  for (let index = 0; index < path.length; index++) {
    const crossing = waters.crossings[from * HEADINGS + heading];
    from = path[index];
    if (isIdleStep(progress, crossing)) continue;
    const after = advance(progress, crossing);
    if (hasMilestone(progress, after)) {
      milestones ??= [];
      milestones.push(milestoneOf(progress, after, index + 1));
    }
    progress = after;
  }
  return {
    heading,
    reach,
    path,
    to: from,
    behind,
    crash: speed > reach ? speed - reach : 0,
    progress,
    milestones: milestones ?? NO_MILESTONES,
  };
}
