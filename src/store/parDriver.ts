/** Solves the course being sailed when somebody wants it, and answers hints from its values. */
import type { Advice } from '../bots/advice';
import { keyOfProblem, problemOf } from '../bots/solver/library';
import type { Problem } from '../bots/solver/model';
import type { ParTables, SolverProgress } from '../bots/solver/solve';
import type { GameState } from '../engine';
import { stateOf, type GameStore } from './game';
import { turnKey, type CoursePar, type InsightStore } from './insight';
import type { ParMemory } from './parMemory';
import type { BotLevel } from './table';

export interface ParDriverParts {
  readonly game: GameStore;
  readonly insight: InsightStore;
  /** Starts solving and answers a way to cancel it; `onDone` gets undefined when it failed. */
  readonly solve: (
    problem: Problem,
    job: {
      onProgress: (progress: SolverProgress) => void;
      onDone: (tables: ParTables | undefined) => void;
    },
  ) => () => void;
  /** Hands the values on to where bots decide; false when that is not possible. */
  readonly giveTables: (problem: Problem, tables: ParTables) => boolean;
  readonly memory: ParMemory;
  readonly advise: (state: GameState) => Promise<Advice | null>;
  /** Whether par is worked out although nobody asked: only where it disturbs nobody. */
  readonly isWelcome: () => boolean;
  /** Calls back when the page has nothing better to do; answers a way to call it off. */
  readonly whenIdle: (callback: () => void) => () => void;
}

export interface ParDriver {
  /** The tables handed on are gone, and with them what hints are made of. */
  readonly forgetTables: () => void;
  readonly stop: () => void;
}

/** A game as far as par depends on it. */
interface Situation {
  readonly state: GameState;
  readonly bots: readonly (BotLevel | null)[];
}

/** What is under way: waiting for an idle moment, or solving. */
interface Work {
  readonly kind: 'waiting' | 'solving';
  readonly cancel: () => void;
}

export function drivePar(parts: ParDriverParts): ParDriver {
  const { game, insight } = parts;
  /** Pars of courses solved before: going back a race shows its par again. */
  const known = new Map<string, CoursePar>();
  const handedOn = new Set<string>();
  /** Courses that could not be solved, or whose values nobody took. */
  const failed = new Set<string>();
  let key = '';
  let work: Work | null = null;
  let asked: GameState | null = null;

  function present(): Situation | null {
    const { game: running } = game.getState();
    return running && { state: stateOf(running), bots: running.table.bots };
  }

  /** Captains and hints need the tables themselves; the number alone is enough for the rest. */
  function isWanted({ state, bots }: Situation): 'now' | 'idly' | null {
    if (state.phase === 'game-over' || failed.has(key)) return null;
    const needsTables = bots.includes('captain') || insight.getState().hint.status !== 'off';
    if (needsTables) return handedOn.has(key) ? null : 'now';
    return known.has(key) || !parts.isWelcome() ? null : 'idly';
  }

  function stopWork(): void {
    work?.cancel();
    work = null;
  }

  function showPar(): void {
    const found = known.get(key);
    if (found) insight.setState({ par: { status: 'known', ...found } });
    else insight.setState({ par: { status: failed.has(key) ? 'failed' : 'unknown' } });
  }

  function learn(found: CoursePar): void {
    known.set(key, found);
    parts.memory.remember(key, found);
  }

  function solve(state: GameState): void {
    const problem = problemOf(state);
    if (!known.has(key)) insight.setState({ par: { status: 'solving', done: 0 } });
    const cancel = parts.solve(problem, {
      onProgress: ({ done }) => {
        const { par } = insight.getState();
        // A whole percent is all that is shown.
        if (par.status === 'solving' && done - par.done >= 0.01) {
          insight.setState({ par: { status: 'solving', done } });
        }
      },
      onDone: (tables) => {
        work = null;
        if (tables) learn({ par: tables.par, bestStart: tables.bestStart });
        if (tables && parts.giveTables(problem, tables)) handedOn.add(key);
        else failed.add(key);
        showPar();
        consider();
      },
    });
    work = { kind: 'solving', cancel };
  }

  function followCourse(state: GameState): void {
    const next = keyOfProblem(problemOf(state));
    if (next === key) return;
    stopWork();
    key = next;
    const remembered = known.has(key) ? undefined : parts.memory.recall(key);
    if (remembered) known.set(key, remembered);
    showPar();
  }

  function beginIfWanted(at: Situation): void {
    const wish = isWanted(at);
    if (!wish || work?.kind === 'solving' || (wish === 'idly' && work)) return;
    stopWork();
    if (wish === 'now') solve(at.state);
    else {
      const cancel = parts.whenIdle(() => {
        work = null;
        const later = present();
        if (later && isWanted(later)) solve(later.state);
      });
      work = { kind: 'waiting', cancel };
    }
  }

  function followHint(state: GameState): void {
    const { hint } = insight.getState();
    if (hint.status === 'off') return;
    if (hint.turn !== turnKey(state) || (state.phase !== 'dice' && state.phase !== 'steering')) {
      insight.setState({ hint: { status: 'off' } });
      return;
    }
    const { queue, intro } = game.getState();
    const isAnswered = hint.status !== 'thinking' && hint.state === state;
    if (queue.length > 0 || intro !== null || isAnswered || asked === state) return;
    const { turn } = hint;
    if (handedOn.has(key)) void answer(state, turn);
    else if (failed.has(key)) insight.setState({ hint: { status: 'none', turn, state } });
  }

  async function answer(state: GameState, turn: string): Promise<void> {
    asked = state;
    const advice = await parts.advise(state).catch(() => null);
    asked = null;
    const { hint } = insight.getState();
    if (hint.status === 'off' || hint.turn !== turn) return;
    // The dice have been rolled meanwhile: the answer is no longer asked for, another one is.
    if (present()?.state !== state) consider();
    else {
      insight.setState({
        hint: advice ? { status: 'given', turn, state, advice } : { status: 'none', turn, state },
      });
    }
  }

  function consider(): void {
    const at = present();
    if (!at) {
      stopWork();
      return;
    }
    followCourse(at.state);
    beginIfWanted(at);
    followHint(at.state);
  }

  const stops = [
    game.subscribe(consider),
    insight.subscribe(({ hint }, before) => {
      if (hint !== before.hint) consider();
    }),
  ];
  consider();
  return {
    forgetTables: () => {
      handedOn.clear();
      consider();
    },
    stop: () => {
      stopWork();
      for (const stop of stops) stop();
    },
  };
}
