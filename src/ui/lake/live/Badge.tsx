import { memo } from 'react';
import { course, paper } from '../../styles/palette';
import type { PreviewShape } from '../../geometry/previews';

export interface BadgeProps {
  kind: NonNullable<PreviewShape['badge']>;
}

/** The small sign at the stop of a way that rounds a buoy, takes that back or finishes. */
export const Badge = memo(function Badge({ kind }: BadgeProps) {
  if (kind === 'finished') {
    return (
      <g strokeLinejoin="round">
        <path d="M-7 10V-12H10V1H-7" fill={paper.white} stroke={paper.white} strokeWidth={4.4} />
        <path d="M-7 10V-12H10V1H-7" fill={paper.white} stroke={paper.ink} strokeWidth={1.8} />
        <path
          d="M-7-12h4.25v4.3h-4.25ZM1.5-12h4.25v4.3h-4.25ZM-2.75-7.7h4.25v4.3h-4.25ZM5.75-7.7h4.25v4.3h-4.25ZM-7-3.4h4.25v4.4h-4.25ZM1.5-3.4h4.25v4.4h-4.25Z"
          fill={paper.ink}
        />
      </g>
    );
  }
  const isRounded = kind === 'rounded';
  return (
    <g strokeLinecap="round" strokeLinejoin="round" fill="none">
      <circle r={9} fill={isRounded ? course.buoyDone : paper.white} stroke={paper.white} strokeWidth={3.6} />
      <circle r={9} fill={isRounded ? course.buoyDone : paper.white} stroke={paper.ink} strokeWidth={1.4} />
      {isRounded ? (
        <path d="M-4.2.2L-1.2 3.4L4.4-3.4" stroke={paper.white} strokeWidth={2.6} />
      ) : (
        <path
          d="M-4-1.2H2.2A3 3 0 0 1 2.2 4.6H-1.6M-1.2-4.2L-4.4-1.2L-1.2 1.8"
          stroke={paper.red}
          strokeWidth={2}
        />
      )}
    </g>
  );
});
