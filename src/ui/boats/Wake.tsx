import { memo, useId } from 'react';
import { paper } from '../styles/palette';
import { wakePaths } from './wakePaths';

export interface WakeProps {
  /** Spaces of the boat's last move. */
  length: number;
  /** Degrees clockwise of the boat's bow from the right-hand side. */
  angle: number;
  opacity?: number | undefined;
  /** Lets the foam grow out of the stern. */
  className?: string | undefined;
}

/** The foam a moved boat leaves, in board units round the boat's space; nothing for a boat that stood. */
export const Wake = memo(function Wake({ length, angle, opacity = 1, className }: WakeProps) {
  const fade = useId();
  const wake = wakePaths(length);
  if (wake.length === 0) return null;
  return (
    <g transform={`rotate(${angle})`} opacity={opacity}>
      <linearGradient id={fade} gradientUnits="userSpaceOnUse" x1={-10} x2={-14 - wake.length}>
        <stop offset={0} stopColor={paper.white} stopOpacity={0.95} />
        <stop offset={0.4} stopColor={paper.white} stopOpacity={0.55} />
        <stop offset={1} stopColor={paper.white} stopOpacity={0} />
      </linearGradient>
      <g className={className}>
        <path d={wake.ribbon} fill={`url(#${fade})`} />
        <path d={wake.bowWaves} fill={`url(#${fade})`} />
      </g>
    </g>
  );
});
