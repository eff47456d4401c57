import { useCallback, type KeyboardEvent } from 'react';
import styles from './live.module.css';

export interface SvgButton {
  /** Already translated. */
  label: string;
  press: () => void;
  isDisabled?: boolean;
}

/** What makes a group of shapes a button: SVG has no element for one. */
export function useSvgButton({ label, press, isDisabled = false }: SvgButton) {
  const pressIfAllowed = useCallback(() => {
    if (!isDisabled) press();
  }, [press, isDisabled]);
  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      // Space would scroll, and the screen's own shortcuts must not act on the same key.
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) pressIfAllowed();
    },
    [pressIfAllowed],
  );
  return {
    role: 'button',
    tabIndex: 0,
    'aria-label': label,
    'aria-disabled': isDisabled || undefined,
    className: styles.control,
    onClick: pressIfAllowed,
    onKeyDown,
  } as const;
}
