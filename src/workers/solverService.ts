/** The work of the solver worker, apart from the worker itself: one course after the other, with an ear to the page. */
import { solveInSteps, type ParTables } from '../bots/solver/solve';
import type { SolverReply, SolverRequest } from './solverProtocol';

/** So long it works before it listens again, in milliseconds. */
const WORK_A_BREATH = 40;

type Solve = Extract<SolverRequest, { type: 'solve' }>;

export class SolverService {
  private readonly waiting: Solve[] = [];
  /** Requests not answered yet, and those of them nobody wants any more. */
  private readonly open = new Set<number>();
  private readonly cancelled = new Set<number>();
  private isBusy = false;

  constructor(private readonly reply: (reply: SolverReply) => void) {}

  handle(request: SolverRequest): void {
    if (request.type === 'cancel') {
      if (this.open.has(request.id)) this.cancelled.add(request.id);
      return;
    }
    this.open.add(request.id);
    this.waiting.push(request);
    if (!this.isBusy) void this.work();
  }

  private async work(): Promise<void> {
    this.isBusy = true;
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      const { id } = next;
      try {
        const tables = await this.solve(next);
        this.reply(tables ? { type: 'solved', id, tables } : { type: 'cancelled', id });
      } catch {
        this.reply({ type: 'failed', id });
      }
      this.open.delete(id);
      this.cancelled.delete(id);
    }
    this.isBusy = false;
  }

  private async solve({ id, problem }: Solve): Promise<ParTables | undefined> {
    if (this.cancelled.has(id)) return undefined;
    const steps = solveInSteps(problem);
    let breath = performance.now();
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) return step.value;
      if (performance.now() - breath < WORK_A_BREATH) continue;
      this.reply({ type: 'progress', id, progress: step.value });
      await new Promise((resolve) => {
        setTimeout(resolve, 0);
      });
      if (this.cancelled.has(id)) return undefined;
      breath = performance.now();
    }
  }
}
