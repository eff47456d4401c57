/** Which chances are worth a column of their own. */
import type { Boat } from '../../../../engine';
import type { Catalogue } from '../../../../i18n/catalogue';
import type { ListedOdds } from './choices';

export interface Column {
  readonly key: 'clear' | 'crash' | 'goal';
  readonly head: string;
  readonly waysOf: (odds: ListedOdds) => number;
}

/** Clear and crash always; the next buoy, or the finish, when some choice can reach it. */
export function columnsFor(listed: readonly ListedOdds[], boat: Boat, words: Catalogue): Column[] {
  const { odds, common, race } = words;
  const buoy = boat.progress.rounded + 1;
  const goal: Column =
    boat.progress.rounded < 3
      ? { key: 'goal', head: common.buoy({ buoy }), waysOf: (each) => each.roundsTarget }
      : { key: 'goal', head: race.ribbon.finish, waysOf: (each) => each.finishes };
  return [
    { key: 'clear', head: odds.clear, waysOf: (each) => each.clear },
    { key: 'crash', head: odds.crash, waysOf: (each) => each.crashes },
    ...(listed.some((each) => goal.waysOf(each) > 0) ? [goal] : []),
  ];
}
