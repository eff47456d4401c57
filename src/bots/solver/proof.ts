/** The proof of a par: its policy, played again and again by the real engine, needs as many turns as it says. */
import { place, steer, type Action } from '../../engine/actions';
import { apply, createGame } from '../../engine/game';
import { keyOfSeed } from '../../engine/random';
import type { GameState } from '../../engine/state';
import { safestAction } from '../safest';
import { stageOf, STAGES } from './chain';
import { Par } from './par';
import type { Problem } from './model';
import type { ParTables } from './solve';
import { SINKING_TURNS } from './turn';

export interface Proof {
  readonly par: number;
  readonly games: number;
  readonly mean: number;
  readonly standardError: number;
  readonly sunk: number;
  /** Games in which the boat crossed a rounding line the wrong way, where values are only estimates. */
  readonly strayed: number;
}

function act(state: GameState, action: Action): GameState {
  const applied = apply(state, action);
  if (!applied.ok) throw new Error(`refused: ${JSON.stringify(applied.refusal)}`);
  return applied.state;
}

/** Decides by the tables; the same situation is decided once and remembered. */
function policyOf(par: Par): (state: GameState) => Action {
  const known = new Map<string, Action>();
  return (state) => {
    const { at, heading, dice, damage, progress } = state.boats[0];
    if (stageOf(progress) >= STAGES) return safestAction(state);
    const key = [state.phase, at, heading, dice.join(''), damage, stageOf(progress)].join('/');
    let action = known.get(key);
    if (!action) {
      action =
        state.phase === 'dice'
          ? { type: 'roll', ...par.choices(state, 0)[0].choice }
          : steer(par.headings(state, 0)[0].way.heading);
      known.set(key, action);
    }
    return action;
  };
}

/** Plays the policy of solved tables `games` times, each time with other dice. */
export function provePar(options: {
  problem: Problem;
  tables: ParTables;
  games: number;
  seed: string;
}): Proof {
  const { problem, tables, games, seed } = options;
  const { lake, course, rules, race = 1 } = problem;
  const setup = { players: [{ name: '', boat: 1 as const }], races: race, rules: [], lake: lake.code, seed };
  const policy = policyOf(new Par(problem, tables.values));
  const { at, heading } = tables.bestStart;
  const start = act({ ...createGame(setup, lake).state, course, rules, race }, place(at, heading));
  let sum = 0;
  let squares = 0;
  let sunk = 0;
  let strayed = 0;
  for (let game = 0; game < games; game++) {
    let state: GameState = { ...start, seedKey: keyOfSeed(`${seed}/${game}`) };
    let hasStrayed = false;
    while (state.phase !== 'game-over') {
      hasStrayed ||= stageOf(state.boats[0].progress) > STAGES;
      state = act(state, policy(state));
    }
    const [{ status, turns }] = state.boats;
    const counted = turns + (status === 'sunk' ? SINKING_TURNS : 0);
    if (status === 'sunk') sunk++;
    if (hasStrayed) strayed++;
    sum += counted;
    squares += counted * counted;
  }
  const mean = sum / games;
  const variance = (squares - sum * mean) / (games - 1);
  return { par: tables.par, games, mean, standardError: Math.sqrt(variance / games), sunk, strayed };
}
