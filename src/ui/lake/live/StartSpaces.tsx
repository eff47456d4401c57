import { memo, useCallback, type MouseEvent, type ReactNode } from 'react';
import type { Space } from '../../../engine';
import { HEX_CORNERS, type Point } from '../../geometry/board';
import { distanceOf, formatPoint, pointOfSpace, short } from '../../geometry/plane';
import { course } from '../../styles/palette';
import { CASING } from './colors';
import { FocusRing } from './FocusRing';
import styles from './live.module.css';
import { useSvgButton } from './useSvgButton';

export interface StartSpacesProps {
  /** The free start spaces (R4.3). */
  spaces: readonly Space[];
  /** The one the boat stands on for now. */
  chosen: Space | null;
  unitPx: number;
  /** Room for a finger, or for a pointer at a projector. */
  fingerPx?: number;
  /** Already translated name of a space's button. */
  labelOf: (space: Space) => string;
  onPlace: (space: Space) => void;
  /** What can be tapped between the spaces, but not on them. */
  children?: ReactNode;
}

const HEX = `M${HEX_CORNERS.map(({ x, y }) => formatPoint({ x: 0.84 * x, y: 0.84 * y })).join('L')}Z`;
const FULL_HEX = `M${HEX_CORNERS.map(formatPoint).join('L')}Z`;

/** The space whose middle is nearest to a point. */
export function nearestSpace(spaces: readonly Space[], point: Point): Space | undefined {
  let best: Space | undefined;
  let shortest = Infinity;
  for (const space of spaces) {
    const distance = distanceOf(pointOfSpace(space), point);
    if (distance < shortest) [best, shortest] = [space, distance];
  }
  return best;
}

function boardPointOf(event: MouseEvent<SVGGraphicsElement>): Point | null {
  const matrix = event.currentTarget.getScreenCTM()?.inverse();
  return matrix ? new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix) : null;
}

/** The lit spaces a boat may be placed on; a finger beside them takes the nearest. */
export const StartSpaces = memo(function StartSpaces(props: StartSpacesProps) {
  const { spaces, chosen, unitPx, fingerPx = 44, labelOf, onPlace, children } = props;
  const reach = fingerPx / 2 / unitPx;
  const placeNearest = useCallback(
    (event: MouseEvent<SVGGraphicsElement>) => {
      const point = boardPointOf(event);
      const space = point && nearestSpace(spaces, point);
      if (space !== null && space !== undefined) onPlace(space);
    },
    [spaces, onPlace],
  );
  const around = spaces
    .map((space) => {
      const { x, y } = pointOfSpace(space);
      return `M${short(x - reach)} ${short(y)}a${short(reach)} ${short(reach)} 0 1 0 ${short(2 * reach)} 0a${short(reach)} ${short(reach)} 0 1 0 ${short(-2 * reach)} 0Z`;
    })
    .join('');
  return (
    <g>
      {/* A wider target for fingers only: each space has a button of its own for keys and screen readers. */}
      <path
        d={around}
        fill="none"
        pointerEvents="all"
        className={styles.control}
        onClick={placeNearest}
        aria-hidden
      />
      {children}
      {spaces.map((space) => (
        <StartSpace
          key={space}
          space={space}
          state={space === chosen ? 'chosen' : 'free'}
          reach={reach}
          label={labelOf(space)}
          onPlace={onPlace}
        />
      ))}
    </g>
  );
});

interface StartSpaceProps {
  space: Space;
  state: 'chosen' | 'free';
  reach: number;
  label: string;
  onPlace: (space: Space) => void;
}

const StartSpace = memo(function StartSpace({ space, state, reach, label, onPlace }: StartSpaceProps) {
  const press = useCallback(() => onPlace(space), [onPlace, space]);
  const button = useSvgButton({ label, press });
  const { x, y } = pointOfSpace(space);
  const isChosen = state === 'chosen';
  return (
    <g
      transform={`translate(${short(x)} ${short(y)})`}
      {...button}
      aria-pressed={isChosen}
      data-start-space={space}
    >
      <circle r={reach} fill="none" pointerEvents="none" />
      <path d={HEX} fill={course.fanDisc} fillOpacity={isChosen ? 0.85 : 0.3} />
      <path d={HEX} fill="none" stroke={CASING} strokeOpacity={0.6} strokeWidth={4.2} />
      <path d={HEX} fill="none" stroke={course.targetRing} strokeWidth={isChosen ? 3.2 : 2} />
      <path d={FULL_HEX} fill="none" pointerEvents="all" />
      <FocusRing path={HEX} />
    </g>
  );
});
