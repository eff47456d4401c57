import { useEffect, useRef, useState } from 'react';
import { BOATS, type BoatNumber } from '../../../engine';
import { nameOfPlayer } from '../../../i18n/names';
import { SCREEN_SIDES, type ScreenSide, type SeatingMode } from '../../../store/table';
import { addSeat, giveBoat, MOST_ON_SIDE, moveSeat, seatsOn, type Seat } from '../../../store/tableChoice';
import { BoatIcon } from '../../boats/BoatIcon';
import { LakePreview } from '../../thumbnail/LakePreview';
import { useWords } from '../../words';
import { lakeNameOf } from '../../../i18n/lakeNames';
import styles from './picture.module.css';
import { ScreenEdge } from './ScreenEdge';
import { SeatPlate } from './SeatPlate';
import { useBoatDrag } from './useBoatDrag';

export interface TablePictureProps {
  seats: readonly Seat[];
  seating: SeatingMode;
  lake: string;
  lakeSide: 'standard' | 'expert';
  onSeats: (seats: readonly Seat[]) => void;
}

/** Only in Table mode people sit all round; otherwise everybody looks from the near side. */
function sideOf(seat: Seat, seating: SeatingMode): ScreenSide {
  return seating === 'table' ? seat.side : 'south';
}

/**
 * The screen from above with its seats:
 *
 *     north: left to right · east: downwards · south: right to left · west: upwards (clockwise, R4.1)
 *     spare boats below
 */
export function TablePicture({ seats, seating, lake, lakeSide, onSeats }: TablePictureProps) {
  const words = useWords();
  const { seats: own } = words.table;
  const [picked, setPicked] = useState<BoatNumber | null>(null);
  const seatOf = (boat: BoatNumber) => seats.findIndex((seat) => seat.boat === boat);
  const give = (boat: BoatNumber, seat: number) => {
    setPicked(null);
    onSeats(giveBoat(seats, { seat, boat }));
  };
  /** A boat with its player goes to a side; a spare boat brings a new player. */
  const sit = (boat: BoatNumber, side: ScreenSide, place: number) => {
    setPicked(null);
    const seat = seatOf(boat);
    onSeats(seat < 0 ? addSeat(seats, { boat, side, place }) : moveSeat(seats, { seat, side, place }));
  };
  const picture = useRef<HTMLDivElement>(null);
  const comer = useRef<BoatNumber | null>(null);
  useEffect(() => {
    // The button that was pressed is gone; the focus goes on with the boat.
    const plate = comer.current && picture.current?.querySelector(`[data-boat="${comer.current}"] button`);
    if (plate instanceof HTMLElement) plate.focus();
    comer.current = null;
  });
  const { drag, handlersFor, takeDragEnd } = useBoatDrag((boat, target) =>
    'seat' in target ? give(boat, target.seat) : sit(boat, target.side, target.place),
  );
  const inHand = drag?.boat ?? picked;
  const sideUnder = drag?.over && 'side' in drag.over ? drag.over.side : null;
  const spare = BOATS.filter((boat) => seats.every((seat) => seat.boat !== boat));

  /** First tap takes a boat, second tap puts it down. */
  function tap(boat: BoatNumber) {
    if (takeDragEnd()) return;
    const to = seatOf(boat);
    const from = picked === null ? -1 : seatOf(picked);
    if (picked === null || (to < 0 && from < 0)) setPicked(boat);
    else if (picked === boat) setPicked(null);
    else if (to >= 0) give(picked, to);
    else give(boat, from);
  }

  /** Whether the boat in the hand could go to a side; within its own only a drag changes the order. */
  function hasRoomFor(boat: BoatNumber, side: ScreenSide): boolean {
    const here = seatsOn(seats, side);
    const isHere = here.some((seat) => seat.boat === boat);
    return isHere ? drag !== null && here.length > 1 : here.length < MOST_ON_SIDE;
  }

  const nameOf = (boat: BoatNumber) => {
    const seat = seats.find((one) => one.boat === boat);
    return seat ? nameOfPlayer(seat, words) : words.common.boats[boat].name;
  };
  const plateProps = (boat: BoatNumber) => ({
    boat,
    isPicked: picked === boat,
    isDragged: drag?.boat === boat,
    onTap: () => tap(boat),
    onLeave: () => setPicked(null),
    handlers: handlersFor(boat),
  });
  const [idle, taken] = seating === 'table' ? [own.dragTable, own.pickedTable] : [own.drag, own.picked];
  const hint = picked === null ? idle : taken({ name: words.common.boats[picked].boat });
  const lakeName = lakeNameOf(lake, words);
  return (
    <div ref={picture} className={styles.picture}>
      <div className={styles.around} data-mode={seating}>
        {SCREEN_SIDES.map((side) => (
          <ScreenEdge
            key={side}
            side={side}
            comer={
              seating === 'table' && inHand !== null && hasRoomFor(inHand, side) ? nameOf(inHand) : undefined
            }
            isUnderFinger={sideUnder === side}
            onTap={() => {
              if (picked === null) return;
              comer.current = picked;
              sit(picked, side, seatsOn(seats, side).length);
            }}
            onLeave={() => setPicked(null)}
          >
            {seats.map(
              (seat, index) =>
                sideOf(seat, seating) === side && (
                  // A seat stays the same whatever boat comes to it, and so does the focus.
                  // oxlint-disable-next-line react/no-array-index-key
                  <li key={index} data-seat={index} data-boat={seat.boat}>
                    <SeatPlate
                      {...plateProps(seat.boat)}
                      seat={index + 1}
                      name={nameOfPlayer(seat, words)}
                      bot={seat.bot}
                    />
                  </li>
                ),
            )}
          </ScreenEdge>
        ))}
        <div className={styles.screen}>
          <LakePreview code={lake} side={lakeSide} label={words.table.lake.preview({ lake: lakeName })} />
          <p className={styles.lakeName}>{lakeName}</p>
        </div>
      </div>
      <p className={styles.hint} aria-live="polite">
        {hint}
      </p>
      {spare.length > 0 && (
        <ul className={styles.spare} aria-label={own.spare}>
          {spare.map((boat) => (
            <li key={boat}>
              <SeatPlate {...plateProps(boat)} name={words.common.boats[boat].name} bot={null} />
            </li>
          ))}
        </ul>
      )}
      {drag && (
        <span className={styles.ghost} style={{ left: drag.x, top: drag.y }}>
          <BoatIcon boat={drag.boat} size={76} />
        </span>
      )}
    </div>
  );
}
