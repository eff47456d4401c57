import { memo, type CSSProperties } from 'react';
import type { BoatNumber } from '../../styles/palette';
import { boats, paper } from '../../styles/palette';
import { hulls, HULL_SCALE } from '../../boats/hulls';
import { Burst } from './Burst';
import { Digit } from './Digit';
import styles from './live.module.css';

export interface SplashProps {
  x: number;
  y: number;
}

/** A crash: the burst jumps up and one ring of foam runs out. Plays once when it appears. */
export const Splash = memo(function Splash({ x, y }: SplashProps) {
  return (
    <g transform={`translate(${x} ${y})`} aria-hidden pointerEvents="none" data-splash="">
      <circle
        r={30}
        className={styles.foam}
        fill="none"
        stroke={paper.white}
        strokeWidth={5}
        strokeDasharray="13 5 7 4"
      />
      <g className={styles.burst}>
        <Burst />
      </g>
    </g>
  );
});

export interface SinkingProps {
  boat: BoatNumber;
  x: number;
  y: number;
  /** Degrees clockwise of the bow. */
  angle: number;
  viewRotation: number;
  /** How long it takes until nothing is left. */
  ms: number;
}

/** A sinking boat: the hull shrinks and fades through the depths, its number goes last. Plays once when it appears. */
export const Sinking = memo(function Sinking(props: SinkingProps) {
  const { boat, x, y, angle, viewRotation, ms } = props;
  const { hull, gunwale, numeral } = boats[boat];
  return (
    <g
      transform={`translate(${x} ${y})`}
      style={{ '--ms': `${ms}ms` } as CSSProperties}
      aria-hidden
      pointerEvents="none"
      data-sinking={boat}
    >
      <circle
        r={24}
        className={styles.foam}
        fill="none"
        stroke={paper.white}
        strokeWidth={3.5}
        strokeDasharray="9 5"
      />
      <g className={styles.sinkingHull}>
        <g transform={`rotate(${angle}) scale(${HULL_SCALE})`}>
          <path d={hulls[boat].outline} fill={gunwale} stroke={paper.ink} strokeWidth={11} />
          <path d={hulls[boat].deck} fill={hull} />
        </g>
      </g>
      <g className={styles.sinkingNumber}>
        <Digit text={boat} size={18} fill={numeral} halo={hull} viewRotation={viewRotation} />
      </g>
    </g>
  );
});
