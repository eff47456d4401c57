/** Roll, the one tap that cannot be taken back, and "re-roll all" beside it; or what to do instead. */
import { PrimaryButton, SecondaryButton } from '../../../chrome/Button';
import { rolledCount, speedOf } from '../../../../engine';
import { useGameActions } from '../../../stores';
import { useWords } from '../../../words';
import { BotRow } from '../insight/BotRow';
import { useTurn, type Turn } from '../turn';
import styles from './dock.module.css';

function keptSpeed({ boat, draft }: Turn): number {
  return speedOf(boat.dice.filter((_, index) => index !== draft.removed && !draft.rerolled.includes(index)));
}

/** `isOnLake`: the ways are on the lake only, so the hint points there. */
export function RollRow({ isOnLake }: { isOnLake?: true }) {
  const turn = useTurn();
  const { boat, draft, hasRoll, isBusy, isBot, rolling, state } = turn;
  const { roll, toggleAll } = useGameActions();
  const words = useWords().race;
  const isChoosing = state.phase === 'dice' && !rolling;
  const dice = rolledCount(draft);
  const keep = keptSpeed(turn);
  const staying = boat.dice.length - (draft.removed === null ? 0 : 1);
  const hint = rolling
    ? words.roll.rolling
    : !isChoosing
      ? isOnLake
        ? words.roll.chooseWayTable
        : words.roll.chooseWay
      : draft.removed !== null && staying > 0
        ? words.roll.braking({ speed: keep })
        : staying === 0
          ? words.roll.turnOnly
          : isOnLake
            ? words.roll.nothingTable
            : words.roll.nothing;
  if (isBot) return <BotRow isCompact={isOnLake} />;
  return (
    <div className={styles.rollRow}>
      {isChoosing && hasRoll ? (
        <PrimaryButton
          aria-label={words.roll.label({ dice, keep })}
          aria-disabled={isBusy || undefined}
          onClick={() => roll()}
        >
          {words.roll.button({ dice, keep })}
        </PrimaryButton>
      ) : (
        <p className={styles.rollHint}>{hint}</p>
      )}
      {isChoosing && staying > 0 && (
        <SecondaryButton
          icon="reroll"
          aria-label={words.dice.rerollAll}
          aria-pressed={draft.rerolled.length === staying}
          disabled={isBusy}
          onClick={toggleAll}
        >
          <span>{words.dice.rerollAllShort}</span>
        </SecondaryButton>
      )}
    </div>
  );
}
