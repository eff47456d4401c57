/** Shortest water routes in steps of one space, headings and speed ignored (R3.5), and what is left of one. */
import { HEADINGS, NEIGHBOURS, SPACES, type Space } from './hex';
import { AT_START, advance, type Progress } from './rounding';
import type { Waters } from './waters';

/** Counts beyond this are taken as this: no shortest route winds further round a buoy. */
const MAX_COUNT = 2;
const COUNTS = 2 * MAX_COUNT + 1;
const CROSSINGS = 512;

/** Drops what can no longer make a difference, so that equal situations share one number. */
function normalise({ started, finished, rounded, counts }: Progress): Progress {
  const clamp = (count: number) => Math.max(-MAX_COUNT, Math.min(MAX_COUNT, count));
  const kept = counts.map((count, buoy) => (buoy > rounded ? 0 : clamp(count)));
  return { started, finished, rounded, counts: [kept[0], kept[1], kept[2]] };
}

function keyOf({ started, finished, rounded, counts }: Progress): number {
  const flags = (started ? 1 : 0) + (finished ? 2 : 0) + 4 * rounded;
  return counts.reduce((key, count) => key * COUNTS + count + MAX_COUNT, flags);
}

/** Numbers every progress a search meets and remembers what each crossing makes of it. */
class ProgressBook {
  readonly entries: Progress[] = [];
  private readonly numbers = new Map<number, number>();
  private readonly changes: Int16Array[] = [];

  numberOf(progress: Progress): number {
    const entry = normalise(progress);
    const key = keyOf(entry);
    let number = this.numbers.get(key);
    if (number === undefined) {
      number = this.entries.push(entry) - 1;
      this.numbers.set(key, number);
      this.changes.push(new Int16Array(CROSSINGS).fill(-1));
    }
    return number;
  }

  after(number: number, crossing: number): number {
    const known = this.changes[number][crossing];
    if (known >= 0) return known;
    const next = this.numberOf(advance(this.entries[number], crossing));
    this.changes[number][crossing] = next;
    return next;
  }
}

/** The fewest steps from a space of the line through start and buoys to the finishing step; undefined if there is no way. */
export function shortestRoute({ open, crossings }: Waters, line: readonly Space[]): number | undefined {
  const book = new ProgressBook();
  const start = book.numberOf(AT_START);
  const seen: Uint8Array[] = [];
  let edge = line.map((space) => start * SPACES + space);
  for (let steps = 1; edge.length > 0; steps++) {
    const next: number[] = [];
    for (let index = 0; index < edge.length; index++) {
      const node = edge[index];
      const space = node % SPACES;
      const number = (node - space) / SPACES;
      const quiet = book.after(number, 0);
      for (let heading = 0; heading < HEADINGS; heading++) {
        const to = NEIGHBOURS[space * HEADINGS + heading];
        if (to < 0 || open[to] === 0) continue;
        const crossing = crossings[space * HEADINGS + heading];
        const after = crossing === 0 ? quiet : book.after(number, crossing);
        // A step that crosses nothing finishes nothing.
        if (crossing !== 0 && book.entries[after].finished) return steps;
        const seenThen = (seen[after] ??= new Uint8Array(SPACES));
        if (seenThen[to] === 1) continue;
        seenThen[to] = 1;
        next.push(after * SPACES + to);
      }
    }
    edge = next;
  }
  return undefined;
}

/** Steps left to the finish by space, for every progress a boat can have; the yardstick of standings and simple bots. */
export interface RemainingRoute {
  /** Steps from `space` with `progress` to the finishing step; Infinity where there is no way. */
  stepsFrom(space: Space, progress: Progress): number;
}

/** Searches the course backwards from every finishing step at once. */
export function remainingRoute({ open, crossings }: Waters): RemainingRoute {
  const book = new ProgressBook();
  // Un-rounding leads back to earlier progress, so all progress is found before distances are filled in.
  book.numberOf(AT_START);
  const codes = [...new Set(crossings)];
  const codeIndex = new Uint8Array(CROSSINGS);
  for (const [index, code] of codes.entries()) codeIndex[code] = index;
  /** By `after * codes + code`: the progresses from which that crossing leads to `after`. */
  const sources: number[][] = [];
  for (let number = 0; number < book.entries.length; number++) {
    if (book.entries[number].finished) continue;
    for (const [index, code] of codes.entries()) {
      (sources[book.after(number, code) * codes.length + index] ??= []).push(number);
    }
  }
  const progresses = book.entries.length;
  const steps = new Int16Array(progresses * SPACES).fill(-1);
  const queue = new Int32Array(progresses * SPACES);
  let end = 0;
  for (let number = 0; number < progresses; number++) {
    if (!book.entries[number].finished) continue;
    for (let space = 0; space < SPACES; space++) {
      steps[number * SPACES + space] = 0;
      if (open[space] === 1) queue[end++] = number * SPACES + space;
    }
  }
  // Lists laid end to end: the search asks for them a quarter of a million times.
  const firstOf = new Int32Array(progresses * codes.length + 1);
  const listed: number[] = [];
  for (let list = 0; list < progresses * codes.length; list++) {
    listed.push(...(sources[list] ?? []));
    firstOf[list + 1] = listed.length;
  }
  const flat = Int32Array.from(listed);
  for (let begin = 0; begin < end; begin++) {
    const node = queue[begin];
    const space = node % SPACES;
    const after = (node - space) / SPACES;
    const distance = steps[node] + 1;
    for (let heading = 0; heading < HEADINGS; heading++) {
      const from = NEIGHBOURS[space * HEADINGS + (heading < 3 ? heading + 3 : heading - 3)];
      if (from < 0 || open[from] === 0) continue;
      const list = after * codes.length + codeIndex[crossings[from * HEADINGS + heading]];
      for (let index = firstOf[list]; index < firstOf[list + 1]; index++) {
        const source = flat[index] * SPACES + from;
        if (steps[source] >= 0) continue;
        steps[source] = distance;
        queue[end++] = source;
      }
    }
  }
  return {
    stepsFrom: (space, progress) => {
      const number = book.numberOf(progress);
      const left = number < progresses ? steps[number * SPACES + space] : -1;
      return left < 0 ? Infinity : left;
    },
  };
}
