import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeCorner } from '../../../../../src/ui/screens/game/insight/freeCorner';

const lake = { x: 104, y: 60, width: 816, height: 648 };
const size = { width: 380, height: 300 };
const south = { x: 512, y: 708 };

describe('a card on the lake', () => {
  it('lies in a corner near its player', () => {
    const { y } = freeCorner({ lake, size, boats: [], near: south });
    expect(y + size.height).toBeGreaterThan(600);
  });

  it('goes where the boats are not', () => {
    const boats = [
      { x: 200, y: 600 },
      { x: 800, y: 600 },
      { x: 800, y: 120 },
    ];
    const { x, y } = freeCorner({ lake, size, boats, near: south });
    expect([x < 200, y < 200]).toEqual([true, true]);
  });

  it('never leaves the lake, and never covers a lone boat', () => {
    const point = fc.record({ x: fc.integer({ min: 104, max: 920 }), y: fc.integer({ min: 60, max: 708 }) });
    fc.assert(
      fc.property(fc.array(point, { maxLength: 3 }), (boats) => {
        const box = freeCorner({ lake, size, boats, near: south });
        expect(box.x).toBeGreaterThanOrEqual(lake.x);
        expect(box.y + size.height).toBeLessThanOrEqual(lake.y + lake.height);
        const covered = boats.filter(
          ({ x, y }) => x > box.x && x < box.x + size.width && y > box.y && y < box.y + size.height,
        );
        // Two boats and more may stand in all the corners.
        if (boats.length < 2) expect(covered).toEqual([]);
      }),
    );
  });
});
