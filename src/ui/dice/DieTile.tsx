import type { CSSProperties, ReactNode } from 'react';
import { pictureNaming } from '../chrome/pictureNaming';
import { DieArt, type DieState } from './DieArt';
import styles from './dice.module.css';
import type { DieFace } from './notches';
import { RollingDie } from './RollingDie';

export interface DieTileProps {
  face: DieFace;
  state: DieState;
  /** Width of the tile's box in CSS pixels. */
  size?: number | undefined;
  /** Already translated; what a screen reader says. */
  label: string;
  caption?: ReactNode;
  /** Makes the die a toggle; without it the die only shows. */
  onPress?: (() => void) | undefined;
  disabled?: boolean | undefined;
  /** Place in the roll, so that the last die lands last; a number starts the roll. */
  rolling?: number | undefined;
}

const isPressed = (state: DieState) => state === 'reroll' || state === 'removed' || state === 'added';

/** One die of the tray. Every state has the same box, so nothing beside it ever moves. */
export function DieTile({
  face,
  state,
  size = 60,
  label,
  caption,
  onPress,
  disabled,
  rolling,
}: DieTileProps) {
  const picture = (
    <svg
      width={size}
      height={(size * 64) / 60}
      viewBox="0 0 60 64"
      {...pictureNaming(onPress ? undefined : label)}
    >
      {rolling === undefined ? <DieArt face={face} state={state} /> : <RollingDie face={face} />}
    </svg>
  );
  const order = { '--roll-order': rolling ?? 0 } as CSSProperties;
  return (
    <div className={styles.die} data-state={state} style={order}>
      {onPress ? (
        <button
          type="button"
          className={styles.toggle}
          aria-label={label}
          aria-pressed={isPressed(state)}
          disabled={disabled}
          onClick={onPress}
        >
          {picture}
        </button>
      ) : (
        picture
      )}
      {caption !== undefined && <span className={styles.caption}>{caption}</span>}
    </div>
  );
}
