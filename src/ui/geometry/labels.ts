import type { Point, ViewBox } from './board';
import {
  coveredLength,
  gapToCircle,
  leaderTo,
  overlapOf,
  runCrossesCircle,
  runsCross,
  stretchesOutside,
  type Circle,
  type LabelBox,
  type Run,
} from './labelBoxes';
import { directionAt, distanceOf, rotate } from './plane';

/** Where the words of a preview stand: beside what they speak of, on no boat, buoy or disc, inside the lake. */

export type { Circle, Run } from './labelBoxes';

export interface LabelRequest {
  /** What the words speak of, the place they belong to first. */
  readonly marks: readonly Circle[];
  /** What they could be taken to speak of, but do not: the discs of other ways. */
  readonly strangers: readonly Circle[];
  readonly width: number;
  readonly height: number;
}

export interface LabelScene {
  /** Never covered: boats, buoys, discs. */
  readonly obstacles: readonly Circle[];
  /** Lines with dots, which words should not cover if they can help it. */
  readonly runs: readonly Run[];
  readonly bounds: ViewBox;
  /** Degrees clockwise by which the view is turned, in quarters: words lie level for the reader. */
  readonly viewRotation: number;
}

export interface PlacedLabel {
  /** The middle of the words. */
  readonly at: Point;
  /** From the edge of the words to their mark, where they have to stand away from it: under boats and buoys. */
  readonly leader: readonly Run[];
}

const EDGE = 3;
const RINGS = [18, 24, 30, 40, 52, 66, 84, 106, 132, 164, 205, 260, 330, 420];
const NEAR_RINGS = RINGS.slice(0, 5);
const DIRECTIONS = 24;
/** Words so far from their mark are tied to it by a line, as are those that stand nearer to a stranger. */
const LEADER_FROM = 12;

const FORBIDDEN = 10_000;
/** Beside a stranger's disc words tell a lie: nothing but covering something is worse. */
const MISLEADING = 2000;
/** By how much nearer to its own mark than to a stranger's a label is beyond doubt. */
const CLEARLY = 8;
const CROSSING = 70;

interface Place {
  readonly box: LabelBox;
  readonly mark: Circle;
  readonly isTied: boolean;
  /** Without regard to other labels. */
  readonly cost: number;
}

function nearestOf(box: LabelBox, marks: readonly Circle[]): { mark: Circle; gap: number } {
  let [mark, gap] = [marks[0], Infinity];
  for (const each of marks) {
    const there = gapToCircle(box, each);
    if (there < gap) [mark, gap] = [each, there];
  }
  return { mark, gap };
}

function judge(box: LabelBox, { marks, strangers }: LabelRequest, { obstacles, runs }: LabelScene): Place {
  const { mark, gap } = nearestOf(box, marks);
  const doubt = gap - nearestOf(box, strangers).gap;
  let cost = Math.max(0, gap) + 0.2 * distanceOf(box.at, marks[0].at);
  if (doubt >= 0) cost += MISLEADING + doubt;
  else cost += Math.max(0, doubt + CLEARLY);
  for (const obstacle of obstacles) {
    const room = gapToCircle(box, obstacle);
    if (room < 1) cost += FORBIDDEN * (2 - room);
  }
  for (const run of runs) cost += 2 * coveredLength(box, run);
  const isTied = gap > LEADER_FROM || doubt >= 0;
  if (isTied && cost < FORBIDDEN) {
    const leader = leaderTo(box, mark);
    const isOwn = ({ at }: Circle) => marks.some((own) => distanceOf(own.at, at) < 1);
    for (const obstacle of obstacles)
      if (runCrossesCircle(leader, obstacle) && !isOwn(obstacle)) cost += CROSSING;
    for (const run of runs) if (runsCross(leader, run)) cost += CROSSING;
  }
  return { box, mark, isTied, cost };
}

function keepInside(point: Point, { width, height }: LabelRequest, bounds: ViewBox): Point {
  const clamp = (value: number, from: number, size: number, half: number) =>
    Math.max(from + half + EDGE, Math.min(from + size - half - EDGE, value));
  return {
    x: clamp(point.x, bounds.x, bounds.width, width / 2),
    y: clamp(point.y, bounds.y, bounds.height, height / 2),
  };
}

function candidatesFor({ marks, width, height }: LabelRequest): Point[] {
  return marks.flatMap(({ at }, nth) =>
    (nth === 0 ? RINGS : NEAR_RINGS).flatMap((ring) =>
      Array.from({ length: DIRECTIONS }, (_, index) => {
        const { x, y } = directionAt((2 * Math.PI * index) / DIRECTIONS + Math.PI / 2);
        // Beside the mark the words begin at the ring; above and below it they are centred.
        return { x: at.x + x * (ring + width / 2), y: at.y + y * (ring + height / 2) };
      }),
    ),
  );
}

/** All places for a label, the best first. */
function placesFor(request: LabelRequest, scene: LabelScene): Place[] {
  const half = { halfWidth: request.width / 2, halfHeight: request.height / 2 };
  return candidatesFor(request)
    .map((at) => judge({ at: keepInside(at, request, scene.bounds), ...half }, request, scene))
    .sort((one, other) => one.cost - other.cost);
}

/** The reader's coordinates of a scene: turned as the view is, so that words are level boxes. */
function turnBounds({ x, y, width, height }: ViewBox, angle: number): ViewBox {
  const corners = [rotate({ x, y }, angle), rotate({ x: x + width, y: y + height }, angle)];
  const left = Math.min(corners[0].x, corners[1].x);
  const top = Math.min(corners[0].y, corners[1].y);
  return {
    x: left,
    y: top,
    width: Math.abs(corners[0].x - corners[1].x),
    height: Math.abs(corners[0].y - corners[1].y),
  };
}

function costBeside({ box, cost }: Place, others: readonly Place[]): number {
  return others.reduce((sum, other) => {
    const overlap = overlapOf(box, other.box);
    return overlap > 0 ? sum + FORBIDDEN * (1 + overlap) : sum;
  }, cost);
}

function bestBeside(places: readonly Place[], others: readonly Place[]): { place: Place; cost: number } {
  let [place, lowest] = [places[0], Infinity];
  for (const each of places) {
    if (each.cost >= lowest) break;
    const cost = costBeside(each, others);
    if (cost < lowest) [place, lowest] = [each, cost];
  }
  return { place, cost: lowest };
}

function ordersOf(count: number): number[][] {
  if (count === 0) return [[]];
  const last = count - 1;
  return ordersOf(last).flatMap((order) =>
    Array.from({ length: count }, (_, index) => [...order.slice(0, index), last, ...order.slice(index)]),
  );
}

/** Whoever chooses first may take the only place of another, so every order is tried. */
function settle(choices: readonly (readonly Place[])[]): Place[] {
  let best: { settled: Place[]; cost: number } = { settled: [], cost: Infinity };
  for (const order of ordersOf(choices.length)) {
    const settled: Place[] = [];
    const chosen: Place[] = [];
    let total = 0;
    for (const index of order) {
      const { place, cost } = bestBeside(choices[index], chosen);
      chosen.push(place);
      settled[index] = place;
      total += cost;
    }
    if (total < best.cost) best = { settled, cost: total };
  }
  return best.settled;
}

/** Where all labels go, in the order asked for. */
export function placeLabels(requests: readonly LabelRequest[], scene: LabelScene): PlacedLabel[] {
  const angle = (scene.viewRotation * Math.PI) / 180;
  const turnCircle = ({ at, radius }: Circle): Circle => ({ at: rotate(at, angle), radius });
  const turnRun = ({ from, to }: Run, by: number): Run => ({ from: rotate(from, by), to: rotate(to, by) });
  const seen: LabelScene = {
    obstacles: scene.obstacles.map(turnCircle),
    runs: scene.runs.map((run) => turnRun(run, angle)),
    bounds: turnBounds(scene.bounds, angle),
    viewRotation: 0,
  };
  const turned = requests.map(({ marks, strangers, ...size }) => ({
    ...size,
    marks: marks.map(turnCircle),
    strangers: strangers.map(turnCircle),
  }));
  const under = (mark: Circle) => seen.obstacles.filter(({ at }) => distanceOf(at, mark.at) >= 1);
  return settle(turned.map((request) => placesFor(request, seen))).map(({ box, mark, isTied }) => ({
    at: rotate(box.at, -angle),
    leader: isTied
      ? stretchesOutside(leaderTo(box, mark), under(mark)).map((run) => turnRun(run, -angle))
      : [],
  }));
}

const NARROW = /[ 'ilIj.,:;!()·ï]/;
const SLIM = /[1frtz-]/;
const WIDE = /[mwMW…→]/;
const BROAD = /[ABDGHKNOQRUVXÄÖÜ]/;

/** Width of a text in ems: the game's semi-condensed type at weight 600, rounded up. */
export function textWidth(text: string): number {
  let width = 0;
  for (const sign of text) {
    if (NARROW.test(sign)) width += 0.27;
    else if (SLIM.test(sign)) width += 0.4;
    else if (WIDE.test(sign)) width += 0.77;
    else width += BROAD.test(sign) ? 0.57 : 0.51;
  }
  return width;
}

const PILL_PADDING = 8;
const PILL_EMS = 1.5;

/** The size of a pill of words at a font size. */
export function pillSize(text: string, fontSize: number): { width: number; height: number } {
  return { width: textWidth(text) * fontSize + 2 * PILL_PADDING, height: PILL_EMS * fontSize };
}
