import { memo, useMemo } from 'react';
import type { RoundingMark } from '../../geometry/courseMarks';
import { roundingLinePaths } from '../../geometry/coursePaths';
import { lakes, type LakeSide } from '../../styles/palette';
import { lineCasing } from './colors';

export interface RoundingLineMarkProps {
  mark: RoundingMark;
  side: LakeSide;
  /** The line of the active boat's next buoy stands out from the others. */
  state: 'target' | 'idle';
}

const TARGET_SCALE = 1.12;

/** The rounding line of a buoy (R3.6): chevrons point the way boats cross it. */
export const RoundingLineMark = memo(function RoundingLineMark({ mark, side, state }: RoundingLineMarkProps) {
  const isTarget = state === 'target';
  const scale = isTarget ? TARGET_SCALE : 1;
  const { hairline, chevrons } = useMemo(() => roundingLinePaths(mark, scale), [mark, scale]);
  const color = isTarget ? lakes[side].targetLine : lakes[side].boardLine;
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round" opacity={isTarget ? undefined : 0.72}>
      <path d={hairline} stroke={color} strokeWidth={1.4} strokeDasharray=".1 5.77" />
      <path d={chevrons} stroke={lineCasing[side]} strokeOpacity={0.85} strokeWidth={7.2 * scale} />
      <path d={chevrons} stroke={color} strokeWidth={3.4 * scale} />
    </g>
  );
});
