/** Whose dock it is: the boat carries number and colour, beside it the name and the damage. */
import { SINKING_DAMAGE } from '../../../../engine';
import { BoatIcon } from '../../../boats/BoatIcon';
import { DamageStars } from '../../../chrome/DamageStars';
import { useWords } from '../../../words';
import { useTurn } from '../turn';
import styles from './laneDock.module.css';

export function LaneWho({ iconSize }: { iconSize: number }) {
  const { player, name, boat } = useTurn();
  const words = useWords();
  return (
    <div className={styles.who}>
      <BoatIcon boat={player.boat} size={iconSize} />
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        <DamageStars
          damage={boat.damage}
          label={words.race.damageOf({ damage: boat.damage, most: SINKING_DAMAGE })}
        />
      </div>
    </div>
  );
}
