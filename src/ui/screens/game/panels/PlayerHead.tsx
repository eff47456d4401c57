import type { BoatNumber } from '../../../../engine';
import { BoatIcon } from '../../../boats/BoatIcon';
import styles from './panels.module.css';

/** Whose row it is. */
export function PlayerHead({ boat, name }: { boat: BoatNumber; name: string }) {
  return (
    <th scope="row" className={styles.player}>
      <span>
        {/* Phones draw it smaller. */}
        <BoatIcon boat={boat} size={40} floorPx={17} />
        {name}
      </span>
    </th>
  );
}
