import { Icon } from '../chrome/Icon';
import styles from './dice.module.css';

export interface RemoveDieButtonProps {
  label: string;
  pressed: boolean;
  onPress: () => void;
  disabled?: boolean | undefined;
}

/** The cross under a die: takes that die away, or gives it back. */
export function RemoveDieButton({ label, pressed, onPress, disabled }: RemoveDieButtonProps) {
  return (
    <button
      type="button"
      className={styles.remove}
      aria-label={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onPress}
    >
      <Icon name="close" size={20} />
    </button>
  );
}
