import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './buttons.module.css';
import { Icon, type IconName } from './Icon';

type NativeProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children' | 'type'>;

export interface PrimaryButtonProps extends NativeProps {
  children: ReactNode;
  icon?: IconName | undefined;
  size?: 'large' | 'small' | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** Roll, or the one thing a screen is for. */
export function PrimaryButton({ children, icon, size = 'large', ...rest }: PrimaryButtonProps) {
  return (
    <button type="button" className={styles.primary} data-size={size} {...rest}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  );
}

export interface SecondaryButtonProps extends NativeProps {
  children: ReactNode;
  icon?: IconName | undefined;
  tone?: 'navy' | 'ink' | 'danger' | undefined;
  align?: 'centre' | 'start' | undefined;
  ref?: Ref<HTMLButtonElement>;
}

export function SecondaryButton({
  children,
  icon,
  tone = 'navy',
  align = 'centre',
  ...rest
}: SecondaryButtonProps) {
  return (
    <button type="button" className={styles.secondary} data-tone={tone} data-align={align} {...rest}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  );
}

export interface IconButtonProps extends NativeProps {
  icon: IconName;
  /** Already translated; the only name the button has. */
  label: string;
  look?: 'plain' | 'round' | 'brass' | undefined;
  iconSize?: number | undefined;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ icon, label, look = 'plain', iconSize = 24, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={label}
      title={label}
      data-look={look === 'plain' ? undefined : look}
      {...rest}
    >
      <Icon name={icon} size={iconSize} />
    </button>
  );
}
