import type { BoatNumber } from '../../../../engine';
import { BoatIcon } from '../../../boats/BoatIcon';
import styles from './panels.module.css';

/** Whose row it is. */
export function PlayerHead({ boat, name }: { boat: BoatNumber; name: string }) {
  return (
    <th scope="row" className={styles.player}>
      <span>
        <BoatIcon boat={boat} size={40} />
        {name}
      </span>
    </th>
  );
}
