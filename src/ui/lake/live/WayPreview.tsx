import { memo, useMemo } from 'react';
import type { Space, Way } from '../../../engine';
import { VIEW_BOXES, type ViewBox } from '../../geometry/board';
import { degreesOf, formatPoint, pointOfSpace, short } from '../../geometry/plane';
import { LINE_START, insideOf, numberOffset, previewShape } from '../../geometry/previews';
import { course, lakes, type LakeSide } from '../../styles/palette';
import { Badge } from './Badge';
import { BURST_RADIUS, Burst } from './Burst';
import { Barrier, Disc, Dots, FreeWater, WayLine } from './previewParts';
import { SpotTurn } from './SpotTurn';
import type { Readability } from './text';

export interface WayPreviewProps extends Readability {
  from: Space;
  way: Way;
  speed: number;
  /** Steps of 60° to the left of the bow, for the arrow of a turn on the spot. */
  turns: number;
  side: LakeSide;
  /** Beyond it nothing can be seen. */
  edge?: ViewBox | undefined;
  /** `dim`: another way is looked at. */
  emphasis?: 'dim' | 'strong' | 'none';
}

/** Where a way leads: a line with a dot for each space, and a disc with the distance where the boat stops. */
export const WayPreview = memo(function WayPreview(props: WayPreviewProps) {
  const {
    from,
    way,
    speed,
    turns,
    side,
    edge = VIEW_BOXES.board,
    emphasis = 'none',
    unitPx,
    floorPx,
    viewRotation,
  } = props;
  const shape = useMemo(() => previewShape(way, speed), [way, speed]);
  const here = pointOfSpace(from);
  const degrees = degreesOf(way.heading);
  const upright = -degrees - viewRotation;
  const { kind, disc, ghostEnd, burst, badge, distance, ticks } = shape;
  const frame = { here, degrees };
  return (
    <g
      transform={`translate(${formatPoint(here)}) rotate(${degrees})`}
      opacity={emphasis === 'dim' ? 0.4 : undefined}
      aria-hidden
      pointerEvents="none"
      data-preview={shape.kind}
    >
      {speed === 0 ? (
        <SpotTurn turns={turns} side={side} />
      ) : (
        <>
          <FreeWater
            shape={shape}
            side={side}
            upright={upright}
            number={numberOffset(ticks.at(-1) ?? 0, frame, viewRotation)}
            unitPx={unitPx}
            floorPx={floorPx}
          />
          {ghostEnd !== null && (
            <path
              d={`M${LINE_START} 0H${short(ghostEnd)}`}
              stroke={lakes[side].boardLine}
              strokeWidth={3.4}
              strokeLinecap="round"
              strokeDasharray="1 8"
            />
          )}
          {distance > 0 && <WayLine kind={kind} end={shape.lineEnd} />}
          <Dots at={shape.dots} kind={kind} />
          {burst !== null && (
            <g
              transform={`translate(${formatPoint(insideOf(edge, burst, BURST_RADIUS, frame))}) rotate(${upright})`}
            >
              <Burst />
            </g>
          )}
          {disc && (
            <g transform={`translate(${short(disc.x)} ${short(disc.y)}) rotate(${upright})`}>
              <Disc
                kind={kind}
                text={kind === 'crash' ? `−${way.crash}` : `${distance}`}
                unitPx={unitPx}
                floorPx={floorPx}
              />
              {badge && (
                <g transform="translate(12.5 -12.5)">
                  <Badge kind={badge} />
                </g>
              )}
            </g>
          )}
          {kind === 'forbidden' && !disc && <Barrier after={way.reach} fill={course.forbiddenDisc} />}
        </>
      )}
    </g>
  );
});
