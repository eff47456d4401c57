/** A make-believe language for layout tests: every text 40 % longer and accented, so that what is not translated shows. */
import type { Catalogue } from './catalogue';

const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'î',
  o: 'ö',
  u: 'ü',
  n: 'ñ',
  c: 'ç',
  s: 'š',
  z: 'ž',
  y: 'ý',
  A: 'Á',
  E: 'É',
  I: 'Î',
  O: 'Ö',
  U: 'Ü',
  N: 'Ñ',
  C: 'Ç',
  S: 'Š',
  Z: 'Ž',
  Y: 'Ý',
};
const EXTRA = 0.4;

function lengthen(text: string): string {
  const accented = text.replaceAll(/[aeiouncszy]/gi, (letter) => ACCENTS[letter] ?? letter);
  const missing = Math.ceil(text.length * EXTRA);
  // Short words, as real texts have them, so that lines break where they would.
  return (
    accented +
    Array.from({ length: missing }, (_, nth) => (nth % 6 === 0 && missing > 3 ? ' ' : '~')).join('')
  );
}

function pseudoOf(value: unknown): unknown {
  if (typeof value === 'string') return lengthen(value);
  if (typeof value === 'function') return (...args: unknown[]) => pseudoOf(value(...args));
  if (Array.isArray(value)) return value.map(pseudoOf);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, pseudoOf(part)]));
  }
  return value;
}

export function pseudo(catalogue: Catalogue): Catalogue {
  return { ...(pseudoOf(catalogue) as Catalogue), language: catalogue.language };
}
