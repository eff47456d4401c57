/** Bots' reasons, kept beside the record: they tell a story and change nothing. */
import * as v from 'valibot';
import type { Reason } from '../bots/bot';
import { FACES, MAX_PLAYERS } from '../engine';

export interface GivenReason {
  /** The index of the action it was given for. */
  readonly at: number;
  readonly reason: Reason;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const face = v.picklist(FACES);
const chance = v.pipe(
  v.tuple([count, v.pipe(count, v.minValue(1))]),
  v.check(([ways, total]) => ways <= total),
);
const buoy = v.pipe(count, v.maxValue(3));

const reasonSchema = v.variant('code', [
  v.object({ code: v.picklist(['rerolls-to-clear', 'slows-down']), face, chance }),
  v.object({ code: v.picklist(['adds-for-speed', 'risks-a-crash']), chance }),
  v.object({ code: v.literal('keeps-speed'), speed: count }),
  v.object({ code: v.picklist(['coasts-to-repair', 'crashes-least']), damage: count }),
  v.object({ code: v.picklist(['rounds-buoy', 'heads-for']), buoy }),
  v.object({ code: v.literal('stops-behind'), seat: v.pipe(count, v.maxValue(MAX_PLAYERS - 1)) }),
  v.object({ code: v.picklist(['finishes', 'is-forced', 'turns-in-place', 'plays-safe']) }),
]);

const givenSchema = v.object({ at: count, reason: reasonSchema });

/** Those that can be read, in order; a story with gaps is better than none. */
export function parseReasons(input: readonly unknown[], actions: number): GivenReason[] {
  const reasons: GivenReason[] = [];
  let last = -1;
  for (const item of input) {
    const parsed = v.safeParse(givenSchema, item);
    if (!parsed.success || parsed.output.at <= last || parsed.output.at >= actions) continue;
    last = parsed.output.at;
    reasons.push(parsed.output);
  }
  return reasons;
}

/** Why the action of that index was taken, if a bot took it. */
export function reasonAt(reasons: readonly GivenReason[], index: number): Reason | undefined {
  return reasons.findLast(({ at }) => at === index)?.reason;
}
