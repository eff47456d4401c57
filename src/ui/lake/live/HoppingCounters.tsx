import { memo, type CSSProperties } from 'react';
import type { Point } from '../../geometry/board';
import { short } from '../../geometry/plane';
import { paper } from '../../styles/palette';
import styles from './live.module.css';

export interface HoppingCountersProps {
  from: Point;
  to: Point;
  count: number;
  /** Until the last one has landed. */
  ms: number;
}

const STAR = 'M0-4.6q.7 3.9 4.6 4.6q-3.9.7-4.6 4.6q-.7-3.9-4.6-4.6q3.9-.7 4.6-4.6z';
/** The share of the time by which the last counter sets off after the first. */
const STAGGER = 0.3;

/** Damage counters on their way from the stock to the boat that crashed (R5.4). Plays once when it appears. */
export const HoppingCounters = memo(function HoppingCounters({ from, to, count, ms }: HoppingCountersProps) {
  const apart = count > 1 ? (STAGGER * ms) / (count - 1) : 0;
  const way = {
    '--from-x': `${short(from.x)}px`,
    '--from-y': `${short(from.y)}px`,
    '--to-x': `${short(to.x)}px`,
    '--to-y': `${short(to.y)}px`,
    '--ms': `${Math.round(ms * (1 - STAGGER))}ms`,
    '--ease': 'ease-in-out',
  } as CSSProperties;
  return (
    <g style={way} aria-hidden pointerEvents="none" data-counters={count}>
      {Array.from({ length: count }, (_, index) => (
        <g
          key={index}
          className={styles.underWay}
          style={{ animationDelay: `${Math.round(index * apart)}ms` }}
        >
          <g className={styles.hopping} style={{ animationDelay: `${Math.round(index * apart)}ms` }}>
            <circle r={8.2} fill={paper.ink} />
            <circle r={7.1} fill={paper.white} />
            <circle r={6.1} fill={paper.red} />
            <path d={STAR} fill={paper.white} />
          </g>
        </g>
      ))}
    </g>
  );
});
