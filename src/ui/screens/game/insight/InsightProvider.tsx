/** Starts those who think, in their workers, and sends them home when the game is left. */
import { useEffect, useState, type ReactNode } from 'react';
import { driveBots } from '../../../../store/botDriver';
import { createInsightStore } from '../../../../store/insight';
import { parMemory } from '../../../../store/parMemory';
import { drivePar, type ParDriver } from '../../../../store/parDriver';
import { BotClient } from '../../../../workers/botClient';
import { SolverClient } from '../../../../workers/solverClient';
import { useStores } from '../../../stores';
import { InsightContext } from './insightContext';

/** Where nobody asked, par is worked out only on machines that stand on a desk. */
const DESK = '(min-width: 1000px) and (pointer: fine)';

function makeBotWorker(): Worker {
  return new Worker(new URL('../../../../workers/bot.worker.ts', import.meta.url), { type: 'module' });
}

function makeSolverWorker(): Worker {
  return new Worker(new URL('../../../../workers/solver.worker.ts', import.meta.url), { type: 'module' });
}

/** Drawing a new lake comes first. */
const IDLE_AFTER_MS = 1000;

function whenIdle(callback: () => void): () => void {
  let handle = 0;
  // Not every browser knows idle callbacks.
  const hasIdleTime = typeof requestIdleCallback !== 'undefined';
  const timer = setTimeout(() => {
    if (hasIdleTime) handle = requestIdleCallback(callback);
    else callback();
  }, IDLE_AFTER_MS);
  return () => {
    clearTimeout(timer);
    if (hasIdleTime) cancelIdleCallback(handle);
  };
}

export function InsightProvider({ children }: { children: ReactNode }) {
  const { game, settings, storage } = useStores();
  const [insight] = useState(createInsightStore);
  useEffect(() => {
    let par: ParDriver | null = null;
    const bots = new BotClient(makeBotWorker, () => par?.forgetTables());
    const solver = new SolverClient(makeSolverWorker);
    par = drivePar({
      game,
      insight,
      solve: (problem, job) => solver.solve(problem, job),
      giveTables: (problem, tables) => bots.giveTables(problem, tables),
      advise: (state) => bots.advise(state),
      memory: parMemory(storage),
      isWelcome: () => matchMedia(DESK).matches,
      whenIdle,
    });
    const stopBots = driveBots({ game, settings, insight, decide: (question) => bots.decide(question) });
    return () => {
      stopBots();
      par?.stop();
      solver.dispose();
      bots.dispose();
    };
  }, [game, settings, storage, insight]);
  return <InsightContext value={insight}>{children}</InsightContext>;
}
