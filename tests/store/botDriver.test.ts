import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Decision } from '../../src/bots/bot';
import type { GameState } from '../../src/engine';
import { driveBots, type BotDriverParts } from '../../src/store/botDriver';
import { createInsightStore } from '../../src/store/insight';
import { createSettingsStore } from '../../src/store/settings';
import { memoryStorage } from '../../src/store/storage';
import type { BotLevel, Pace } from '../../src/store/table';
import { choose, newBench, startGame, stateIn } from './playing';

type Decide = BotDriverParts['decide'];

function decideAtOnce({ state }: { state: GameState }): Promise<Decision> {
  return Promise.resolve({ action: choose(state), reason: { code: 'is-forced' } });
}

function seatDriver({
  pace = 'instant',
  bots = ['skipper', 'skipper'],
  decide = decideAtOnce,
  isAnimated = false,
  placesAtRandom = true,
}: {
  pace?: Pace;
  bots?: readonly (BotLevel | null)[];
  decide?: Decide;
  isAnimated?: boolean;
  placesAtRandom?: boolean;
} = {}) {
  const bench = newBench({ isAnimated });
  const settings = createSettingsStore(memoryStorage());
  settings.getState().change({ pace });
  const insight = createInsightStore();
  startGame(bench, { players: bots.length, bots, placesAtRandom });
  const asked = vi.fn(decide);
  const stop = driveBots({ game: bench.store, settings, insight, decide: asked });
  const actions = () => bench.store.getState().game?.record.actions.length ?? 0;
  return { bench, insight, asked, stop, actions };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the bot driver', () => {
  it('plays a game of bots to its end, and keeps why', async () => {
    const { bench, stop, asked } = seatDriver({ placesAtRandom: false });
    await vi.runAllTimersAsync();
    expect(stateIn(bench).phase).toBe('game-over');
    const { record, reasons } = bench.store.getState().game ?? {};
    expect(reasons).toHaveLength(record?.actions.length ?? -1);
    expect(asked.mock.calls[0][0]).toMatchObject({ name: 'skipper', seed: 'seed/bot' });
    stop();
  });

  it('leaves people to decide for themselves', async () => {
    const { bench, asked, actions } = seatDriver({ bots: [null, null] });
    const before = actions();
    await vi.runAllTimersAsync();
    expect(asked).not.toHaveBeenCalled();
    expect(actions()).toBe(before);
    expect(stateIn(bench).phase).toBe('dice');
  });

  it.each([
    ['normal', 500],
    ['fast', 220],
  ] as const)('takes its time at %s pace', async (pace, ms) => {
    const { actions } = seatDriver({ pace });
    const before = actions();
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(actions()).toBe(before);
    await vi.advanceTimersByTimeAsync(2);
    expect(actions()).toBe(before + 1);
  });

  it('waits until everything has been shown', async () => {
    const { bench, asked, actions } = seatDriver({ isAnimated: true });
    await vi.runAllTimersAsync();
    expect(asked).not.toHaveBeenCalled();
    bench.store.getState().endIntro();
    bench.store.getState().endIntro();
    const before = actions();
    await vi.runAllTimersAsync();
    expect(actions()).toBe(before + 1);
    expect(bench.store.getState().queue).toHaveLength(1);
    bench.store.getState().showNext();
    await vi.runAllTimersAsync();
    expect(actions()).toBe(before + 2);
  });

  it('waits while it is paused, even with a decision in hand, and goes on', async () => {
    const { insight, actions } = seatDriver({ pace: 'normal' });
    const before = actions();
    await vi.advanceTimersByTimeAsync(100);
    insight.getState().togglePaused();
    await vi.advanceTimersByTimeAsync(5000);
    expect(actions()).toBe(before);
    insight.getState().togglePaused();
    await vi.advanceTimersByTimeAsync(600);
    expect(actions()).toBe(before + 1);
  });

  it('says that it thinks only when it takes long', async () => {
    const { insight, actions } = seatDriver({
      decide: async ({ state }) => {
        await new Promise((resolve) => {
          setTimeout(resolve, 1000);
        });
        return { action: choose(state) };
      },
    });
    const before = actions();
    await vi.advanceTimersByTimeAsync(299);
    expect(insight.getState().isThinking).toBe(false);
    await vi.advanceTimersByTimeAsync(2);
    expect(insight.getState().isThinking).toBe(true);
    await vi.advanceTimersByTimeAsync(700);
    expect(actions()).toBe(before + 1);
    expect(insight.getState().isThinking).toBe(false);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('lost at sea'))],
    ['breaks the rules', () => Promise.resolve({ action: { type: 'next-race' } } as Decision)],
  ])('goes on by itself when a bot %s, and says so', async (_, decide: Decide) => {
    const { bench } = seatDriver({ decide, placesAtRandom: false });
    await vi.runAllTimersAsync();
    expect(stateIn(bench).phase).toBe('game-over');
    const { reasons } = bench.store.getState().game ?? {};
    expect(reasons?.every(({ reason }) => reason.code === 'plays-safe')).toBe(true);
  });

  it('hands a seat over and back in the middle of a thought', async () => {
    const { bench, actions } = seatDriver({ bots: [null, null], pace: 'normal' });
    const seat = stateIn(bench).activeSeat;
    const before = actions();
    bench.store.getState().handSeat(seat, 'captain');
    await vi.advanceTimersByTimeAsync(100);
    bench.store.getState().handSeat(seat, null);
    await vi.advanceTimersByTimeAsync(5000);
    expect(actions()).toBe(before);
    bench.store.getState().handSeat(seat, 'novice');
    await vi.advanceTimersByTimeAsync(600);
    expect(actions()).toBe(before + 1);
  });

  it('lets nobody else steer its boats', () => {
    const { bench, actions } = seatDriver({ pace: 'normal' });
    const before = actions();
    const draft = bench.store.getState().draft;
    bench.store.getState().roll();
    bench.store.getState().toggleAdded();
    bench.store.getState().go(0);
    bench.store.getState().turnOnSpot(0);
    expect(actions()).toBe(before);
    expect(bench.store.getState().draft).toBe(draft);
  });

  it('does nothing once it is stopped', async () => {
    const { stop, actions, bench } = seatDriver({ pace: 'normal' });
    const before = actions();
    stop();
    await vi.runAllTimersAsync();
    bench.store.getState().highlight(0);
    await vi.runAllTimersAsync();
    expect(actions()).toBe(before);
  });
});
