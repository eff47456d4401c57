/**
 * The five stages of a race: not started, then 0, 1, 2 or 3 buoys rounded. All other progress is off the chain: a
 * target's line crossed the wrong way (count −1), which a boat has no reason to do and all but never must. Un-starting
 * and un-rounding lead from one stage to another and are exact. Circles round the last buoy (count above 1) are
 * taken for one: they would only have to be unwound by a boat that un-rounds a buoy it went round twice.
 */
import { AT_START, advance, type Progress } from '../../engine/rounding';

export const STAGES = 5;
/** What a step can lead to besides a stage. */
export const FINISHED = 5;
export const OFF_CHAIN = 6;

const BUOYS = [1, 2, 3] as const;

/** The progress a stage stands for. */
export function progressOf(stage: number): Progress {
  if (stage === 0) return AT_START;
  const rounded = stage - 1;
  const [first, second, third] = BUOYS.map((buoy) => (buoy <= rounded ? 1 : 0));
  return { started: true, rounded, counts: [first, second, third], finished: false };
}

/** The stage of a progress, FINISHED or OFF_CHAIN. */
export function stageOf({ started, rounded, counts, finished }: Progress): number {
  if (finished) return FINISHED;
  if (!started) return 0;
  const isBeforeTarget = rounded === 3 || counts[rounded] === 0;
  const isPastLast = rounded === 0 || counts[rounded - 1] >= 1;
  return isBeforeTarget && isPastLast ? 1 + rounded : OFF_CHAIN;
}

const CROSSINGS = 512;

/** By `[stage * 512 + crossing]`: what a step with that crossing leads to. */
const STAGE_AFTER = Uint8Array.from({ length: STAGES * CROSSINGS }, (_, index) =>
  stageOf(advance(progressOf(Math.trunc(index / CROSSINGS)), index % CROSSINGS)),
);

export function stageAfter(stage: number, crossing: number): number {
  return STAGE_AFTER[stage * CROSSINGS + crossing];
}
