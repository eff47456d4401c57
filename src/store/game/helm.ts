/** What all actions of the game store are made of: commit an action, show it, know when taps do not count. */
import {
  KEEP_ALL,
  type Action,
  type DiceChoice,
  type GameState,
  type Heading,
  type Refusal,
} from '../../engine';
import type { Reason } from '../../bots/bot';
import { freshDraft } from '../draft';
import { dropOldestFinished, saveGame } from '../savedGames';
import type { KeyValueStorage } from '../storage';
import { echoGuard, type Input } from './echo';
import { growGame, savedFrom, stateOf, type RunningGame, type Step } from './running';

/** Taps right after a hand-over were meant for the player before. */
export const HAND_OVER_GUARD_MS = 350;

/** What is shown before the first boat is placed. */
export type Intro = 'start-roll' | 'reveal';

/** All the store holds beside its actions. */
export interface GameView {
  readonly game: RunningGame | null;
  /** What the screen shows; it follows the game step by step. */
  readonly shown: GameState | null;
  readonly queue: readonly Step[];
  readonly intro: Intro | null;
  readonly draft: DiceChoice;
  readonly highlighted: Heading | null;
  /** Saving failed: said once, the game goes on. */
  readonly hasStorageProblem: boolean;
}

export const NO_GAME: GameView = {
  game: null,
  shown: null,
  queue: [],
  intro: null,
  draft: KEEP_ALL,
  highlighted: null,
  hasStorageProblem: false,
};

export interface GameStoreParts {
  readonly storage: KeyValueStorage;
  readonly now: () => number;
  readonly makeId: () => string;
  /** Whether steps are shown one by one; otherwise the screen jumps to the present state. */
  readonly isAnimated: () => boolean;
  /** What a person did last. Where nobody tells, every tap after a hand-over may be a second one. */
  readonly lastInput?: () => Input | null;
}

export interface Helm {
  readonly parts: GameStoreParts;
  readonly get: () => GameView;
  readonly set: (change: Partial<GameView>) => void;
  readonly save: (game: RunningGame) => void;
  /** Jumps to a game as it stands, without showing how it got there. */
  readonly present: (game: RunningGame) => void;
  readonly showNext: () => void;
  readonly showAll: () => void;
  /** A show is going on, or the hand-over was a moment ago. */
  readonly isLocked: () => boolean;
  readonly unlock: () => void;
  /** Keys and taps of people do not steer a bot's boat. */
  readonly isBotsTurn: () => boolean;
  /** Applies all actions or none, saves, and lines them up for the screen. */
  readonly commit: (actions: readonly Action[], reason?: Reason) => Refusal | null;
  readonly commitUnlocked: (actions: readonly Action[]) => Refusal | null;
  readonly commitByHand: (actions: readonly Action[]) => Refusal | null;
}

/** The draft a freshly shown state begins with. */
function draftFor(state: GameState): DiceChoice {
  return state.phase === 'dice' ? freshDraft(state.boats[state.activeSeat]) : KEEP_ALL;
}

export function takeHelm({ parts, get, set }: Pick<Helm, 'parts' | 'get' | 'set'>): Helm {
  let lockedUntil = 0;
  const echoes = echoGuard(HAND_OVER_GUARD_MS);

  function save(game: RunningGame): void {
    const saved = savedFrom(game, parts.now());
    if (!saveGame(parts.storage, saved)) set({ hasStorageProblem: true });
    if (saved.isFinished) dropOldestFinished(parts.storage);
  }

  function present(game: RunningGame): void {
    const shown = stateOf(game);
    set({ game, shown, queue: [], intro: null, draft: draftFor(shown), highlighted: null });
  }

  function show(state: GameState, queue: readonly Step[]): void {
    const before = get().shown;
    // The last boat on the lake hands over to itself.
    const isHandOver = before !== null && (before.activeSeat !== state.activeSeat || state.phase === 'dice');
    if (isHandOver) {
      lockedUntil = parts.now() + HAND_OVER_GUARD_MS;
      echoes.note(parts.lastInput?.() ?? null, parts.now());
    }
    const isNewCourse = before !== null && before.race !== state.race;
    set({
      shown: state,
      queue,
      draft: draftFor(state),
      highlighted: null,
      ...(isNewCourse && { intro: 'reveal' }),
    });
  }

  function showNext(): void {
    const [step, ...rest] = get().queue;
    if (step) show(step.after, rest);
  }

  function showAll(): void {
    const last = get().queue.at(-1);
    if (last) show(last.after, []);
  }

  /** After a move that was seen everybody waits a moment; where nothing is shown, only a second tap is ignored. */
  function isGuarded(): boolean {
    const now = parts.now();
    if (now >= lockedUntil) return false;
    return parts.isAnimated() || !parts.lastInput || echoes.has(parts.lastInput(), now);
  }

  function isLocked(): boolean {
    return get().queue.length > 0 || get().intro !== null || isGuarded();
  }

  function isBotsTurn(): boolean {
    const { game, shown } = get();
    return game !== null && shown !== null && game.table.bots[shown.activeSeat] !== null;
  }

  function commit(actions: readonly Action[], reason?: Reason): Refusal | null {
    const { game, queue } = get();
    if (!game) return null;
    const grown = growGame(game, { actions, reason });
    if (!grown.ok) return grown.refusal;
    save(grown.game);
    set({ game: grown.game, queue: [...queue, ...grown.steps], highlighted: null });
    if (!parts.isAnimated()) showAll();
    return null;
  }

  function commitUnlocked(actions: readonly Action[]): Refusal | null {
    return isLocked() ? null : commit(actions);
  }

  return {
    parts,
    get,
    set,
    save,
    present,
    showNext,
    showAll,
    isLocked,
    unlock: () => {
      lockedUntil = 0;
    },
    isBotsTurn,
    commit,
    commitUnlocked,
    commitByHand: (actions) => (isBotsTurn() ? null : commitUnlocked(actions)),
  };
}
