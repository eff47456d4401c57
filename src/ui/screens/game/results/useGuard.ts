import { useEffect, useRef } from 'react';
import { HAND_OVER_GUARD_MS } from '../../../../store/game';

/** Lets nothing through right after a sheet has opened: a second tap was meant for the lake under it. */
export function useGuard(): (act: () => void) => () => void {
  const openFrom = useRef(Infinity);
  useEffect(() => {
    openFrom.current = performance.now() + HAND_OVER_GUARD_MS;
  }, []);
  return (act) => () => {
    if (performance.now() >= openFrom.current) act();
  };
}
