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
import styles from './live.module.css';
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
  /** `below`: the room for a finger round the arrows is drawn elsewhere, by TurnArrowRoom. */
  room?: 'own' | 'below';
  /** Already translated. */
  leftLabel: string;
  rightLabel: string;
  /** +1 turns 60° to the left, -1 to the right. */
  onTurn: (steps: 1 | -1) => void;
}

const AHEAD = chevronPath({ at: { x: 0.92 * HEX_WIDTH, y: 0 }, towards: { x: 1, y: 0 }, scale: 1.2 });

const NOTHING: readonly Circle[] = [];

type ArrowRoomProps = Pick<
  TurnArrowsProps,
  'at' | 'heading' | 'unitPx' | 'fingerPx' | 'obstacles' | 'onTurn'
>;

function useArrowPlaces({ at, heading, obstacles = NOTHING }: ArrowRoomProps): readonly [Point, Point] {
  return useMemo(() => {
    const scene = { at, heading, obstacles };
    return [placeTurnArrow(scene, 1), placeTurnArrow(scene, -1)];
  }, [at, heading, obstacles]);
}

/** Small to look at, wide enough for a finger. */
function fingerReach({ unitPx, fingerPx = 44 }: Pick<TurnArrowsProps, 'unitPx' | 'fingerPx'>): number {
  return Math.max(ARROW_RADIUS, fingerPx / 2 / unitPx);
}

/** The room for a finger round the arrows, to be drawn below what else can be tapped there. */
export const TurnArrowRoom = memo(function TurnArrowRoom(props: ArrowRoomProps) {
  const [left, right] = useArrowPlaces(props);
  const { onTurn } = props;
  const room = {
    r: short(fingerReach(props)),
    fill: 'none',
    pointerEvents: 'all',
    className: styles.control,
  } as const;
  return (
    <g aria-hidden>
      <circle cx={short(left.x)} cy={short(left.y)} {...room} onClick={() => onTurn(1)} />
      <circle cx={short(right.x)} cy={short(right.y)} {...room} onClick={() => onTurn(-1)} />
    </g>
  );
});

/** Which way a placed boat faces, with an arrow on either side to turn it. */
export const TurnArrows = memo(function TurnArrows(props: TurnArrowsProps) {
  const { at, heading, bow = 'marked', room = 'own', leftLabel, rightLabel, onTurn } = props;
  const { x, y } = pointOfSpace(at);
  const [left, right] = useArrowPlaces(props);
  const arrow = { heading, room, reach: fingerReach(props), onTurn };
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
  room: 'own' | 'below';
  reach: number;
  label: string;
  onTurn: (steps: ArrowSide) => void;
}

const RADIUS = ARROW_RADIUS;
const ROUND = `M${-RADIUS} 0a${RADIUS} ${RADIUS} 0 1 0 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 0 ${-2 * RADIUS} 0Z`;

const TurnArrow = memo(function TurnArrow(props: TurnArrowProps) {
  const { steps, at, heading, room, reach, label, onTurn } = props;
  const press = useCallback(() => onTurn(steps), [onTurn, steps]);
  const button = useSvgButton({ label, press });
  return (
    <g
      transform={`translate(${short(at.x)} ${short(at.y)}) rotate(${degreesOf(heading)})`}
      {...button}
      data-turn={steps}
    >
      <circle r={short(reach)} fill="none" pointerEvents={room === 'own' ? 'all' : 'none'} />
      <circle r={RADIUS} fill={course.pill} stroke={paper.ink} strokeWidth={2.2} />
      <g transform={`scale(1 ${steps})`} fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d="M5.5 6A8.4 8.4 0 0 0 2.4-6.6L-4-6.6" stroke={paper.ink} strokeWidth={3} />
        <path d="M.2-11.2L-5-6.6L.2-2" stroke={paper.ink} strokeWidth={3} />
      </g>
      <FocusRing path={ROUND} />
    </g>
  );
});
