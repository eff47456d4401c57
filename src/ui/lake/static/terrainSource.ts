import type { TerrainReply, TerrainRequest } from '../../../workers/terrain.worker';
import { growTerrainBySlices, type Terrain, type TerrainInput } from '../../geometry/terrain';

/** Enough for the lake being sailed and a few the players look at before they choose. */
const CACHE_SIZE = 6;
/** A worker that has not answered by now never will: a terrain takes a tenth of a second. */
const PATIENCE_MS = 6000;

const cache = new Map<string, Terrain>();
const pending = new Map<string, Promise<Terrain>>();
const waiting = new Map<string, (terrain: Terrain | null) => void>();
let worker: Worker | null = null;
let isWorkerBroken = false;

export function nameTerrain({ rows, side, seed, spots = [] }: TerrainInput): string {
  return [side, seed, spots.join(' '), ...rows].join('\n');
}

export function findTerrain(key: string): Terrain | null {
  return cache.get(key) ?? null;
}

/** Grows a terrain off the main thread if it can, on it if it must; asks once however many wait for it. */
export function requestTerrain(key: string, input: TerrainInput): Promise<Terrain> {
  const known = cache.get(key);
  if (known !== undefined) {
    remember(key, known);
    return Promise.resolve(known);
  }
  const asked = pending.get(key);
  if (asked !== undefined) return asked;
  const growing = growAnywhere({ key, input }).finally(() => pending.delete(key));
  pending.set(key, growing);
  return growing;
}

async function growAnywhere(request: TerrainRequest): Promise<Terrain> {
  const terrain = (await askWorker(request)) ?? (await growInIdleTime(request.input));
  remember(request.key, terrain);
  return terrain;
}

/** The last asked for is the last to be forgotten. */
function remember(key: string, terrain: Terrain): void {
  cache.delete(key);
  cache.set(key, terrain);
  for (const oldest of cache.keys()) {
    if (cache.size <= CACHE_SIZE) break;
    cache.delete(oldest);
  }
}

/** Null when the worker cannot help. */
function askWorker(request: TerrainRequest): Promise<Terrain | null> {
  const helper = wakeWorker();
  if (helper === null) return Promise.resolve(null);
  return new Promise((resolve) => {
    const timer = setTimeout(giveUpOnWorker, PATIENCE_MS);
    waiting.set(request.key, (terrain) => {
      clearTimeout(timer);
      waiting.delete(request.key);
      resolve(terrain);
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have origins
    helper.postMessage(request);
  });
}

function wakeWorker(): Worker | null {
  if (worker !== null || isWorkerBroken || typeof Worker === 'undefined') return worker;
  try {
    worker = new Worker(new URL('../../../workers/terrain.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<TerrainReply>) => {
      waiting.get(data.key)?.(data.terrain);
    });
    worker.addEventListener('error', giveUpOnWorker);
    worker.addEventListener('messageerror', giveUpOnWorker);
  } catch {
    isWorkerBroken = true;
    worker = null;
  }
  return worker;
}

function giveUpOnWorker(): void {
  isWorkerBroken = true;
  worker?.terminate();
  worker = null;
  for (const settle of waiting.values()) settle(null);
}

async function growInIdleTime(input: TerrainInput): Promise<Terrain> {
  const growth = growTerrainBySlices(input);
  for (;;) {
    await waitForIdleTime();
    const slice = growth.next();
    if (slice.done === true) return slice.value;
  }
}

function waitForIdleTime(): Promise<void> {
  return new Promise((resolve) => {
    // Not every browser knows idle callbacks.
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 0);
    else requestIdleCallback(() => resolve(), { timeout: 100 });
  });
}
