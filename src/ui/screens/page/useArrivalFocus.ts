import { useEffect, useRef, type RefObject } from 'react';

/** A new screen begins at its heading: keys and screen readers go on from there, never from nowhere. */
export function useArrivalFocus<Element extends HTMLElement>(): RefObject<Element | null> {
  const heading = useRef<Element>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return heading;
}
