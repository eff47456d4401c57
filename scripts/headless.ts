// Plays whole games between bots, without a browser.
import type { BotName } from '../src/bots/bot';
import { botNamed } from '../src/bots/roster';
import { ParLibrary } from '../src/bots/solver/library';
import { nextRace, retire, type Action } from '../src/engine/actions';
import { apply, createGame } from '../src/engine/game';
import type { Lake } from '../src/engine/lake';
import type { Replay } from '../src/engine/record';
import { BOATS, type Setup } from '../src/engine/setup';
import type { GameEvent, GameState } from '../src/engine/state';

export interface HeadlessGame {
  /** By seat. */
  readonly bots: readonly BotName[];
  readonly lake: Lake;
  readonly races: number;
  readonly rules: Setup['rules'];
  readonly seed: string;
  /** A boat that has taken so many turns in a race retires on its next, or nobody would ever stop some bots. */
  readonly maxTurns: number;
}

const library = new ParLibrary();

function chooseAction(state: GameState, { bots, seed, maxTurns }: HeadlessGame): Action {
  if (state.phase === 'race-over') return nextRace;
  if (state.phase === 'dice' && state.boats[state.activeSeat].turns >= maxTurns) return retire;
  return botNamed(bots[state.activeSeat], library.solvedParOf).choose(state, seed).action;
}

/** Every state of the game and what led to it. */
export function playGame(game: HeadlessGame): Replay {
  const setup: Setup = {
    players: game.bots.map((name, seat) => ({ name, boat: BOATS[seat] })),
    races: game.races,
    rules: game.rules,
    lake: game.lake.code,
    seed: game.seed,
  };
  let { state, events } = createGame(setup, game.lake);
  const states: GameState[] = [state];
  const happened: (readonly GameEvent[])[] = [events];
  while (state.phase !== 'game-over') {
    const action = chooseAction(state, game);
    const applied = apply(state, action);
    if (!applied.ok) {
      const seat = state.activeSeat;
      throw new Error(
        `${game.bots[seat]} in seat ${seat} chose ${JSON.stringify(action)}: ${applied.refusal.code}.`,
      );
    }
    ({ state, events } = applied);
    states.push(state);
    happened.push(events);
  }
  return { states, events: happened };
}
