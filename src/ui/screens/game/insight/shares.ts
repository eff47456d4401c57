/** Exact chances in short. */
import type { Catalogue } from '../../../../i18n/catalogue';
import { chanceOf } from '../chances';

/** As a percentage that never rounds a chance away, nor one that is not sure up to sure. */
export function percentOf(ways: number, total: number, { common }: Catalogue): string {
  const ratio = ways / total;
  if (ways === 0) return '–';
  if (ratio < 0.005) return `<${common.percent({ ratio: 0.01 })}`;
  if (ratio < 1 && ratio > 0.995) return `>${common.percent({ ratio: 0.99 })}`;
  return common.percent({ ratio });
}

/** "4 in 9", and nothing where there is no chance about it. */
export function fractionOf(ways: number, total: number, words: Catalogue): string {
  return ways === 0 || ways === total ? '' : chanceOf(ways, total, words);
}

/** For the ear: "67%, 2 in 3", "certain", "never". */
export function spokenChance(ways: number, total: number, words: Catalogue): string {
  if (ways === 0) return words.odds.never;
  if (ways === total) return words.odds.certain;
  return `${percentOf(ways, total, words)}, ${chanceOf(ways, total, words)}`;
}

/** Turns are told to a tenth. */
export function toTenth(turns: number): number {
  return Math.round(turns * 10) / 10;
}
