import { describe, expect, it } from 'vitest';
import { KEEP_ALL, type Boat, type DiceChoice } from '../../src/engine';
import {
  canAddDie,
  freshDraft,
  hasRoll,
  toggleAdd,
  toggleRemove,
  toggleReroll,
  toggleRerollAll,
} from '../../src/store/draft';
import { rulesFrom } from '../../src/engine';
import { newBench, playOn, startGame, stateIn } from './playing';

const draft = (part: Partial<DiceChoice>): DiceChoice => ({ ...KEEP_ALL, ...part });
const boatWith = (dice: Boat['dice']) => ({ dice }) as Boat;

describe('a fresh turn', () => {
  it('arms the first die of a boat without dice', () => {
    expect(freshDraft(boatWith([]))).toEqual(draft({ adjust: 'add' }));
  });

  it('keeps everything of a boat with dice', () => {
    expect(freshDraft(boatWith([2, 1]))).toEqual(KEEP_ALL);
  });
});

describe('a tap on a die', () => {
  it('re-rolls it, a second one keeps it', () => {
    const once = toggleReroll(KEEP_ALL, 1);
    expect(once).toEqual(draft({ rerolled: [1] }));
    expect(toggleReroll(once, 1)).toEqual(KEEP_ALL);
  });

  it('keeps the order rising whatever the order of taps', () => {
    expect(toggleReroll(toggleReroll(toggleReroll(KEEP_ALL, 2), 0), 1).rerolled).toEqual([0, 1, 2]);
  });

  it('brings back a die that was to be removed', () => {
    expect(toggleReroll(toggleRemove(KEEP_ALL, 0), 0)).toEqual(draft({ rerolled: [0] }));
  });
});

describe('a tap on a cross', () => {
  it('removes one die only, and no longer re-rolls it', () => {
    const first = toggleRemove(draft({ rerolled: [0, 1] }), 0);
    expect(first).toEqual({ adjust: 'remove', removed: 0, rerolled: [1] });
    expect(toggleRemove(first, 1)).toEqual({ adjust: 'remove', removed: 1, rerolled: [] });
    expect(toggleRemove(first, 0)).toEqual(draft({ rerolled: [1] }));
  });

  it('cancels an added die, and the other way round', () => {
    const removed = toggleRemove(toggleAdd(KEEP_ALL), 0);
    expect(removed.adjust).toBe('remove');
    expect(toggleAdd(removed)).toEqual(draft({ adjust: 'add' }));
    expect(toggleAdd(toggleAdd(KEEP_ALL))).toEqual(KEEP_ALL);
  });
});

describe('“all”', () => {
  it('re-rolls every die that stays, a second tap none', () => {
    expect(toggleRerollAll(draft({ rerolled: [1] }), 3).rerolled).toEqual([0, 1, 2]);
    expect(toggleRerollAll(draft({ rerolled: [0, 1, 2] }), 3).rerolled).toEqual([]);
    expect(toggleRerollAll(toggleRemove(KEEP_ALL, 1), 3)).toEqual({
      adjust: 'remove',
      removed: 1,
      rerolled: [0, 2],
    });
  });
});

it('knows when dice will roll', () => {
  expect(hasRoll(KEEP_ALL)).toBe(false);
  expect(hasRoll(toggleRemove(KEEP_ALL, 0))).toBe(false);
  expect(hasRoll(toggleAdd(KEEP_ALL))).toBe(true);
  expect(hasRoll(toggleReroll(KEEP_ALL, 0))).toBe(true);
});

it('knows the limit of five dice', () => {
  const rules = (names: Parameters<typeof rulesFrom>[0]) => rulesFrom(names, 3);
  expect(canAddDie(boatWith([1, 1, 1, 1, 1]), rules([]))).toBe(true);
  expect(canAddDie(boatWith([1, 1, 1, 1, 1]), rules(['five-dice']))).toBe(false);
  expect(canAddDie(boatWith([1, 1, 1, 1]), rules(['five-dice']))).toBe(true);
});

describe('in the running game', () => {
  it('taps on dice that are not there change nothing', () => {
    const bench = newBench();
    startGame(bench);
    const { toggleDie, toggleRemoved } = bench.store.getState();
    const before = bench.store.getState().draft;
    toggleDie(7);
    toggleRemoved(-1);
    expect(bench.store.getState().draft).toEqual(before);
  });

  it('the first turn adds a die, and a tap takes it back', () => {
    const bench = newBench();
    startGame(bench);
    expect(bench.store.getState().draft.adjust).toBe('add');
    bench.store.getState().toggleAdded();
    expect(bench.store.getState().draft).toEqual(KEEP_ALL);
  });

  it('every turn begins with a fresh draft', () => {
    const bench = newBench();
    startGame(bench);
    playOn(bench, 8);
    const state = stateIn(bench);
    if (state.phase === 'dice')
      expect(bench.store.getState().draft).toEqual(freshDraft(state.boats[state.activeSeat]));
    else expect(bench.store.getState().draft).toEqual(KEEP_ALL);
  });
});
