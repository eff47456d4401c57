/** In place of Roll while a bot sails: who it is, why it acts, and a way to make it wait. */
import { describeReason } from '../../../../i18n/reasons';
import { namesOf } from '../../../../i18n/names';
import { reasonAt } from '../../../../store/reasons';
import type { GameStoreState } from '../../../../store/game';
import { IconButton, SecondaryButton } from '../../../chrome/Button';
import { Icon } from '../../../chrome/Icon';
import { useGame } from '../../../stores';
import { useWords } from '../../../words';
import { useTurn } from '../turn';
import { useInsight, useInsightStore } from './insightContext';
import styles from './bots.module.css';

/** Why the bot did what is being shown, or what it did just before in this turn. */
function selectReason({ game, queue }: GameStoreState) {
  if (!game) return undefined;
  const latest = game.record.actions.length - 1;
  const isItsOwn = queue.length > 0 || game.states[latest + 1].phase === 'steering';
  return isItsOwn ? reasonAt(game.reasons, latest) : undefined;
}

/** `isCompact`: a lane of the table has room for one line and a sign. */
export function BotRow({ isCompact }: { isCompact?: true | undefined }) {
  const { state, seat, name } = useTurn();
  const words = useWords();
  const level = useGame((store) => store.game?.table.bots[seat]);
  const reason = useGame(selectReason);
  const isPaused = useInsight((insight) => insight.isPaused);
  const isThinking = useInsight((insight) => insight.isThinking);
  const { togglePaused } = useInsightStore().getState();
  const why = reason && describeReason(reason, namesOf(state.setup.players, words), words);
  const who = level ? words.bots.kinds[level].title : '';
  const icon = isPaused ? 'play' : 'pause';
  const label = isPaused ? words.bots.resume : words.bots.pause;
  return (
    <div className={styles.row} data-compact={isCompact}>
      <p className={styles.text}>
        <Icon name="robot" size={22} />
        <span>
          {isPaused
            ? words.bots.paused
            : isThinking
              ? words.bots.thinking({ name })
              : why
                ? `${who}: ${why}`
                : who}
        </span>
      </p>
      {isCompact ? (
        <IconButton icon={icon} label={label} onClick={togglePaused} />
      ) : (
        <SecondaryButton icon={icon} aria-label={label} onClick={togglePaused}>
          {isPaused ? words.race.resume : words.race.pause}
        </SecondaryButton>
      )}
    </div>
  );
}
