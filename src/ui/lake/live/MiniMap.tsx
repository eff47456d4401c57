import { memo } from 'react';
import type { Space } from '../../../engine';
import { VIEW_BOXES, formatViewBox, type Point, type ViewBox } from '../../geometry/board';
import { formatPoint, pointOfSpace, short } from '../../geometry/plane';
import {
  boats as boatColors,
  course,
  lakes,
  paper,
  type BoatNumber,
  type LakeSide,
} from '../../styles/palette';

export interface MiniMapBoat {
  readonly boat: BoatNumber;
  readonly at: Space;
}

export interface MiniMapProps {
  /** `Terrain.miniature`. */
  land: string;
  side: LakeSide;
  boats: readonly MiniMapBoat[];
  activeBoat: BoatNumber | null;
  /** The next buoy, or the finish. */
  target: Point | null;
  /** Start and finish, from buoy to buoy. */
  line?: { readonly from: Point; readonly to: Point };
  /** The part of the board on the screen, from `visibleBox`. */
  frame: ViewBox | null;
  /** Already translated. */
  label: string;
  width?: number;
  rotation?: number;
}

const BOX = VIEW_BOXES.lake;
const DOT = 22;

/** Chequers are too fine here: ink dashes on white. */
function MiniLine({ from, to }: { from: Point; to: Point }) {
  const path = `M${formatPoint(from)}L${formatPoint(to)}`;
  return (
    <g data-line="start">
      <path d={path} stroke={paper.ink} strokeWidth={46} />
      <path d={path} stroke={paper.white} strokeWidth={36} />
      <path d={path} stroke={paper.ink} strokeWidth={30} strokeDasharray="22 22" />
    </g>
  );
}

/** The whole lake in a corner: land, a dot for each boat, and what the screen shows of it. */
export const MiniMap = memo(function MiniMap(props: MiniMapProps) {
  const { land, side, boats, activeBoat, target, line, frame, label, width = 96, rotation = 0 } = props;
  const isUpright = rotation % 180 !== 0;
  const naming = { role: 'img', 'aria-label': label };
  const [across, down] = isUpright ? [BOX.height, BOX.width] : [BOX.width, BOX.height];
  const middle = { x: BOX.x + BOX.width / 2, y: BOX.y + BOX.height / 2 };
  const box = { x: middle.x - across / 2, y: middle.y - down / 2, width: across, height: down };
  return (
    <svg {...naming} viewBox={formatViewBox(box)} width={width} height={short((width * down) / across)}>
      <g transform={rotation === 0 ? undefined : `rotate(${rotation} ${short(middle.x)} ${short(middle.y)})`}>
        <rect {...BOX} fill={lakes[side].deep} />
        <path
          d={land}
          fill={lakes[side].meadow}
          fillRule="evenodd"
          stroke={lakes[side].coastInk}
          strokeWidth={5}
        />
        {line && <MiniLine {...line} />}
        {target && (
          <circle
            cx={target.x}
            cy={target.y}
            r={34}
            fill={course.buoy}
            stroke={paper.white}
            strokeWidth={12}
          />
        )}
        {boats.map(({ boat, at }) => {
          const { x, y } = pointOfSpace(at);
          const isActive = boat === activeBoat;
          return (
            <circle
              key={boat}
              cx={short(x)}
              cy={short(y)}
              r={isActive ? DOT * 1.4 : DOT}
              fill={boatColors[boat].hull}
              stroke={isActive ? course.targetRing : paper.white}
              strokeWidth={isActive ? 12 : 8}
            />
          );
        })}
        {frame && (
          <rect {...frame} fill="none" stroke={course.targetRing} strokeWidth={11} strokeLinejoin="round" />
        )}
      </g>
    </svg>
  );
});
