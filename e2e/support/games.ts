/** Saved games made to measure: set up and played on in Node, by the engine itself. */
import type { Bot } from '../../src/bots/bot';
import { skipperBot } from '../../src/bots/skipper';
import {
  apply,
  BOATS,
  createGame,
  nextRace,
  RECORD_VERSION,
  type Action,
  type GameRecord,
  type GameState,
  type RuleName,
  type Side,
} from '../../src/engine';
import { lakeFromCode, randomLakeCode } from '../../src/lakes/lakes';
import { randomPlacing } from '../../src/store/placement';
import { formatSavedGame } from '../../src/store/savedGames';
import { usualTable, type SeatingMode, type Table } from '../../src/store/table';

/** A game as storage holds it, together with the state it is in. */
export interface Game {
  readonly id: string;
  readonly record: GameRecord;
  readonly table: Table;
  readonly state: GameState;
}

interface NewGame {
  readonly players?: number;
  readonly races?: number;
  readonly rules?: readonly RuleName[];
  readonly side?: Side;
  readonly seed?: string;
  readonly seating?: SeatingMode;
  readonly names?: readonly string[];
}

export function newGame(options: NewGame = {}): Game {
  const { players = 2, races = 3, rules = [], side = 'standard', seed = 'regatta' } = options;
  const setup = {
    players: BOATS.slice(0, players).map((boat, seat) => ({ name: options.names?.[seat] ?? '', boat })),
    races,
    rules,
    lake: randomLakeCode(side, seed),
    seed,
  };
  const lake = lakeFromCode(setup.lake);
  if (!lake) throw new Error(`No lake has the code ${setup.lake}.`);
  return {
    id: 'e2e',
    record: { version: RECORD_VERSION, setup, actions: [] },
    table: { ...usualTable(players), seating: options.seating ?? 'side-by-side' },
    state: createGame(setup, lake).state,
  };
}

/** The game after more actions; one that the rules refuse is the test's own mistake. */
export function play(game: Game, actions: readonly Action[]): Game {
  let { state } = game;
  for (const action of actions) {
    const applied = apply(state, action);
    if (!applied.ok) throw new Error(`${JSON.stringify(action)} was refused: ${applied.refusal.code}.`);
    ({ state } = applied);
  }
  return {
    ...game,
    state,
    record: { ...game.record, actions: [...game.record.actions, ...actions] },
  };
}

export function placed(game: Game): Game {
  return play(game, randomPlacing(game.state));
}

/** Lets a bot play until a state is reached. */
export function playUntil(game: Game, isReached: (state: GameState) => boolean, bot: Bot = skipperBot): Game {
  let present = game;
  for (let left = 3000; left > 0; left--) {
    if (isReached(present.state)) return present;
    const { phase } = present.state;
    if (phase === 'placing') present = placed(present);
    else if (phase === 'race-over') present = play(present, [nextRace]);
    else present = play(present, [bot.choose(present.state, 'e2e').action]);
  }
  throw new Error('The state that was waited for never came.');
}

export function storedText({ id, record, table, state }: Game): string {
  return formatSavedGame({
    id,
    record,
    table,
    rewinds: [],
    reasons: [],
    savedAt: Date.UTC(2026, 5, 1),
    isFinished: state.phase === 'game-over',
  });
}
