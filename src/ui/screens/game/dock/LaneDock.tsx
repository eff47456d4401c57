/** The whole turn in one lane: who, dice, roll, speed. The ways are on the lake. */
import { useWords } from '../../../words';
import { useTurn } from '../turn';
import { Dice } from './Dice';
import { LaneWho } from './LaneWho';
import { LastMove } from './LastMove';
import { RollRow } from './RollRow';
import { goalOf, shownSpeed } from './TurnLine';
import styles from './laneDock.module.css';

const TILE = 44;
/** What a die with its cross takes of a single row, and what all the rest needs at least beside the dice. */
const ROW = { die: 93, others: 342, othersWithRoll: 472 };

interface LaneDockProps {
  readonly rows: 1 | 2;
  /** The length of the lane that its plates leave. */
  readonly length: number;
  /** Lines for what happened last. */
  readonly lines: 0 | 1 | 2;
}

export function LaneDock({ rows, length, lines }: LaneDockProps) {
  const turn = useTurn();
  const words = useWords();
  const { player, name, boat } = turn;
  const others = turn.hasRoll ? ROW.othersWithRoll : ROW.others;
  const isSlim = rows === 1 && !turn.rolled && others + ROW.die * boat.dice.length > length;
  return (
    <section
      className={styles.dock}
      data-dock
      data-rows={rows}
      data-slim={isSlim || undefined}
      style={{ borderColor: `var(--boats-${player.boat}-hull)` }}
      aria-label={words.race.whoseTurn({ name })}
    >
      <LaneWho iconSize={rows === 1 ? 52 : 46} />
      <div className={styles.diceAndGoal}>
        <div className={styles.dice}>
          <Dice size={TILE} shape="row" />
        </div>
        <div className={styles.goalRoom}>
          <p className={styles.goal}>{goalOf(turn, words, 'brief')}</p>
        </div>
      </div>
      <div className={styles.roll}>
        <RollRow isOnLake />
      </div>
      <p className={styles.speed}>
        <strong>{shownSpeed(turn)}</strong> <span>{words.race.speedLabel}</span>
      </p>
      {lines !== 0 && (
        <div className={styles.lastMove}>
          <LastMove lines={lines} />
        </div>
      )}
    </section>
  );
}
