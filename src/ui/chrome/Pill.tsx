import type { ReactNode } from 'react';
import styles from './notice.module.css';

export interface PillProps {
  tone?: 'paper' | 'crash' | 'forbidden' | 'navy' | 'done' | undefined;
  children: ReactNode;
}

/** A short label on the chrome, in the tones of the labels on the lake. */
export function Pill({ tone = 'paper', children }: PillProps) {
  return (
    <span className={styles.pill} data-tone={tone}>
      {children}
    </span>
  );
}
