/** The referee's reading of a course: sides of the line, rounding lines and progress along it (R3, R4.5, R8). */
import {
  SIZE,
  dot,
  from,
  includesPair,
  keyOf,
  leftness,
  middleOf,
  pointOf,
  signedSquare,
  stepFrom,
  type Pair,
  type Point,
} from './geometry';

export type Hand = 'left' | 'right';

export interface CourseLine {
  readonly type: 'course';
  readonly race: number;
  readonly startSeat: number;
  readonly spots: readonly Pair[];
  readonly start: Pair;
  readonly line: readonly Pair[];
  readonly finish: Pair;
  readonly buoys: readonly { readonly at: Pair; readonly arrow: Hand }[];
  readonly startTo: Hand;
  readonly finishTo: Hand;
}

export interface Progress {
  readonly started: boolean;
  readonly rounded: number;
  readonly counts: readonly number[];
  readonly finished: boolean;
}

export const NOT_STARTED: Progress = { started: false, rounded: 0, counts: [0, 0, 0], finished: false };

/** Left, right or in line: on which hand `at` lies for somebody at buoy 0 who looks at the finish buoy. */
function handOf(course: Pick<CourseLine, 'start' | 'finish'>, at: Pair): Hand | 'neither' {
  const along = from(pointOf(course.start), pointOf(course.finish));
  const lean = leftness(along, from(pointOf(course.start), pointOf(at)));
  return lean > 0n ? 'left' : lean < 0n ? 'right' : 'neither';
}

function turnHand(before: Point, at: Point, after: Point): Hand | 'neither' {
  const lean = leftness(from(before, at), from(at, after));
  return lean > 0n ? 'left' : lean < 0n ? 'right' : 'neither';
}

function other(hand: Hand): Hand {
  return hand === 'left' ? 'right' : 'left';
}

/** One corner of the course: how far a place is turned past the rounding line, in the arrow's sense. */
class Corner {
  private readonly inward: Point;
  private readonly outward: Point;
  private readonly isStraight: boolean;
  private readonly known = new Map<number, number>();

  constructor(
    private readonly before: Point,
    private readonly buoy: Point,
    private readonly after: Point,
    private readonly arrow: Hand,
  ) {
    this.inward = from(before, buoy);
    this.outward = from(after, buoy);
    this.isStraight = leftness(this.inward, this.outward) === 0n && dot(this.inward, this.outward) < 0n;
  }

  /** Which side of the rounding line's own straight a place is on: negative before it, positive past it (R8.2). */
  private pastness(place: Point): bigint {
    const p = from(this.buoy, place);
    const sense = this.arrow === 'left' ? 1n : -1n;
    // In a straight course the line stands square on it: past it is simply further along.
    if (this.isStraight) return dot(from(this.before, this.after), p);
    const a = signedSquare(leftness(this.inward, p)) * dot(this.outward, this.outward);
    const b = signedSquare(leftness(this.outward, p)) * dot(this.inward, this.inward);
    return sense * (a + b);
  }

  /** +1, −1 or 0 for one step. The way the step turns round the buoy tells the line from its backward extension. */
  count(a: Pair, b: Pair): number {
    const key = keyOf(a) * 10_000 + keyOf(b);
    let count = this.known.get(key);
    if (count === undefined) {
      count = this.measure(pointOf(a), pointOf(b));
      this.known.set(key, count);
    }
    return count;
  }

  private measure(a: Point, b: Point): number {
    const lean = leftness(from(this.buoy, a), from(this.buoy, b));
    const isWithArrow = this.arrow === 'left' ? lean > 0n : lean < 0n;
    const isAgainst = this.arrow === 'left' ? lean < 0n : lean > 0n;
    const [was, is] = [this.pastness(a) >= 0n, this.pastness(b) >= 0n];
    if (!was && is && isWithArrow) return 1;
    if (was && !is && isAgainst) return -1;
    return 0;
  }
}

/** A course on its water, ready to follow boats. */
export class Chart {
  private readonly corners: readonly Corner[];
  private readonly blocked: readonly Pair[];

  constructor(
    readonly course: CourseLine,
    private readonly rows: readonly string[],
  ) {
    const marks = marksOf(course);
    this.corners = course.buoys.map(
      ({ arrow }, index) => new Corner(marks[index], marks[index + 1], marks[index + 2], arrow),
    );
    this.blocked = [course.start, course.finish, ...course.buoys.map(({ at }) => at)];
  }

  /** R2.5 */
  isWater(at: Pair): boolean {
    return this.rows[at[1]]?.[at[0]] === '.' && !includesPair(this.blocked, at);
  }

  /** R6.1 */
  reach(at: Pair, heading: number): number {
    let spaces = 0;
    for (let next = stepFrom(at, heading); this.isWater(next); next = stepFrom(next, heading)) spaces++;
    return spaces;
  }

  private isOnLine(at: Pair): boolean {
    return includesPair(this.course.line, at);
  }

  private isInFront(at: Pair): boolean {
    return handOf(this.course, at) === this.course.startTo;
  }

  /** R4.3: two steps at most, each towards the front, and on the line. */
  canStartAt(at: Pair, steps = 2): boolean {
    if (!this.isWater(at)) return false;
    if (this.isOnLine(at)) return true;
    if (steps === 0) return false;
    const [line] = this.course.line;
    return [0, 1, 2, 3, 4, 5]
      .filter((heading) => this.isInFront(stepFrom(line, heading)))
      .some((heading) => this.canStartAt(stepFrom(at, heading), steps - 1));
  }

  /** How many spaces there are to start from (R2.6 promises six). */
  countStartSpaces(): number {
    let found = 0;
    for (let row = 0; row < SIZE; row++) {
      for (let column = 0; column < SIZE; column++) if (this.canStartAt([column, row])) found++;
    }
    return found;
  }

  /** One step of one space (R8.3): counting, then un-starting, then finishing. */
  follow(progress: Progress, a: Pair, b: Pair): Progress {
    if (progress.finished) return progress;
    if (!progress.started) {
      return this.isOnLine(a) && this.isInFront(b) ? { ...NOT_STARTED, started: true } : progress;
    }
    const counts = [...progress.counts];
    let { rounded } = progress;
    for (const buoy of [rounded - 1, rounded]) {
      if (buoy >= 0 && buoy < 3) counts[buoy] += this.corners[buoy].count(a, b);
    }
    if (rounded < 3 && counts[rounded] === 1) {
      rounded++;
      counts[rounded] = 0;
    } else if (rounded > 0 && counts[rounded - 1] <= 0 && (rounded === 3 || counts[rounded] === 0)) {
      rounded--;
    }
    counts.length = 3;
    if (rounded === 0 && this.isOnLine(b) && this.isInFront(a)) return NOT_STARTED;
    const isFinishing =
      rounded === 3 && this.isOnLine(b) && handOf(this.course, a) === other(this.course.finishTo);
    return { started: true, rounded, counts, finished: isFinishing };
  }

  /** R3.5: the fewest steps of any route, searched place by place. */
  shortestRoute(): number {
    const seen = new Set<string>();
    let edge: { at: Pair; progress: Progress }[] = this.course.line.map((at) => ({
      at,
      progress: NOT_STARTED,
    }));
    for (let steps = 1; edge.length > 0; steps++) {
      const next: typeof edge = [];
      for (const { at, progress } of edge) {
        for (let heading = 0; heading < 6; heading++) {
          const to = stepFrom(at, heading);
          if (!this.isWater(to)) continue;
          const after = this.follow(progress, at, to);
          if (after.finished) return steps;
          // Nobody winds five times round a buoy on a shortest route.
          if (after.counts.some((count) => Math.abs(count) > 4)) continue;
          const { started, rounded, counts } = after;
          const key = `${to.join()} ${started} ${rounded} ${counts.slice(0, rounded + 1).join()}`;
          if (seen.has(key)) continue;
          seen.add(key);
          next.push({ at: to, progress: after });
        }
      }
      edge = next;
    }
    return Infinity;
  }
}

function marksOf({ start, finish, buoys }: Pick<CourseLine, 'start' | 'finish' | 'buoys'>): Point[] {
  const middle = middleOf(start, finish);
  return [middle, ...buoys.map(({ at }) => pointOf(at)), middle];
}

/** The five hands of a course in the order R3.5 compares them: start, buoys 1, 2, 3, finish. */
function handsOf({ startTo, buoys, finishTo }: CourseLine): Hand[] {
  return [startTo, ...buoys.map(({ arrow }) => arrow), finishTo];
}

/** What R3.3 to R3.5 make of the places of a course. */
export function rightHands(course: CourseLine, rows: readonly string[]): Hand[] {
  const marks = marksOf(course);
  const [first, , third] = course.buoys;
  const cameFrom = handOf(course, third.at);
  const known = [
    handOf(course, first.at),
    ...[1, 2, 3].map((mark) => turnHand(marks[mark - 1], marks[mark], marks[mark + 1])),
    cameFrom === 'neither' ? cameFrom : other(cameFrom),
  ];
  let best: { hands: Hand[]; steps: number } | undefined;
  // Counting up in binary with the start as the highest digit tries left before right in R3.5's order.
  for (let number = 0; number < 32; number++) {
    const hands = known.map((_, digit): Hand => ((number >> (4 - digit)) & 1 ? 'right' : 'left'));
    if (!known.every((hand, digit) => hand === 'neither' || hand === hands[digit])) continue;
    if (!known.includes('neither')) return hands;
    const [startTo, one, two, three, finishTo] = hands;
    const buoys = [one, two, three].map((arrow, index) => ({ at: course.buoys[index].at, arrow }));
    const steps = new Chart({ ...course, startTo, finishTo, buoys }, rows).shortestRoute();
    if (!best || steps < best.steps) best = { hands, steps };
  }
  return best?.hands ?? [];
}

export function givenHands(course: CourseLine): Hand[] {
  return handsOf(course);
}
