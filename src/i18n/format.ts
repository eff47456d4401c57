/** Numbers, plurals and lists of one language, on the browser's own Intl. */
import type { Language } from './language';

export interface Formats {
  /** The form of a word that goes with a number. */
  readonly plural: (n: number, one: string, other: string) => string;
  /** The number with its word: "1 space", "3 spaces". */
  readonly count: (n: number, one: string, other: string) => string;
  readonly number: (n: number) => string;
  /** Always two decimals, for averages to be compared: "2.00" */
  readonly average: (n: number) => string;
  /** A ratio of 1 as "100%". */
  readonly percent: (ratio: number) => string;
  /** "3, 2 and 1" */
  readonly all: (items: readonly (string | number)[]) => string;
  /** "left or right" */
  readonly any: (items: readonly (string | number)[]) => string;
  /** A time in milliseconds as day and hour. */
  readonly date: (at: number) => string;
}

/** Intl objects are slow to make, and most pages need few of them. */
function lazily<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

function makeFormats(language: Language): Formats {
  // British lists have no comma before "and", like German and Dutch ones.
  const tag = language === 'en' ? 'en-GB' : language;
  const rules = lazily(() => new Intl.PluralRules(tag));
  const numbers = lazily(() => new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }));
  const averages = lazily(
    () => new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  );
  const percents = lazily(() => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 }));
  const conjunctions = lazily(() => new Intl.ListFormat(tag, { type: 'conjunction' }));
  const disjunctions = lazily(() => new Intl.ListFormat(tag, { type: 'disjunction' }));
  const dates = lazily(() => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }));
  const plural = (n: number, one: string, other: string) => (rules().select(n) === 'one' ? one : other);
  return {
    plural,
    count: (n, one, other) => `${numbers().format(n)} ${plural(n, one, other)}`,
    number: (n) => numbers().format(n),
    average: (n) => averages().format(n),
    percent: (ratio) => percents().format(ratio),
    all: (items) => conjunctions().format(items.map(String)),
    any: (items) => disjunctions().format(items.map(String)),
    date: (at) => dates().format(at),
  };
}

const known = new Map<Language, Formats>();

export function formatsOf(language: Language): Formats {
  const formats = known.get(language) ?? makeFormats(language);
  known.set(language, formats);
  return formats;
}

/** A sentence begins with a capital letter, whatever message it begins with. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
