import { describe, expect, test } from 'vitest';
import { SCREEN_SIDES, usualSides, type ScreenSide } from '../../../../../src/store/table';
import {
  hasWholePlates,
  laneBox,
  plaqueBox,
  roomForPlaque,
  rowsOf,
} from '../../../../../src/ui/screens/game/dock/laneBoxes';
import { layoutFor, type Box } from '../../../../../src/ui/screens/game/layout';

const SCREENS = [
  [1024, 768],
  [1024, 690],
  [768, 1024],
  [1366, 768],
  [1366, 640],
  [1920, 1080],
  [820, 1180],
] as const;

const SEATINGS: readonly (readonly ScreenSide[])[] = [
  ...[2, 3, 4, 5, 6].map(usualSides),
  ['south', 'west', 'west', 'north', 'east', 'east'],
  ['south', 'south', 'west', 'west', 'west', 'east'],
  ['south', 'west', 'west', 'west', 'east', 'east'],
  ['west', 'north', 'north', 'north', 'north', 'north'],
];

/** A plaque as it lies on the screen: turned to its reader and enlarged about its middle. */
function onScreen({ x, y, width, height }: Box, reader: ScreenSide, scale: number): Box {
  const [across, down] = reader === 'south' || reader === 'north' ? [width, height] : [height, width];
  return {
    x: x + width / 2 - (scale * across) / 2,
    y: y + height / 2 - (scale * down) / 2,
    width: scale * across,
    height: scale * down,
  };
}

const PLATE = 236;
/** With four dice. */
const SMALL_PLATE = 162;

describe.each(SCREENS)('on %i×%i', (width, height) => {
  const layout = layoutFor({ width, height, seating: 'table' });
  const { lake, lanes } = layout;
  test('a plaque keeps off the lake, the plates and the brass buttons', () => {
    let plaques = 0;
    for (const sides of SEATINGS) {
      for (const reader of SCREEN_SIDES) {
        if (!sides.includes(reader) || rowsOf(laneBox(reader, layout)) === 2) continue;
        plaques++;
        const box = onScreen(plaqueBox(reader, layout, sides), reader, lanes.scale);
        const isBeside = box.x >= lake.x + lake.width || box.x + box.width <= lake.x;
        const isAboveOrBelow = box.y >= lake.y + lake.height || box.y + box.height <= lake.y;
        expect(isBeside || isAboveOrBelow).toBe(true);
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
        expect(box.y + box.height).toBeLessThanOrEqual(height);
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(80);

        // Along the lane in which it lies: plates in the middle, or pushed to the other end.
        const side = isBeside ? (box.x < lake.x ? 'west' : 'east') : box.y < lake.y ? 'north' : 'south';
        const lane = laneBox(side, layout);
        const [from, to, middle] = isBeside
          ? [box.y, box.y + box.height, lane.y]
          : [box.x, box.x + box.width, lane.x];
        const seats = sides.filter((seat) => seat === side).length;
        const plate = hasWholePlates(side, layout, sides) ? PLATE : SMALL_PLATE;
        const room = roomForPlaque(side, layout, sides) * lanes.scale;
        const plates = (seats * plate + 8 * Math.max(0, seats - 1)) * lanes.scale;
        const [first, last] = [middle - room / 2 - plates / 2, middle - room / 2 + plates / 2];
        expect(to <= first || from >= last, `${reader} in ${side} of ${sides.join(' ')}`).toBe(true);
        if (!isBeside) {
          expect(from).toBeGreaterThanOrEqual(60);
          expect(to).toBeLessThanOrEqual(width - 60);
        }
      }
    }
    expect(plaques).toBeGreaterThan(0);
  });
});
