import { memo } from 'react';
import { course, paper } from '../../styles/palette';
import { SHADOW } from './colors';

export interface CourseStringProps {
  /** From `formatString`. */
  path: string;
  /** How much of it is drawn, from the line on, 0–1: for the reveal of a course. */
  drawn?: number;
}

/** One length for every string, so that a share of it is a share of any string. */
const WHOLE = 1000;

/** The rope a boat trails: shadow, ink, cream and its twist. */
export const CourseString = memo(function CourseString({ path, drawn = 1 }: CourseStringProps) {
  // A dash pattern of the whole length shows a part; the twist has dashes of its own and comes when all is drawn.
  const part =
    drawn < 1 ? { pathLength: WHOLE, strokeDasharray: `${Math.max(drawn, 0) * WHOLE} ${2 * WHOLE}` } : {};
  return (
    <g fill="none" strokeLinejoin="round" aria-hidden pointerEvents="none" data-string="">
      <path
        d={path}
        transform="translate(1.6 3)"
        stroke={SHADOW}
        strokeOpacity={0.32}
        strokeWidth={4.6}
        {...part}
      />
      <path d={path} stroke={paper.ink} strokeWidth={5.2} {...part} />
      <path d={path} stroke={course.rope} strokeWidth={3.2} {...part} />
      {drawn >= 1 && <path d={path} stroke={course.ropeTwist} strokeWidth={3.2} strokeDasharray="1.3 4.2" />}
    </g>
  );
});
