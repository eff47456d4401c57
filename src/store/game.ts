/** The store of the running game: its record, what the screen shows of it, and the choice being made. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  apply,
  createGame,
  endRace,
  keep,
  KEEP_ALL,
  nextRace,
  place,
  RECORD_VERSION,
  retire,
  steer,
  type Action,
  type DiceChoice,
  type GameEvent,
  type GameRecord,
  type GameState,
  type Heading,
  type Refusal,
  type Setup,
  type Space,
} from '../engine';
import type { Reason } from '../bots/bot';
import { lakeFromCode } from '../lakes/lakes';
import {
  canAddDie,
  freshDraft,
  hasRoll,
  toggleAdd,
  toggleRemove,
  toggleReroll,
  toggleRerollAll,
} from './draft';
import { randomPlacing } from './placement';
import {
  dropOldestFinished,
  openGame,
  parseSavedGame,
  saveGame,
  type OpenedGame,
  type ParsedGame,
  type Rewind,
} from './savedGames';
import type { GivenReason } from './reasons';
import type { KeyValueStorage } from './storage';
import type { BotLevel, SeatingMode, Table } from './table';
import { rewindTarget, undoTarget, type Timeline } from './undo';

/** Taps right after a hand-over were meant for the player before. */
export const HAND_OVER_GUARD_MS = 350;

export interface RunningGame {
  readonly id: string;
  readonly record: GameRecord;
  readonly table: Table;
  readonly rewinds: readonly Rewind[];
  /** Why bots did what they did, by rising action. */
  readonly reasons: readonly GivenReason[];
  readonly states: readonly GameState[];
  readonly events: readonly (readonly GameEvent[])[];
}

/** One committed action that the screen has still to show. */
export interface Step {
  readonly action: Action;
  readonly events: readonly GameEvent[];
  readonly before: GameState;
  readonly after: GameState;
}

/** What is shown before the first boat is placed. */
export type Intro = 'start-roll' | 'reveal';

export interface GameStoreState {
  readonly game: RunningGame | null;
  /** What the screen shows; it follows the game step by step. */
  readonly shown: GameState | null;
  readonly queue: readonly Step[];
  readonly intro: Intro | null;
  readonly draft: DiceChoice;
  readonly highlighted: Heading | null;
  /** Saving failed: said once, the game goes on. */
  readonly hasStorageProblem: boolean;

  readonly start: (options: { setup: Setup; table: Table; placesAtRandom: boolean }) => void;
  readonly open: (id: string) => ParsedGame | undefined;
  readonly importText: (text: string) => ParsedGame;
  readonly leave: () => void;

  readonly endIntro: () => void;
  readonly showNext: () => void;
  readonly showAll: () => void;

  readonly toggleDie: (index: number) => void;
  readonly toggleRemoved: (index: number) => void;
  readonly toggleAdded: () => void;
  readonly toggleAll: () => void;
  readonly clearDraft: () => void;
  readonly chooseDice: (choice: DiceChoice) => void;
  readonly highlight: (heading: Heading | null) => void;

  readonly place: (at: Space, heading: Heading) => Refusal | null;
  readonly placeAll: () => void;
  /** Turns the boat that was placed last, as long as others are still to be placed. */
  readonly turnPlaced: (heading: Heading) => void;
  readonly roll: () => Refusal | null;
  readonly go: (heading: Heading) => Refusal | null;
  readonly turnOnSpot: (heading: Heading) => Refusal | null;
  readonly retire: () => void;
  readonly endRace: () => void;
  readonly nextRace: () => void;
  /** A bot's action, for the active seat, and why. */
  readonly playBot: (action: Action, reason?: Reason) => Refusal | null;

  readonly canUndo: () => boolean;
  readonly undo: () => void;
  readonly canRewind: () => boolean;
  readonly rewind: () => void;
  readonly handSeat: (seat: number, bot: BotLevel | null) => void;
  /** People may move round the screen in the middle of a game. */
  readonly changeSeating: (seating: SeatingMode) => void;
}

export type GameStore = StoreApi<GameStoreState>;

export interface GameStoreParts {
  readonly storage: KeyValueStorage;
  readonly now: () => number;
  readonly makeId: () => string;
  /** Whether steps are shown one by one; otherwise the screen jumps to the present state. */
  readonly isAnimated: () => boolean;
}

export function stateOf(game: RunningGame): GameState {
  return game.states[game.states.length - 1];
}

function timelineOf({ record, states, table }: RunningGame): Timeline {
  return { actions: record.actions, states, bots: table.bots };
}

/** The draft a freshly shown state begins with. */
function draftFor(state: GameState): DiceChoice {
  return state.phase === 'dice' ? freshDraft(state.boats[state.activeSeat]) : KEEP_ALL;
}

function openedAs({ saved, replay }: OpenedGame): RunningGame {
  const { id, record, table, rewinds, reasons } = saved;
  return { id, record, table, rewinds, reasons, states: replay.states, events: replay.events };
}

export function createGameStore(parts: GameStoreParts): GameStore {
  let lockedUntil = 0;

  return createStore<GameStoreState>()((set, get) => {
    function save(game: RunningGame): void {
      const isFinished = stateOf(game).phase === 'game-over';
      const { id, record, table, rewinds, reasons } = game;
      const isSaved = saveGame(parts.storage, {
        id,
        record,
        table,
        rewinds,
        reasons,
        isFinished,
        savedAt: parts.now(),
      });
      if (!isSaved) set({ hasStorageProblem: true });
      if (isFinished) dropOldestFinished(parts.storage);
    }

    /** Jumps to a game as it stands, without showing how it got there. */
    function present(game: RunningGame, intro: Intro | null = null): void {
      const shown = stateOf(game);
      set({ game, shown, queue: [], intro, draft: draftFor(shown), highlighted: null });
    }

    function isLocked(): boolean {
      return get().queue.length > 0 || get().intro !== null || parts.now() < lockedUntil;
    }

    /** Applies all actions or none, saves, and lines them up for the screen. */
    function commit(actions: readonly Action[], reason?: Reason): Refusal | null {
      const { game, queue } = get();
      if (!game) return null;
      const steps: Step[] = [];
      let state = stateOf(game);
      for (const action of actions) {
        const applied = apply(state, action);
        if (!applied.ok) return applied.refusal;
        steps.push({ action, events: applied.events, before: state, after: applied.state });
        state = applied.state;
      }
      const grown: RunningGame = {
        ...game,
        record: { ...game.record, actions: [...game.record.actions, ...actions] },
        states: [...game.states, ...steps.map(({ after }) => after)],
        events: [...game.events, ...steps.map(({ events }) => events)],
        reasons: reason ? [...game.reasons, { at: game.record.actions.length, reason }] : game.reasons,
      };
      save(grown);
      set({ game: grown, queue: [...queue, ...steps], highlighted: null });
      if (!parts.isAnimated()) get().showAll();
      return null;
    }

    function commitUnlocked(actions: readonly Action[]): Refusal | null {
      return isLocked() ? null : commit(actions);
    }

    /** Keys and taps of people do not steer a bot's boat. */
    function isBotsTurn(): boolean {
      const { game, shown } = get();
      return game !== null && shown !== null && game.table.bots[shown.activeSeat] !== null;
    }

    function commitByHand(actions: readonly Action[]): Refusal | null {
      return isBotsTurn() ? null : commitUnlocked(actions);
    }

    function show(state: GameState, queue: readonly Step[]): void {
      const before = get().shown;
      // The last boat on the lake hands over to itself.
      const isHandOver =
        before !== null && (before.activeSeat !== state.activeSeat || state.phase === 'dice');
      if (isHandOver) lockedUntil = parts.now() + HAND_OVER_GUARD_MS;
      const isNewCourse = before !== null && before.race !== state.race;
      set({
        shown: state,
        queue,
        draft: draftFor(state),
        highlighted: null,
        ...(isNewCourse && { intro: 'reveal' }),
      });
    }

    function takeBackTo(kept: number | null, rewinds: (game: RunningGame) => readonly Rewind[]): void {
      const { game } = get();
      if (!game || kept === null) return;
      const shortened: RunningGame = {
        ...game,
        record: { ...game.record, actions: game.record.actions.slice(0, kept) },
        states: game.states.slice(0, kept + 1),
        events: game.events.slice(0, kept + 1),
        rewinds: rewinds(game),
        reasons: game.reasons.filter(({ at }) => at < kept),
      };
      save(shortened);
      present(shortened);
    }

    function changeDraft(change: (draft: DiceChoice, state: GameState) => DiceChoice): void {
      const { shown, draft } = get();
      if (shown?.phase === 'dice' && !isLocked() && !isBotsTurn())
        set({ draft: change(draft, shown), highlighted: null });
    }

    /** Keys reach further than the dice a boat has. */
    function changeDie(index: number, change: (draft: DiceChoice, index: number) => DiceChoice): void {
      changeDraft((draft, { boats, activeSeat }) =>
        index in boats[activeSeat].dice ? change(draft, index) : draft,
      );
    }

    function changeTable(change: (table: Table) => Partial<Table>): void {
      const { game } = get();
      if (!game) return;
      const changed = { ...game, table: { ...game.table, ...change(game.table) } };
      save(changed);
      set({ game: changed });
    }

    return {
      game: null,
      shown: null,
      queue: [],
      intro: null,
      draft: KEEP_ALL,
      highlighted: null,
      hasStorageProblem: false,

      start: ({ setup, table, placesAtRandom }) => {
        const lake = lakeFromCode(setup.lake);
        if (!lake) throw new Error(`The set-up names no lake: ${setup.lake}.`);
        const { state, events } = createGame(setup, lake);
        const record: GameRecord = { version: RECORD_VERSION, setup, actions: [] };
        const none = { rewinds: [], reasons: [] };
        const game = { id: parts.makeId(), record, table, ...none, states: [state], events: [events] };
        present(game);
        if (placesAtRandom) {
          commit(randomPlacing(state));
          get().showAll();
        } else save(game);
        if (parts.isAnimated()) set({ intro: 'start-roll' });
        lockedUntil = 0;
      },
      open: (id) => {
        const opened = openGame(parts.storage, id);
        if (opened?.ok) present(openedAs(opened));
        return opened;
      },
      importText: (text) => {
        const parsed = parseSavedGame(text, parts.makeId());
        if (parsed.ok) {
          const game = openedAs(parsed);
          save(game);
          present(game);
        }
        return parsed;
      },
      leave: () => set({ game: null, shown: null, queue: [], intro: null, highlighted: null }),

      endIntro: () => {
        const { intro } = get();
        set({ intro: intro === 'start-roll' ? 'reveal' : null });
      },
      showNext: () => {
        const [step, ...rest] = get().queue;
        if (step) show(step.after, rest);
      },
      showAll: () => {
        const last = get().queue.at(-1);
        if (last) show(last.after, []);
      },

      toggleDie: (index) => changeDie(index, toggleReroll),
      toggleRemoved: (index) => changeDie(index, toggleRemove),
      toggleAdded: () =>
        changeDraft((draft, { boats, activeSeat, rules }) =>
          draft.adjust === 'add' || canAddDie(boats[activeSeat], rules) ? toggleAdd(draft) : draft,
        ),
      toggleAll: () =>
        changeDraft((draft, { boats, activeSeat }) => toggleRerollAll(draft, boats[activeSeat].dice.length)),
      clearDraft: () => changeDraft(() => KEEP_ALL),
      chooseDice: (choice) => changeDraft(() => choice),
      highlight: (heading) => set({ highlighted: heading }),

      place: (at, heading) => commitByHand([place(at, heading)]),
      placeAll: () => {
        const { shown } = get();
        if (shown?.phase === 'placing') commitUnlocked(randomPlacing(shown));
      },
      turnPlaced: (heading) => {
        const { game, shown } = get();
        const last = game?.record.actions.at(-1);
        if (shown?.phase !== 'placing' || last?.type !== 'place' || isLocked()) return;
        takeBackTo(
          game?.record.actions.length ? game.record.actions.length - 1 : null,
          ({ rewinds }) => rewinds,
        );
        commit([place(last.at, heading)]);
        get().showAll();
      },
      roll: () => {
        const { draft } = get();
        return hasRoll(draft) ? commitByHand([{ type: 'roll', ...draft }]) : null;
      },
      go: (heading) => {
        const { shown, draft } = get();
        if (shown?.phase === 'steering') return commitByHand([steer(heading)]);
        return hasRoll(draft) ? null : commitByHand([{ type: 'roll', ...draft }, steer(heading)]);
      },
      turnOnSpot: (heading) => commitByHand([keep(), steer(heading)]),
      retire: () => void commitUnlocked([retire]),
      endRace: () => void commitUnlocked([endRace]),
      nextRace: () => void commitUnlocked([nextRace]),
      playBot: (action, reason) => commit([action], reason),

      canUndo: () => {
        const { game } = get();
        return game !== null && undoTarget(timelineOf(game)) !== null;
      },
      undo: () => {
        const { game } = get();
        if (game) takeBackTo(undoTarget(timelineOf(game)), ({ rewinds }) => rewinds);
      },
      canRewind: () => {
        const { game } = get();
        return game !== null && rewindTarget(timelineOf(game)) !== null;
      },
      rewind: () => {
        const { game } = get();
        const kept = game && rewindTarget(timelineOf(game));
        takeBackTo(kept, ({ rewinds, record }) => [
          ...rewinds,
          { at: kept ?? 0, actions: record.actions.length - (kept ?? 0) },
        ]);
      },
      handSeat: (seat, bot) => changeTable(({ bots }) => ({ bots: bots.with(seat, bot) })),
      changeSeating: (seating) => changeTable(() => ({ seating })),
    };
  });
}
