import { describe, expect, it } from 'vitest';
import { add, keep, steer, type Action, type GameState } from '../../src/engine';
import { legalWays } from '../../src/engine';
import { rewindTarget, undoTarget, type Timeline } from '../../src/store/undo';
import { imageOf, newBench, playOn, startGame, stateIn, type Bench } from './playing';

/** A timeline of actions where `seats[n]` is active after n actions. */
const timeline = (
  actions: readonly Action[],
  seats: readonly number[],
  bots: Timeline['bots'] = [null, null],
) => ({
  actions,
  states: seats.map((activeSeat) => ({ activeSeat }) as GameState),
  bots,
});

describe('undo', () => {
  it('takes back a way up to its roll, and no further', () => {
    expect(undoTarget(timeline([add(), steer(0)], [0, 0, 1]))).toBe(1);
    expect(undoTarget(timeline([add()], [0, 0]))).toBeNull();
    expect(undoTarget(timeline([], [0]))).toBeNull();
  });

  it('takes a turn without a roll back as one', () => {
    expect(undoTarget(timeline([keep(), steer(0)], [0, 0, 1]))).toBe(0);
    expect(undoTarget(timeline([add(), steer(0), keep(), steer(1)], [0, 0, 1, 1, 0]))).toBe(2);
  });

  it('goes past bots to the person before them', () => {
    const turns = [keep(), steer(0), keep(), steer(1)];
    expect(undoTarget(timeline(turns, [0, 0, 1, 1, 0], [null, 'novice']))).toBe(0);
  });

  it('stops at a bot’s roll', () => {
    const turns = [keep(), steer(0), add(), steer(1)];
    expect(undoTarget(timeline(turns, [0, 0, 1, 1, 0], [null, 'novice']))).toBeNull();
  });

  it('never goes past a new course', () => {
    expect(undoTarget(timeline([{ type: 'next-race' }], [0, 1]))).toBeNull();
  });

  it('takes back placing and retiring one by one', () => {
    const place: Action = { type: 'place', at: 1, heading: 0 };
    expect(undoTarget(timeline([place, place], [0, 1, 0]))).toBe(1);
    expect(undoTarget(timeline([place, place, { type: 'retire' }], [0, 1, 0, 1]))).toBe(2);
  });
});

describe('rewind', () => {
  it('goes back to before the last roll of a person', () => {
    expect(rewindTarget(timeline([add(), steer(0), keep(), steer(1)], [0, 0, 1, 1, 0]))).toBe(0);
    const turns = [add(), steer(0), add(), steer(1)];
    expect(rewindTarget(timeline(turns, [0, 0, 1, 1, 0]))).toBe(2);
    expect(rewindTarget(timeline(turns, [0, 0, 1, 1, 0], [null, 'captain']))).toBe(0);
    expect(rewindTarget(timeline([keep(), steer(0)], [0, 0, 1]))).toBeNull();
  });
});

function goAnywhere(bench: Bench): void {
  const way = legalWays(stateIn(bench)).find(({ isAllowed }) => isAllowed);
  if (!way) throw new Error('no way');
  expect(bench.store.getState().go(way.heading)).toBeNull();
  bench.clock.now += 1000;
}

describe('in the running game', () => {
  it('undo gives the very state back, also after hand-over', () => {
    const bench = newBench();
    startGame(bench);
    bench.store.getState().roll();
    const rolled = imageOf(stateIn(bench));
    goAnywhere(bench);
    expect(imageOf(stateIn(bench))).not.toBe(rolled);
    bench.store.getState().undo();
    expect(imageOf(stateIn(bench))).toBe(rolled);
    expect(bench.store.getState().canUndo()).toBe(false);
  });

  it('a rewound roll comes up the same, and the rewind is on record', () => {
    const bench = newBench();
    startGame(bench, { players: 3 });
    playOn(bench, 24);
    const before = stateIn(bench);
    const { record } = bench.store.getState().game ?? {};
    const { canRewind, rewind } = bench.store.getState();
    expect(canRewind()).toBe(true);
    rewind();
    const game = bench.store.getState().game;
    if (!game || !record) throw new Error('no game');
    const kept = game.record.actions.length;
    expect(game.rewinds).toEqual([{ at: kept, actions: record.actions.length - kept }]);
    expect(stateIn(bench).phase).toBe('dice');
    for (const action of record.actions.slice(kept)) bench.store.getState().playBot(action);
    expect(imageOf(stateIn(bench))).toBe(imageOf(before));
  });

  it('what was undone stays undone after a reload', () => {
    const bench = newBench();
    startGame(bench);
    bench.store.getState().roll();
    goAnywhere(bench);
    bench.store.getState().undo();
    const again = newBench({ storage: bench.storage });
    again.store.getState().open(bench.store.getState().game?.id ?? '');
    expect(imageOf(stateIn(again))).toBe(imageOf(stateIn(bench)));
  });
});
