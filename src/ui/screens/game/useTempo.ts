import { useMemo, useSyncExternalStore } from 'react';
import { useSettings } from '../../stores';
import type { Tempo } from './timing';

const QUERY = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(QUERY);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Pace and motion as the settings and the device want them. */
export function useTempo(): Tempo {
  const pace = useSettings((settings) => settings.pace);
  const motion = useSettings((settings) => settings.motion);
  const isDeviceStill = useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches);
  const isStill = motion === 'reduced' || (motion === 'system' && isDeviceStill);
  return useMemo(() => ({ pace, isStill }), [pace, isStill]);
}
