import { useId, type ReactNode } from 'react';
import styles from './page.module.css';

export interface CardProps {
  title: string;
  children: ReactNode;
  /** Beside the title, at the right. */
  aside?: ReactNode;
}

/** A part of a page on a card of its own. */
export function Card({ title, children, aside }: CardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.cardHead}>
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
