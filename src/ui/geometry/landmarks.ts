import type { Space } from '../../engine/hex';
import { HEX_SIZE, type Point } from './board';
import {
  BUILDING_ROOM,
  HOUSES,
  type LandmarkKind,
  NEEDS,
  SHADOW_DIRECTION,
  TOWERS,
  TURNS,
  WISHES,
} from './landmarkKinds';
import { centreOfHex, type Island } from './land';
import { doPlotsOverlap, type Ground, measureRoom, placeOnPlot, type Plot } from './plots';

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

const PAD_SIZE = { width: 46, height: 32 } as const;
/** A buoy with its rings. */
const BUOY = 34;
const PAD_ROOM = 0.26;
const PAD_SCALES = [1, 0.9, 0.8, 0.7] as const;
const LONGEST_SHADOW = 42;
/** A shadow ends before the beach does (hex sizes inland). */
const SHADOW_ROOM = 0.22;

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
    const shadow = measureShadow(kind, plot, site.ground);
    if (TOWERS[kind].length === 1) site.taken.push(outlineShadow(kind, plot, shadow));
    build(kind, plot, site);
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
        const worth = Math.min(room, 0.8) + measureShadow(kind, plot, ground) / 120;
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

/** Nothing else stands where a lone tower's shadow shows what it is. */
function outlineShadow(kind: LandmarkKind, plot: Plot, shadow: number): Plot {
  const [tower] = TOWERS[kind];
  const foot = placeOnPlot(plot, tower.x, tower.y);
  return {
    x: foot.x + (SHADOW_DIRECTION.x * shadow) / 2,
    y: foot.y + (SHADOW_DIRECTION.y * shadow) / 2,
    width: shadow,
    height: 11,
    turn: (Math.atan2(SHADOW_DIRECTION.y, SHADOW_DIRECTION.x) * 180) / Math.PI,
  };
}

/** How far the shadows of all towers can fall until the beach would end one of them. */
function measureShadow(kind: LandmarkKind, plot: Plot, ground: Ground): number {
  return TOWERS[kind].reduce((shortest, tower) => {
    const { x, y } = placeOnPlot(plot, tower.x, tower.y);
    for (let length = 2; length <= shortest; length += 2) {
      const inland = ground(x + SHADOW_DIRECTION.x * length, y + SHADOW_DIRECTION.y * length);
      if (inland < SHADOW_ROOM) return length - 2;
    }
    return shortest;
  }, LONGEST_SHADOW);
}
