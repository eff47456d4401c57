import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

const readIsFull = () => Boolean(document.fullscreenElement);

/** The whole screen for the game; null where the browser has no such thing. */
export function useFullScreen(): { isFull: boolean; toggle: () => void } | null {
  const isFull = useSyncExternalStore(subscribe, readIsFull);
  if (!document.fullscreenEnabled) return null;
  return {
    isFull,
    toggle: () => void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()),
  };
}
