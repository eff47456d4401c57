import type { Space } from '../../engine/hex';
import { HEX_SIZE, type Point } from './board';
import { centreOfHex, type Island } from './land';
import { doPlotsOverlap, type Ground, measureRoom, type Plot } from './plots';

/** What stands on the islands from the biggest to smaller ones, so that people can say "behind the mill". */
const WISHES = [
  'church',
  'vineyard',
  'village',
  'lighthouse',
  'vineyard',
  'castle',
  'cottages',
  'windmill',
] as const;
export type LandmarkKind = (typeof WISHES)[number];

export interface Landmark extends Point {
  readonly kind: LandmarkKind;
  /** Index of its island, biggest first. */
  readonly island: number;
  /** Degrees, clockwise on the screen. */
  readonly turn: number;
  /** How far its long shadow may fall before it would leave the land. */
  readonly shadow: number;
}

/** Where the damage counters lie (R2.7). */
export interface CounterPad extends Point {
  readonly scale: number;
}

export interface Settlement {
  readonly landmarks: readonly Landmark[];
  readonly pad: CounterPad | null;
  readonly roofs: readonly Plot[];
  readonly fields: readonly Plot[];
  /** Everything trees have to keep off. */
  readonly taken: readonly Plot[];
}

interface Need {
  readonly width: number;
  readonly height: number;
  /** How far inland all of it must lie (hex sizes). */
  readonly room: number;
}

/** Buildings stand on the meadow, off the beach. */
const BUILDING_ROOM = 0.36;
const need = (width: number, height: number, room = BUILDING_ROOM): Need => ({ width, height, room });

/** The ground each kind needs for itself: from the size it likes best to the least it can do with. */
const NEEDS: Readonly<Record<LandmarkKind, readonly Need[]>> = {
  church: [need(30, 26)],
  vineyard: [need(36, 30), need(30, 26), need(27, 21)],
  village: [need(26, 22)],
  // A lighthouse may stand on bare rock.
  lighthouse: [need(19, 19), need(14, 14, 0.1)],
  castle: [need(31, 31), need(31, 31, 0.2)],
  cottages: [need(15, 11)],
  windmill: [need(19, 19), need(14, 14, 0.28)],
};
const HOUSES: Readonly<Record<LandmarkKind, number>> = {
  church: 7,
  vineyard: 2,
  village: 6,
  lighthouse: 0,
  castle: 0,
  cottages: 2,
  windmill: 0,
};
const TURNS: Readonly<Record<LandmarkKind, readonly number[]>> = {
  church: [-28, -16, 20],
  vineyard: [12, -24, 100, 66],
  village: [20, -30, 64],
  lighthouse: [0],
  castle: [0, 14, -12],
  cottages: [-14, 24, 70],
  windmill: [24, 52, -20],
};

const PAD_SIZE = { width: 46, height: 32 } as const;
/** A buoy with its rings. */
const BUOY = 34;
const PAD_ROOM = 0.26;
const PAD_SCALES = [1, 0.9, 0.8, 0.7] as const;
/** The light comes from the upper left. */
export const SHADOW_DIRECTION: Point = { x: 0.62, y: 0.79 };
const LONGEST_SHADOW = 42;

interface Site {
  readonly ground: Ground;
  readonly random: () => number;
  readonly taken: Plot[];
  readonly roofs: Plot[];
  readonly fields: Plot[];
}

export function settleIslands(
  islands: readonly Island[],
  { ground, random, spots }: { ground: Ground; random: () => number; spots: readonly Space[] },
): Settlement {
  const buoys = spots.map((spot) => ({ ...centreOfHex(spot), width: BUOY, height: BUOY, turn: 0 }));
  const site: Site = { ground, random, taken: [...buoys], roofs: [], fields: [] };
  const biggest = islands[0];
  const pad = biggest === undefined ? null : placePad(biggest, site);
  const wishes: LandmarkKind[] = [...WISHES];
  const landmarks: Landmark[] = [];
  for (const [index, island] of islands.entries()) {
    const landmark = settleIsland({ island, index, wishes, site });
    if (landmark !== null) landmarks.push(landmark);
  }
  return { landmarks, pad, roofs: site.roofs, fields: site.fields, taken: site.taken.slice(buoys.length) };
}

/** The pad lies as near to the lower right of the biggest island as it fits: the middle is for the church. */
function placePad(island: Island, site: Site): CounterPad {
  let best: CounterPad = { ...island.centre, scale: PAD_SCALES[3] };
  let bestRoom = -Infinity;
  for (const scale of PAD_SCALES) {
    let bestWorth = -Infinity;
    for (const { x, y } of listSpots(island)) {
      const plot = { x, y, width: PAD_SIZE.width * scale, height: PAD_SIZE.height * scale, turn: 0 };
      const room = measureRoom(plot, site.ground);
      const isFree = room >= PAD_ROOM && site.taken.every((other) => !doPlotsOverlap(plot, other, 0));
      const worth = isFree ? x - island.centre.x + (y - island.centre.y) / 2 : -Infinity;
      if (worth > bestWorth || (bestWorth === -Infinity && room > bestRoom)) {
        best = { x, y, scale };
        bestRoom = room;
        bestWorth = worth;
      }
    }
    if (bestWorth > -Infinity) break;
  }
  site.taken.push({
    x: best.x,
    y: best.y,
    width: PAD_SIZE.width * best.scale,
    height: PAD_SIZE.height * best.scale,
    turn: 0,
  });
  return best;
}

interface Settling {
  readonly island: Island;
  readonly index: number;
  readonly wishes: LandmarkKind[];
  readonly site: Site;
}

/** The first wish still open for which the island has room. */
function settleIsland({ island, index, wishes, site }: Settling): Landmark | null {
  for (const [position, kind] of wishes.entries()) {
    const plot = findPlot(kind, island, site);
    if (plot === null) continue;
    wishes.splice(position, 1);
    build(kind, plot, site);
    const shadow = measureShadow(plot, site.ground);
    return { kind, island: index, x: plot.x, y: plot.y, turn: plot.turn, shadow };
  }
  return null;
}

function findPlot(kind: LandmarkKind, island: Island, { ground, taken }: Site): Plot | null {
  for (const { width, height, room: least } of NEEDS[kind]) {
    let best: Plot | null = null;
    let bestWorth = -Infinity;
    for (const { x, y } of listSpots(island)) {
      for (const turn of TURNS[kind]) {
        const plot = { x, y, width, height, turn };
        const room = measureRoom(plot, ground);
        if (room < least) continue;
        // Inland first, then where a long shadow finds land to fall on.
        const worth = Math.min(room, 0.8) + measureShadow(plot, ground) / 120;
        if (worth <= bestWorth || taken.some((other) => doPlotsOverlap(plot, other, 2))) continue;
        best = plot;
        bestWorth = worth;
      }
    }
    if (best !== null) return best;
  }
  return null;
}

/** Spots a quarter of a hex apart all over an island. */
function listSpots(island: Island): Point[] {
  const spots: Point[] = [];
  for (const hex of island.hexes) {
    const { x, y } = centreOfHex(hex);
    for (let across = -3; across <= 3; across++) {
      for (let down = -3; down <= 3; down++) {
        spots.push({ x: x + (across * HEX_SIZE) / 4, y: y + (down * HEX_SIZE) / 4 });
      }
    }
  }
  return spots;
}

function build(kind: LandmarkKind, plot: Plot, site: Site): void {
  if (kind === 'vineyard') site.fields.push(plot);
  if (kind === 'village' || kind === 'cottages') {
    site.roofs.push({ ...plot, width: kind === 'village' ? 15 : 13.5, height: kind === 'village' ? 9 : 8.4 });
    site.taken.push({ ...plot, width: 15, height: 9 });
  } else {
    site.taken.push(plot);
  }
  addHouses({ round: plot, count: HOUSES[kind], site });
}

/** Houses fall at random round the landmark until enough of them stand free. */
function addHouses({ round, count, site }: { round: Plot; count: number; site: Site }): void {
  const { random, ground, taken, roofs } = site;
  const reach = Math.max(round.width, round.height) * 0.5 + 24;
  let missing = count;
  for (let tries = 0; tries < 260 && missing > 0; tries++) {
    const x = round.x + (2 * random() - 1) * reach;
    const y = round.y + (2 * random() - 1) * reach;
    const quarter = random() < 0.5 ? 0 : 90;
    const roof = {
      x,
      y,
      width: 11 + 4 * random(),
      height: 7 + 2 * random(),
      turn: round.turn + quarter + (random() - 0.5) * 36,
    };
    if (measureRoom(roof, ground) < BUILDING_ROOM) continue;
    if (taken.some((other) => doPlotsOverlap(roof, other, 1.6))) continue;
    roofs.push(roof);
    taken.push(roof);
    missing--;
  }
}

/** How far a shadow can fall from a point until the beach ends it. */
function measureShadow({ x, y }: Point, ground: Ground): number {
  for (let length = 2; length <= LONGEST_SHADOW; length += 2) {
    if (ground(x + SHADOW_DIRECTION.x * length, y + SHADOW_DIRECTION.y * length) < 0.1) return length - 2;
  }
  return LONGEST_SHADOW;
}
