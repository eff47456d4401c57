/** One dice choice with its chances; a tap takes it. */
import type { Face } from '../../../../engine';
import type { Catalogue } from '../../../../i18n/catalogue';
import { useWords } from '../../../words';
import { nameOfChoice, type ListedOdds } from './choices';
import type { Column } from './columns';
import { fractionOf, percentOf, spokenChance, toTenth } from './shares';
import { SpeedBars } from './SpeedBars';
import styles from './odds.module.css';

interface OddsRowProps {
  readonly odds: ListedOdds;
  readonly dice: readonly Face[];
  readonly columns: readonly Column[];
  readonly isChosen: boolean;
  readonly isDisabled: boolean;
  /** Turns worse than the best choice, where a hint was asked for. */
  readonly loss: number | null;
  readonly onTake: () => void;
}

/** Small losses are told to a hundredth, so that none looks like nothing. */
function lossOf(loss: number): number {
  return loss < 0.1 ? Math.ceil(loss * 100) / 100 : toTenth(loss);
}

function damageOf({ expectedDamage: { numerator, denominator } }: ListedOdds, words: Catalogue): string {
  return words.common.number({ n: numerator / denominator });
}

function spokenRow(odds: ListedOdds, name: string, columns: readonly Column[], words: Catalogue): string {
  const { speeds, total } = odds;
  const range = words.odds.speeds({ from: speeds[0].speed, to: speeds[speeds.length - 1].speed });
  const chances = columns.map(({ head, waysOf }) => `${head} ${spokenChance(waysOf(odds), total, words)}`);
  if (odds.sinks > 0) chances.push(`${words.odds.sink} ${spokenChance(odds.sinks, total, words)}`);
  const damage = `${words.odds.damage} ${damageOf(odds, words)}`;
  return [name, `${words.odds.speed} ${range}`, ...chances, damage].join('; ');
}

export function OddsRow({ odds, dice, columns, isChosen, isDisabled, loss, onTake }: OddsRowProps) {
  const words = useWords();
  const name = nameOfChoice(dice, odds.choice, words);
  const { speeds, headings, total } = odds;
  const clearUpTo = Math.max(...headings.map(({ reach }) => reach));
  const isBest = loss === 0;
  const worth = loss === null ? '' : isBest ? words.odds.best : `+${words.common.turns({ n: lossOf(loss) })}`;
  const spoken = spokenRow(odds, name, columns, words);
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-pressed={isChosen}
        aria-label={worth ? `${spoken}; ${worth}` : spoken}
        disabled={isDisabled}
        onClick={onTake}
      >
        <span className={styles.choice}>
          {name}
          {worth && <small data-best={isBest || undefined}>{worth}</small>}
        </span>
        <span className={styles.speed}>
          <SpeedBars speeds={speeds} clearUpTo={clearUpTo} />
          <small>{words.odds.speeds({ from: speeds[0].speed, to: speeds[speeds.length - 1].speed })}</small>
        </span>
        {columns.map(({ key, waysOf }) => {
          const ways = waysOf(odds);
          const isCrash = key === 'crash' && ways > 0;
          return (
            <span key={key} className={styles.cell} data-danger={isCrash || undefined}>
              {percentOf(ways, total, words)}
              {isCrash && odds.sinks > 0 ? (
                <small data-sinks="">
                  {words.race.way.sinkChance({ chance: percentOf(odds.sinks, total, words) })}
                </small>
              ) : (
                <small>{fractionOf(ways, total, words)}</small>
              )}
            </span>
          );
        })}
        <span className={styles.damage} data-none={odds.expectedDamage.numerator === 0 || undefined}>
          {odds.expectedDamage.numerator === 0 ? '–' : damageOf(odds, words)}
        </span>
      </button>
    </li>
  );
}
