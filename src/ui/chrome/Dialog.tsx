import { useEffect, useId, useRef, type ReactNode } from 'react';
import { IconButton } from './Button';
import styles from './dialog.module.css';

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** Buttons at the foot. */
  footer?: ReactNode;
  width?: 'narrow' | 'wide' | undefined;
}

/** A modal sheet of paper: Esc, the cross and a tap beside it close it, and focus goes back where it was. */
export function Dialog({
  isOpen,
  onClose,
  title,
  closeLabel,
  children,
  footer,
  width = 'narrow',
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return undefined;
    const opener = document.activeElement;
    element.showModal();
    return () => {
      element.close();
      if (opener instanceof HTMLElement || opener instanceof SVGElement) opener.focus();
    };
  }, [isOpen]);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const closeFromBackdrop = (event: MouseEvent) => {
      if (event.target === element) onClose();
    };
    element.addEventListener('click', closeFromBackdrop);
    return () => element.removeEventListener('click', closeFromBackdrop);
  }, [onClose]);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-width={width}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {isOpen && (
        <div className={styles.sheet}>
          <header className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </header>
          <div className={styles.content}>{children}</div>
          {footer && <footer className={styles.foot}>{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}
