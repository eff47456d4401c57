import { describe, expect, test } from 'vitest';
import { DECK_DEPTH, GRID_HEIGHT, GRID_WIDTH } from '../../../src/ui/geometry/board';
import {
  PLATE_PLACES,
  plateLayout,
  plateOfSeat,
  plateSizes,
  slotOffsets,
} from '../../../src/ui/geometry/plates';

describe.each([
  ['laptop', 0.853, 14],
  ['low laptop', 0.71, 14],
  ['projector', 1.2, 24],
])('plates on a %s', (_, unitPx, floorPx) => {
  const sizes = plateSizes({ unitPx, floorPx });

  test('text reaches the floor', () => {
    expect(sizes.name * unitPx).toBeGreaterThanOrEqual(floorPx - 0.01);
    expect(sizes.slot * 0.8 * unitPx).toBeGreaterThanOrEqual(floorPx - 0.01);
  });

  test('lie on the deck and clear of each other and of the name plate', () => {
    const boxes = PLATE_PLACES.map((place) => plateLayout(place, sizes).box);
    for (const { x, y, width, height } of boxes) {
      const isOnDeck =
        y + height <= DECK_DEPTH ||
        y >= GRID_HEIGHT - DECK_DEPTH ||
        x + width <= DECK_DEPTH ||
        x >= GRID_WIDTH - DECK_DEPTH;
      expect(isOnDeck).toBe(true);
      expect(x).toBeGreaterThan(0);
      expect(x + width).toBeLessThan(GRID_WIDTH);
      if (y < DECK_DEPTH) expect(x + width <= 390 || x >= 595).toBe(true);
    }
  });

  test('have room for slots and damage without overlap', () => {
    for (const place of PLATE_PLACES) {
      const { box, lies, firstSlot, pitch, damage, name, nameWidth } = plateLayout(place, sizes);
      const axis = lies === 'along' ? 'x' : 'y';
      const end = firstSlot[axis] + 4 * pitch + sizes.slot;
      expect(damage[axis] - 9.4).toBeGreaterThan(end);
      expect(damage[axis] + 9.4).toBeLessThan(lies === 'along' ? box.x + box.width : box.y + box.height);
      expect(sizes.slot).toBeLessThanOrEqual(25);
      if (name) expect(name.x + nameWidth).toBeLessThan(firstSlot.x);
    }
  });
});

test('seats go round the quay clockwise, from the upper left', () => {
  const sizes = plateSizes({ unitPx: 1, floorPx: 0 });
  const middles = [0, 1, 2, 3, 4, 5].map((seat) => {
    const { x, y, width, height } = plateLayout(plateOfSeat(seat), sizes).box;
    return Math.atan2(y + height / 2 - GRID_HEIGHT / 2, x + width / 2 - GRID_WIDTH / 2);
  });
  const from = middles[0];
  const round = middles.map((angle) => (angle - from + 4 * Math.PI) % (2 * Math.PI));
  expect(round).toEqual([...round].sort((a, b) => a - b));
});

test('dice beyond five share the room of five', () => {
  expect(slotOffsets(5, 23).at(-1)).toBe(92);
  expect(slotOffsets(8, 23).at(-1)).toBeCloseTo(92, 9);
  expect(slotOffsets(2, 23)).toEqual([0, 23]);
});
