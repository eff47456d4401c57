import { MAX_PLAYERS, MIN_PLAYERS } from '../../../engine';
import { SCREEN_SIDES, type SeatingMode } from '../../../store/table';
import {
  giveBoat,
  MOST_ON_SIDE,
  moveSeat,
  removeSeat,
  resizeSeats,
  seatsOn,
  type Seat,
} from '../../../store/tableChoice';
import { SecondaryButton } from '../../chrome/Button';
import { useWords } from '../../words';
import { Card } from '../page/Card';
import { SeatRow } from './SeatRow';
import styles from './table.module.css';

export interface SeatsCardProps {
  seats: readonly Seat[];
  seating: SeatingMode;
  onSeats: (seats: readonly Seat[]) => void;
}

export function SeatsCard({ seats, seating, onSeats }: SeatsCardProps) {
  const { table, common } = useWords();
  const change = (index: number, part: Partial<Seat>) =>
    onSeats(seats.map((seat, other) => (other === index ? { ...seat, ...part } : seat)));
  const remove = (index: number) => onSeats(removeSeat(seats, index));
  return (
    <Card title={table.seats.title} aside={<span>{common.players({ n: seats.length })}</span>}>
      <ol className={styles.seats}>
        {seats.map((seat, index) => (
          <SeatRow
            // A seat stays the same whatever boat comes to it, and so does the focus.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            seat={seat}
            n={index + 1}
            edges={
              seating === 'table'
                ? SCREEN_SIDES.filter(
                    (side) => side === seat.side || seatsOn(seats, side).length < MOST_ON_SIDE,
                  )
                : null
            }
            onChange={(part) => change(index, part)}
            onBoat={(boat) => onSeats(giveBoat(seats, { seat: index, boat }))}
            onSide={(side) => onSeats(moveSeat(seats, { seat: index, side }))}
            onRemove={seats.length > MIN_PLAYERS ? () => remove(index) : undefined}
          />
        ))}
      </ol>
      <p className={styles.note}>{table.seats.nameHint}</p>
      {seats.length < MAX_PLAYERS && (
        <SecondaryButton icon="plus" onClick={() => onSeats(resizeSeats(seats, seats.length + 1))}>
          {table.seats.add}
        </SecondaryButton>
      )}
    </Card>
  );
}
