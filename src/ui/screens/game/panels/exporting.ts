/** A running game in the forms that leave the browser. */
import type { RunningGame } from '../../../../store/game';
import type { SavedGame } from '../../../../store/savedGames';
import { addressOf } from '../../page/copyLink';

/** The same lake, options and dice for whoever opens it. */
export function linkToGame({ record }: RunningGame): string {
  const { lake, seed, players, races, rules } = record.setup;
  return addressOf({ lake, seed, players: players.length, races, rules });
}

export function savedFrom({ id, record, table, rewinds, reasons, states }: RunningGame): SavedGame {
  const isFinished = states.at(-1)?.phase === 'game-over';
  return { id, record, table, rewinds, reasons, isFinished, savedAt: Date.now() };
}
