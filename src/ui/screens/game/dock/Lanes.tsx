/** Table mode: a lane on every side of the screen, turned to its players; only the active player's dock opens. */
import type { CSSProperties } from 'react';
import { SCREEN_SIDES, type ScreenSide } from '../../../../store/table';
import { useGame } from '../../../stores';
import type { GameLayout } from '../layout';
import { OddsButton } from '../insight/OddsButton';
import { TableOdds } from '../insight/TableOdds';
import { useTurn } from '../turn';
import { LaneDock } from './LaneDock';
import { PlacingDock } from './PlacingDock';
import { SeatPlate } from './SeatPlate';
import { MenuButton } from './TopBar';
import { UndoButton } from './UndoButton';
import styles from './lanes.module.css';

const ANGLES: Readonly<Record<ScreenSide, number>> = { south: 0, west: 90, north: 180, east: -90 };

interface LaneBox {
  /** In the lane's own pixels, before it is turned and enlarged. */
  readonly length: number;
  readonly thickness: number;
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** The middle of a lane and its size. Long lanes run the whole width; the others lie between them. */
function laneBox(side: ScreenSide, layout: GameLayout): LaneBox {
  const { lake, lanes } = layout;
  const { scale } = lanes;
  const width = lake.width + 2 * lanes.short;
  const height = lake.height + 2 * lanes.long;
  const long = { length: width / scale, thickness: lanes.long / scale, scale, x: width / 2 };
  const short = { length: lake.height / scale, thickness: lanes.short / scale, scale, y: height / 2 };
  switch (side) {
    case 'south':
      return { ...long, y: height - lanes.long / 2 };
    case 'north':
      return { ...long, y: lanes.long / 2 };
    case 'west':
      return { ...short, x: lanes.short / 2 };
    case 'east':
      return { ...short, x: width - lanes.short / 2 };
  }
}

const TWO_ROWS = 96;
/** About what a neighbour's plate takes beside an open dock. */
const SMALL_PLATE = 120;

export function Lanes({ layout }: { layout: GameLayout }) {
  const sides = useGame((store) => store.game?.table.sides);
  if (!sides) return null;
  const corner = { className: styles.corner, style: { transform: `scale(${layout.lanes.scale})` } };
  return (
    <>
      {SCREEN_SIDES.map((side) => (
        <Lane
          key={side}
          side={side}
          box={laneBox(side, layout)}
          seats={sides.flatMap((seatSide, seat) => (seatSide === side ? [seat] : []))}
        />
      ))}
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

function Lane({ side, box, seats }: { side: ScreenSide; box: LaneBox; seats: readonly number[] }) {
  const turn = useTurn();
  const isRacing = turn.state.phase === 'dice' || turn.state.phase === 'steering';
  const style: CSSProperties = {
    width: box.length,
    height: box.thickness,
    left: box.x - box.length / 2,
    top: box.y - box.thickness / 2,
    transform: `rotate(${ANGLES[side]}deg) scale(${box.scale})`,
  };
  const rows = box.thickness >= TWO_ROWS ? 2 : 1;
  const isPlacing = turn.state.phase === 'placing';
  const hasDock = (isRacing || isPlacing) && seats.includes(turn.seat);
  return (
    <div className={styles.lane} style={style} data-rows={rows} data-side={side}>
      {seats.map((seat) =>
        isPlacing && seat === turn.seat ? (
          <PlacingDock key={seat} shape="row" />
        ) : isRacing && seat === turn.seat ? (
          <LaneDock key={seat} rows={rows} length={box.length - (seats.length - 1) * SMALL_PLATE} />
        ) : (
          <SeatPlate key={seat} seat={seat} isSmall={hasDock} rows={rows} />
        ),
      )}
    </div>
  );
}
