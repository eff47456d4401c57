/** Roll, the one tap that cannot be taken back, and "re-roll all" beside it; or what to do instead. */
import { PrimaryButton, SecondaryButton } from '../../../chrome/Button';
import { rolledCount, speedOf } from '../../../../engine';
import type { Catalogue } from '../../../../i18n/catalogue';
import { useGameActions } from '../../../stores';
import { useWords } from '../../../words';
import { BotRow } from '../insight/BotRow';
import { useTurn, type Turn } from '../turn';
import styles from './dock.module.css';

function keptSpeed({ boat, draft }: Turn): number {
  return speedOf(boat.dice.filter((_, index) => index !== draft.removed && !draft.rerolled.includes(index)));
}

/** What to do where there is nothing to roll; `waysOn` tells where the ways can be tapped. */
function hintOf(turn: Turn, { roll }: Catalogue['race'], waysOn: 'dock' | 'lake'): string {
  const { boat, draft, isBusy, rolling, state } = turn;
  if (rolling) return roll.rolling;
  if (isBusy && state.phase === 'steering') return roll.underWay;
  if (state.phase !== 'dice') return waysOn === 'lake' ? roll.chooseWayTable : roll.chooseWay;
  const staying = boat.dice.length - (draft.removed === null ? 0 : 1);
  if (staying === 0) return roll.turnOnly;
  if (draft.removed !== null) return roll.braking({ speed: keptSpeed(turn) });
  return waysOn === 'lake' ? roll.nothingTable : roll.nothing;
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
  const hint = hintOf(turn, words, isOnLake ? 'lake' : 'dock');
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
        // A new hint is a new paragraph: one line instead of two is no shift of the page.
        <p key={hint} className={styles.rollHint}>
          {hint}
        </p>
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
