import { describe, expect, test } from 'vitest';
import { HEX_WIDTH } from '../../../src/ui/geometry/board';
import { wedgeAt, wedgePaths } from '../../../src/ui/geometry/wedges';

/** Scales from a whole lake on a phone to a hex as wide as a hand. */
const SCALES = [0.3, 0.37, 0.6, 0.66, 0.71, 0.81, 0.853, 0.98, 1.05, 1.1, 1.2, 2, 4];
const SPEEDS = Array.from({ length: 15 }, (_, index) => index + 1);

/** The biggest circle in a sector: it touches both sides and the rim, and must clear the hole in the middle. */
function inscribedDiameter({ inner, outer, halfAngle }: ReturnType<typeof wedgeAt>): number {
  const sin = Math.sin(halfAngle);
  const middle = outer / (1 + sin);
  const radius = middle * sin;
  return middle - radius >= inner ? 2 * radius : outer - inner;
}

describe('a steering wedge', () => {
  test.each(SCALES)('has room for a finger at %f px a unit', (unitPx) => {
    expect(inscribedDiameter(wedgeAt(unitPx)) * unitPx).toBeGreaterThanOrEqual(44);
  });

  test.each(SPEEDS)('is no smaller at speed %i, and the way to its end can be touched too', (speed) => {
    for (const unitPx of SCALES) {
      const { area, catcher } = wedgePaths(unitPx, speed * HEX_WIDTH);
      expect(area).toBe(wedgePaths(unitPx, 0).area);
      const reach = Math.max(...[...catcher.matchAll(/[HL]?(-?[\d.]+)[ V]/g)].map(([, x]) => Number(x)));
      expect(reach).toBeGreaterThanOrEqual(Math.min(speed * HEX_WIDTH, wedgeAt(unitPx).outer));
      if (speed * HEX_WIDTH > wedgeAt(unitPx).outer) expect(reach).toBeGreaterThan(speed * HEX_WIDTH);
    }
  });

  test('fills its sixth of the circle but for a gap, so that six would not touch', () => {
    const { halfAngle } = wedgeAt(1);
    expect(halfAngle).toBeLessThan(Math.PI / 6);
    expect(halfAngle).toBeGreaterThan(Math.PI / 7);
  });
});
