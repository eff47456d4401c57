import { memo, useMemo } from 'react';
import type { RoundingMark } from '../../geometry/courseMarks';
import { turnArrowPaths } from '../../geometry/coursePaths';
import { course, paper } from '../../styles/palette';
import { SHADOW } from './colors';
import { Digit } from './Digit';
import styles from './live.module.css';
import { textSize, type Readability } from './text';

export interface BuoyMarkProps extends Readability {
  x: number;
  y: number;
  number: number;
  /** The rounding line, for the arrow; buoy 0 has none. */
  mark?: RoundingMark;
  /** Lets the arrow draw itself, so many milliseconds from now. */
  arrowDelay?: number | undefined;
}

const RADIUS = 15.5;
const NUMERAL = 19;

/** A red buoy with its number and the arrow of the way round it. */
export const BuoyMark = memo(function BuoyMark(props: BuoyMarkProps) {
  const { x, y, number, mark, arrowDelay, ...readability } = props;
  return (
    <g transform={`translate(${x} ${y})`} data-buoy={number}>
      {mark && <TurnArrow mark={mark} delay={arrowDelay} />}
      <circle cx={2} cy={3.4} r={RADIUS} fill={SHADOW} opacity={0.4} />
      <circle r={RADIUS} fill={paper.white} stroke={paper.ink} strokeWidth={1.8} />
      <circle r={12.3} fill={course.buoy} />
      <path
        d="M-9-4.6A10.2 10.2 0 0 1 1.6-10"
        fill="none"
        stroke={paper.white}
        strokeOpacity={0.55}
        strokeWidth={2}
        strokeLinecap="round"
      />
      <Digit
        text={number}
        size={textSize(NUMERAL, readability, 26)}
        fill={paper.white}
        viewRotation={readability.viewRotation}
      />
    </g>
  );
});

interface TurnArrowProps {
  mark: RoundingMark;
  delay: number | undefined;
}

/** The head comes when its arc is nearly drawn. */
const HEAD_AFTER = 300;

const TurnArrow = memo(function TurnArrow({ mark, delay }: TurnArrowProps) {
  const { arc, head } = useMemo(() => turnArrowPaths(mark), [mark]);
  const drawn = (className: string, after: number) =>
    delay === undefined ? {} : { className, style: { animationDelay: `${delay + after}ms` } };
  const line = { d: arc, fill: 'none', pathLength: 1, ...drawn(styles.drawnArc, 0) };
  const point = { d: head, ...drawn(styles.drawnHead, HEAD_AFTER) };
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <g stroke={paper.ink}>
        <path {...line} strokeWidth={8.5} />
        <path {...point} fill={paper.ink} strokeWidth={3.7} />
      </g>
      <path {...line} stroke={paper.white} strokeWidth={4.8} />
      <path {...point} fill={paper.white} />
    </g>
  );
});

/** Five white squares of three by three, cut to the disc inside the rim. */
const FINISH_CHECKS =
  'M-4-11.6Q0-12.9 4-11.6V-4H-4ZM-4 11.6Q0 12.9 4 11.6V4H-4ZM-11.6-4Q-12.9 0-11.6 4H-4V-4ZM11.6-4Q12.9 0 11.6 4H4V-4Z';

/** The finish buoy: as big as the others, chequered. */
export const FinishBuoy = memo(function FinishBuoy({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} data-buoy="finish">
      <circle cx={2} cy={3.4} r={RADIUS} fill={SHADOW} opacity={0.4} />
      <circle r={RADIUS} fill={paper.white} stroke={paper.ink} strokeWidth={1.8} />
      <circle r={12.3} fill={paper.ink} />
      <path d={FINISH_CHECKS} fill={paper.white} />
    </g>
  );
});
