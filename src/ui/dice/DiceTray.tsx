import type { ReactNode } from 'react';
import styles from './dice.module.css';

export interface DiceTrayProps {
  /** Already translated name of the group. */
  label: string;
  children: ReactNode;
  /** A row for the dock of one player, a block for the rail. */
  shape?: 'block' | 'row' | undefined;
}

/** The felt tray with its wooden edge. */
export function DiceTray({ label, children, shape = 'block' }: DiceTrayProps) {
  return (
    <fieldset aria-label={label} className={styles.tray} data-shape={shape}>
      <div className={styles.felt}>{children}</div>
    </fieldset>
  );
}
