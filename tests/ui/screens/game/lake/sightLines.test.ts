import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spaceAt, type Heading } from '../../../../../src/engine';
import { HEX_WIDTH, VIEW_BOXES } from '../../../../../src/ui/geometry/board';
import { fitView, followView, toScreen } from '../../../../../src/ui/geometry/camera';
import { pointOfSpace } from '../../../../../src/ui/geometry/plane';
import {
  endsOfWays,
  freeCorner,
  roomOfMap,
  seenLake,
  type MapCorner,
} from '../../../../../src/ui/screens/game/lake/sightLines';

const SCREEN = { width: 390, height: 408 };
const CORNERS: Readonly<Record<MapCorner, { x: number; y: number }>> = {
  'top-left': { x: 0, y: 0 },
  'top-right': { x: 390, y: 0 },
  'bottom-left': { x: 0, y: 408 },
  'bottom-right': { x: 390, y: 408 },
};
const at = spaceAt(10, 10);
const boat = { at } as Parameters<typeof endsOfWays>[0]['boat'];
type Sight = Parameters<typeof endsOfWays>[0];

describe('where the ways end', () => {
  test('a way that is known ends where the boat stops', () => {
    const ways = [{ heading: 0 as Heading, path: [1, 2, 3] }] as unknown as Sight['ways'];
    const [end] = endsOfWays({ boat, ways, odds: null });
    expect(end.x - pointOfSpace(at).x).toBeCloseTo(3 * HEX_WIDTH);
    expect(end.y).toBeCloseTo(pointOfSpace(at).y);
  });

  test('a crash is seen with the star beyond it', () => {
    const ways = [{ heading: 0 as Heading, path: [1, 2], crash: 2, reach: 2 }] as unknown as Sight['ways'];
    const [end] = endsOfWays({ boat, ways, odds: null });
    expect(end.x - pointOfSpace(at).x).toBeGreaterThan(3 * HEX_WIDTH);
  });

  test.each([
    [4, 4],
    [20, 9],
  ])(
    'before a roll a way with reach %i ends after %i spaces: the fastest roll or the land',
    (reach, spaces) => {
      const odds = {
        speeds: [{ speed: 3 }, { speed: 9 }],
        headings: [{ heading: 3 as Heading, reach }],
      } as unknown as Sight['odds'];
      const [end] = endsOfWays({ boat, ways: null, odds });
      expect(pointOfSpace(at).x - end.x).toBeCloseTo(spaces * HEX_WIDTH);
    },
  );
});

describe('the corner of the small map', () => {
  test('is the upper right one while nothing comes near it', () => {
    expect(freeCorner([{ x: 195, y: 204 }], SCREEN)).toBe('top-right');
    expect(freeCorner([{ x: 10, y: 400 }], SCREEN)).toBe('top-right');
  });

  test('is another one as soon as the boat or a way comes near', () => {
    fc.assert(
      fc.property(fc.integer({ min: 250, max: 390 }), fc.integer({ min: 0, max: 120 }), (x, y) => {
        const corner = freeCorner([{ x, y }], SCREEN);
        expect(corner).not.toBe('top-right');
        const away = ({ x: left, y: top }: { x: number; y: number }) => Math.hypot(left - x, top - y);
        for (const other of Object.values(CORNERS)) {
          expect(away(CORNERS[corner])).toBeGreaterThanOrEqual(away(other));
        }
      }),
    );
  });

  test.each(Object.entries(CORNERS))('takes its room in the %s of the screen', (corner, { x, y }) => {
    const view = fitView(SCREEN, VIEW_BOXES.lake);
    const room = roomOfMap(corner as MapCorner, view, SCREEN);
    const middle = toScreen(view, room.at);
    // The map reaches into its corner, and does not take more than a third of the screen.
    expect(Math.hypot(middle.x - x, middle.y - y)).toBeLessThanOrEqual(room.radius * view.unitPx + 1e-9);
    expect(room.radius * view.unitPx * 2).toBeLessThan(SCREEN.width / 2);
  });
});

test('words belong to the part of the lake on the screen', () => {
  const lake = VIEW_BOXES.lake;
  const whole = seenLake(fitView(SCREEN, lake), SCREEN);
  for (const key of ['x', 'y', 'width', 'height'] as const) expect(whole[key]).toBeCloseTo(lake[key]);
  const near = followView({ screen: SCREEN, box: lake, boat: { at, heading: 0 }, ends: [] });
  const seen = seenLake(near, SCREEN);
  expect(seen.width).toBeLessThan(lake.width);
  expect(seen.x).toBeGreaterThanOrEqual(lake.x);
  expect(seen.y + seen.height).toBeLessThanOrEqual(lake.y + lake.height + 1e-9);
});
