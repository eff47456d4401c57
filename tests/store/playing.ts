/** Game stores for tests: a clock that is set by hand, ids that count, and a way to play on. */
import { botNamed } from '../../src/bots/roster';
import type { Action, GameState, RuleName } from '../../src/engine';
import { createGameStore, stateOf, type GameStore, type Input } from '../../src/store/game';
import { memoryStorage, type KeyValueStorage } from '../../src/store/storage';
import { setupFrom, tableFrom, USUAL_CHOICE, type Seat } from '../../src/store/tableChoice';
import type { BotLevel } from '../../src/store/table';

export interface Bench {
  readonly store: GameStore;
  readonly storage: KeyValueStorage;
  readonly clock: { now: number };
}

export function newBench({
  storage = memoryStorage(),
  isAnimated = false,
  lastInput,
}: { storage?: KeyValueStorage; isAnimated?: boolean; lastInput?: () => Input | null } = {}): Bench {
  const clock = { now: 1_000_000 };
  let ids = 0;
  const store = createGameStore({
    storage,
    now: () => clock.now,
    makeId: () => `id${++ids}`,
    isAnimated: () => isAnimated,
    ...(lastInput && { lastInput }),
  });
  return { store, storage, clock };
}

export interface GameOptions {
  players?: number;
  races?: number;
  seed?: string;
  bots?: readonly (BotLevel | null)[];
  rules?: readonly RuleName[];
  placesAtRandom?: boolean;
}

export function startGame({ store, clock }: Bench, options: GameOptions = {}): void {
  const { players = 2, races = 1, seed = 'seed', bots = [], rules = [], placesAtRandom = true } = options;
  const seats = ([1, 2, 3, 4, 5, 6] as const)
    .slice(0, players)
    .map((boat, index): Seat => ({ name: '', boat, side: 'south', bot: bots[index] ?? null }));
  const choice = { ...USUAL_CHOICE, seats, races, rules };
  store.getState().start({
    setup: setupFrom(choice, { lake: 'S-123456', seed }),
    table: tableFrom(choice, 'side-by-side'),
    placesAtRandom,
  });
  clock.now += 1000;
}

export function stateIn({ store }: Bench): GameState {
  const { game } = store.getState();
  if (!game) throw new Error('no game');
  return stateOf(game);
}

/** Any legal action of the active seat. */
export function choose(state: GameState, seed = 'player'): Action {
  if (state.phase === 'race-over') return { type: 'next-race' };
  return botNamed('random').choose(state, seed).action;
}

/** Plays actions as they come, past guards and animations. */
export function playOn(bench: Bench, actions: number): void {
  for (let played = 0; played < actions; played++) {
    const state = stateIn(bench);
    if (state.phase === 'game-over') return;
    const refusal = bench.store.getState().playBot(choose(state));
    if (refusal) throw new Error(`refused: ${refusal.code}`);
    bench.store.getState().showAll();
    bench.clock.now += 1000;
  }
}

/** What a hash would compare. */
export function imageOf(state: GameState): string {
  return JSON.stringify(state);
}
