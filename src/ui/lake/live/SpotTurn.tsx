import { memo, useMemo } from 'react';
import { spotTurnPaths } from '../../geometry/wedges';
import { HEX_WIDTH } from '../../geometry/board';
import { paper, type LakeSide } from '../../styles/palette';
import { lineCasing } from './colors';

export interface SpotTurnProps {
  /** Steps of 60° to the left of the bow; 0 stays as it is. */
  turns: number;
  side: LakeSide;
}

/** A turn on the spot, for a boat without dice (R5.5); ahead means: stay. */
export const SpotTurn = memo(function SpotTurn({ turns, side }: SpotTurnProps) {
  const { arc, head } = useMemo(() => spotTurnPaths(turns), [turns]);
  const edge = side === 'standard' ? paper.ink : lineCasing.standard;
  if (turns === 0) {
    return (
      <g transform={`translate(${1.32 * HEX_WIDTH} 0)`} fill="none">
        <circle r={7.5} stroke={edge} strokeWidth={8} />
        <circle r={7.5} stroke={paper.white} strokeWidth={4.2} />
      </g>
    );
  }
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <path d={arc} fill="none" stroke={edge} strokeWidth={8.5} />
      <path d={head} fill={edge} stroke={edge} strokeWidth={4} />
      <path d={arc} fill="none" stroke={paper.white} strokeWidth={4.8} />
      <path d={head} fill={paper.white} />
    </g>
  );
});
