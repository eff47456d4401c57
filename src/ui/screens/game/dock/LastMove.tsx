/** One plain sentence: what just happened. */
import { describeEvents } from '../../../../i18n/describe';
import { namesOf } from '../../../../i18n/names';
import type { GameStoreState } from '../../../../store/game';
import { useGame } from '../../../stores';
import { useWords } from '../../../words';
import styles from './dock.module.css';

/** The events of the newest action that says something, up to the state on screen. */
function selectLastEvents({ game, shown }: GameStoreState) {
  if (!game || !shown) return undefined;
  let index = game.states.lastIndexOf(shown);
  while (index > 0 && game.events[index].every((event) => event.type === 'rolled')) index--;
  return game.events[index];
}

export function LastMove() {
  const events = useGame(selectLastEvents);
  const players = useGame((store) => store.shown?.setup.players);
  const words = useWords();
  if (!events || !players) return null;
  const sentences = describeEvents(events, namesOf(players, words), words);
  return <p className={styles.lastMove}>{sentences.join(' ')}</p>;
}
