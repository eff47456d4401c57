/** Table mode: a lane on every side of the screen, turned to its players; only the active player's dock opens. */
import type { CSSProperties } from 'react';
import { SCREEN_SIDES, type ScreenSide } from '../../../../store/table';
import { useGame } from '../../../stores';
import type { GameLayout } from '../layout';
import { OddsButton } from '../insight/OddsButton';
import { TableOdds } from '../insight/TableOdds';
import { useTurn } from '../turn';
import { LaneDock } from './LaneDock';
import {
  hasWholePlates,
  LANE_ANGLES,
  LANE_ENDS,
  laneBox,
  linesOf,
  roomForPlaque,
  rowsOf,
  type LaneBox,
} from './laneBoxes';
import { LanePlacing } from './LanePlacing';
import { MovePlaque } from './MovePlaque';
import { SeatPlate, type PlateLook } from './SeatPlate';
import { MenuButton } from './TopBar';
import { UndoButton } from './UndoButton';
import styles from './lanes.module.css';

/** About what a neighbour's plate takes beside an open dock. */
const SMALL_PLATE = 120;

export function Lanes({ layout }: { layout: GameLayout }) {
  const sides = useGame((store) => store.game?.table.sides);
  const { state, seat } = useTurn();
  if (!sides) return null;
  const active = sides[seat];
  const isRacing = state.phase === 'dice' || state.phase === 'steering';
  const corner = { className: styles.corner, style: { transform: `scale(${layout.lanes.scale})` } };
  return (
    <>
      {SCREEN_SIDES.map((side) => (
        <Lane
          key={side}
          side={side}
          box={laneBox(side, layout)}
          roomAtEnd={roomForPlaque(side, layout, sides)}
          hasWholePlates={hasWholePlates(side, layout, sides)}
          seats={sides.flatMap((seatSide, seat) => (seatSide === side ? [seat] : []))}
        />
      ))}
      {isRacing && rowsOf(laneBox(active, layout)) === 1 && (
        <MovePlaque layout={layout} sides={sides} reader={active} />
      )}
      <div {...corner} data-corner="undo">
        <UndoButton look="brass" />
      </div>
      <div {...corner} data-corner="odds">
        <OddsButton look="brass" />
      </div>
      <TableOdds layout={layout} />
      <div {...corner} data-corner="menu">
        <MenuButton look="brass" />
      </div>
    </>
  );
}

interface LaneProps {
  readonly side: ScreenSide;
  readonly box: LaneBox;
  /** Kept free at the lower or right end of the lane. */
  readonly roomAtEnd: number;
  readonly hasWholePlates: boolean;
  readonly seats: readonly number[];
}

function Lane({ side, box, roomAtEnd, hasWholePlates: isRoomy, seats }: LaneProps) {
  const turn = useTurn();
  const isRacing = turn.state.phase === 'dice' || turn.state.phase === 'steering';
  const isPlacing = turn.state.phase === 'placing';
  const hasDock = (isRacing || isPlacing) && seats.includes(turn.seat);
  const look: PlateLook = hasDock ? 'small' : isRoomy ? 'whole' : roomAtEnd > 0 ? 'small' : 'plain';
  const ends = LANE_ENDS[side];
  // Turned to their players, these two have their own left end at the right or below.
  const isReversed = side === 'north' || side === 'east';
  const style: CSSProperties = {
    width: box.length,
    height: box.thickness,
    left: box.x - box.length / 2,
    top: box.y - box.thickness / 2,
    paddingLeft: ends + (isReversed && !hasDock ? roomAtEnd : 0),
    paddingRight: ends + (isReversed || hasDock ? 0 : roomAtEnd),
    transform: `rotate(${LANE_ANGLES[side]}deg) scale(${box.scale})`,
  };
  const rows = rowsOf(box);
  return (
    <div className={styles.lane} style={style} data-rows={rows} data-side={side}>
      {seats.map((seat) =>
        isPlacing && seat === turn.seat ? (
          <LanePlacing key={seat} rows={rows} />
        ) : isRacing && seat === turn.seat ? (
          <LaneDock
            key={seat}
            rows={rows}
            length={box.length - (seats.length - 1) * SMALL_PLATE}
            lines={linesOf(box)}
          />
        ) : (
          <SeatPlate key={seat} seat={seat} look={look} rows={rows} />
        ),
      )}
    </div>
  );
}
