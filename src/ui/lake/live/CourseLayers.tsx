import { memo } from 'react';
import type { CourseMarks } from '../../geometry/courseMarks';
import type { LakeSide } from '../../styles/palette';
import { BuoyMark, FinishBuoy } from './BuoyMark';
import { RoundingLineMark } from './RoundingLineMark';
import { StartLine } from './StartLine';
import { TargetRing } from './TargetRing';
import type { Readability } from './text';

/** What the active boat makes for: buoys 0–2 of the list, 3 the finish, null nothing. */
export type Target = 0 | 1 | 2 | 3 | null;

export interface CourseLinesProps {
  marks: CourseMarks;
  side: LakeSide;
  target: Target;
}

/** Rounding lines and the start/finish line: below boats, wakes and wedges. */
export const CourseLines = memo(function CourseLines({ marks, side, target }: CourseLinesProps) {
  return (
    <g aria-hidden pointerEvents="none">
      {marks.buoys.map((mark) => (
        <RoundingLineMark
          key={mark.number}
          mark={mark}
          side={side}
          state={mark.number - 1 === target ? 'target' : 'idle'}
        />
      ))}
      <StartLine line={marks.line} side={side} state={target === 3 ? 'target' : 'idle'} />
    </g>
  );
});

export interface CourseBuoysProps extends Readability {
  marks: CourseMarks;
  target: Target;
  /** The arc on the target's ring, as `roundingFill` gives it. */
  fillShare?: number;
  fillFrom?: number;
  fillSweep?: number;
  /** When each arrow draws itself, in milliseconds from now; null shows them as they are. */
  arrowDelays?: readonly number[] | null;
}

/** The buoys with their arrows, and the ring round the target: above the string, below the boats. */
export const CourseBuoys = memo(function CourseBuoys(props: CourseBuoysProps) {
  const { marks, target, fillShare = 0, fillFrom = 0, fillSweep = 0, arrowDelays, ...readability } = props;
  const { start, finish } = marks.line;
  const aim = target === null ? null : target === 3 ? finish : marks.buoys[target].buoy;
  return (
    <g aria-hidden pointerEvents="none">
      {aim && (
        <g transform={`translate(${aim.x} ${aim.y})`}>
          <TargetRing share={fillShare} from={fillFrom} sweep={fillSweep} />
        </g>
      )}
      <FinishBuoy x={finish.x} y={finish.y} />
      <BuoyMark x={start.x} y={start.y} number={0} {...readability} />
      {marks.buoys.map((mark, index) => (
        <BuoyMark
          key={mark.number}
          x={mark.buoy.x}
          y={mark.buoy.y}
          number={mark.number}
          mark={mark}
          arrowDelay={arrowDelays?.[index]}
          {...readability}
        />
      ))}
    </g>
  );
});
