import type { GameState } from '../../../engine';
import type { Catalogue } from '../../../i18n/catalogue';

/** What became of a boat in this race, as "1st" or "sunk"; undefined while it is in the race. */
export function fateOf({ boats, places }: GameState, seat: number, words: Catalogue): string | undefined {
  const { status } = boats[seat];
  const place = places.indexOf(seat);
  if (place >= 0) return words.common.place({ n: place + 1 });
  return status === 'racing' || status === 'waiting' ? undefined : words.race.standings.status[status];
}
