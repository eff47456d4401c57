/** Watches workers and the main thread, from before the app begins. */
import type { Page } from 'playwright/test';

interface Thinking {
  /** Questions to bots: when they were asked, how long asking took, and when the answer came. */
  readonly questions: { readonly asked: number; readonly sending: number; answered: number }[];
  /** Tasks of the main thread that took longer than 50 ms, and the scripts among them. */
  readonly longTasks: { readonly start: number; readonly duration: number }[];
  readonly longScripts: { readonly start: number; readonly duration: number; readonly invoker: string }[];
  readonly workers: { readonly kind: string; readonly worker: Worker }[];
}

/** A part of a long animation frame, as Chromium tells it. */
interface ScriptTiming {
  readonly startTime: number;
  readonly duration: number;
  readonly invoker: string;
}

declare global {
  interface Window {
    thinking: Thinking;
  }
}

export async function watchThinking(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const thinking: Thinking = { questions: [], longTasks: [], longScripts: [], workers: [] };
    window.thinking = thinking;
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        thinking.longTasks.push({ start: startTime, duration });
      }
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      for (const { scripts } of list.getEntries() as (PerformanceEntry & { scripts: ScriptTiming[] })[]) {
        for (const { startTime, duration, invoker } of scripts) {
          if (duration > 50) thinking.longScripts.push({ start: startTime, duration, invoker });
        }
      }
    }).observe({ type: 'long-animation-frame', buffered: true });
    const open = new Map<number, Thinking['questions'][number]>();
    window.Worker = new Proxy(Worker, {
      construct(target, args: ConstructorParameters<typeof Worker>) {
        const worker = new target(...args);
        thinking.workers.push({ kind: String(args[0]), worker });
        worker.addEventListener('message', ({ data }: MessageEvent<{ type?: string; id: number }>) => {
          const question = data.type === 'decided' ? open.get(data.id) : undefined;
          if (question) question.answered = performance.now();
        });
        return worker;
      },
    });
    Worker.prototype.postMessage = new Proxy(Worker.prototype.postMessage, {
      apply(target, worker, args: [{ type?: string; id: number }]) {
        const asked = performance.now();
        Reflect.apply(target, worker, args);
        const [{ type, id }] = args;
        if (type !== 'decide') return;
        const question = { asked, sending: performance.now() - asked, answered: Infinity };
        open.set(id, question);
        thinking.questions.push(question);
      },
    });
  });
}

export interface ThinkingFigures {
  readonly decisions: number;
  readonly medianMs: number;
  readonly longestMs: number;
  /** How long the page was held up by asking, all but the slowest twentieth. */
  readonly sendingMs: number;
  /** Scripts over 50 ms that began while a bot thought: drawing is not among them. */
  readonly whileThinking: readonly string[];
  /** All tasks over 50 ms since the page was opened, drawing included. */
  readonly all: readonly number[];
}

export async function readThinking(page: Page): Promise<ThinkingFigures> {
  return page.evaluate(() => {
    const { questions, longTasks, longScripts } = window.thinking;
    const answered = questions.filter((question) => question.answered < Infinity);
    const times = answered.map((question) => question.answered - question.asked).sort((a, b) => a - b);
    const isWhileThinking = ({ start }: { start: number }) =>
      answered.some((question) => start > question.asked && start < question.answered);
    return {
      decisions: times.length,
      medianMs: times[Math.floor(times.length / 2)] ?? 0,
      longestMs: times.at(-1) ?? 0,
      sendingMs: questions.map(({ sending }) => sending).sort((a, b) => a - b)[
        Math.floor(0.95 * questions.length)
      ],
      whileThinking: longScripts
        .filter(isWhileThinking)
        .map(({ duration, invoker }) => `${invoker} ${Math.round(duration)}`),
      all: longTasks.map(({ duration }) => Math.round(duration)),
    };
  });
}
