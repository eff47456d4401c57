import { memo, type CSSProperties } from 'react';
import type { Heading, Space } from '../../../engine';
import { Wake } from '../../boats/Wake';
import { HEX_WIDTH } from '../../geometry/board';
import { degreesOf, pointOfSpace, short } from '../../geometry/plane';
import { paper } from '../../styles/palette';
import styles from './live.module.css';
import { EASE_OUT, timeAtShare } from './motion';

export interface PassageProps {
  from: Space;
  to: Space;
  heading: Heading;
  spaces: number;
  /** How long the boat glides. */
  ms: number;
}

const pixels = (length: number) => `${short(length)}px`;

/** The wake of a boat under way: it keeps to the stern and grows. Plays once when it appears. */
export const GrowingWake = memo(function GrowingWake({ from, to, heading, spaces, ms }: PassageProps) {
  const [start, end] = [pointOfSpace(from), pointOfSpace(to)];
  const course = {
    '--from-x': pixels(start.x),
    '--from-y': pixels(start.y),
    '--to-x': pixels(end.x),
    '--to-y': pixels(end.y),
    '--ms': `${ms}ms`,
    '--ease': EASE_OUT,
  } as CSSProperties;
  return (
    <g className={styles.underWay} style={course} aria-hidden pointerEvents="none" data-growing-wake="">
      <Wake length={spaces} angle={degreesOf(heading)} className={styles.growing} />
    </g>
  );
});

/** The spaces of a way being sailed: each dot pops as the boat reaches it. Plays once when it appears. */
export const PassedDots = memo(function PassedDots({ from, heading, spaces, ms }: Omit<PassageProps, 'to'>) {
  const { x, y } = pointOfSpace(from);
  const steps = Array.from({ length: spaces }, (_, index) => index + 1);
  return (
    <g
      transform={`translate(${short(x)} ${short(y)}) rotate(${degreesOf(heading)})`}
      aria-hidden
      pointerEvents="none"
      data-passed-dots={spaces}
    >
      {steps.map((step) => (
        <g key={step} transform={`translate(${short(step * HEX_WIDTH)} 0)`}>
          <circle
            r={4.4}
            fill={paper.white}
            stroke={paper.ink}
            strokeWidth={1.8}
            className={styles.passed}
            style={{ animationDelay: `${Math.round(ms * timeAtShare(step / spaces))}ms` }}
          />
        </g>
      ))}
    </g>
  );
});
