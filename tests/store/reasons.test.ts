import { describe, expect, it } from 'vitest';
import { parseReasons, reasonAt } from '../../src/store/reasons';
import { openGame } from '../../src/store/savedGames';
import { choose, newBench, startGame, stateIn } from './playing';

describe('reasons', () => {
  it('of any kind come back as they were given', () => {
    const given = [
      { at: 0, reason: { code: 'rerolls-to-clear', face: 1, chance: [4, 9] } },
      { at: 2, reason: { code: 'keeps-speed', speed: 7 } },
      { at: 3, reason: { code: 'stops-behind', seat: 2 } },
      { at: 9, reason: { code: 'plays-safe' } },
    ];
    expect(parseReasons(JSON.parse(JSON.stringify(given)) as unknown[], 10)).toEqual(given);
  });

  it.each([
    ['no object', 'because'],
    ['an unknown code', { at: 1, reason: { code: 'feels-like-it' } }],
    ['a face no die has', { at: 1, reason: { code: 'slows-down', face: 4, chance: [1, 3] } }],
    ['more ways than there are', { at: 1, reason: { code: 'adds-for-speed', chance: [4, 3] } }],
    ['nothing of nothing', { at: 1, reason: { code: 'adds-for-speed', chance: [0, 0] } }],
    ['a seat nobody has', { at: 1, reason: { code: 'stops-behind', seat: 6 } }],
    ['an action that was not taken', { at: 5, reason: { code: 'finishes' } }],
    ['an action twice', { at: 0, reason: { code: 'finishes' } }],
  ])('are left out when they are %s', (_, broken) => {
    const good = { at: 0, reason: { code: 'is-forced' } };
    const later = { at: 4, reason: { code: 'finishes' } };
    expect(parseReasons([good, broken, later], 5)).toEqual([good, later]);
  });

  it('are saved with the game, and go when their action is taken back', () => {
    const bench = newBench();
    startGame(bench);
    const before = bench.store.getState().game?.record.actions.length ?? 0;
    const { playBot, rewind } = bench.store.getState();
    playBot({ type: 'roll', adjust: 'add', removed: null, rerolled: [] }, { code: 'is-forced' });
    playBot(choose(stateIn(bench)), { code: 'finishes' });
    const reasons = bench.store.getState().game?.reasons ?? [];
    expect(reasonAt(reasons, before)).toEqual({ code: 'is-forced' });
    expect(reasonAt(reasons, before + 1)).toEqual({ code: 'finishes' });
    const opened = openGame(bench.storage, bench.store.getState().game?.id ?? '');
    expect(opened?.ok && opened.saved.reasons).toEqual(reasons);
    rewind();
    expect(bench.store.getState().game?.record.actions).toHaveLength(before);
    expect(bench.store.getState().game?.reasons).toEqual([]);
  });
});
