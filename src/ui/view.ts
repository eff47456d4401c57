/** How large everything is drawn: a projector's words are read from the back of a room. CSS finds it at `data-view`. */
import { useViewport } from './art/useViewport';

export type View = 'usual' | 'projector';

const PROJECTOR = { width: 1700, height: 900 };

export function viewOf(screen: { width: number; height: number }): View {
  return screen.width >= PROJECTOR.width && screen.height >= PROJECTOR.height ? 'projector' : 'usual';
}

export function useView(): View {
  return viewOf(useViewport());
}
