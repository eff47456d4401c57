/** The whole turn in one lane: dice, roll, speed. The ways are on the lake. */
import { BoatIcon } from '../../../boats/BoatIcon';
import { useWords } from '../../../words';
import { useTurn } from '../turn';
import { Dice } from './Dice';
import { RollRow } from './RollRow';
import { goalOf, shownSpeed } from './TurnLine';
import { useDieSize } from './useDieSize';
import styles from './lanes.module.css';

export function LaneDock({ rows, width }: { rows: 1 | 2; width: number }) {
  const turn = useTurn();
  const words = useWords();
  const { player, name } = turn;
  const colour = words.common.boats[player.boat].name;
  const tileSize = useDieSize(rows === 1 ? width * 0.5 : width - 120, 46);
  return (
    <section
      className={styles.dock}
      data-rows={rows}
      style={{ borderColor: `var(--boats-${player.boat}-hull)` }}
      aria-label={words.race.whoseTurn({ name })}
    >
      <div className={styles.who}>
        <BoatIcon boat={player.boat} size={rows === 1 ? 52 : 46} />
        <h2 className={styles.name}>
          {colour}
          <span>{rows === 2 ? goalOf(turn, words) : name === colour ? '' : name}</span>
        </h2>
      </div>
      <Dice size={tileSize} shape="row" />
      <RollRow isOnLake />
      <p className={styles.speed}>
        <strong>{shownSpeed(turn)}</strong> {words.race.speedLabel}
      </p>
    </section>
  );
}
