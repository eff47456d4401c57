/** Why a bot decided as it did, in words. */
import type { Catalogue } from './catalogue';
import { nameAt, type Names } from './describe';

/** A chance as ways in total. */
type Chance = readonly [ways: number, total: number];

/** The reasons there are words for; what bots give is checked against them where the two meet. */
export type SpokenReason =
  | { readonly code: 'rerolls-to-clear' | 'slows-down'; readonly face: number; readonly chance: Chance }
  | { readonly code: 'adds-for-speed' | 'risks-a-crash'; readonly chance: Chance }
  | { readonly code: 'keeps-speed'; readonly speed: number }
  | { readonly code: 'coasts-to-repair' | 'crashes-least'; readonly damage: number }
  | { readonly code: 'rounds-buoy'; readonly buoy: number }
  /** `buoy` 0 is the line. */
  | { readonly code: 'heads-for'; readonly buoy: number }
  | { readonly code: 'stops-behind'; readonly seat: number }
  | { readonly code: 'finishes' | 'is-forced' | 'turns-in-place' | 'plays-safe' };

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

/** "Red: re-rolls the 1, clear 4 in 9" without the name. */
export function describeReason(reason: SpokenReason, names: Names, words: Catalogue): string {
  const { reasons } = words.bots;
  const chanceOf = ([ways, total]: Chance) => {
    if (ways === total) return words.bots.certain;
    const divisor = commonDivisor(ways, total);
    return words.common.chance({ numerator: ways / divisor, denominator: total / divisor });
  };
  switch (reason.code) {
    case 'rerolls-to-clear':
    case 'slows-down':
      return reasons[reason.code]({ face: reason.face, chance: chanceOf(reason.chance) });
    case 'adds-for-speed':
    case 'risks-a-crash':
      return reasons[reason.code]({ chance: chanceOf(reason.chance) });
    case 'keeps-speed':
      return reasons['keeps-speed'](reason);
    case 'coasts-to-repair':
    case 'crashes-least':
      return reasons[reason.code](reason);
    case 'rounds-buoy':
      return reasons['rounds-buoy'](reason);
    case 'heads-for':
      return reason.buoy === 0 ? reasons['heads-for-line'] : reasons['heads-for-buoy'](reason);
    case 'stops-behind':
      return reasons[reason.code]({ name: nameAt(reason.seat, names, words) });
    default:
      return reasons[reason.code];
  }
}
