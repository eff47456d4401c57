import { describe, expect, test } from 'vitest';
import { scatterConfetti } from '../../../src/ui/art/confetti';
import { laurelPath } from '../../../src/ui/art/laurelPath';
import { layoutPoster } from '../../../src/ui/art/posterLayout';
import { createRandom } from '../../../src/ui/art/random';
import { facetPath, ridgePath, treeLinePath, waveCrest, waveHeight } from '../../../src/ui/art/scenery';
import { WORDMARK_PATH } from '../../../src/ui/art/wordmarkPath';

test('a seed gives the same numbers again, another seed others', () => {
  const draw = (seed: number) => {
    const random = createRandom(seed);
    return Array.from({ length: 50 }, random);
  };
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
  expect(draw(7).every((value) => value >= 0 && value < 1)).toBe(true);
});

test('the wordmark is one path of at most 8 kB', () => {
  expect(WORDMARK_PATH.length).toBeLessThanOrEqual(8192);
  expect(WORDMARK_PATH).toMatch(/^M[\d\smlqcz.,-]+$/i);
});

describe('confetti', () => {
  const request = { seed: 5, width: 860, height: 470, count: 96 };

  test('is six paths that never change', () => {
    const confetti = scatterConfetti(request);
    expect(confetti.map(({ boat }) => boat)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(confetti).toEqual(scatterConfetti(request));
    expect(scatterConfetti({ ...request, seed: 6 })).not.toEqual(confetti);
  });

  test('has every piece, shared out evenly', () => {
    for (const { path } of scatterConfetti(request)) expect(path.match(/M/g)).toHaveLength(16);
  });
});

test('the two sides of a wreath mirror each other', () => {
  const wreath = { width: 138, height: 156, pairs: 14 };
  const xs = (path: string) => [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x]) => Number(x));
  const right = xs(laurelPath(wreath, 1));
  const left = xs(laurelPath(wreath, -1));
  expect(laurelPath(wreath, 1).match(/M/g)).toHaveLength(28);
  expect(left.map((x) => x + 0)).toEqual(right.map((x) => 0 - x));
});

describe('scenery', () => {
  const skyline = [
    { x: 0, y: 50 },
    { x: 40, y: 10 },
    { x: 80, y: 60 },
    { x: 120, y: 20 },
    { x: 160, y: 50 },
  ];

  test('a ridge is a closed sheet down to its base', () => {
    expect(ridgePath(skyline, 100)).toBe('M0 50L40 10L80 60L120 20L160 50L160 100L0 100Z');
    expect(ridgePath([], 100)).toBe('');
  });

  test('peaks are lit on the side of the sun', () => {
    expect(facetPath(skyline, 80)).toMatch(/^M40 10L80 60L.*ZM120 20L80 60L.*Z$/);
    expect(facetPath(skyline, 0)).toMatch(/^M40 10L0 50L/);
  });

  test('the wood stands on its base from end to end', () => {
    const wood = treeLinePath({ from: 0, to: 300, base: 402, seed: 3 });
    expect(wood).toMatch(/^M0 402V390H300V402Z/);
    expect(wood.match(/M/g)?.length).toBeGreaterThan(10);
  });

  test('a crest covers the whole width and waves about its height', () => {
    const wave = { y: 500, swell: 8, length: 400, phase: 1, width: 1000 };
    const xs = [...waveCrest(wave).matchAll(/(-?[\d.]+) -?[\d.]+/g)].map(([, x]) => Number(x));
    expect(Math.min(...xs)).toBeLessThanOrEqual(0);
    expect(Math.max(...xs)).toBeGreaterThanOrEqual(1000);
    const heights = Array.from({ length: 100 }, (_, index) => waveHeight(wave, index * 10));
    expect(Math.min(...heights)).toBeGreaterThan(485);
    expect(Math.max(...heights)).toBeLessThan(515);
    expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(10);
  });
});

describe.each([
  [1366, 768],
  [1366, 640],
  [1024, 768],
  [1920, 1080],
  [1920, 950],
])('the poster on a window of %i × %i', (width, height) => {
  const layout = layoutPoster({ width, height, menuRight: 490 });
  const px = height / layout.height;

  test('has the shape of the window', () => {
    expect(layout.isPortrait).toBe(false);
    expect(layout.width / layout.height).toBeCloseTo(width / height);
  });

  test('hangs its flags between lettering and controls', () => {
    const { bunting } = layoutPoster({ width, height, menuRight: 490, barWidth: 220 });
    if (!bunting) throw new Error('no flags');
    expect(bunting.from * px).toBeGreaterThan(490);
    expect(bunting.to * px).toBeLessThan(width - 220);
  });

  test('keeps every boat and the buoy clear of the menu and inside', () => {
    for (const { x, scale } of layout.boats) {
      expect(x * px).toBeGreaterThanOrEqual(490);
      expect((x + 442 * scale) * px).toBeLessThanOrEqual(width);
    }
    expect((layout.buoy.x - 50 * layout.buoy.scale) * px).toBeGreaterThanOrEqual(490 - 1);
  });
});

test.each([
  [390, 844],
  [390, 664],
  [768, 1024],
])('the poster on an upright window of %i × %i has its boats in the lower half', (width, height) => {
  const layout = layoutPoster({ width, height, menuRight: 490 });
  expect(layout.isPortrait).toBe(true);
  expect(layout.width / layout.height).toBeCloseTo(width / height);
  // The flags end above the controls.
  const { y, sag, flagSize } = layout.bunting ?? { y: NaN, sag: NaN, flagSize: NaN };
  const lowest = ((y + sag + 0.78 * flagSize) * width) / layout.width;
  expect(lowest).toBeLessThan(Math.min(0.022 * height, 24));
  expect(lowest).toBeGreaterThan(8);
  for (const { x, scale, sheet } of layout.boats) {
    expect(layout.sheets[sheet]).toBeGreaterThan(layout.height * 0.6);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + 442 * scale).toBeLessThanOrEqual(layout.width);
  }
});
