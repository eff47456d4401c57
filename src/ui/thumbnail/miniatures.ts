/** The land of small lake pictures, grown off the main thread once a lake. */
import { useEffect, useState } from 'react';
import { lakeFromCode } from '../../lakes/lakes';
import type { MiniatureReply, MiniatureRequest } from '../../workers/miniature.worker';

/** A list of games shows many; each is some 8 kB of path. */
const CACHE_SIZE = 80;

const cache = new Map<string, string>();
const waiting = new Map<string, ((land: string) => void)[]>();
let worker: Worker | null = null;
let hasWorker = typeof Worker !== 'undefined';

function settle(code: string, land: string): void {
  cache.set(code, land);
  for (const oldest of cache.keys()) {
    if (cache.size <= CACHE_SIZE) break;
    cache.delete(oldest);
  }
  for (const done of waiting.get(code) ?? []) done(land);
  waiting.delete(code);
}

/** Where there is no worker, the page grows it between other things. */
async function growHere({ code, rows }: MiniatureRequest): Promise<void> {
  const { growMiniature } = await import('../geometry/terrain');
  settle(code, growMiniature({ rows, seed: code }));
}

function dismissWorker(): void {
  hasWorker = false;
  worker?.terminate();
  worker = null;
  for (const code of waiting.keys()) request(code);
}

function wakeWorker(): Worker | null {
  if (worker || !hasWorker) return worker;
  try {
    worker = new Worker(new URL('../../workers/miniature.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<MiniatureReply>) => {
      settle(data.code, data.land ?? '');
    });
    worker.addEventListener('error', dismissWorker);
  } catch {
    hasWorker = false;
  }
  return worker;
}

function request(code: string): void {
  const lake = lakeFromCode(code);
  if (!lake) return settle(code, '');
  const message: MiniatureRequest = { code, rows: lake.rows };
  const helper = wakeWorker();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have origins
  if (helper) helper.postMessage(message);
  else void growHere(message);
}

/** The land of a lake as a path, or null until it has grown. */
export function useMiniature(code: string): string | null {
  const [grown, setGrown] = useState<{ code: string; land: string } | null>(null);
  useEffect(() => {
    const onGrown = (land: string) => setGrown({ code, land });
    const known = cache.get(code);
    if (known !== undefined) {
      onGrown(known);
      return undefined;
    }
    const others = waiting.get(code);
    waiting.set(code, [...(others ?? []), onGrown]);
    if (!others) request(code);
    return () => {
      const left = waiting.get(code)?.filter((other) => other !== onGrown);
      if (left) waiting.set(code, left);
    };
  }, [code]);
  return grown?.code === code ? grown.land : (cache.get(code) ?? null);
}
