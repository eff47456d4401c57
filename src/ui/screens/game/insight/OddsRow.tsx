/** One dice choice with its chances; a tap takes it. */
import type { ReactNode } from 'react';
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

function damageOf({ expectedDamage: { numerator, denominator } }: ListedOdds, words: Catalogue): string {
  return words.common.number({ n: numerator / denominator });
}

function spokenRow(odds: ListedOdds, name: string, columns: readonly Column[], words: Catalogue): string {
  const { speeds, total } = odds;
  const range = words.odds.speeds({ from: speeds[0].speed, to: speeds[speeds.length - 1].speed });
  const chances = columns.map(({ head, waysOf }) => `${head} ${spokenChance(waysOf(odds), total, words)}`);
  const damage = `${words.odds.damage} ${damageOf(odds, words)}`;
  return [name, `${words.odds.speed} ${range}`, ...chances, damage].join('; ');
}

export function OddsRow({ odds, dice, columns, isChosen, isDisabled, loss, onTake }: OddsRowProps) {
  const words = useWords();
  const name = nameOfChoice(dice, odds.choice, words);
  const { speeds, headings, total } = odds;
  const clearUpTo = Math.max(...headings.map(({ reach }) => reach));
  const isBest = loss !== null && loss < 0.05;
  const worth =
    loss === null ? '' : isBest ? words.odds.best : `+${words.common.turns({ n: toTenth(loss) })}`;
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
        {columns.map(({ key, waysOf, isDanger }) => {
          const ways = waysOf(odds);
          return (
            <Cell key={key} isDanger={isDanger && ways > 0} small={fractionOf(ways, total, words)}>
              {percentOf(ways, total, words)}
            </Cell>
          );
        })}
        <span className={styles.damage} data-none={odds.expectedDamage.numerator === 0 || undefined}>
          {odds.expectedDamage.numerator === 0 ? '–' : damageOf(odds, words)}
        </span>
      </button>
    </li>
  );
}

function Cell({ isDanger, small, children }: { isDanger: boolean; small: string; children: ReactNode }) {
  return (
    <span className={styles.cell} data-danger={isDanger || undefined}>
      {children}
      {small && <small>{small}</small>}
    </span>
  );
}
