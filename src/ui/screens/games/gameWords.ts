/** A game in a few words and a picture, for its card and the labels of its buttons. */
import { rankingOf, totalsOf, type GameState } from '../../../engine';
import type { Catalogue } from '../../../i18n/catalogue';
import { namesOf } from '../../../i18n/names';
import type { ThumbnailBoat } from '../../thumbnail/LakeThumbnail';

/** What is asked for now, or how it ended. */
export function describePhase(state: GameState, words: Catalogue): string {
  const { home, common } = words;
  const names = namesOf(state.setup.players, words);
  const name = names[state.activeSeat];
  switch (state.phase) {
    case 'placing':
      return home.toPlace({ name });
    case 'dice':
    case 'steering':
      return home.toMove({ name });
    case 'race-over':
      return home.raceOver({ race: state.race });
    case 'game-over': {
      const [winners] = rankingOf(totalsOf(state.results), state.places);
      return home.won({ name: common.all({ items: winners.map((seat) => names[seat]) }) });
    }
  }
}

/** The boats that are on the lake. */
export function boatsAfloat({ boats, setup }: GameState): ThumbnailBoat[] {
  return boats.flatMap(({ status, at }, seat) =>
    status === 'racing' ? [{ boat: setup.players[seat].boat, at }] : [],
  );
}
