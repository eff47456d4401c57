import { GRID_HEIGHT, GRID_WIDTH, HEX_SIZE, type Point } from './board';
import { formatPoint, formatPolygon } from './curves';
import { createRandom } from './noise';
import { cornersOfPlot, type Ground, placeOnPlot, type Plot } from './plots';

const ROCK_DARTS = 1500;
/** Rocks lie on the beach only, all of each on land (hex sizes inland of its edge). */
const ROCK_STRIP = { from: 0.06, to: 0.24 } as const;

/** Few stones on the beaches, in a dark and a light path. */
export function scatterRocks(ground: Ground, seed: number) {
  const random = createRandom(seed + 111);
  let base = '';
  let light = '';
  for (let dart = 0; dart < ROCK_DARTS; dart++) {
    const x = 2 * HEX_SIZE + random() * (GRID_WIDTH - 4 * HEX_SIZE);
    const y = 2 * HEX_SIZE + random() * (GRID_HEIGHT - 4 * HEX_SIZE);
    const radius = 1.3 + 1.9 * random() * random();
    const inland = ground(x, y) - radius / HEX_SIZE / 2;
    if (inland < ROCK_STRIP.from || inland > ROCK_STRIP.to) continue;
    base += drawStar({ x, y }, radius);
    light += drawStar({ x: x - 0.22 * radius, y: y - 0.26 * radius }, radius * 0.62);
  }
  return { base, light };
}

function drawStar({ x, y }: Point, radius: number): string {
  const inner = radius * 0.58;
  return formatPolygon([
    { x, y: y - radius },
    { x: x + inner, y: y - inner },
    { x: x + radius, y },
    { x: x + inner, y: y + inner },
    { x, y: y + radius },
    { x: x - inner, y: y + inner },
    { x: x - radius, y },
    { x: x - inner, y: y - inner },
  ]);
}

/** Roofs cut along the ridge: the half towards the upper left is in the light. */
export function drawRoofs(roofs: readonly Plot[]) {
  let light = '';
  let dark = '';
  for (const roof of roofs) {
    const half = roof.height / 4;
    const quarter = (across: number): Plot => ({
      ...roof,
      ...placeOnPlot(roof, 0, across),
      height: roof.height / 2,
    });
    const [first, second] = [quarter(-half), quarter(half)];
    const isFirstLit = first.x + first.y < second.x + second.y;
    light += formatPolygon(cornersOfPlot(isFirstLit ? first : second));
    dark += formatPolygon(cornersOfPlot(isFirstLit ? second : first));
  }
  return { light, dark };
}

const ROW_SPACING = 4.2;

/** Vineyards: soil, and rows of vines to be stroked 2.1 wide. */
export function drawFields(fields: readonly Plot[]) {
  let soil = '';
  let rows = '';
  for (const field of fields) {
    soil += formatPolygon(cornersOfPlot(field));
    const count = Math.floor((field.width - 3) / ROW_SPACING);
    for (let row = 0; row <= count; row++) {
      const along = (row - count / 2) * ROW_SPACING;
      const from = placeOnPlot(field, along, 2 - field.height / 2);
      const to = placeOnPlot(field, along, field.height / 2 - 2);
      rows += `M${formatPoint(from.x, from.y)}L${formatPoint(to.x, to.y)}`;
    }
  }
  return { soil, rows };
}
