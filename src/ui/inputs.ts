/** What was tapped or pressed last, for whoever has to tell a second tap from a new one. */
import type { Input } from '../store/game';

/** Watches from now on; answers a way to ask. */
export function watchInputs(): () => Input | null {
  let last: Input | null = null;
  const onClick = ({ detail, clientX, clientY }: MouseEvent) => {
    // A click without a count comes from a key, which was noted when it went down.
    if (detail > 0) last = { kind: 'tap', x: clientX, y: clientY };
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    last = { kind: 'key', key };
  };
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKeyDown, true);
  return () => last;
}
