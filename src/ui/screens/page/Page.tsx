import type { ReactNode } from 'react';
import { Wordmark } from '../../art/Wordmark';
import { IconButton } from '../../chrome/Button';
import { formatHash } from '../../../store/link';
import { useWords } from '../../words';
import { goBack } from './goBack';
import styles from './page.module.css';
import { useArrivalFocus } from './useArrivalFocus';

export interface PageProps {
  title: string;
  children: ReactNode;
  /** Stays in sight under the heading while the rest scrolls. */
  tools?: ReactNode;
  /** Stays in sight at the foot. */
  foot?: ReactNode;
}

/** A sheet of paper: heading with the way back, and content that scrolls by itself. */
export function Page({ title, children, tools, foot }: PageProps) {
  const words = useWords();
  const heading = useArrivalFocus<HTMLHeadingElement>();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <IconButton icon="arrowLeft" label={words.common.back} onClick={goBack} />
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <a className={styles.home} href={formatHash({ screen: 'home' })} aria-label={words.common.backHome}>
          <Wordmark width="100%" />
        </a>
      </header>
      {tools && <div className={styles.tools}>{tools}</div>}
      <main className={styles.content}>
        <div className={styles.column}>{children}</div>
      </main>
      {foot && (
        <footer className={styles.foot}>
          <div className={styles.column}>{foot}</div>
        </footer>
      )}
    </div>
  );
}
