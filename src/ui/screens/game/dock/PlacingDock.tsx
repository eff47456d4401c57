/** Start placement: whose turn it is to place, and a way to let chance place everybody. */
import { SecondaryButton } from '../../../chrome/Button';
import { TurnHeading } from '../../../chrome/TurnHeading';
import { useGameActions } from '../../../stores';
import { useWords } from '../../../words';
import { useTurn } from '../turn';
import styles from './placing.module.css';

export function PlacingDock({ iconSize = 66 }: { iconSize?: number }) {
  const { player, name, state } = useTurn();
  const words = useWords();
  const { placeAll } = useGameActions();
  const { placing } = words.start;
  const colour = words.common.boats[player.boat].name;
  const waiting = state.boats.filter(({ status }) => status === 'waiting').length;
  return (
    <div className={styles.placing}>
      <TurnHeading boat={player.boat} title={colour} name={name === colour ? '' : name} iconSize={iconSize}>
        {placing.text}
      </TurnHeading>
      <p className={styles.order}>
        {placing.left({ n: waiting })}. {placing.order}
      </p>
      <SecondaryButton onClick={placeAll}>{placing.allAtRandom}</SecondaryButton>
    </div>
  );
}
