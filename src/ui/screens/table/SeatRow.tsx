import { BOATS, MAX_NAME_LENGTH, type BoatNumber } from '../../../engine';
import { BOT_LEVELS } from '../../../store/table';
import type { Seat } from '../../../store/tableChoice';
import { BoatIcon } from '../../boats/BoatIcon';
import { IconButton } from '../../chrome/Button';
import { TextField } from '../../chrome/TextField';
import { useWords } from '../../words';
import { SelectField } from '../page/SelectField';
import styles from './table.module.css';

export interface SeatRowProps {
  seat: Seat;
  /** From 1. */
  n: number;
  /** The sides where the seat could be; null where nobody sits round the screen. */
  edges: readonly Seat['side'][] | null;
  onChange: (change: Partial<Pick<Seat, 'name' | 'bot'>>) => void;
  onBoat: (boat: BoatNumber) => void;
  onSide: (side: Seat['side']) => void;
  /** Missing where the seat cannot go. */
  onRemove: (() => void) | undefined;
}

const PERSON = 'person';

/** One seat: its boat, its name, who steers and, round a table, where it is. */
export function SeatRow({ seat, n, edges, onChange, onBoat, onSide, onRemove }: SeatRowProps) {
  const words = useWords();
  const { table, bots, common } = words;
  const color = common.boats[seat.boat].name;
  return (
    <li className={styles.seat} data-edges={edges ? true : undefined}>
      <SelectField
        label={table.seats.boatOf({ n })}
        picture={<BoatIcon boat={seat.boat} size={46} />}
        options={BOATS.map((boat) => ({ value: boat, label: common.boats[boat].name }))}
        value={seat.boat}
        onChange={onBoat}
      />
      <TextField
        label={table.seats.nameOf({ n })}
        hideLabel
        value={seat.name}
        placeholder={color}
        maxLength={MAX_NAME_LENGTH}
        onChange={(name) => onChange({ name })}
      />
      <SelectField
        label={`${table.seats.seat({ n })}: ${bots.whoSteers}`}
        options={[
          { value: PERSON, label: bots.person },
          ...BOT_LEVELS.map((level) => ({ value: level, label: bots.kinds[level].title })),
        ]}
        value={seat.bot ?? PERSON}
        onChange={(who) => onChange({ bot: BOT_LEVELS.find((level) => level === who) ?? null })}
      />
      {edges && (
        <SelectField
          label={table.seating.edgeOf({ n })}
          options={edges.map((side) => ({ value: side, label: table.seating.edge[side] }))}
          value={seat.side}
          onChange={onSide}
        />
      )}
      <IconButton
        icon="close"
        label={table.seats.remove({ name: seat.name || color })}
        disabled={!onRemove}
        onClick={onRemove}
      />
    </li>
  );
}
