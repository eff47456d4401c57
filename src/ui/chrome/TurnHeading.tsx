import type { ReactNode } from 'react';
import { BoatIcon } from '../boats/BoatIcon';
import type { BoatNumber } from '../styles/palette';
import styles from './turn.module.css';

export interface TurnHeadingProps {
  boat: BoatNumber;
  /** The boat's colour, as a word. */
  title: ReactNode;
  /** The player's name. */
  name: ReactNode;
  /** What to do next. */
  children?: ReactNode;
  iconSize?: number | undefined;
}

/** Whose turn it is: boat, colour, name, and a bar in the boat's colour. */
export function TurnHeading({ boat, title, name, children, iconSize = 66 }: TurnHeadingProps) {
  return (
    <div className={styles.heading} data-boat={boat}>
      <div className={styles.line}>
        <BoatIcon boat={boat} size={iconSize} />
        <h2 className={styles.words}>
          <span className={styles.title}>{title}</span> <span className={styles.name}>{name}</span>
        </h2>
      </div>
      <div className={styles.bar} style={{ color: `var(--boats-${boat}-hull)` }} />
      {children && <p className={styles.next}>{children}</p>}
    </div>
  );
}
