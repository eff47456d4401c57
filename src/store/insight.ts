/** What is known beyond the rules: par, a hint that was asked for, and whether bots think or wait. Lives as long as the screen. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Advice } from '../bots/advice';
import type { GameState, Heading, Space } from '../engine';

export interface CoursePar {
  /** Expected turns of a perfect captain alone, from the best start. */
  readonly par: number;
  readonly bestStart: { readonly at: Space; readonly heading: Heading };
}

export type ParState =
  | { readonly status: 'unknown' }
  | { readonly status: 'solving'; readonly done: number }
  | ({ readonly status: 'known' } & CoursePar)
  | { readonly status: 'failed' };

export type HintState =
  | { readonly status: 'off' }
  /** Asked for in this turn; `turn` is its key. */
  | { readonly status: 'thinking'; readonly turn: string }
  | { readonly status: 'given'; readonly turn: string; readonly state: GameState; readonly advice: Advice }
  /** Asked for, but the values do not reach there. */
  | { readonly status: 'none'; readonly turn: string; readonly state: GameState };

export interface InsightState {
  readonly isPaused: boolean;
  /** A bot takes longer than people take for granted. */
  readonly isThinking: boolean;
  readonly isOddsOpen: boolean;
  /** Of the course being sailed. */
  readonly par: ParState;
  readonly hint: HintState;
  readonly togglePaused: () => void;
  readonly toggleOdds: () => void;
  /** Asks for a hint for this turn, or hides it again. */
  readonly toggleHint: (state: GameState) => void;
}

export type InsightStore = StoreApi<InsightState>;

/** Equal for all states of one turn of one boat. */
export function turnKey({ race, activeSeat, boats }: GameState): string {
  return `${race}/${activeSeat}/${boats[activeSeat].turns}`;
}

export function createInsightStore(): InsightStore {
  return createStore<InsightState>()((set, get) => ({
    isPaused: false,
    isThinking: false,
    isOddsOpen: false,
    par: { status: 'unknown' },
    hint: { status: 'off' },
    togglePaused: () => set({ isPaused: !get().isPaused }),
    toggleOdds: () => set({ isOddsOpen: !get().isOddsOpen }),
    toggleHint: (state) => {
      const isOff = get().hint.status === 'off';
      set({ hint: isOff ? { status: 'thinking', turn: turnKey(state) } : { status: 'off' } });
    },
  }));
}
