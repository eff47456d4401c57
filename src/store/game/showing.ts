/** The screen follows the game: intros before the first boat is placed, then step after step. */
import type { Heading } from '../../engine';
import type { Helm } from './helm';

export interface ShowingActions {
  readonly endIntro: () => void;
  readonly showNext: () => void;
  readonly showAll: () => void;
  readonly highlight: (heading: Heading | null) => void;
}

export function showingActions({ get, set, showNext, showAll }: Helm): ShowingActions {
  return {
    endIntro: () => set({ intro: get().intro === 'start-roll' ? 'reveal' : null }),
    showNext,
    showAll,
    highlight: (heading) => set({ highlighted: heading }),
  };
}
