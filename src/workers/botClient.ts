/** The page's side of the bot worker: asks, waits, and never waits for ever. */
import type { Advice } from '../bots/advice';
import type { BotName, Decision } from '../bots/bot';
import type { Problem } from '../bots/solver/model';
import type { ParTables } from '../bots/solver/solve';
import type { Course, GameState } from '../engine';
import type { BotReply, BotRequest } from './botProtocol';

/** Longer than any decision takes; a worker that is still silent hangs. */
const PATIENCE_MS = 3000;
/** The first question on a course charts it, on a slow and busy machine. */
const FIRST_PATIENCE_MS = 6000;
/** A worker that was lost so often in a row is not started again. */
const MOST_LOSSES = 2;

interface Question {
  readonly resolve: (reply: BotReply) => void;
  readonly reject: (error: Error) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** What may be left out of the request: the client numbers its questions. */
type Unnumbered =
  | Omit<Extract<BotRequest, { type: 'decide' }>, 'id'>
  | Omit<Extract<BotRequest, { type: 'advise' }>, 'id'>;

export class BotClient {
  private worker: Worker | null = null;
  private losses = 0;
  private lastId = 0;
  private charted: Course | null = null;
  private readonly questions = new Map<number, Question>();

  constructor(
    private readonly makeWorker: () => Worker,
    /** The worker is gone, and with it all tables it was given. */
    private readonly onLoss: () => void,
  ) {}

  /** Rejects when the worker fails or hangs: the game has to go on without it. */
  async decide(question: { name: BotName; state: GameState; seed: string }): Promise<Decision> {
    const reply = await this.ask({ type: 'decide', ...question });
    if (reply.type !== 'decided') throw new Error('The bot worker answered something else.');
    return reply.decision;
  }

  async advise(state: GameState): Promise<Advice | null> {
    const reply = await this.ask({ type: 'advise', state });
    return reply.type === 'advised' ? reply.advice : null;
  }

  /** The values move to the worker: they are some megabytes, and nobody reads them here. */
  giveTables(problem: Problem, tables: ParTables): boolean {
    const worker = this.wake();
    worker?.postMessage({ type: 'tables', problem, tables } satisfies BotRequest, [tables.values.buffer]);
    return worker !== null;
  }

  dispose(): void {
    this.worker?.terminate();
    this.worker = null;
    this.failAll();
  }

  private ask(question: Unnumbered): Promise<BotReply> {
    const worker = this.wake();
    if (!worker) return Promise.reject(new Error('There is no bot worker.'));
    const id = ++this.lastId;
    const isFirst = this.charted !== question.state.course;
    this.charted = question.state.course;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.lose(), isFirst ? FIRST_PATIENCE_MS : PATIENCE_MS);
      this.questions.set(id, { resolve, reject, timer });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have origins
      worker.postMessage({ ...question, id } satisfies BotRequest);
    });
  }

  private wake(): Worker | null {
    if (this.worker || this.losses >= MOST_LOSSES) return this.worker;
    try {
      const worker = this.makeWorker();
      worker.addEventListener('message', ({ data }: MessageEvent<BotReply>) => this.hear(data));
      worker.addEventListener('error', () => this.lose());
      worker.addEventListener('messageerror', () => this.lose());
      this.worker = worker;
    } catch {
      this.losses = MOST_LOSSES;
    }
    return this.worker;
  }

  private hear(reply: BotReply): void {
    const question = this.questions.get(reply.id);
    if (!question) return;
    this.losses = 0;
    this.questions.delete(reply.id);
    clearTimeout(question.timer);
    question.resolve(reply);
  }

  private lose(): void {
    if (!this.worker) return;
    this.worker.terminate();
    this.worker = null;
    this.charted = null;
    this.losses++;
    this.failAll();
    this.onLoss();
  }

  private failAll(): void {
    for (const { reject, timer } of this.questions.values()) {
      clearTimeout(timer);
      reject(new Error('The bot worker is gone.'));
    }
    this.questions.clear();
  }
}
