import { memo } from 'react';
import { starPath } from '../../geometry/wedges';
import { course, paper } from '../../styles/palette';

const OUTER = 19.5;
/** With its white edge. */
export const BURST_RADIUS = OUTER + 2;
const EDGE = starPath(8, OUTER, 12.5);
const FLAME = starPath(8, 17, 10.6);
const CORE = starPath(8, 10, 6);

/** The star of a crash, round the origin of the parent. */
export const Burst = memo(function Burst() {
  return (
    <g strokeLinejoin="round">
      <path d={EDGE} fill={paper.white} stroke={paper.white} strokeWidth={4} />
      <path d={EDGE} fill={paper.ink} stroke={paper.ink} strokeWidth={1.4} />
      <path d={FLAME} fill={course.crashBurst} />
      <path d={CORE} fill={course.crashCore} />
    </g>
  );
});
