/** The same table once more. */
import { parseLakeCode, type Setup } from '../../../../engine';
import { randomLakeCode } from '../../../../lakes/lakes';

/** Players, races and options stay; the dice are new, and the lake if it is wanted. */
export function rematchOf(setup: Setup, chance: { lake: 'same' | 'new'; seed: string }): Setup {
  const { seed } = chance;
  const side = parseLakeCode(setup.lake)?.side ?? 'standard';
  return { ...setup, seed, lake: chance.lake === 'same' ? setup.lake : randomLakeCode(side, seed) };
}
