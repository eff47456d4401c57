import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BotReply, BotRequest } from '../../src/workers/botProtocol';
import { BotClient } from '../../src/workers/botClient';
import type { SolverReply, SolverRequest } from '../../src/workers/solverProtocol';
import { SolverClient } from '../../src/workers/solverClient';
import { problemOf } from '../../src/bots/solver/library';
import { safestAction } from '../../src/bots/safest';
import { newGame } from '../bots/playing';

/** A worker that answers by hand. */
class FakeWorker<Request> extends EventTarget {
  readonly heard: Request[] = [];
  readonly transferred: unknown[] = [];
  isTerminated = false;

  postMessage(request: Request, transfer?: unknown[]): void {
    this.heard.push(request);
    this.transferred.push(...(transfer ?? []));
  }

  terminate(): void {
    this.isTerminated = true;
  }

  reply(data: BotReply | SolverReply): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  asWorker(): Worker {
    return this as unknown as Worker;
  }
}

const state = newGame('client');
const action = safestAction(state);
const question = { name: 'skipper', state, seed: 's' } as const;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function botClient() {
  const workers: FakeWorker<BotRequest>[] = [];
  const onLoss = vi.fn();
  const client = new BotClient(() => {
    const worker = new FakeWorker<BotRequest>();
    workers.push(worker);
    return worker.asWorker();
  }, onLoss);
  return { client, workers, onLoss };
}

describe('the bot client', () => {
  it('gives each answer to its own question', async () => {
    const { client, workers } = botClient();
    const first = client.decide(question);
    const second = client.advise(state);
    const [a, b] = workers[0].heard as { id: number }[];
    workers[0].reply({ type: 'advised', id: b.id, advice: null });
    workers[0].reply({ type: 'decided', id: a.id, decision: { action } });
    await expect(first).resolves.toEqual({ action });
    await expect(second).resolves.toBeNull();
    expect(workers).toHaveLength(1);
  });

  it('gives up on a worker that hangs, and starts another one', async () => {
    const { client, workers, onLoss } = botClient();
    const hanging = expect(client.decide(question)).rejects.toThrow('gone');
    await vi.advanceTimersByTimeAsync(6001);
    await hanging;
    expect(workers[0].isTerminated).toBe(true);
    expect(onLoss).toHaveBeenCalledOnce();
    const again = client.decide(question);
    workers[1].reply({
      type: 'decided',
      id: (workers[1].heard[0] as { id: number }).id,
      decision: { action },
    });
    await expect(again).resolves.toEqual({ action });
  });

  it('has less patience once the course is known', async () => {
    const { client, workers } = botClient();
    const first = client.decide(question);
    workers[0].reply({ type: 'decided', id: 1, decision: { action } });
    await first;
    const hanging = expect(client.decide(question)).rejects.toThrow('gone');
    await vi.advanceTimersByTimeAsync(3001);
    await hanging;
  });

  it('stops starting workers that die at once', async () => {
    const { client, workers } = botClient();
    for (let loss = 0; loss < 2; loss++) {
      const dying = expect(client.decide(question)).rejects.toThrow('gone');
      workers[loss].dispatchEvent(new Event('error'));
      await dying;
    }
    await expect(client.decide(question)).rejects.toThrow('no bot worker');
    expect(workers).toHaveLength(2);
  });

  it('fails at once where there are no workers', async () => {
    const client = new BotClient(
      () => {
        throw new Error('forbidden');
      },
      () => {},
    );
    await expect(client.decide(question)).rejects.toThrow('no bot worker');
    expect(client.giveTables(problemOf(state), { values: new Float32Array(1) } as never)).toBe(false);
  });

  it('hands tables on without copying them', () => {
    const { client, workers } = botClient();
    const tables = { values: new Float32Array(8), par: 20, bestStart: { at: 0, heading: 0 }, idealLine: [] };
    expect(client.giveTables(problemOf(state), tables as never)).toBe(true);
    expect(workers[0].transferred).toEqual([tables.values.buffer]);
  });
});

describe('the solver client', () => {
  function solverClient() {
    const workers: FakeWorker<SolverRequest>[] = [];
    const client = new SolverClient(() => {
      const worker = new FakeWorker<SolverRequest>();
      workers.push(worker);
      return worker.asWorker();
    });
    const job = { onProgress: vi.fn(), onDone: vi.fn() };
    return { client, workers, job };
  }
  const problem = problemOf(state);
  const tables = { values: new Float32Array(1), par: 20 } as never;

  it('reports, answers and lets the worker go', () => {
    const { client, workers, job } = solverClient();
    client.solve(problem, job);
    workers[0].reply({ type: 'progress', id: 1, progress: { done: 0.5, line: [] } });
    expect(job.onProgress).toHaveBeenCalledWith({ done: 0.5, line: [] });
    workers[0].reply({ type: 'solved', id: 1, tables });
    expect(job.onDone).toHaveBeenCalledExactlyOnceWith(tables);
    expect(workers[0].isTerminated).toBe(true);
  });

  it('says nothing more of what was cancelled', () => {
    const { client, workers, job } = solverClient();
    const cancel = client.solve(problem, job);
    cancel();
    expect(workers[0].heard.at(-1)).toEqual({ type: 'cancel', id: 1 });
    workers[0].reply({ type: 'solved', id: 1, tables });
    expect(job.onDone).not.toHaveBeenCalled();
  });

  it('fails when the worker does', () => {
    const { client, workers, job } = solverClient();
    client.solve(problem, job);
    workers[0].dispatchEvent(new Event('error'));
    expect(job.onDone).toHaveBeenCalledExactlyOnceWith(undefined);
  });

  it('fails where there are no workers', async () => {
    const onDone = vi.fn();
    const client = new SolverClient(() => {
      throw new Error('forbidden');
    });
    client.solve(problem, { onProgress: () => {}, onDone });
    await vi.runAllTimersAsync();
    expect(onDone).toHaveBeenCalledExactlyOnceWith(undefined);
  });
});
