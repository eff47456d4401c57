/** Undo is one tap up to the last roll; past it the same button has to be held for a second. */
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../chrome/Button';
import { useGame, useGameActions } from '../../../stores';
import { useWords } from '../../../words';
import styles from './dock.module.css';

const HOLD_MS = 1000;

export function UndoButton({ look }: { look?: 'plain' | 'brass' | undefined }) {
  const words = useWords().race.undo;
  const { undo, rewind } = useGameActions();
  const canUndo = useGame((store) => store.canUndo());
  const canRewind = useGame((store) => store.canRewind());
  const [isHolding, setHolding] = useState(false);
  const timer = useRef(0);
  /** The release that ends a rewind clicks, too: it must not undo one thing more. */
  const hasRewound = useRef(false);
  const isRewind = !canUndo && canRewind;

  const release = () => {
    clearTimeout(timer.current);
    setHolding(false);
  };
  const hold = () => {
    hasRewound.current = false;
    if (!isRewind) return;
    clearTimeout(timer.current);
    setHolding(true);
    timer.current = window.setTimeout(() => {
      setHolding(false);
      hasRewound.current = true;
      rewind();
    }, HOLD_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <span className={styles.undo} data-holding={isHolding || undefined}>
      <IconButton
        icon="undo"
        look={look}
        label={isRewind ? words.rewindHold : canUndo ? words.button : words.nothing}
        title={isRewind ? words.rewindHold : undefined}
        aria-disabled={(!canUndo && !canRewind) || undefined}
        onClick={() => canUndo && !hasRewound.current && undo()}
        onPointerDown={hold}
        onPointerUp={release}
        onPointerLeave={release}
        onPointerCancel={release}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          if (event.repeat) event.preventDefault();
          else hold();
        }}
        onKeyUp={release}
      />
      {isHolding && <span className={styles.holdHint}>{words.rewindHolding}</span>}
    </span>
  );
}
