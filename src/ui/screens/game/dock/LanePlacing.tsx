/** Start placement at the table: what to tap, in the lane of whoever is to place. */
import { SecondaryButton } from '../../../chrome/Button';
import { useGameActions } from '../../../stores';
import { useWords } from '../../../words';
import { useTurn } from '../turn';
import { LaneWho } from './LaneWho';
import styles from './laneDock.module.css';

export function LanePlacing({ rows }: { rows: 1 | 2 }) {
  const { player, name, state } = useTurn();
  const words = useWords();
  const { placeAll } = useGameActions();
  const { placing } = words.start;
  const waiting = state.boats.filter(({ status }) => status === 'waiting').length;
  return (
    <section
      className={styles.dock}
      data-dock="placing"
      data-rows={rows}
      style={{ borderColor: `var(--boats-${player.boat}-hull)` }}
      aria-label={words.race.whoseTurn({ name })}
    >
      <LaneWho iconSize={52} />
      <div className={styles.task}>
        <p>{placing.text}</p>
        {rows === 2 && (
          <p className={styles.order}>
            {placing.left({ n: waiting })}. {placing.order}
          </p>
        )}
      </div>
      <SecondaryButton onClick={placeAll}>{placing.allAtRandom}</SecondaryButton>
    </section>
  );
}
