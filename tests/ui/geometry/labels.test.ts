import { describe, expect, test } from 'vitest';
import { ALL_HEADINGS, SPACES, neighbour } from '../../../src/engine';
import { HEX_WIDTH, VIEW_BOXES, type Point } from '../../../src/ui/geometry/board';
import { stretchesOutside } from '../../../src/ui/geometry/labelBoxes';
import { pillSize, placeLabels, textWidth, type Circle } from '../../../src/ui/geometry/labels';
import { along, directionOf, distanceOf, pointOfSpace, rotate } from '../../../src/ui/geometry/plane';
import { mulberry } from './voyages';

const TEXTS = [
  'stops behind Purple',
  'damage 3 of 4',
  'crash at 4',
  'SINKS · damage 4 of 4',
  'hält hinter Violett',
];

interface Case {
  anchors: Point[];
  obstacles: Circle[];
  viewRotation: number;
}

function anyCase(seed: number): Case {
  const next = mulberry(seed);
  const inside: number[] = [];
  for (let space = 0; space < SPACES; space++)
    if (ALL_HEADINGS.every((heading) => neighbour(space, heading) >= 0)) inside.push(space);
  const anySpace = () => inside[Math.floor(next() * inside.length)];
  const boat = anySpace();
  const here = pointOfSpace(boat);
  const bow = Math.floor(next() * 6);
  // Boats crowd round the active one, as at the start.
  const crowd = Array.from({ length: 5 }, () =>
    next() < 0.5
      ? anySpace()
      : ALL_HEADINGS.reduce((space) => {
          const there = neighbour(space, ALL_HEADINGS[Math.floor(next() * 6)]);
          return there >= 0 ? there : space;
        }, boat),
  );
  const anchors = [-1, 0, 1].map((turn) =>
    along(here, directionOf(ALL_HEADINGS[(bow + turn + 6) % 6]), (1 + Math.floor(next() * 7)) * HEX_WIDTH),
  );
  const obstacles = [
    { at: here, radius: 0.75 * HEX_WIDTH },
    ...crowd.map((space) => ({ at: pointOfSpace(space), radius: 22 })),
    ...Array.from({ length: 5 }, () => ({ at: pointOfSpace(anySpace()), radius: 28 })),
    ...anchors.map((at) => ({ at, radius: 16 })),
  ];
  return { anchors, obstacles, viewRotation: [0, 90, 180, 270][seed % 4] };
}

describe('words on the lake', () => {
  test('cover no boat, buoy, disc or other words and stay inside, wherever the boat is', () => {
    const bounds = VIEW_BOXES.lake;
    for (let seed = 1; seed <= 400; seed++) {
      const { anchors, obstacles, viewRotation } = anyCase(seed);
      const sizes = anchors.map((_, index) => pillSize(TEXTS[(seed + index) % TEXTS.length], 17));
      const places = placeLabels(
        anchors.map((at, index) => ({
          marks: [{ at, radius: 16 }],
          strangers: anchors.filter((other) => other !== at).map((other) => ({ at: other, radius: 16 })),
          ...sizes[index],
        })),
        { obstacles, runs: [], bounds, viewRotation },
      );
      const angle = (viewRotation * Math.PI) / 180;
      const boxes = places.map(({ at }, index) => ({ ...rotate(at, angle), ...sizes[index] }));
      boxes.forEach((box, index) => {
        for (const { at, radius } of obstacles) {
          const point = rotate(at, angle);
          const dx = Math.max(Math.abs(point.x - box.x) - box.width / 2, 0);
          const dy = Math.max(Math.abs(point.y - box.y) - box.height / 2, 0);
          expect(Math.hypot(dx, dy)).toBeGreaterThanOrEqual(radius);
        }
        for (const other of boxes.slice(0, index)) {
          const isApart =
            Math.abs(other.x - box.x) >= (other.width + box.width) / 2 ||
            Math.abs(other.y - box.y) >= (other.height + box.height) / 2;
          expect(isApart).toBe(true);
        }
        for (const corner of [-1, 1].flatMap((x) => [-1, 1].map((y) => ({ x, y })))) {
          const point = rotate(
            { x: box.x + (corner.x * box.width) / 2, y: box.y + (corner.y * box.height) / 2 },
            -angle,
          );
          expect(point.x).toBeGreaterThan(bounds.x);
          expect(point.x).toBeLessThan(bounds.x + bounds.width);
          expect(point.y).toBeGreaterThan(bounds.y);
          expect(point.y).toBeLessThan(bounds.y + bounds.height);
        }
      });
    }
  });

  test('stand near what they speak of when there is room', () => {
    const anchor = { x: 500, y: 400 };
    const disc = { at: anchor, radius: 16 };
    const [{ at: place, leader }] = placeLabels(
      [{ marks: [disc], strangers: [], ...pillSize('crash at 4', 16) }],
      {
        obstacles: [disc],
        runs: [],
        bounds: VIEW_BOXES.lake,
        viewRotation: 0,
      },
    );
    expect(Math.hypot(place.x - anchor.x, place.y - anchor.y)).toBeLessThan(2 * HEX_WIDTH);
    expect(leader).toEqual([]);
  });

  test('keep off a line if there is a place beside it', () => {
    const anchor = { x: 500, y: 400 };
    const size = pillSize('damage 3 of 4', 16);
    const disc = { at: anchor, radius: 16 };
    const [{ at: place }] = placeLabels([{ marks: [disc], strangers: [], ...size }], {
      obstacles: [disc],
      runs: [{ from: anchor, to: { x: 500, y: 700 } }],
      bounds: VIEW_BOXES.lake,
      viewRotation: 0,
    });
    expect(place.y < anchor.y || Math.abs(place.x - anchor.x) > size.width / 2).toBe(true);
  });

  test('that have to stand away from their mark are tied to it', () => {
    const anchor = { x: 500, y: 400 };
    const disc = { at: anchor, radius: 16 };
    const size = pillSize('crash at 4', 16);
    const ring = Array.from({ length: 12 }, (_, nth) => ({
      at: along(anchor, { x: Math.cos(nth * (Math.PI / 6)), y: Math.sin(nth * (Math.PI / 6)) }, 40),
      radius: 8,
    }));
    const [{ at, leader }] = placeLabels([{ marks: [disc], strangers: [], ...size }], {
      // Nothing but a ring of boats about it.
      obstacles: [disc, ...ring],
      runs: [],
      bounds: VIEW_BOXES.lake,
      viewRotation: 90,
    });
    const [first, last] = [leader[0], leader[leader.length - 1]];
    expect(distanceOf(last.to, anchor)).toBeCloseTo(16, 0);
    // From the edge of the words, which lie level in a view turned by a quarter.
    const [across, down] = [Math.abs(first.from.y - at.y), Math.abs(first.from.x - at.x)];
    expect(Math.max(across - size.width / 2, down - size.height / 2)).toBeCloseTo(0, 0);
    expect(distanceOf(first.from, last.to)).toBeGreaterThan(20);
  });

  test('are tied by a line that passes under boats', () => {
    const run = { from: { x: 0, y: 0 }, to: { x: 100, y: 0 } };
    const boat = { at: { x: 40, y: 6 }, radius: 10 };
    expect(stretchesOutside(run, [boat, { at: { x: 50, y: 50 }, radius: 10 }])).toEqual([
      { from: { x: 0, y: 0 }, to: { x: expect.closeTo(32) as number, y: 0 } },
      { from: { x: expect.closeTo(48) as number, y: 0 }, to: { x: 100, y: 0 } },
    ]);
    expect(stretchesOutside(run, [{ at: { x: 50, y: 0 }, radius: 60 }])).toEqual([]);
    expect(stretchesOutside(run, [])).toEqual([run]);
  });

  test('are measured a little too wide rather than too narrow', () => {
    // Widths of the real type at 100 px.
    expect(textWidth('stops behind Purple')).toBeGreaterThan(8.1);
    expect(textWidth('WWW')).toBeGreaterThan(2.3);
    expect(textWidth('lil')).toBeLessThan(1);
  });
});
