import type { PointerEventHandler } from 'react';
import type { BoatNumber } from '../../../engine';
import type { BotLevel } from '../../../store/table';
import { BoatIcon } from '../../boats/BoatIcon';
import { Icon } from '../../chrome/Icon';
import { useWords } from '../../words';
import styles from './picture.module.css';

export interface SeatPlateProps {
  boat: BoatNumber;
  name: string;
  bot: BotLevel | null;
  /** From 1; a spare boat has none. */
  seat?: number | undefined;
  isPicked: boolean;
  isDragged: boolean;
  onTap: () => void;
  /** Puts a picked boat back where it was. */
  onLeave: () => void;
  handlers: {
    onPointerDown: PointerEventHandler<HTMLElement>;
    onPointerMove: PointerEventHandler<HTMLElement>;
    onPointerUp: PointerEventHandler<HTMLElement>;
    onPointerCancel: PointerEventHandler<HTMLElement>;
  };
}

/** A boat at its seat, to be dragged or tapped. */
export function SeatPlate({
  boat,
  name,
  bot,
  seat,
  isPicked,
  isDragged,
  onTap,
  onLeave,
  handlers,
}: SeatPlateProps) {
  const words = useWords();
  const label = [
    ...(seat === undefined ? [] : [words.table.seats.seat({ n: seat })]),
    words.common.boatOf({ name, number: boat }),
  ].join(': ');
  return (
    <button
      type="button"
      className={styles.plate}
      aria-label={label}
      aria-pressed={isPicked}
      data-dragged={isDragged || undefined}
      onClick={onTap}
      onKeyDown={({ key }) => key === 'Escape' && onLeave()}
      {...handlers}
    >
      <BoatIcon boat={boat} size={46} />
      <span className={styles.plateName}>{name}</span>
      {bot && <Icon name="robot" size={18} />}
    </button>
  );
}
