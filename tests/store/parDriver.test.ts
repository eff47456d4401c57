import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Advice } from '../../src/bots/advice';
import type { Problem } from '../../src/bots/solver/model';
import type { ParTables } from '../../src/bots/solver/solve';
import { KEEP_ALL, type GameState } from '../../src/engine';
import { createInsightStore } from '../../src/store/insight';
import { parMemory } from '../../src/store/parMemory';
import { memoryStorage } from '../../src/store/storage';
import { drivePar, type ParDriverParts } from '../../src/store/parDriver';
import type { BotLevel } from '../../src/store/table';
import { choose, newBench, startGame, stateIn } from './playing';

type Job = Parameters<ParDriverParts['solve']>[1];

const TABLES: ParTables = {
  values: new Float32Array(4),
  par: 21.4,
  bestStart: { at: 5, heading: 1 },
  idealLine: [5, 6],
};

function adviceFor(state: GameState): Advice {
  return state.phase === 'dice'
    ? { kind: 'dice', choices: [{ choice: KEEP_ALL, value: 20 }], line: [1, 2, 3] }
    : { kind: 'way', ways: [{ heading: 0, value: 19 }], line: [1, 2, 3] };
}

function seatDriver({
  bots = [null, null] as readonly (BotLevel | null)[],
  isWelcome = false,
  canGive = true,
  races = 1,
  storage = memoryStorage(),
} = {}) {
  const bench = newBench({ storage });
  const insight = createInsightStore();
  startGame(bench, { players: bots.length, bots, races });
  const jobs: { problem: Problem; job: Job; isCancelled: boolean }[] = [];
  const idle: (() => void)[] = [];
  const given: Problem[] = [];
  const driver = drivePar({
    game: bench.store,
    insight,
    solve: (problem, job) => {
      const entry = { problem, job, isCancelled: false };
      jobs.push(entry);
      return () => {
        entry.isCancelled = true;
      };
    },
    giveTables: (problem) => {
      given.push(problem);
      return canGive;
    },
    memory: parMemory(bench.storage),
    advise: (state) => Promise.resolve(adviceFor(state)),
    isWelcome: () => isWelcome,
    whenIdle: (callback) => {
      idle.push(callback);
      return () => void idle.splice(idle.indexOf(callback), 1);
    },
  });
  const play = () => {
    bench.store.getState().playBot(choose(stateIn(bench)));
    bench.clock.now += 1000;
  };
  return { bench, insight, jobs, idle, given, driver, play };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('par', () => {
  it('is not worked out when nobody wants it', () => {
    const { jobs, idle, play } = seatDriver();
    play();
    expect(jobs).toEqual([]);
    expect(idle).toEqual([]);
  });

  it('is worked out when the page is idle, where that is welcome, and only once', () => {
    const { jobs, idle, insight, play } = seatDriver({ isWelcome: true });
    play();
    expect(idle).toHaveLength(1);
    expect(jobs).toEqual([]);
    idle[0]();
    expect(insight.getState().par).toEqual({ status: 'solving', done: 0 });
    jobs[0].job.onProgress({ done: 0.4, line: [] });
    expect(insight.getState().par).toEqual({ status: 'solving', done: 0.4 });
    jobs[0].job.onDone(TABLES);
    expect(insight.getState().par).toMatchObject({ status: 'known', par: 21.4 });
    play();
    expect(jobs).toHaveLength(1);
  });

  it('is worked out at once for a captain, who gets the values', () => {
    const { jobs, given, play } = seatDriver({ bots: [null, 'captain'] });
    expect(jobs).toHaveLength(1);
    jobs[0].job.onDone(TABLES);
    expect(given).toEqual([jobs[0].problem]);
    play();
    expect(jobs).toHaveLength(1);
  });

  it('is worked out when a seat is handed to a captain', () => {
    const { bench, jobs } = seatDriver();
    bench.store.getState().handSeat(0, 'captain');
    expect(jobs).toHaveLength(1);
  });

  it('is remembered: the next time only captains and hints need it worked out', () => {
    const storage = memoryStorage();
    const first = seatDriver({ bots: [null, 'captain'], storage });
    first.jobs[0].job.onDone(TABLES);
    const again = seatDriver({ isWelcome: true, storage });
    expect(again.insight.getState().par).toMatchObject({ status: 'known', par: 21.4 });
    expect(again.idle).toEqual([]);
    const captained = seatDriver({ bots: [null, 'captain'], storage });
    expect(captained.insight.getState().par).toMatchObject({ status: 'known', par: 21.4 });
    expect(captained.jobs).toHaveLength(1);
  });

  it.each(['no list', '[["course", 0, 1, 2]]', '[["course", 21, 9999, 2]]', '[["course", 21, 1, 6]]', '[1]'])(
    'is not remembered from %s',
    (text) => {
      const storage = memoryStorage();
      storage.setItem('powerboats/pars', text);
      expect(parMemory(storage).recall('course')).toBeUndefined();
    },
  );

  it('of the latest courses is remembered', () => {
    const memory = parMemory(memoryStorage());
    const par = (n: number) => ({ par: 10 + n, bestStart: { at: n, heading: 0 as const } });
    for (let course = 0; course < 80; course++) memory.remember(`course ${course}`, par(course));
    expect(memory.recall('course 79')).toEqual(par(79));
    expect(memory.recall('course 30')).toEqual(par(30));
    expect(memory.recall('course 5')).toBeUndefined();
  });

  it('says so when it failed, and does not try again', () => {
    const { insight, jobs, play } = seatDriver({ bots: [null, 'captain'] });
    jobs[0].job.onDone(undefined);
    expect(insight.getState().par).toEqual({ status: 'failed' });
    play();
    expect(jobs).toHaveLength(1);
  });

  it('is still shown when nobody could take the values', () => {
    const { insight, jobs, play } = seatDriver({ bots: [null, 'captain'], canGive: false });
    jobs[0].job.onDone(TABLES);
    expect(insight.getState().par).toMatchObject({ status: 'known', par: 21.4 });
    play();
    expect(jobs).toHaveLength(1);
  });

  it('is worked out again for a captain whose worker was lost, while the number stays', () => {
    const { insight, jobs, driver } = seatDriver({ bots: [null, 'captain'] });
    jobs[0].job.onDone(TABLES);
    driver.forgetTables();
    expect(jobs).toHaveLength(2);
    expect(insight.getState().par).toMatchObject({ status: 'known' });
  });

  it('is cancelled when the game is left or the driver stops', () => {
    const left = seatDriver({ bots: [null, 'captain'] });
    left.bench.store.getState().leave();
    expect(left.jobs[0].isCancelled).toBe(true);
    const stopped = seatDriver({ bots: [null, 'captain'] });
    stopped.driver.stop();
    expect(stopped.jobs[0].isCancelled).toBe(true);
  });

  it('follows the course: a new race has a par of its own', () => {
    const { bench, insight, jobs, play } = seatDriver({ bots: ['captain', null], races: 2 });
    jobs[0].job.onDone(TABLES);
    while (stateIn(bench).race === 1) play();
    expect(insight.getState().par).toEqual({ status: 'solving', done: 0 });
    expect(jobs).toHaveLength(2);
    expect(jobs[1].problem.course).toBe(stateIn(bench).course);
  });
});

describe('a hint', () => {
  async function askedFor(options: Parameters<typeof seatDriver>[0] = {}) {
    const seated = seatDriver(options);
    seated.insight.getState().toggleHint(stateIn(seated.bench));
    await vi.runAllTimersAsync();
    return seated;
  }

  it('waits for the course to be solved, and then gives advice', async () => {
    const { insight, jobs, bench } = await askedFor();
    expect(insight.getState().hint.status).toBe('thinking');
    jobs[0].job.onDone(TABLES);
    await vi.runAllTimersAsync();
    expect(insight.getState().hint).toMatchObject({ status: 'given', state: stateIn(bench) });
  });

  it('goes on from the dice to the way, and goes with the turn', async () => {
    const { insight, jobs, bench, play } = await askedFor();
    jobs[0].job.onDone(TABLES);
    await vi.runAllTimersAsync();
    play();
    await vi.runAllTimersAsync();
    expect(stateIn(bench).phase).toBe('steering');
    expect(insight.getState().hint).toMatchObject({ status: 'given', advice: { kind: 'way' } });
    play();
    expect(insight.getState().hint).toEqual({ status: 'off' });
  });

  it('is hidden again by whoever asked', async () => {
    const { insight, jobs, bench } = await askedFor();
    jobs[0].job.onDone(TABLES);
    await vi.runAllTimersAsync();
    insight.getState().toggleHint(stateIn(bench));
    await vi.runAllTimersAsync();
    expect(insight.getState().hint).toEqual({ status: 'off' });
  });

  it('says so when there is none', async () => {
    const { insight, jobs } = await askedFor();
    jobs[0].job.onDone(undefined);
    await vi.runAllTimersAsync();
    expect(insight.getState().hint.status).toBe('none');
  });
});
