/** The page's side of the solver worker. */
import type { Problem } from '../bots/solver/model';
import type { ParTables, SolverProgress } from '../bots/solver/solve';
import type { SolverReply, SolverRequest } from './solverProtocol';

interface Job {
  readonly onProgress: (progress: SolverProgress) => void;
  /** Undefined when it failed; never called once cancelled. */
  readonly onDone: (tables: ParTables | undefined) => void;
}

export class SolverClient {
  private worker: Worker | null = null;
  private lastId = 0;
  private readonly jobs = new Map<number, Job>();

  constructor(private readonly makeWorker: () => Worker) {}

  /** Solves a course; answers a way to cancel it. */
  solve(problem: Problem, job: Job): () => void {
    const id = ++this.lastId;
    const worker = this.wake();
    if (!worker) {
      queueMicrotask(() => job.onDone(undefined));
      return () => {};
    }
    this.jobs.set(id, job);
    this.send(worker, { type: 'solve', id, problem });
    return () => {
      if (this.jobs.delete(id) && this.worker) this.send(this.worker, { type: 'cancel', id });
    };
  }

  dispose(): void {
    this.worker?.terminate();
    this.worker = null;
    this.jobs.clear();
  }

  private send(worker: Worker, request: SolverRequest): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have origins
    worker.postMessage(request);
  }

  private wake(): Worker | null {
    if (this.worker) return this.worker;
    try {
      const worker = this.makeWorker();
      worker.addEventListener('message', ({ data }: MessageEvent<SolverReply>) => this.hear(data));
      worker.addEventListener('error', () => this.fail());
      worker.addEventListener('messageerror', () => this.fail());
      this.worker = worker;
    } catch {
      this.worker = null;
    }
    return this.worker;
  }

  private hear(reply: SolverReply): void {
    const job = this.jobs.get(reply.id);
    if (reply.type === 'progress') {
      job?.onProgress(reply.progress);
      return;
    }
    this.jobs.delete(reply.id);
    job?.onDone(reply.type === 'solved' ? reply.tables : undefined);
    // The solver's working space is many times its result: an idle worker would hold on to it.
    if (this.jobs.size === 0) this.dispose();
  }

  private fail(): void {
    const failed = [...this.jobs.values()];
    this.dispose();
    for (const job of failed) job.onDone(undefined);
  }
}
