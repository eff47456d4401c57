import { describe, expect, test } from 'vitest';
import { hulls } from '../../../src/ui/boats/hulls';
import { BOAT_NUMBERS, boats, type BoatNumber } from '../../../src/ui/styles/palette';
import { colorDifference, type Vision } from './colorDifference';

const PAIRS = BOAT_NUMBERS.flatMap((one) =>
  BOAT_NUMBERS.filter((other) => other > one).map((other): [BoatNumber, BoatNumber] => [one, other]),
);

test('the colour difference is CIEDE2000', () => {
  // Black and white differ by their whole lightness; equal colours by nothing.
  expect(colorDifference('#000000', '#ffffff', 'normal')).toBeCloseTo(100, 1);
  expect(colorDifference('#9144ea', '#9144ea', 'deutan')).toBe(0);
  // A pair that people with normal sight tell apart at once and deuteranopes hardly do.
  expect(colorDifference('#a52a2a', '#4d6b10', 'normal')).toBeGreaterThan(40);
  expect(colorDifference('#a52a2a', '#4d6b10', 'deutan')).toBeLessThan(25);
});

describe.each<Vision>(['normal', 'protan', 'deutan', 'tritan'])('to %s sight', (vision) => {
  test.each(PAIRS)('boats %i and %i differ in colour', (one, other) => {
    expect(colorDifference(boats[one].hull, boats[other].hull, vision)).toBeGreaterThanOrEqual(18);
  });
});

test('no two boats share a hull, a deck or a mark', () => {
  for (const part of ['outline', 'deck', 'mark'] as const) {
    expect(new Set(BOAT_NUMBERS.map((boat) => hulls[boat][part])).size).toBe(6);
  }
});

test('a hull lies round its space and is a mirror image of itself across its axis', () => {
  for (const boat of BOAT_NUMBERS) {
    const numbers = [...hulls[boat].outline.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);
    const points = Array.from({ length: numbers.length / 2 }, (_, index) => ({
      x: numbers[2 * index] ?? Number.NaN,
      y: numbers[2 * index + 1] ?? Number.NaN,
    }));
    expect(points.every(({ x, y }) => Math.abs(x) <= 66 && Math.abs(y) <= 41)).toBe(true);
    const has = (x: number, y: number) => points.some((point) => point.x === x && point.y === y);
    expect(points.filter(({ x, y }) => !has(x, y === 0 ? 0 : -y))).toEqual([]);
  }
});
