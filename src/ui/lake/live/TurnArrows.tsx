import { memo, useCallback, useMemo } from 'react';
import type { Heading, Space } from '../../../engine';
import { HEX_WIDTH, type Point } from '../../geometry/board';
import type { Circle } from '../../geometry/labels';
import { chevronPath } from '../../geometry/coursePaths';
import { degreesOf, pointOfSpace, short } from '../../geometry/plane';
import { course, paper } from '../../styles/palette';
import { ARROW_RADIUS, placeTurnArrow, type ArrowSide } from './arrowPlaces';
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
  /** What the arrows must not cover. */
  obstacles?: readonly Circle[];
  /** Already translated. */
  leftLabel: string;
  rightLabel: string;
  /** +1 turns 60° to the left, -1 to the right. */
  onTurn: (steps: 1 | -1) => void;
}

const AHEAD = chevronPath({ at: { x: 0.92 * HEX_WIDTH, y: 0 }, towards: { x: 1, y: 0 }, scale: 1.2 });

const NOTHING: readonly Circle[] = [];

/** Which way a placed boat faces, with an arrow on either side to turn it. */
export const TurnArrows = memo(function TurnArrows(props: TurnArrowsProps) {
  const { at, heading, unitPx, fingerPx = 44, bow = 'marked', obstacles = NOTHING } = props;
  const { leftLabel, rightLabel, onTurn } = props;
  const { x, y } = pointOfSpace(at);
  const [left, right] = useMemo(() => {
    const scene = { at, heading, obstacles };
    return [placeTurnArrow(scene, 1), placeTurnArrow(scene, -1)];
  }, [at, heading, obstacles]);
  const arrow = { heading, unitPx, fingerPx, onTurn };
  return (
    <g>
      {bow === 'marked' && (
        <g
          transform={`translate(${short(x)} ${short(y)}) rotate(${degreesOf(heading)})`}
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
          pointerEvents="none"
        >
          <path d={AHEAD} stroke={CASING} strokeWidth={8} />
          <path d={AHEAD} stroke={course.targetRing} strokeWidth={4} />
        </g>
      )}
      <TurnArrow steps={1} at={left} label={leftLabel} {...arrow} />
      <TurnArrow steps={-1} at={right} label={rightLabel} {...arrow} />
    </g>
  );
});

interface TurnArrowProps {
  steps: ArrowSide;
  at: Point;
  heading: Heading;
  unitPx: number;
  fingerPx: number;
  label: string;
  onTurn: (steps: ArrowSide) => void;
}

const RADIUS = ARROW_RADIUS;
const ROUND = `M${-RADIUS} 0a${RADIUS} ${RADIUS} 0 1 0 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 0 ${-2 * RADIUS} 0Z`;

const TurnArrow = memo(function TurnArrow(props: TurnArrowProps) {
  const { steps, at, heading, unitPx, fingerPx, label, onTurn } = props;
  const press = useCallback(() => onTurn(steps), [onTurn, steps]);
  const button = useSvgButton({ label, press });
  // Small to look at, wide enough for a finger.
  const reach = Math.max(RADIUS, fingerPx / 2 / unitPx);
  return (
    <g
      transform={`translate(${short(at.x)} ${short(at.y)}) rotate(${degreesOf(heading)})`}
      {...button}
      data-turn={steps}
    >
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
