/** Pars worked out before, so that a reload or another day does not begin from scratch. */
import * as v from 'valibot';
import { HEADINGS, SPACES, type Heading } from '../engine';
import type { CoursePar } from './insight';
import { readItem, writeItem, type KeyValueStorage } from './storage';

const KEY = 'powerboats/pars';
const MOST = 60;

const entrySchema = v.tuple([
  v.string(),
  v.pipe(v.number(), v.minValue(1), v.maxValue(300)),
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SPACES - 1)),
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(HEADINGS - 1)),
]);
type Entry = v.InferOutput<typeof entrySchema>;

function readEntries(storage: KeyValueStorage): Entry[] {
  try {
    const parsed = v.safeParse(v.array(entrySchema), JSON.parse(readItem(storage, KEY) ?? '[]'));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}

export interface ParMemory {
  readonly recall: (course: string) => CoursePar | undefined;
  readonly remember: (course: string, par: CoursePar) => void;
}

/** By the key of a course; the oldest make room. */
export function parMemory(storage: KeyValueStorage): ParMemory {
  return {
    recall: (course) => {
      const entry = readEntries(storage).find(([key]) => key === course);
      return entry && { par: entry[1], bestStart: { at: entry[2], heading: entry[3] as Heading } };
    },
    remember: (course, { par, bestStart: { at, heading } }) => {
      const others = readEntries(storage).filter(([key]) => key !== course);
      const entry: Entry = [course, par, at, heading];
      writeItem(storage, KEY, JSON.stringify([entry, ...others].slice(0, MOST)));
    },
  };
}
