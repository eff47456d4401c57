/** What players are called: the name they gave, or the colour of their boat. */
import type { Player } from '../engine/setup';
import type { Catalogue } from './catalogue';

export function nameOfPlayer({ name, boat }: Player, words: Catalogue): string {
  return name.trim() || words.common.boats[boat].name;
}

/** By seat, as all describing functions want them. */
export function namesOf(players: readonly Player[], words: Catalogue): string[] {
  return players.map((player) => nameOfPlayer(player, words));
}
