import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { growTerrain, type TerrainInput } from '../../../../src/ui/geometry/terrain';
import type { TerrainRequest } from '../../../../src/workers/terrain.worker';
import { scatterLake, STANDARD_LAKE } from '../../geometry/lakes';

/** A fresh copy each time: the worker and the cache outlive components. */
async function loadHook() {
  vi.resetModules();
  return (await import('../../../../src/ui/lake/static/useTerrain')).useTerrain;
}

type Answer = (worker: FakeWorker, request: TerrainRequest) => void;

let answer: Answer;
let requests: TerrainRequest[];
let isTerminated: boolean;

class FakeWorker extends EventTarget {
  postMessage(request: TerrainRequest): void {
    requests.push(request);
    setTimeout(() => answer(this, request), 0);
  }
  terminate(): void {
    isTerminated = true;
  }
}

const reply: Answer = (worker, { key, input }) =>
  worker.dispatchEvent(new MessageEvent('message', { data: { key, terrain: growTerrain(input) } }));

beforeEach(() => {
  requests = [];
  isTerminated = false;
  answer = reply;
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => vi.unstubAllGlobals());

const PATIENT = { timeout: 10_000 };
const GROWN = growTerrain(STANDARD_LAKE);

test('a lake grows in the worker; without a lake nothing does', async () => {
  const useTerrain = await loadHook();
  const { result, rerender } = renderHook((input: TerrainInput | null) => useTerrain(input), {
    initialProps: null as TerrainInput | null,
  });
  expect(result.current).toBeNull();
  expect(requests).toEqual([]);
  rerender(STANDARD_LAKE);
  expect(result.current).toBeNull();
  await waitFor(() => expect(result.current).toEqual(GROWN), PATIENT);
  expect(requests.length).toBe(1);
});

test('an equal input gives the very same terrain at once, without asking again', async () => {
  const useTerrain = await loadHook();
  const { result, rerender } = renderHook((input: TerrainInput) => useTerrain(input), {
    initialProps: STANDARD_LAKE,
  });
  await waitFor(() => expect(result.current).not.toBeNull(), PATIENT);
  const first = result.current;
  rerender({ ...STANDARD_LAKE, rows: [...STANDARD_LAKE.rows] });
  expect(result.current).toBe(first);
  const second = renderHook(() => useTerrain({ ...STANDARD_LAKE }));
  expect(second.result.current).toBe(first);
  expect(requests.length).toBe(1);
});

test('while the next lake grows the last one is not shown for it', async () => {
  const useTerrain = await loadHook();
  const { result, rerender } = renderHook((input: TerrainInput) => useTerrain(input), {
    initialProps: STANDARD_LAKE,
  });
  await waitFor(() => expect(result.current).not.toBeNull(), PATIENT);
  const next = scatterLake('standard', 60);
  rerender(next);
  expect(result.current).toBeNull();
  await waitFor(() => expect(result.current).toEqual(growTerrain(next)), PATIENT);
});

test('the lake looked at longest ago is forgotten first', async () => {
  const useTerrain = await loadHook();
  const { result, rerender } = renderHook((input: TerrainInput) => useTerrain(input), {
    initialProps: STANDARD_LAKE,
  });
  const show = async (lake: TerrainInput): Promise<void> => {
    rerender(lake);
    await waitFor(() => expect(result.current).not.toBeNull(), PATIENT);
  };
  await show(STANDARD_LAKE);
  for (const number of [61, 62, 63, 64, 65]) await show(scatterLake('standard', number));
  await show({ ...STANDARD_LAKE });
  await show(scatterLake('standard', 66));
  const asked = requests.length;
  await show({ ...STANDARD_LAKE });
  expect(requests.length).toBe(asked);
  await show(scatterLake('standard', 61));
  expect(requests.length).toBe(asked + 1);
}, 20_000);

describe('falls back to the main thread', () => {
  test.each<{ name: string; break: () => void }>([
    { name: 'there are no workers', break: () => vi.stubGlobal('Worker', undefined) },
    {
      name: 'a worker cannot be made',
      break: () =>
        vi.stubGlobal('Worker', function refuse() {
          throw new Error('not allowed');
        }),
    },
    {
      name: 'the worker fails to load',
      break: () => {
        answer = (worker) => worker.dispatchEvent(new Event('error'));
      },
    },
    {
      name: 'the worker cannot grow this lake',
      break: () => {
        answer = (worker, { key }) =>
          worker.dispatchEvent(new MessageEvent('message', { data: { key, terrain: null } }));
      },
    },
  ])('when $name', async ({ break: breakIt }) => {
    breakIt();
    const useTerrain = await loadHook();
    const { result } = renderHook(() => useTerrain(STANDARD_LAKE));
    await waitFor(() => expect(result.current).toEqual(GROWN), PATIENT);
  });

  test('when the worker never answers, and does not ask it again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    answer = () => undefined;
    const useTerrain = await loadHook();
    const { result, rerender } = renderHook((input: TerrainInput) => useTerrain(input), {
      initialProps: STANDARD_LAKE,
    });
    await vi.advanceTimersByTimeAsync(7000);
    vi.useRealTimers();
    await waitFor(() => expect(result.current).not.toBeNull(), PATIENT);
    expect(isTerminated).toBe(true);
    rerender(scatterLake('expert', 60));
    await waitFor(() => expect(result.current).not.toBeNull(), PATIENT);
    expect(requests.length).toBe(1);
  });
});

test('rows that are no lake leave the screen standing', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  answer = (worker, { key }) =>
    worker.dispatchEvent(new MessageEvent('message', { data: { key, terrain: null } }));
  const useTerrain = await loadHook();
  const { result } = renderHook(() => useTerrain({ ...STANDARD_LAKE, rows: [] }));
  await waitFor(() => expect(complain).toHaveBeenCalled(), PATIENT);
  expect(result.current).toBeNull();
  complain.mockRestore();
});
