import { memo, useCallback } from 'react';
import type { Heading, Space } from '../../../engine';
import { HEX_WIDTH } from '../../geometry/board';
import { chevronPath } from '../../geometry/coursePaths';
import { degreesOf, pointOfSpace, short } from '../../geometry/plane';
import { course, paper } from '../../styles/palette';
import { CASING } from './colors';
import { FocusRing } from './FocusRing';
import { useSvgButton } from './useSvgButton';

export interface TurnArrowsProps {
  at: Space;
  heading: Heading;
  unitPx: number;
  /** Room for a finger, or for a pointer at a projector. */
  fingerPx?: number;
  /** `plain` leaves the chevron before the bow away, where a preview's disc stands. */
  bow?: 'marked' | 'plain';
  /** Already translated. */
  leftLabel: string;
  rightLabel: string;
  /** +1 turns 60° to the left, -1 to the right. */
  onTurn: (steps: 1 | -1) => void;
}

const AHEAD = chevronPath({ at: { x: 0.92 * HEX_WIDTH, y: 0 }, towards: { x: 1, y: 0 }, scale: 1.2 });

/** Which way a placed boat faces, with an arrow on either side to turn it. */
export const TurnArrows = memo(function TurnArrows(props: TurnArrowsProps) {
  const { at, heading, unitPx, fingerPx = 44, bow = 'marked', leftLabel, rightLabel, onTurn } = props;
  const { x, y } = pointOfSpace(at);
  return (
    <g transform={`translate(${short(x)} ${short(y)}) rotate(${degreesOf(heading)})`}>
      {bow === 'marked' && (
        <g fill="none" strokeLinecap="round" strokeLinejoin="round" pointerEvents="none">
          <path d={AHEAD} stroke={CASING} strokeWidth={8} />
          <path d={AHEAD} stroke={course.targetRing} strokeWidth={4} />
        </g>
      )}
      <TurnArrow steps={1} unitPx={unitPx} fingerPx={fingerPx} label={leftLabel} onTurn={onTurn} />
      <TurnArrow steps={-1} unitPx={unitPx} fingerPx={fingerPx} label={rightLabel} onTurn={onTurn} />
    </g>
  );
});

interface TurnArrowProps {
  steps: 1 | -1;
  unitPx: number;
  fingerPx: number;
  label: string;
  onTurn: (steps: 1 | -1) => void;
}

const RADIUS = 15;
const ROUND = `M${-RADIUS} 0a${RADIUS} ${RADIUS} 0 1 0 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 0 ${-2 * RADIUS} 0Z`;

const TurnArrow = memo(function TurnArrow({ steps, unitPx, fingerPx, label, onTurn }: TurnArrowProps) {
  const press = useCallback(() => onTurn(steps), [onTurn, steps]);
  const button = useSvgButton({ label, press });
  // Small to look at, wide enough for a finger.
  const reach = Math.max(RADIUS, fingerPx / 2 / unitPx);
  // The boat's left is up in a picture whose bow points to the right. Abaft, where no way leads and no disc stands.
  const y = -steps * 0.98 * HEX_WIDTH;
  return (
    <g transform={`translate(${short(-0.69 * HEX_WIDTH)} ${short(y)})`} {...button} data-turn={steps}>
      <circle r={short(reach)} fill="none" pointerEvents="all" />
      <circle r={RADIUS} fill={course.pill} stroke={paper.ink} strokeWidth={2.2} />
      <g transform={`scale(1 ${steps})`} fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d="M5.5 6A8.4 8.4 0 0 0 2.4-6.6L-4-6.6" stroke={paper.ink} strokeWidth={3} />
        <path d="M.2-11.2L-5-6.6L.2-2" stroke={paper.ink} strokeWidth={3} />
      </g>
      <FocusRing path={ROUND} />
    </g>
  );
});
