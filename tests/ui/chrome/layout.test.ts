import { array, assert, double, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dialAngle, dialArc } from '../../../src/ui/chrome/dial';
import { layoutPegs, stalkPaths } from '../../../src/ui/chrome/ribbon';

describe('the speed dial', () => {
  test('runs over 250 degrees from 0 to 15 and stops there', () => {
    expect(dialAngle(0)).toBe(-125);
    expect(dialAngle(7.5)).toBe(0);
    expect(dialAngle(15)).toBe(125);
    expect(dialAngle(21)).toBe(125);
  });

  test('draws no arc between equal speeds and the long way round a large one', () => {
    expect(dialArc({ from: 4, to: 4, radius: 48 })).toBe('');
    expect(dialArc({ from: 0, to: 15, radius: 48 })).toContain(' 0 1 1 ');
    expect(dialArc({ from: 0, to: 6, radius: 48 })).toContain(' 0 0 1 ');
  });
});

describe('the pegs of the ribbon', () => {
  const row = { width: 438, gap: 22, inset: 10 };

  test('stand over their boats where there is room', () => {
    const xs = layoutPegs({ ...row, positions: [0.5, 0.2, 0.8] });
    expect(xs.map(Math.round)).toEqual([219, 88, 350]);
  });

  test('share the push when two boats are level', () => {
    expect(layoutPegs({ ...row, positions: [0.5, 0.5] })).toEqual([208, 230]);
  });

  test('stay on the ribbon at its ends', () => {
    expect(layoutPegs({ ...row, positions: [0, 0, 0] })).toEqual([10, 32, 54]);
    expect(layoutPegs({ ...row, positions: [1, 1] })).toEqual([406, 428]);
  });

  test('are never closer than the gap and never swap', () => {
    assert(
      property(
        array(double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 6 }),
        (positions) => {
          const xs = layoutPegs({ ...row, positions });
          const order = positions
            .map((_, index) => index)
            .sort((a, b) => (positions[a] ?? 0) - (positions[b] ?? 0));
          const placed = order.map((index) => xs[index] ?? Number.NaN);
          for (const [rank, x] of placed.entries()) {
            expect(x).toBeGreaterThanOrEqual(9.999);
            expect(x).toBeLessThanOrEqual(428.001);
            const before = placed[rank - 1];
            if (before !== undefined) expect(x - before).toBeGreaterThanOrEqual(21.999);
          }
        },
      ),
    );
  });

  test('move closer together only when the ribbon is too short for them', () => {
    expect(layoutPegs({ positions: [0, 0.5, 1], width: 60, gap: 22, inset: 10 })).toEqual([10, 30, 50]);
  });
});

describe('the stalks of the pegs', () => {
  test('form one bracket over a crowd on one place', () => {
    const pegs = [12, 34, 56];
    expect(stalkPaths(pegs, [14, 14, 14])).toEqual(pegs.map((peg) => `M${peg} 23V28H14V38`));
  });

  test('are straight where there is room', () => {
    expect(stalkPaths([50, 90], [40, 90])).toEqual(['M50 23L40 38', 'M90 23L90 38']);
  });
});
