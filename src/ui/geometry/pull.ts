import type { Progress } from '../../engine';
import type { Point } from './board';
import type { CourseMarks, RoundingMark } from './courseMarks';
import {
  CLOCKWISE,
  COUNTER_CLOCKWISE,
  FULL_TURN,
  angleOf,
  distanceOf,
  minus,
  sweepOf,
  wholeAngle,
  type Turn,
} from './plane';

/**
 * Pulling a string taut (R8.1): from the middle of the line round the buoys it has rounded, as wound as the
 * engine's counts say. It knows the rounded buoys and the target; all else lies under it, as islands do.
 */
export const STRING_RADIUS = 17.5;

/** A stretch of string on the edge of a buoy's circle. */
export interface StringArc {
  readonly buoy: number;
  readonly centre: Point;
  readonly turn: Turn;
  readonly from: Point;
  readonly to: Point;
  /** Radians on the circle, never negative; more than a full turn where the string is wound up. */
  readonly sweep: number;
}

export interface TautString {
  readonly from: Point;
  readonly to: Point;
  /** In the order of the string. */
  readonly arcs: readonly StringArc[];
}

/** One end of the string or a buoy it may lie round. */
interface Post {
  readonly at: Point;
  readonly radius: number;
}

interface BuoyPost extends Post {
  readonly mark: RoundingMark;
  /** How far round the buoy every post lies, in the sense of the arrow from the rounding line, full turns included. */
  readonly places: readonly number[];
}

/** Positions exactly on a rounding line have reached it (R8.2); nothing else comes as close as this. */
const ON_THE_LINE = 1e-9;

/** The angle from the rounding line to a point in the sense of the arrow, from 0 up to a full turn. */
export function angleFromLine({ buoy, ray, turn }: RoundingMark, point: Point): number {
  const angle = wholeAngle(turn * (angleOf(minus(point, buoy)) - angleOf(ray)));
  return angle > FULL_TURN - ON_THE_LINE ? 0 : angle;
}

/** The free end of the string. */
export interface Tail {
  readonly progress: Pick<Progress, 'rounded' | 'counts'>;
  /** What the engine counts by. */
  readonly centre: Point;
  /** Where the string is made fast. */
  readonly stern: Point;
}

function placePosts(marks: CourseMarks, tail: Tail): { posts: Post[]; buoys: BuoyPost[] } {
  const { centre, stern } = tail;
  const { rounded, counts } = tail.progress;
  const used = marks.buoys.slice(0, Math.min(rounded + 1, marks.buoys.length));
  const points = [marks.line.middle, ...used.map(({ buoy }) => buoy), stern];
  const last = points.length - 1;
  const buoys = used.map((mark, index): BuoyPost => {
    const self = index + 1;
    const places = new Array<number>(points.length).fill(0);
    const follow = (from: number, to: number) =>
      places[from] + mark.turn * sweepOf(mark.buoy, points[from], points[to]);
    places[self - 1] = angleFromLine(mark, points[self - 1]) - FULL_TURN;
    for (let post = self - 2; post >= 0; post--) places[post] = follow(post + 1, post);
    const isCounted = index >= rounded - 1;
    const atBoat = angleFromLine(mark, centre) + FULL_TURN * (counts[index] - 1);
    const boatPlace = atBoat + mark.turn * sweepOf(mark.buoy, centre, stern);
    if (self + 1 < last) {
      const next = angleFromLine(mark, points[self + 1]);
      const turns = isCounted
        ? Math.round((boatPlace - next - mark.turn * sweepOf(mark.buoy, points[self + 1], stern)) / FULL_TURN)
        : Math.max(counts[index], 1) - 1;
      places[self + 1] = next + FULL_TURN * turns;
      for (let post = self + 2; post <= last; post++) places[post] = follow(post - 1, post);
    }
    if (isCounted) places[last] = boatPlace;
    return { at: mark.buoy, radius: STRING_RADIUS, mark, places };
  });
  const ends = [points[0], points[last]].map((at): Post => ({ at, radius: 0 }));
  return { posts: [ends[0], ...buoys, ends[1]], buoys };
}

/** How a buoy is passed: touched in the arrow's sense, touched the other way round, or left alone. */
type Touch = 1 | -1 | 0;

/** Where on its circle the string meets a buoy, seen from the middle of the circle towards the next post. */
function tangentAngle(self: Post & { touch: number }, other: Post & { touch: number }): number {
  const radii = self.radius - self.touch * other.touch * other.radius;
  return Math.acos(Math.max(-1, Math.min(1, radii / distanceOf(self.at, other.at))));
}

interface Attempt {
  readonly string: TautString;
  /** How much the posts would have to pull or push to hold the string like that; 0 is a taut string. */
  readonly fault: number;
  readonly length: number;
}

function pull(posts: readonly Post[], buoys: readonly BuoyPost[], touches: readonly Touch[]): Attempt {
  const screenTouch = (post: number) => {
    const buoy = buoys[post - 1];
    return buoy ? touches[post - 1] * buoy.mark.turn : 0;
  };
  const last = posts.length - 1;
  const chain = posts
    .map((_, post) => post)
    .filter((post) => post === 0 || post === last || touches[post - 1]);
  const held = (post: number) => ({ ...posts[post], touch: screenTouch(post) });
  const arcs: StringArc[] = [];
  let fault = 0;
  let length = 0;
  for (let link = 1; link < chain.length - 1; link++) {
    const post = chain[link];
    const { at, places } = buoys[post - 1];
    const turn = screenTouch(post) === CLOCKWISE ? CLOCKWISE : COUNTER_CLOCKWISE;
    const [before, after] = [chain[link - 1], chain[link + 1]];
    const [leave, reach] = [tangentAngle(held(post), held(after)), tangentAngle(held(post), held(before))];
    const sweep = touches[post - 1] * (places[after] - places[before]) - leave - reach;
    const pointAt = (towards: number, offset: number): Point => {
      const angle = angleOf(minus(posts[towards].at, at)) + turn * offset;
      return { x: at.x + STRING_RADIUS * Math.cos(angle), y: at.y + STRING_RADIUS * Math.sin(angle) };
    };
    if (sweep < 0) fault -= sweep;
    length += STRING_RADIUS * Math.max(sweep, 0);
    arcs.push({
      buoy: post,
      centre: at,
      turn,
      from: pointAt(before, reach),
      to: pointAt(after, -leave),
      sweep: Math.max(sweep, 0),
    });
  }
  const bends = [posts[0].at, ...arcs.flatMap(({ from, to }) => [from, to]), posts[last].at];
  for (let link = 0; link < chain.length - 1; link++) {
    const [from, to] = [bends[2 * link], bends[2 * link + 1]];
    length += distanceOf(from, to);
    for (let post = chain[link] + 1; post < chain[link + 1]; post++) {
      fault += faultOfPassing({
        buoy: buoys[post - 1],
        posts,
        from,
        to,
        before: chain[link],
        after: chain[link + 1],
      });
    }
  }
  return { string: { from: posts[0].at, to: posts[last].at, arcs }, fault, length };
}

/** A straight run may leave a buoy alone if it keeps off its circle and goes by on the side the counts say. */
function faultOfPassing(passing: {
  buoy: BuoyPost;
  posts: readonly Post[];
  from: Point;
  to: Point;
  before: number;
  after: number;
}): number {
  const { buoy, posts, from, to, before, after } = passing;
  const { places, mark, at } = buoy;
  const start = places[before] + mark.turn * sweepOf(at, posts[before].at, from);
  const end = places[after] + mark.turn * sweepOf(at, posts[after].at, to);
  const straight = mark.turn * sweepOf(at, from, to);
  const wound = Math.abs(end - start - straight);
  const near = distanceToRun(at, from, to);
  return (wound > 0.01 ? wound : 0) + (near < STRING_RADIUS ? (STRING_RADIUS - near) / STRING_RADIUS : 0);
}

function distanceToRun(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const squared = dx * dx + dy * dy || 1;
  const share = Math.max(0, Math.min(1, ((point.x - from.x) * dx + (point.y - from.y) * dy) / squared));
  return Math.hypot(point.x - from.x - share * dx, point.y - from.y - share * dy);
}

// Left alone comes first: a buoy that is only just touched is better not touched at all.
const TOUCHES: readonly Touch[] = [0, 1, -1];

function everyTouch(count: number): Touch[][] {
  return count === 0
    ? [[]]
    : everyTouch(count - 1).flatMap((head) => TOUCHES.map((touch): Touch[] => [...head, touch]));
}

const TAUT = 0.002;
const EQUAL = 1e-6;

/** Three buoys can be touched in 27 ways: all are tried. */
export function pullTaut(marks: CourseMarks, tail: Tail): TautString | null {
  const { posts, buoys } = placePosts(marks, tail);
  let best: Attempt | null = null;
  for (const touches of everyTouch(buoys.length)) {
    const attempt = pull(posts, buoys, touches);
    const isBetter =
      !best ||
      (attempt.fault < TAUT && best.fault < TAUT
        ? attempt.length < best.length - EQUAL
        : attempt.fault < best.fault - EQUAL);
    if (isBetter) best = attempt;
  }
  return best && best.string;
}
