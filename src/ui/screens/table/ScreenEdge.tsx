import type { ReactNode } from 'react';
import type { ScreenSide } from '../../../store/table';
import { Icon } from '../../chrome/Icon';
import { useWords } from '../../words';
import styles from './picture.module.css';

export interface ScreenEdgeProps {
  side: ScreenSide;
  /** The seats there, clockwise. */
  children: ReactNode;
  /** Who could sit down here now; missing while nobody is picked up or there is no room. */
  comer: string | undefined;
  isUnderFinger: boolean;
  onTap: () => void;
  onLeave: () => void;
}

/** A side of the pictured screen: its seats, and a place for one more while a boat is in the hand. */
export function ScreenEdge({ side, children, comer, isUnderFinger, onTap, onLeave }: ScreenEdgeProps) {
  const { seats, seating } = useWords().table;
  return (
    <ul
      className={styles.side}
      data-side={side}
      data-drop={comer === undefined ? undefined : isUnderFinger ? 'over' : 'open'}
    >
      {children}
      {comer !== undefined && (
        <li className={styles.here}>
          <button
            type="button"
            aria-label={seats.sitsHere({ edge: seating.edge[side], name: comer })}
            onClick={onTap}
            onKeyDown={({ key }) => key === 'Escape' && onLeave()}
          >
            <Icon name="plus" size={16} />
            <span>{seats.here}</span>
          </button>
        </li>
      )}
    </ul>
  );
}
