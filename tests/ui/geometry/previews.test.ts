import { describe, expect, test } from 'vitest';
import { ALL_HEADINGS, SINKING_DAMAGE, apply, steer } from '../../../src/engine';
import { HEX_WIDTH, VIEW_BOXES, centreOf, type Point } from '../../../src/ui/geometry/board';
import {
  add,
  along,
  degreesOf,
  directionOf,
  distanceOf,
  pointOfSpace,
  rotate,
} from '../../../src/ui/geometry/plane';
import { roomOfFans, roomOfWays } from '../../../src/ui/geometry/previewRoom';
import { fanDiscRadius, insideOf, numberOffset, previewShape } from '../../../src/ui/geometry/previews';
import { steeringStates } from './steeringStates';

describe('previews', () => {
  test('show what the engine then does', () => {
    const kinds = new Map<string, number>();
    for (const { state, ways, speed } of steeringStates(1500)) {
      const seat = state.activeSeat;
      const { at, damage } = state.boats[seat];
      for (const way of ways) {
        const shape = previewShape(way, speed);
        kinds.set(shape.kind, (kinds.get(shape.kind) ?? 0) + 1);
        if (shape.ghostEnd !== null) kinds.set('held up', (kinds.get('held up') ?? 0) + 1);
        if (shape.badge) kinds.set(shape.badge, (kinds.get(shape.badge) ?? 0) + 1);
        const applied = apply(state, steer(way.heading));
        expect(applied.ok).toBe(shape.kind !== 'forbidden');
        if (!applied.ok) continue;
        const after = applied.state.boats[seat];
        const moved = applied.events.find(({ type }) => type === 'moved');
        if (moved?.type !== 'moved') throw new Error('steering moves');
        const end = along(pointOfSpace(at), directionOf(way.heading), shape.lineEnd);
        expect(distanceOf(end, pointOfSpace(moved.to))).toBeLessThan(1e-6);
        expect(shape.distance).toBe(moved.path.length);
        expect(shape.dots).toHaveLength(Math.max(0, moved.path.length - 1));
        expect(shape.kind === 'crash').toBe(after.damage > damage);
        expect(way.sinks).toBe(after.damage >= SINKING_DAMAGE && shape.kind === 'crash');
        expect(shape.badge === 'finished').toBe(after.progress.finished);
      }
    }
    for (const kind of ['clear', 'crash', 'forbidden', 'held up', 'rounded'])
      expect(kinds.get(kind)).toBeGreaterThan(0);
  });

  test('a boat with nowhere to go has its sign beside it, not on it', () => {
    const way = {
      heading: 0 as const,
      reach: 0,
      path: [],
      to: 100,
      behind: null,
      crash: 3,
      progress: { started: true, rounded: 0, counts: [0, 0, 0] as const, finished: false },
      milestones: [],
      isAllowed: true,
      damageAfter: 3,
      sinks: false,
    };
    const shape = previewShape(way, 3);
    expect(shape.disc?.x).toBeGreaterThan(HEX_WIDTH);
    expect(shape.burst).toBeGreaterThan(0.6 * HEX_WIDTH);
    const held = previewShape({ ...way, reach: 1, crash: 2, behind: 2 }, 3);
    expect(Math.hypot(held.disc?.x ?? 0, held.disc?.y ?? 0)).toBeGreaterThan(0.8 * HEX_WIDTH);
    // Without a crash it just stays: its pill says behind whom.
    expect(previewShape({ ...way, reach: 3, crash: 0, behind: 2 }, 3).disc).toBeNull();
    expect(previewShape({ ...way, isAllowed: false }, 3).disc).toBeNull();
    expect(roomOfWays(100, [way], 3).circles).toHaveLength(2);
    expect(roomOfWays(100, [way], 0).circles).toHaveLength(0);
  });

  test('free water beyond is ticked, and counted where there is much of it', () => {
    const clear = {
      heading: 2 as const,
      reach: 7,
      path: [1, 2, 3, 4],
      to: 4,
      behind: null,
      crash: 0,
      progress: { started: true, rounded: 0, counts: [0, 0, 0] as const, finished: false },
      milestones: [],
      isAllowed: true,
      damageAfter: 0,
      sinks: false,
    };
    expect(previewShape(clear, 4).ticks).toHaveLength(3);
    expect(previewShape(clear, 4).reachLabel).toBe(7);
    expect(previewShape({ ...clear, reach: 5 }, 4).reachLabel).toBeNull();
    expect(previewShape({ ...clear, behind: 1 }, 6).ticks).toHaveLength(0);
  });

  test('a burst on the very shore, and the number beyond it, can be seen whole wherever the lake is turned', () => {
    const box = VIEW_BOXES.lake;
    const isInside = ({ x, y }: Point, radius: number) =>
      Math.min(x - box.x, box.x + box.width - x) >= radius - 1e-6 &&
      Math.min(y - box.y, box.y + box.height - y) >= radius - 1e-6;
    let moved = 0;
    for (const [column, row] of [
      [1, 1],
      [14, 1],
      [26, 26],
      [1, 14],
      [14, 14],
    ]) {
      const here = centreOf(column, row);
      for (const heading of ALL_HEADINGS) {
        const degrees = degreesOf(heading);
        const onBoard = (point: Point) => add(here, rotate(point, (degrees * Math.PI) / 180));
        const burst = insideOf(box, HEX_WIDTH, 20, { here, degrees });
        if (distanceOf(burst, { x: HEX_WIDTH, y: 0 }) > 1e-6) moved++;
        expect(isInside(onBoard(burst), 20)).toBe(true);
        for (const viewRotation of [0, 90, 180, 270]) {
          const offset = numberOffset(0, { here, degrees }, viewRotation);
          expect(isInside(add(here, rotate(offset, (-viewRotation * Math.PI) / 180)), 8)).toBe(true);
        }
      }
    }
    expect(moved).toBeGreaterThan(5);
    expect(moved).toBeLessThan(24);
    // Where there is room it stands above.
    expect(numberOffset(0, { here: centreOf(14, 14), degrees: 0 }, 90).y).toBeLessThan(0);
  });

  test('likelier stops are bigger', () => {
    expect(fanDiscRadius(1)).toBe(20);
    expect(fanDiscRadius(0.5)).toBeGreaterThan(fanDiscRadius(0.3));
    const room = roomOfFans(400, [{ heading: 0, stops: [{ steps: 2, chance: 0.5 }], cutAfter: 2 }]);
    expect(room.circles).toHaveLength(2);
  });
});
