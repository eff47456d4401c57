/** What every lake must offer, whatever the layout and the course (R2.6): distances, connected water, open lines, routes. */
import { layCourse } from '../engine/course';
import {
  COLUMNS,
  HEADINGS,
  NEIGHBOURS,
  ROWS,
  SPACES,
  columnOf,
  distanceBetween,
  rowOf,
  type Space,
} from '../engine/hex';
import {
  LETTERS,
  TILES,
  waterOf,
  type Lake,
  type Layout,
  type Letter,
  type Side,
  type Spot,
} from '../engine/lake';
import { shortestRoute } from '../engine/route';
import { chartWaters, headingsAcross } from '../engine/waters';

type LayoutProblem =
  | 'buoys-close'
  | 'spot-not-roundable'
  | 'water-divided'
  | 'few-start-spaces'
  | 'line-closed'
  | 'no-route'
  | 'route-too-short'
  | 'route-too-long';

export interface LayoutFinding {
  readonly problem: LayoutProblem;
  readonly lake: string;
  readonly letter: Letter;
  /** Which of the letter's spots, in the lake's order, are buoys 0 to 3; only buoy 0 where the others do not matter. */
  readonly order: readonly number[];
  /** The distance, count or length that is wrong. */
  readonly value: number;
}

const MIN_BUOY_DISTANCE = 4;
const MIN_START_SPACES = 6;
/** Spaces along a line's side through which boats come and go: one alone would be a queue. */
const MIN_SPACES_ALONG_LINE = 2;
const LINE_LENGTH = 4;
const ROUTE_LIMITS = { shortest: 35, longest: 130 } as const;

/** All ways to give buoys 0–3 to the four spots of a letter. */
const BUOY_ORDERS: readonly (readonly number[])[] = permutations([0, 1, 2, 3]);

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}

const TILE_ORDERS = permutations(Array.from({ length: TILES }, (_, tile) => tile));
const TURNS = 2 ** TILES;
/** 6! × 2⁶ layouts a side (R2.2). */
export const LAYOUTS = TILE_ORDERS.length * TURNS;

/** Every layout of a side has a number from 0 to `LAYOUTS - 1`. */
export function layoutAt(side: Side, number: number): Layout {
  const turned = number % TURNS;
  const tiles = TILE_ORDERS[(number - turned) / TURNS];
  return { side, slots: tiles.map((tile, slot) => ({ tile, isTurned: ((turned >> slot) & 1) === 1 })) };
}

interface LaidLine {
  readonly line: readonly Space[];
  readonly finish: Space;
}

function layLine({ at, lineHeading }: Spot): LaidLine {
  const line: Space[] = [];
  let space = NEIGHBOURS[at * HEADINGS + lineHeading];
  while (line.length < LINE_LENGTH) {
    line.push(space);
    space = NEIGHBOURS[space * HEADINGS + lineHeading];
  }
  return { line, finish: space };
}

function flood(open: Uint8Array, from: Space): Uint8Array {
  const reached = new Uint8Array(SPACES);
  const stack = new Int16Array(SPACES);
  stack[0] = from;
  reached[from] = 1;
  for (let height = 1; height > 0;) {
    const first = stack[--height] * HEADINGS;
    for (let edge = first; edge < first + HEADINGS; edge++) {
      const next = NEIGHBOURS[edge];
      if (next < 0 || open[next] === 0 || reached[next] === 1) continue;
      reached[next] = 1;
      stack[height++] = next;
    }
  }
  return reached;
}

function isOnRim(space: Space): boolean {
  const column = columnOf(space);
  const row = rowOf(space);
  return column === 0 || row === 0 || column === COLUMNS - 1 || row === ROWS - 1;
}

/**
 * A space of the closed loop of water round whatever blocks the way at a spot (its island, its buoy and all they touch);
 * undefined if that hangs on the shore. The neighbours round a body of hexes that does not reach the rim always close.
 */
function waterRound(open: Uint8Array, spot: Space): Space | undefined {
  const body = new Set<Space>([spot]);
  let top = spot;
  for (const space of body) {
    if (isOnRim(space)) return undefined;
    top = Math.min(top, space);
    for (let heading = 0; heading < HEADINGS; heading++) {
      const next = NEIGHBOURS[space * HEADINGS + heading];
      if (open[next] === 0) body.add(next);
    }
  }
  // Nothing of the body lies higher, so the space to the north-west is outside it and not in a pond inside it.
  return NEIGHBOURS[top * HEADINGS + 2];
}

/** The rows of spaces one and two steps to one side of a line; `open` must not count the line itself. */
function spacesBeside({ line }: LaidLine, headings: readonly number[], open: Uint8Array): [Space[], Space[]] {
  const stepOn = (from: readonly Space[]) => {
    const found = new Set<Space>();
    for (const space of from) {
      for (const heading of headings) {
        const next = NEIGHBOURS[space * HEADINGS + heading];
        if (next >= 0 && open[next] === 1) found.add(next);
      }
    }
    return [...found];
  };
  const near = stepOn(line);
  return [near, stepOn(near)];
}

type Report = (problem: LayoutProblem, value: number) => void;

function checkDistances(places: readonly Space[], report: Report): void {
  for (let one = 0; one < places.length; one++) {
    for (let other = one + 1; other < places.length; other++) {
      const distance = distanceBetween(places[one], places[other]);
      if (distance < MIN_BUOY_DISTANCE) report('buoys-close', distance);
    }
  }
}

function checkLine({
  spot,
  laid,
  open,
  main,
  report,
}: {
  spot: Spot;
  laid: LaidLine;
  open: Uint8Array;
  main: Uint8Array;
  report: Report;
}): void {
  for (const hand of ['left', 'right'] as const) {
    const headings = headingsAcross(spot.lineHeading, hand);
    const [near, far] = spacesBeside(laid, headings, open);
    const startSpaces = LINE_LENGTH + near.length + far.length;
    if (startSpaces < MIN_START_SPACES) report('few-start-spaces', startSpaces);
    const throughWater = near.filter((space) => main[space] === 1).length;
    if (throughWater < MIN_SPACES_ALONG_LINE) report('line-closed', throughWater);
  }
}

/** Everything of R2.6 but the routes, for each letter and each spot as buoy 0. */
export function checkLayout(lake: Lake): LayoutFinding[] {
  const findings: LayoutFinding[] = [];
  const water = waterOf(lake);
  for (const letter of LETTERS) {
    const spots = lake.spots[letter];
    spots.forEach((spot, index) => {
      const report: Report = (problem, value) =>
        findings.push({ problem, lake: lake.code, letter, order: [index], value });
      const laid = layLine(spot);
      checkDistances([...spots.map(({ at }) => at), laid.finish], report);

      const open = water.slice();
      for (const { at } of spots) open[at] = 0;
      open[laid.finish] = 0;
      const loops = spots.filter((other) => other !== spot).map(({ at }) => waterRound(open, at));
      const found = loops.filter((loop) => loop !== undefined);
      if (found.length < loops.length) report('spot-not-roundable', loops.length - found.length);

      // The line is shut while the water is looked at: a side must not be a pocket that only the line opens.
      for (const space of laid.line) open[space] = 0;
      const main = flood(open, found.find((loop) => open[loop] === 1) ?? spot.at);
      const cutOff = found.filter((loop) => main[loop] === 0 && !laid.line.includes(loop)).length;
      if (cutOff > 0) report('water-divided', cutOff);
      checkLine({ spot, laid, open, main, report });
    });
  }
  return findings;
}

export interface RouteSurvey {
  /** Steps of the shortest route of each course that has one. */
  readonly lengths: readonly number[];
  readonly findings: readonly LayoutFinding[];
}

/** The shortest water routes of all 72 courses of a lake. */
export function surveyRoutes(lake: Lake, orders = BUOY_ORDERS): RouteSurvey {
  const lengths: number[] = [];
  const findings: LayoutFinding[] = [];
  for (const letter of LETTERS) {
    for (const order of orders) {
      const report: Report = (problem, value) =>
        findings.push({ problem, lake: lake.code, letter, order, value });
      const course = layCourse({ lake, letter, order });
      const length = shortestRoute(chartWaters(lake, course), course.line);
      if (length === undefined) {
        report('no-route', 0);
        continue;
      }
      lengths.push(length);
      if (length < ROUTE_LIMITS.shortest) report('route-too-short', length);
      if (length > ROUTE_LIMITS.longest) report('route-too-long', length);
    }
  }
  return { lengths, findings };
}
