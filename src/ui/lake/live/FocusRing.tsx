import { memo } from 'react';
import styles from './live.module.css';

/** The outline of a focused control: white under blue, so that one of the two stands out on either water. */
export const FocusRing = memo(function FocusRing({ path }: { path: string }) {
  return (
    <g className={styles.focusRing}>
      <path d={path} />
      <path d={path} />
    </g>
  );
});
