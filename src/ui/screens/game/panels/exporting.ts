/** A running game as a link. */
import type { RunningGame } from '../../../../store/game';
import { addressOf } from '../../page/copyLink';

/** The same lake, options and dice for whoever opens it. */
export function linkToGame({ record }: RunningGame): string {
  const { lake, seed, players, races, rules } = record.setup;
  return addressOf({ lake, seed, players: players.length, races, rules });
}
