import { expect, test } from 'vitest';
import { numberSize } from '../../../src/ui/boats/numberSize';
import { wakePaths } from '../../../src/ui/boats/wakePaths';

const coordinates = (path: string) => [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);

test('a boat that stood leaves no wake', () => {
  expect(wakePaths(0)).toEqual({ length: 0, ribbon: '', bowWaves: '' });
});

test('a wake grows with the move up to 3.2 spaces', () => {
  expect(wakePaths(1).length).toBeCloseTo(34.64);
  expect(wakePaths(3).length).toBeGreaterThan(wakePaths(2).length);
  expect(wakePaths(12)).toEqual(wakePaths(3.2));
});

test('the ribbon lies behind the hull, narrows to a point and has about 2.6 scallops a space', () => {
  const { ribbon, length } = wakePaths(3);
  const numbers = coordinates(ribbon);
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  expect(Math.max(...xs)).toBeLessThan(0);
  expect(Math.min(...xs)).toBeCloseTo(-13 - length, 0);
  expect(ribbon.match(/Q/g)).toHaveLength(2 * 8);
  const tip = ys[xs.indexOf(Math.min(...xs))];
  expect(Math.abs(tip ?? Number.NaN)).toBe(0);
});

test('the bow waves open evenly to both sides', () => {
  const ys = coordinates(wakePaths(2).bowWaves).filter((_, index) => index % 2 === 1);
  expect(Math.min(...ys)).toBe(-27);
  expect(Math.max(...ys)).toBe(27);
});

test('a number has its design size unless that is too small to read', () => {
  expect(numberSize({ scale: 0.3464, unitPx: 1.2, floorPx: 14 })).toBe(50);
  const small = numberSize({ scale: 0.3464, unitPx: 0.5, floorPx: 14 });
  expect(small * 0.3464 * 0.5).toBeCloseTo(14);
});
