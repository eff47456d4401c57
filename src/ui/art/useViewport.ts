import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

const readSize = () => `${window.innerWidth} ${window.innerHeight}`;

/** The window's size in CSS pixels. */
export function useViewport(): { width: number; height: number } {
  const [width = 1, height = 1] = useSyncExternalStore(subscribe, readSize).split(' ').map(Number);
  return { width: Math.max(width, 1), height: Math.max(height, 1) };
}
