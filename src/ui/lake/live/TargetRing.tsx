import { memo } from 'react';
import { TARGET_RING_RADIUS, ringArcPath } from '../../geometry/coursePaths';
import { course } from '../../styles/palette';
import { CASING } from './colors';
import styles from './live.module.css';

export interface TargetRingProps {
  /** How much of the way round the buoy the boat has swept, 0–1, with the screen angles of the whole way. */
  share?: number;
  from?: number;
  sweep?: number;
}

/** The dotted ring round the buoy to round next; the solid arc on it grows as the boat comes round. */
export const TargetRing = memo(function TargetRing({ share = 0, from = 0, sweep = 0 }: TargetRingProps) {
  const arc = share > 0.01 ? ringArcPath({ from, sweep: share * sweep }) : null;
  return (
    <g fill="none">
      <circle r={TARGET_RING_RADIUS} stroke={CASING} strokeOpacity={0.5} strokeWidth={6} />
      <circle
        r={TARGET_RING_RADIUS}
        className={styles.turning}
        stroke={course.targetRing}
        strokeWidth={3}
        strokeDasharray="2 5.4"
        strokeLinecap="round"
      />
      {arc && (
        <g strokeLinecap="round">
          <path d={arc} stroke={CASING} strokeWidth={8} />
          <path d={arc} stroke={course.targetRing} strokeWidth={4.8} />
        </g>
      )}
    </g>
  );
});
