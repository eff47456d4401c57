import type { Point } from './board';
import { formatTenths } from './curves';
import { type Edge, edgeOf, isLandHex, type LandMap, neighbourOf, SIDES } from './land';

/** How far a tick at a hex corner runs along each of its edges. */
const TICK = 4.2;

const tenths = (length: number): number => Math.round(length * 10);

/** Each edge of a water space once, whichever of its two hexes is met first. */
function listWaterEdges(land: LandMap): Edge[] {
  const edges: Edge[] = [];
  for (let hex = 0; hex < land.length; hex++) {
    if (isLandHex(land, hex)) continue;
    for (const side of SIDES) {
      const neighbour = neighbourOf(hex, side);
      if (neighbour < hex && !isLandHex(land, neighbour)) continue;
      edges.push(edgeOf(hex, side));
    }
  }
  return edges;
}

/** The edges of all water spaces as one path; edges that follow each other share a stroke. */
export function drawHexEdges(land: LandMap): string {
  let path = '';
  let end = { x: Number.NaN, y: Number.NaN };
  for (const { from, to } of listWaterEdges(land)) {
    const start = { x: tenths(from.x), y: tenths(from.y) };
    if (start.x !== end.x || start.y !== end.y) path += `M${formatTenths([start.x, start.y])}`;
    end = { x: tenths(to.x), y: tenths(to.y) };
    path += `l${formatTenths([end.x - start.x, end.y - start.y])}`;
  }
  return path;
}

/** Short ticks along the edges that meet at a corner: a grid that stays readable without full outlines. */
export function drawCornerTicks(land: LandMap): string {
  const arms = new Map<string, { corner: Point; tips: string[] }>();
  const addArm = (corner: Point, towards: Point): void => {
    const key = formatTenths([tenths(corner.x), tenths(corner.y)]);
    const known = arms.get(key) ?? { corner, tips: [] };
    const length = Math.sqrt((towards.x - corner.x) ** 2 + (towards.y - corner.y) ** 2);
    const dx = tenths(((towards.x - corner.x) * TICK) / length);
    const dy = tenths(((towards.y - corner.y) * TICK) / length);
    known.tips.push(`l${formatTenths([dx, dy])}`);
    arms.set(key, known);
  };
  for (const { from, to } of listWaterEdges(land)) {
    addArm(from, to);
    addArm(to, from);
  }
  return [...arms].map(([start, { tips }]) => tips.map((tip) => `M${start}${tip}`).join('')).join('');
}
