import { expect, test } from 'vitest';
import { centreOf, formatViewBox, HEX_CORNERS, HEX_WIDTH, VIEW_BOXES } from '../../../src/ui/geometry/board';

test('neighbours in a row and in the row below are one hex width apart', () => {
  const here = centreOf(5, 4);
  for (const there of [centreOf(6, 4), centreOf(5, 5), centreOf(4, 5), centreOf(4, 3), centreOf(5, 3)]) {
    expect(Math.hypot(there.x - here.x, there.y - here.y)).toBeCloseTo(HEX_WIDTH, 9);
  }
});

test('the first hex touches the upper left edges of the grid', () => {
  const { x, y } = centreOf(0, 0);
  expect(Math.min(...HEX_CORNERS.map((corner) => x + corner.x))).toBeCloseTo(0, 9);
  expect(Math.min(...HEX_CORNERS.map((corner) => y + corner.y))).toBeCloseTo(0, 9);
});

test('the view boxes are those of the board with its rim and of the lake inside the deck', () => {
  expect(formatViewBox(VIEW_BOXES.board)).toBe('-25 -25 1037.3 900');
  expect(formatViewBox(VIEW_BOXES.lake)).toBe('27 27 933.3 796');
});
