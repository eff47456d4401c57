/** The running game as a value: its record with every state and event it gives. Nothing here saves or shows. */
import {
  apply,
  createGame,
  RECORD_VERSION,
  type Action,
  type GameEvent,
  type GameRecord,
  type GameState,
  type Refusal,
  type Setup,
} from '../../engine';
import type { Reason } from '../../bots/bot';
import { lakeFromCode } from '../../lakes/lakes';
import type { GivenReason } from '../reasons';
import type { OpenedGame, Rewind, SavedGame } from '../savedGames';
import type { Table } from '../table';
import type { Timeline } from '../undo';

export interface RunningGame {
  readonly id: string;
  readonly record: GameRecord;
  readonly table: Table;
  readonly rewinds: readonly Rewind[];
  /** Why bots did what they did, by rising action. */
  readonly reasons: readonly GivenReason[];
  /** `states[n]` is the state after n actions. */
  readonly states: readonly GameState[];
  /** `events[n]` led to `states[n]`. */
  readonly events: readonly (readonly GameEvent[])[];
}

/** One committed action that the screen has still to show. */
export interface Step {
  readonly action: Action;
  readonly events: readonly GameEvent[];
  readonly before: GameState;
  readonly after: GameState;
}

export function stateOf(game: RunningGame): GameState {
  return game.states[game.states.length - 1];
}

export function timelineOf({ record, states, table }: RunningGame): Timeline {
  return { actions: record.actions, states, bots: table.bots };
}

export function newGame({ id, setup, table }: { id: string; setup: Setup; table: Table }): RunningGame {
  const lake = lakeFromCode(setup.lake);
  if (!lake) throw new Error(`The set-up names no lake: ${setup.lake}.`);
  const { state, events } = createGame(setup, lake);
  return {
    id,
    record: { version: RECORD_VERSION, setup, actions: [] },
    table,
    rewinds: [],
    reasons: [],
    states: [state],
    events: [events],
  };
}

export function gameFromSaved({ saved, replay }: OpenedGame): RunningGame {
  const { id, record, table, rewinds, reasons } = saved;
  return { id, record, table, rewinds, reasons, states: replay.states, events: replay.events };
}

export function savedFrom(game: RunningGame, savedAt: number): SavedGame {
  const { id, record, table, rewinds, reasons } = game;
  return { id, record, table, rewinds, reasons, isFinished: stateOf(game).phase === 'game-over', savedAt };
}

export type Grown =
  | { readonly ok: true; readonly game: RunningGame; readonly steps: readonly Step[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** Takes all the actions or, when the rules forbid one of them, none. A reason belongs to the first. */
export function growGame(
  game: RunningGame,
  { actions, reason }: { actions: readonly Action[]; reason?: Reason | undefined },
): Grown {
  const steps: Step[] = [];
  let state = stateOf(game);
  for (const action of actions) {
    const applied = apply(state, action);
    if (!applied.ok) return applied;
    steps.push({ action, events: applied.events, before: state, after: applied.state });
    state = applied.state;
  }
  const { record, states, events, reasons } = game;
  return {
    ok: true,
    steps,
    game: {
      ...game,
      record: { ...record, actions: [...record.actions, ...actions] },
      states: [...states, ...steps.map(({ after }) => after)],
      events: [...events, ...steps.map((step) => step.events)],
      reasons: reason ? [...reasons, { at: record.actions.length, reason }] : reasons,
    },
  };
}

/** The game as it was after so many actions. */
export function shortenGame(game: RunningGame, kept: number): RunningGame {
  const { record, states, events, reasons } = game;
  return {
    ...game,
    record: { ...record, actions: record.actions.slice(0, kept) },
    states: states.slice(0, kept + 1),
    events: events.slice(0, kept + 1),
    reasons: reasons.filter(({ at }) => at < kept),
  };
}
