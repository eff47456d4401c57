import { SecondaryButton } from '../../../chrome/Button';
import type { IconName } from '../../../chrome/Icon';
import styles from './panels.module.css';

export interface MenuItemProps {
  icon: IconName;
  title: string;
  /** What will happen, where the title leaves it open. */
  text?: string | undefined;
  tone?: 'ink' | 'danger' | undefined;
  width?: 'half' | 'whole' | undefined;
  onPress: () => void;
}

export function MenuItem({ icon, title, text, tone = 'ink', width = 'half', onPress }: MenuItemProps) {
  return (
    <SecondaryButton icon={icon} tone={tone} align="start" onClick={onPress}>
      <span className={styles.itemTitle} data-wide={width === 'whole' || undefined}>
        {title}
      </span>
      {text && <span className={styles.itemText}>{text}</span>}
    </SecondaryButton>
  );
}
