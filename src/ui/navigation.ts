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
