import type { ReactNode } from 'react';
import { IconButton } from './Button';
import { Icon, type IconName } from './Icon';
import styles from './notice.module.css';

export interface NoticeProps {
  tone?: 'plain' | 'good' | 'danger' | undefined;
  icon?: IconName | undefined;
  children: ReactNode;
  /** A button beside the words, as Undo. */
  action?: ReactNode;
  onDismiss?: (() => void) | undefined;
  dismissLabel?: string | undefined;
  /** A crash or a sinking interrupts; everything else waits its turn. `none` where another region speaks. */
  announce?: 'polite' | 'assertive' | 'none' | undefined;
}

/** A notice in the flow of its panel: it takes its own place and so can never lie over a boat. */
export function Notice({
  tone = 'plain',
  icon,
  children,
  action,
  onDismiss,
  dismissLabel = '',
  announce = 'polite',
}: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone} aria-live={announce === 'none' ? 'off' : announce}>
      {icon && <Icon name={icon} size={22} />}
      <div className={styles.words}>{children}</div>
      {action}
      {onDismiss && <IconButton icon="close" label={dismissLabel} onClick={onDismiss} />}
    </div>
  );
}
