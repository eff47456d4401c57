/** Whole games for tests of bots. */
import { nextRace, retire, type Action } from '../../src/engine/actions';
import { apply, createGame } from '../../src/engine/game';
import type { RuleName } from '../../src/engine/rules';
import { BOATS } from '../../src/engine/setup';
import type { GameState } from '../../src/engine/state';
import { lakeFromCode, randomLakeCode } from '../../src/lakes/lakes';
import type { Side } from '../../src/engine/lake';

export function newGame(
  seed: string,
  {
    players = 3,
    races = 1,
    side = 'standard',
    rules = [],
  }: {
    players?: number;
    races?: number;
    side?: Side;
    rules?: readonly RuleName[];
  } = {},
): GameState {
  const code = randomLakeCode(side, seed);
  const lake = lakeFromCode(code);
  if (!lake) throw new Error(`no lake ${code}`);
  const seats = BOATS.slice(0, players).map((boat) => ({ name: '', boat }));
  return createGame({ players: seats, races, rules, lake: code, seed }, lake).state;
}

export function applied(state: GameState, action: Action): GameState {
  const result = apply(state, action);
  if (!result.ok) throw new Error(`${JSON.stringify(action)} refused: ${JSON.stringify(result.refusal)}`);
  return result.state;
}

/** Plays on until the game is over; `seen` gets every state that a bot decided in. */
export function playOn(
  game: GameState,
  choose: (state: GameState) => Action,
  { mostTurns = 200, seen }: { mostTurns?: number; seen?: (state: GameState) => void } = {},
): GameState {
  let state = game;
  while (state.phase !== 'game-over') {
    if (state.phase === 'race-over') {
      state = applied(state, nextRace);
      continue;
    }
    seen?.(state);
    const isLate = state.phase === 'dice' && state.boats[state.activeSeat].turns >= mostTurns;
    state = applied(state, isLate ? retire : choose(state));
  }
  return state;
}
