/** How long things take to be shown; halved when fast, nothing when instant. */
import type { Pace } from '../../../store/table';

const FACTORS: Readonly<Record<Pace, number>> = { normal: 1, fast: 0.5, instant: 0 };

/** The last die lands a little after the first, so that the sum comes with it. */
const ROLL = { first: 600, stagger: 60 };
const GLIDE = { perSpace: 70, least: 250, most: 900 };
const CRASH = 420;
const SINK = 700;
const PLACE = 160;
const ONLY_WAY = 700;
const REVEAL = 2200;
const STRING = 300;
/** Motion switched off: a short fade is all that is left. */
const STILL = 120;

export interface Tempo {
  readonly pace: Pace;
  readonly isStill: boolean;
}

function scaled(ms: number, { pace, isStill }: Tempo): number {
  const wanted = ms * FACTORS[pace];
  return isStill ? Math.min(wanted, STILL) : wanted;
}

export function rollMs(dice: number, tempo: Tempo): number {
  return dice === 0 ? 0 : scaled(ROLL.first + ROLL.stagger * (dice - 1), tempo);
}

export function glideMs(spaces: number, tempo: Tempo): number {
  const moving = Math.max(GLIDE.least, Math.min(GLIDE.most, GLIDE.perSpace * spaces));
  return scaled(moving, tempo);
}

export function crashMs(tempo: Tempo): number {
  return scaled(CRASH, tempo);
}

export function sinkMs(tempo: Tempo): number {
  return scaled(SINK, tempo);
}

export function placeMs(tempo: Tempo): number {
  return scaled(PLACE, tempo);
}

/** How long the string runs when a course is revealed; all at once where nothing moves. */
export function revealMs({ pace, isStill }: Tempo): number {
  return isStill ? 0 : REVEAL * FACTORS[pace];
}

/** How long the string takes to pull taut round a buoy. */
export function stringMs({ pace, isStill }: Tempo): number {
  return isStill ? 0 : STRING * FACTORS[pace];
}

/** How long a single way waits before it sails itself, so that everybody sees why. */
export function onlyWayMs(tempo: Tempo): number {
  return ONLY_WAY * FACTORS[tempo.pace];
}
