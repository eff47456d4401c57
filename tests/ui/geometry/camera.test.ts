import { describe, expect, test } from 'vitest';
import { ALL_HEADINGS, SPACES, spaceAt, turn } from '../../../src/engine';
import { HEX_WIDTH, VIEW_BOXES } from '../../../src/ui/geometry/board';
import {
  clampView,
  fitView,
  followView,
  layerStyle,
  panView,
  toBoard,
  toScreen,
  visibleBox,
  zoomView,
  type View,
} from '../../../src/ui/geometry/camera';
import { along, crossOf, directionOf, minus, pointOfSpace } from '../../../src/ui/geometry/plane';

const LAKE = VIEW_BOXES.lake;
const BOARD = VIEW_BOXES.board;
const PHONE = { width: 390, height: 488 };
const boat = { at: spaceAt(14, 14), heading: 1 as const };

const views: [string, View][] = [
  ['laptop', fitView({ width: 885, height: 768 }, BOARD)],
  ['portrait', fitView({ width: 768, height: 1024 }, LAKE)],
  ['upside down', fitView({ width: 1024, height: 768 }, LAKE, 180)],
  ['from the right', fitView({ width: 768, height: 1024 }, LAKE, 270)],
  ['phone', followView({ screen: PHONE, box: LAKE, boat, ends: [] })],
  ['turned phone', followView({ screen: PHONE, box: LAKE, boat, ends: [], rotation: 90 })],
];

describe.each(views)('the %s view', (_, view) => {
  test('never mirrors: left of every heading is left on the screen', () => {
    const here = pointOfSpace(boat.at);
    const at = toScreen(view, here);
    for (const heading of ALL_HEADINGS) {
      const ahead = minus(toScreen(view, along(here, directionOf(heading), 50)), at);
      const left = minus(toScreen(view, along(here, directionOf(turn(heading, 1)), 50)), at);
      expect(crossOf(ahead, left)).toBeLessThan(0);
    }
  });

  test('goes from board to screen and back', () => {
    const there = toBoard(view, toScreen(view, { x: 123, y: 456 }));
    expect(there.x).toBeCloseTo(123, 9);
    expect(there.y).toBeCloseTo(456, 9);
  });

  test('lays its layer where its points are', () => {
    const { transform, width } = layerStyle(view, LAKE);
    const [, x, y, degrees] = /translate\((.+)px, (.+)px\) rotate\((.+)deg\)/.exec(transform) ?? [];
    const angle = (Number(degrees) * Math.PI) / 180;
    const corner = toScreen(view, { x: LAKE.x + LAKE.width, y: LAKE.y });
    expect(Number(x) + width * Math.cos(angle)).toBeCloseTo(corner.x, 6);
    expect(Number(y) + width * Math.sin(angle)).toBeCloseTo(corner.y, 6);
  });
});

describe('the whole lake', () => {
  test.each([
    [885, 768],
    [1024, 768],
    [768, 1024],
    [390, 664],
  ])('fits %i × %i and touches two of its edges', (width, height) => {
    const view = fitView({ width, height }, LAKE);
    const corners = [
      toScreen(view, { x: LAKE.x, y: LAKE.y }),
      toScreen(view, { x: LAKE.x + LAKE.width, y: LAKE.y + LAKE.height }),
    ];
    const [left, right] = [Math.min(...corners.map(({ x }) => x)), Math.max(...corners.map(({ x }) => x))];
    const [top, bottom] = [Math.min(...corners.map(({ y }) => y)), Math.max(...corners.map(({ y }) => y))];
    expect(left).toBeGreaterThanOrEqual(-1e-6);
    expect(right).toBeLessThanOrEqual(width + 1e-6);
    expect(top).toBeGreaterThanOrEqual(-1e-6);
    expect(bottom).toBeLessThanOrEqual(height + 1e-6);
    expect(Math.max((right - left) / width, (bottom - top) / height)).toBeCloseTo(1, 6);
    expect(view.rotation).toBe(height > width ? 90 : 0);
  });
});

describe('the camera of a phone', () => {
  test('shows the boat at 34 px a hex and nothing outside the lake, wherever the boat is', () => {
    for (let space = 0; space < SPACES; space += 7) {
      for (const heading of ALL_HEADINGS) {
        const ends = [1, 0, -1].map((steps) =>
          along(pointOfSpace(space), directionOf(turn(heading, steps)), 9 * HEX_WIDTH),
        );
        const view = followView({ screen: PHONE, box: LAKE, boat: { at: space, heading }, ends });
        expect(view.unitPx * HEX_WIDTH).toBeCloseTo(34, 9);
        const seen = visibleBox(view, PHONE);
        expect(seen.x).toBeGreaterThanOrEqual(LAKE.x - 1e-6);
        expect(seen.y).toBeGreaterThanOrEqual(LAKE.y - 1e-6);
        expect(seen.x + seen.width).toBeLessThanOrEqual(LAKE.x + LAKE.width + 1e-6);
        expect(seen.y + seen.height).toBeLessThanOrEqual(LAKE.y + LAKE.height + 1e-6);
        const { x, y } = toScreen(view, pointOfSpace(space));
        const isOffLake = space < 28 || space >= 756 || space % 28 === 0 || space % 28 === 27;
        if (isOffLake) continue;
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(PHONE.width);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(PHONE.height);
      }
    }
  });

  test('looks ahead: a way of five spaces is seen to its end', () => {
    for (const heading of ALL_HEADINGS) {
      const end = along(pointOfSpace(boat.at), directionOf(heading), 5 * HEX_WIDTH);
      const view = followView({ screen: PHONE, box: LAKE, boat: { ...boat, heading }, ends: [end] });
      const { x, y } = toScreen(view, end);
      expect(x).toBeGreaterThan(14);
      expect(x).toBeLessThan(PHONE.width - 14);
      expect(y).toBeGreaterThan(14);
      expect(y).toBeLessThan(PHONE.height - 14);
    }
  });

  test('zooms about the finger and stops at its limits', () => {
    const view = followView({ screen: PHONE, box: LAKE, boat, ends: [] });
    const about = { x: 100, y: 200 };
    const limits = { smallest: 0.4, largest: 2 };
    const closer = zoomView(view, { factor: 1.5, about, limits });
    expect(closer.unitPx).toBeCloseTo(1.5 * view.unitPx, 9);
    expect(toBoard(closer, about).x).toBeCloseTo(toBoard(view, about).x, 9);
    expect(zoomView(view, { factor: 50, about, limits }).unitPx).toBe(2);
  });

  test('panned too far it comes back to the edge of the lake', () => {
    const view = followView({ screen: PHONE, box: LAKE, boat, ends: [] });
    const back = clampView(panView(view, { x: 5000, y: -5000 }), PHONE, LAKE);
    const seen = visibleBox(back, PHONE);
    expect(seen.x).toBeCloseTo(LAKE.x, 6);
    expect(seen.y + seen.height).toBeCloseTo(LAKE.y + LAKE.height, 6);
  });
});
