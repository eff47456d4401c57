/** The second half of a double tap: at the place of the first, or on its key, a moment later. */

export type Input =
  | { readonly kind: 'tap'; readonly x: number; readonly y: number }
  | { readonly kind: 'key'; readonly key: string };

/** CSS pixels. A finger that comes down twice does not hit the same spot. */
export const ECHO_REACH = 64;

/** Where it is not known what was done, it may have been the same again. */
function isEchoOf(first: Input | null, second: Input | null): boolean {
  if (!first || !second) return true;
  if (first.kind === 'key' || second.kind === 'key') {
    return first.kind === 'key' && second.kind === 'key' && first.key === second.key;
  }
  return Math.hypot(first.x - second.x, first.y - second.y) < ECHO_REACH;
}

export interface EchoGuard {
  /** An input whose repetition means nothing for a while. */
  note(input: Input | null, now: number): void;
  has(input: Input | null, now: number): boolean;
}

export function echoGuard(ms: number): EchoGuard {
  let noted: readonly { readonly input: Input | null; readonly until: number }[] = [];
  return {
    note(input, now) {
      // Several players may tap within a moment, and each of them twice.
      noted = [...noted.filter(({ until }) => now < until), { input, until: now + ms }];
    },
    has: (input, now) => noted.some((first) => now < first.until && isEchoOf(first.input, input)),
  };
}
