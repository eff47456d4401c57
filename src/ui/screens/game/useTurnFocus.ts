import { useEffect, useRef } from 'react';
import { useTurn } from './turn';

/** Players by keyboard find the focus on the first thing to decide, never lost on a control that is gone. */
export function useTurnFocus(): void {
  const { state, isBusy } = useTurn();
  const isByKeyboard = useRef(false);
  useEffect(() => {
    const onKey = () => {
      isByKeyboard.current = true;
    };
    const onPointer = () => {
      isByKeyboard.current = false;
    };
    addEventListener('keydown', onKey, true);
    addEventListener('pointerdown', onPointer, true);
    return () => {
      removeEventListener('keydown', onKey, true);
      removeEventListener('pointerdown', onPointer, true);
    };
  }, []);
  useEffect(() => {
    const isDeciding = state.phase === 'dice' || state.phase === 'steering';
    if (!isDeciding || isBusy || !isByKeyboard.current || document.querySelector('dialog[open]')) return;
    const target = `main :is(fieldset, [data-wedges]) :is(button, [role='button']):not(:disabled, [aria-disabled='true'])`;
    document.querySelector<HTMLElement | SVGElement>(target)?.focus();
  }, [state, isBusy]);
}
