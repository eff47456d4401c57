import { useState } from 'react';
import { BOATS, type BoatNumber } from '../../../engine';
import { nameOfPlayer } from '../../../i18n/names';
import { SCREEN_SIDES, type ScreenSide, type SeatingMode } from '../../../store/table';
import { giveBoat, type Seat } from '../../../store/tableChoice';
import { BoatIcon } from '../../boats/BoatIcon';
import { LakePreview } from '../../thumbnail/LakePreview';
import { useWords } from '../../words';
import { lakeNameOf } from '../../../i18n/lakeNames';
import styles from './picture.module.css';
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
  const give = (boat: BoatNumber, seat: number) => {
    setPicked(null);
    onSeats(giveBoat(seats, { seat, boat }));
  };
  const { drag, handlersFor, takeDragEnd } = useBoatDrag(give);
  const spare = BOATS.filter((boat) => seats.every((seat) => seat.boat !== boat));

  /** First tap takes a boat, second tap puts it down. */
  function tap(boat: BoatNumber) {
    if (takeDragEnd()) return;
    const to = seats.findIndex((seat) => seat.boat === boat);
    const from = seats.findIndex((seat) => seat.boat === picked);
    if (picked === null || (to < 0 && from < 0)) setPicked(boat);
    else if (picked === boat) setPicked(null);
    else if (to >= 0) give(picked, to);
    else give(boat, from);
  }

  const plateProps = (boat: BoatNumber) => ({
    boat,
    isPicked: picked === boat,
    isDragged: drag?.boat === boat,
    onTap: () => tap(boat),
    onLeave: () => setPicked(null),
    handlers: handlersFor(boat),
  });
  const lakeName = lakeNameOf(lake, words);
  return (
    <div className={styles.picture}>
      <div className={styles.around} data-mode={seating}>
        {SCREEN_SIDES.map((side) => (
          <ul key={side} className={styles.side} data-side={side}>
            {seats.map(
              (seat, index) =>
                sideOf(seat, seating) === side && (
                  // A seat stays the same whatever boat comes to it, and so does the focus.
                  // oxlint-disable-next-line react/no-array-index-key
                  <li key={index} data-seat={index}>
                    <SeatPlate
                      {...plateProps(seat.boat)}
                      seat={index + 1}
                      name={nameOfPlayer(seat, words)}
                      bot={seat.bot}
                    />
                  </li>
                ),
            )}
          </ul>
        ))}
        <div className={styles.screen}>
          <LakePreview code={lake} side={lakeSide} label={words.table.lake.preview({ lake: lakeName })} />
          <p className={styles.lakeName}>{lakeName}</p>
        </div>
      </div>
      <p className={styles.hint} aria-live="polite">
        {picked === null ? own.drag : own.picked({ name: words.common.boats[picked].boat })}
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
