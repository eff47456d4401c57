/** Which chances are worth a column: those that some choice has. */
import type { Boat } from '../../../../engine';
import type { Catalogue } from '../../../../i18n/catalogue';
import type { ListedOdds } from './choices';

export interface Column {
  readonly key: string;
  readonly head: string;
  readonly waysOf: (odds: ListedOdds) => number;
  readonly isDanger: boolean;
}

export function columnsFor(listed: readonly ListedOdds[], boat: Boat, words: Catalogue): Column[] {
  const { odds, common, race } = words;
  const buoy = boat.progress.rounded + 1;
  const optional: Column[] = [
    { key: 'sinks', head: odds.sink, waysOf: (each) => each.sinks, isDanger: true },
    { key: 'rounds', head: common.buoy({ buoy }), waysOf: (each) => each.roundsTarget, isDanger: false },
    { key: 'finishes', head: race.ribbon.finish, waysOf: (each) => each.finishes, isDanger: false },
  ];
  return [
    { key: 'clear', head: odds.clear, waysOf: (each) => each.clear, isDanger: false },
    { key: 'crash', head: odds.crash, waysOf: (each) => each.crashes, isDanger: true },
    ...optional.filter(({ waysOf }) => listed.some((each) => waysOf(each) > 0)),
  ];
}
