/** Where we are: the hash of the address, so that every screen can be linked to and Back works. */
import { useSyncExternalStore } from 'react';
import { formatHash, parseHash, type Route } from '../store/link';

function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

function readHash(): string {
  return location.hash;
}

export function useRoute(): Route {
  return parseHash(useSyncExternalStore(subscribe, readHash));
}

export function navigate(route: Route): void {
  location.hash = formatHash(route);
}

/** Goes to a screen without leaving the present one behind for Back. */
export function replaceRoute(route: Route): void {
  history.replaceState(null, '', formatHash(route));
  dispatchEvent(new HashChangeEvent('hashchange'));
}

const OVER = 'over';

/** Goes to what lies over the present screen, so that Back puts it away. */
export function openOver(route: Route): void {
  history.pushState(OVER, '', formatHash(route));
  dispatchEvent(new HashChangeEvent('hashchange'));
}

/** Leaves what lies over a screen, and with it its place in the history, which Back would else have to pass. */
export function closeOver(under: Route): void {
  if (history.state === OVER) history.back();
  else replaceRoute(under);
}
