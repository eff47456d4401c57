/** Real seeded games, played by bots to where a test wants them. */
import { botNamed } from '../../../../src/bots/roster';
import {
  apply,
  canEndRace,
  createGame,
  nextRace,
  retire,
  type Action,
  type RuleName,
} from '../../../../src/engine';
import { lakeFromCode, randomLakeCode } from '../../../../src/lakes/lakes';
import type { Stores } from '../../../../src/ui/stores';
import { newStores } from '../showing';

export interface Wanted {
  seed?: string;
  players?: number;
  races?: number;
  rules?: readonly RuleName[];
  /** Where to stop: a phase, when one boat is left that cannot score, or after so many actions. */
  until: 'race-over' | 'game-over' | 'last-boat' | number;
  /** The pilot is careful; a random bot crashes a lot. */
  bot?: 'pilot' | 'random';
  /** Seats that give up on their first turn of every race. */
  quitters?: readonly number[];
}

const NAMES = ['Ada', 'Mira', 'Jonas', 'Lotte', 'Sam', 'Noor'];
const MOST_TURNS = 80;

export function recordOf({
  seed = 'endings',
  players = 3,
  races = 3,
  rules = [],
  until,
  quitters = [],
  bot = 'pilot',
}: Wanted) {
  const setup = {
    players: NAMES.slice(0, players).map((name, seat) => ({ name, boat: (seat + 1) as 1 })),
    races,
    rules,
    lake: randomLakeCode('standard', seed),
    seed,
  };
  const lake = lakeFromCode(setup.lake);
  if (!lake) throw new Error('The seed gave no lake.');
  let { state } = createGame(setup, lake);
  const actions: Action[] = [];
  const isThere = () => {
    if (typeof until === 'number') return actions.length >= until || state.phase === 'game-over';
    return until === 'last-boat' ? canEndRace(state) : state.phase === until;
  };
  while (!isThere()) {
    const { turns } = state.boats[state.activeSeat];
    const givesUp = turns >= MOST_TURNS || quitters.includes(state.activeSeat);
    const action =
      state.phase === 'race-over'
        ? nextRace
        : state.phase === 'dice' && givesUp
          ? retire
          : botNamed(bot).choose(state, seed).action;
    const applied = apply(state, action);
    if (!applied.ok) throw new Error(`A bot's choice was refused: ${applied.refusal.code}.`);
    actions.push(action);
    state = applied.state;
  }
  return { version: 1, setup, actions };
}

const played = new Map<string, object>();

/** Stores with such a game open. */
export function storesWith(wanted: Wanted, envelope: object = {}): Stores {
  const stores = newStores();
  const key = JSON.stringify(wanted);
  const record = played.get(key) ?? recordOf(wanted);
  played.set(key, record);
  const opened = stores.game.getState().importText(JSON.stringify({ record, ...envelope }));
  if (!opened.ok) throw new Error(`The game was refused: ${opened.error.code}.`);
  return stores;
}
