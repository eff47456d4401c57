import { useEffect, useRef } from 'react';
import { useTurn } from './turn';

/** Players by keyboard find the focus on the first thing to decide, never lost on a control that is gone. */
export function useTurnFocus(): void {
  const { state, seat, boat, isBusy } = useTurn();
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
  const decision = `${state.race}/${seat}/${boat.turns}/${state.phase}`;
  useEffect(() => {
    if (isBusy || !isByKeyboard.current || document.querySelector('dialog[open]')) return;
    const target = `main :is(fieldset, [data-wedges]) :is(button, [role='button']):not(:disabled, [aria-disabled='true'])`;
    document.querySelector<HTMLElement | SVGElement>(target)?.focus();
  }, [decision, isBusy]);
}
