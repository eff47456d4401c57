import { useMemo, useSyncExternalStore } from 'react';
import type { SeatingMode } from '../../../store/table';
import { layoutFor, type GameLayout } from './layout';

function subscribe(onChange: () => void): () => void {
  addEventListener('resize', onChange);
  return () => removeEventListener('resize', onChange);
}

/** The layout for the window as it is now. */
export function useLayout(seating: SeatingMode): GameLayout {
  const width = useSyncExternalStore(subscribe, () => innerWidth);
  const height = useSyncExternalStore(subscribe, () => innerHeight);
  return useMemo(() => layoutFor({ width, height, seating }), [width, height, seating]);
}
