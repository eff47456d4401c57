/** One plain sentence: what just happened, and why if a bot did it. */
import type { Reason } from '../../../../bots/bot';
import { describeEvents } from '../../../../i18n/describe';
import { namesOf } from '../../../../i18n/names';
import { describeReason } from '../../../../i18n/reasons';
import type { GameStoreState, RunningGame } from '../../../../store/game';
import { reasonAt } from '../../../../store/reasons';
import { useGame } from '../../../stores';
import { useWords } from '../../../words';
import styles from './dock.module.css';

/** How many actions led to the newest that says something, up to the state on screen. */
function lastTold({ states, events }: RunningGame, shown: GameStoreState['shown']): number {
  let index = shown ? states.lastIndexOf(shown) : 0;
  while (index > 0 && events[index].every((event) => event.type === 'rolled')) index--;
  return index;
}

function selectLastEvents({ game, shown }: GameStoreState) {
  return game?.events[lastTold(game, shown)];
}

/** The choice of dice says more than that of the way which followed. */
function selectLastReason({ game, shown }: GameStoreState): Reason | undefined {
  if (!game) return undefined;
  const action = lastTold(game, shown) - 1;
  const isAfterRoll = game.record.actions[action - 1]?.type === 'roll';
  const forDice = isAfterRoll ? reasonAt(game.reasons, action - 1) : undefined;
  return forDice ?? reasonAt(game.reasons, action);
}

/** `lines`: how much of a long sentence there is room for. */
export function LastMove({ lines = 1 }: { lines?: 1 | 2 }) {
  const events = useGame(selectLastEvents);
  const players = useGame((store) => store.shown?.setup.players);
  const reason = useGame(selectLastReason);
  const words = useWords();
  if (!events || !players) return null;
  const names = namesOf(players, words);
  const sentences = describeEvents(events, names, words);
  if (reason) sentences.push(words.log.reason({ text: describeReason(reason, names, words) }));
  return (
    <p className={styles.lastMove} data-lines={lines}>
      {sentences.join(' ')}
    </p>
  );
}
