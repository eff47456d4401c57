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
}

export function formatsOf(language: Language): Formats {
  // British lists have no comma before "and", like German and Dutch ones.
  const tag = language === 'en' ? 'en-GB' : language;
  const rules = new Intl.PluralRules(tag);
  const numbers = new Intl.NumberFormat(tag);
  const averages = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const percents = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 });
  const conjunctions = new Intl.ListFormat(tag, { type: 'conjunction' });
  const disjunctions = new Intl.ListFormat(tag, { type: 'disjunction' });
  const plural = (n: number, one: string, other: string) => (rules.select(n) === 'one' ? one : other);
  return {
    plural,
    count: (n, one, other) => `${numbers.format(n)} ${plural(n, one, other)}`,
    number: (n) => numbers.format(n),
    average: (n) => averages.format(n),
    percent: (ratio) => percents.format(ratio),
    all: (items) => conjunctions.format(items.map(String)),
    any: (items) => disjunctions.format(items.map(String)),
  };
}

/** A sentence begins with a capital letter, whatever message it begins with. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
