import { describe, expect, test } from 'vitest';
import { HEX_WIDTH } from '../../../../src/ui/geometry/board';
import { layoutFor } from '../../../../src/ui/screens/game/layout';

/** Viewport, seating, what is expected: arrangement, least hex in pixels. */
const CASES = [
  { width: 1366, height: 768, seating: 'side-by-side', kind: 'rail', hex: 29 },
  { width: 1366, height: 640, seating: 'side-by-side', kind: 'rail', hex: 24 },
  { width: 1024, height: 768, seating: 'side-by-side', kind: 'rail', hex: 21 },
  { width: 1920, height: 1080, seating: 'side-by-side', kind: 'rail', hex: 41 },
  { width: 1920, height: 950, seating: 'side-by-side', kind: 'rail', hex: 36 },
  { width: 768, height: 1024, seating: 'side-by-side', kind: 'foot', hex: 24 },
  { width: 1024, height: 768, seating: 'table', kind: 'table', hex: 26 },
  { width: 1024, height: 690, seating: 'table', kind: 'table', hex: 23 },
  { width: 768, height: 1024, seating: 'table', kind: 'table', hex: 26 },
  { width: 390, height: 844, seating: 'side-by-side', kind: 'phone', hex: 34 },
  { width: 390, height: 664, seating: 'pass', kind: 'phone', hex: 34 },
  { width: 390, height: 844, seating: 'table', kind: 'phone', hex: 34 },
] as const;

describe.each(CASES)('$width×$height, $seating', ({ width, height, seating, kind, hex }) => {
  const layout = layoutFor({ width, height, seating });

  test(`is arranged as ${kind}`, () => {
    expect(layout.kind).toBe(kind);
  });

  test('keeps the lake inside the window and leaves room for the dock', () => {
    const { lake } = layout;
    expect(lake.x).toBeGreaterThanOrEqual(0);
    expect(lake.y).toBeGreaterThanOrEqual(0);
    expect(lake.x + lake.width).toBeLessThanOrEqual(width + 0.01);
    expect(lake.y + lake.height).toBeLessThanOrEqual(height + 0.01);
    if (kind === 'rail') expect(width - lake.width).toBeGreaterThanOrEqual(380);
    if (kind === 'foot') expect(height - lake.height).toBeGreaterThanOrEqual(330);
    if (kind === 'table') {
      expect(Math.min(layout.lanes.long, layout.lanes.short)).toBeGreaterThanOrEqual(60);
    }
  });

  test('draws hexes large enough', () => {
    expect(layout.unitPx * HEX_WIDTH).toBeGreaterThanOrEqual(hex);
  });
});

test('a tablet upright turns the lake by a quarter round the table, and only there a flat one does not', () => {
  expect(layoutFor({ width: 768, height: 1024, seating: 'table' }).rotation).toBe(90);
  expect(layoutFor({ width: 1024, height: 768, seating: 'table' }).rotation).toBe(0);
});

test('text on a projector is for the back of the room', () => {
  expect(layoutFor({ width: 1920, height: 1080, seating: 'side-by-side' }).floorPx).toBe(24);
  expect(layoutFor({ width: 1366, height: 768, seating: 'side-by-side' }).floorPx).toBe(14);
});

test('a phone gives more than half of its height to the lake', () => {
  const heightOf = (height: number) => layoutFor({ width: 390, height, seating: 'pass' }).lake.height;
  expect(heightOf(844)).toBeGreaterThanOrEqual(450);
  expect(heightOf(664)).toBeGreaterThanOrEqual(300);
});
