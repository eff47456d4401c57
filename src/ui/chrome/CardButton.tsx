import type { ReactNode } from 'react';
import styles from './card.module.css';

export interface CardButtonProps {
  /** A thumbnail at the left. */
  picture?: ReactNode;
  title: string;
  /** Lines under the title. */
  children?: ReactNode;
  onPress: () => void;
}

/** A large card to press, as the one that goes on with a saved race. */
export function CardButton({ picture, title, children, onPress }: CardButtonProps) {
  return (
    <button type="button" className={styles.card} onClick={onPress}>
      {picture && <span className={styles.picture}>{picture}</span>}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.lines}>{children}</span>
      </span>
    </button>
  );
}
