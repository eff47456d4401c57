// Shares jobs among processes, one a core, and tells how far they have come.
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Job, JobResult } from './jobs';

/** Rough cost of one lake, in lakes of the layout check: 72 shortest routes take much longer than 12 floods. */
const COST = { 'all layouts': 1, 'random layouts': 1, routes: 400 } as const;
/** A log gets a line for so many percent; a terminal one line that rewrites itself. */
const LOG_STEP = 10;

function costOf({ kind, from, to }: Job): number {
  return COST[kind] * (to - from);
}

function formatTime(seconds: number): string {
  const whole = Math.ceil(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** Says on standard error what share is done and how long the rest will take. */
function progressOf(total: number): (cost: number) => void {
  const begin = performance.now();
  let done = 0;
  let logged = 0;
  return (cost) => {
    done += cost;
    const percent = Math.floor((100 * done) / total);
    const left = ((performance.now() - begin) / 1000) * (total / done - 1);
    const line = `${percent} % checked, about ${formatTime(left)} left`;
    if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${done < total ? line : ''}`);
    else if (percent >= logged + LOG_STEP) {
      logged = percent - (percent % LOG_STEP);
      process.stderr.write(`${line}\n`);
    }
  };
}

export async function runJobs(jobs: readonly Job[], onResult: (result: JobResult) => void): Promise<void> {
  const waiting = [...jobs];
  const showProgress = progressOf(jobs.reduce((sum, job) => sum + costOf(job), 0));
  const runProcess = () =>
    new Promise<void>((resolve, reject) => {
      const child = fork(fileURLToPath(new URL('worker.ts', import.meta.url)));
      const sendNext = () => {
        const job = waiting.shift();
        if (job) child.send(job);
        else child.disconnect();
      };
      child.on('message', (result: JobResult) => {
        onResult(result);
        showProgress(costOf(result.job));
        sendNext();
      });
      child.on('error', reject);
      child.on('exit', (code) =>
        code === 0 ? resolve() : reject(new Error(`A lake check ended with exit code ${code}.`)),
      );
      sendNext();
    });
  await Promise.all(Array.from({ length: availableParallelism() }, runProcess));
}
