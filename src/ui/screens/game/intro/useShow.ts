import { useEffect, useEffectEvent, useRef, useState } from 'react';

const PASSING_KEYS = new Set(['Shift', 'Control', 'Alt', 'Meta', 'Tab', 'CapsLock']);

/** Keys that belong to the browser, as reloading or leaving the page, are not ours to swallow. */
function isOurs({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && !PASSING_KEYS.has(key) && !/^F\d+$/.test(key);
}

export interface Show {
  /** The scene that is on. */
  readonly scene: number;
  readonly skip: () => void;
}

/** Plays scenes of so many milliseconds one after the other and tells once when it is over; any key ends it. */
export function useShow(scenesMs: readonly number[], onDone: () => void): Show {
  const [scene, setScene] = useState(0);
  const isOver = useRef(false);
  const finish = () => {
    if (isOver.current) return;
    isOver.current = true;
    onDone();
  };
  const follow = useEffectEvent((over: number) => {
    if (over + 1 < scenesMs.length) setScene(over + 1);
    else finish();
  });
  const skipByKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isOurs(event)) return;
    // The key was meant for the show; what comes after it must not hear of it.
    event.preventDefault();
    event.stopPropagation();
    finish();
  });

  const sceneMs = scenesMs[scene] ?? 0;
  useEffect(() => {
    const timer = setTimeout(() => follow(scene), sceneMs);
    return () => clearTimeout(timer);
  }, [scene, sceneMs]);

  useEffect(() => {
    const listen = (event: KeyboardEvent) => skipByKey(event);
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, []);

  return { scene, skip: finish };
}
