import { textWidth } from './labels';

/** A line as it is drawn: pressed together a little if need be, then cut. */
export interface FittedText {
  readonly text: string;
  /** Width to press it into, in ems; null where it fits as it is. */
  readonly ems: number | null;
}

/** Narrower letters would no longer look like the others. */
const NARROWEST = 0.8;

export function fitText(text: string, ems: number): FittedText {
  if (textWidth(text) <= ems) return { text, ems: null };
  if (textWidth(text) * NARROWEST <= ems) return { text, ems };
  let cut = text;
  while (cut.length > 1 && textWidth(`${cut}…`) * NARROWEST > ems) cut = cut.slice(0, -1);
  return { text: `${cut.trimEnd()}…`, ems };
}

/** SVG's way to press a line together. */
export function pressedInto({ ems }: FittedText, fontSize: number) {
  return ems === null
    ? {}
    : { textLength: Math.round(10 * ems * fontSize) / 10, lengthAdjust: 'spacingAndGlyphs' as const };
}

/** Where a name may go on in a second line: after a space or a hyphen. */
function breaksOf(text: string): [string, string][] {
  return [...text.matchAll(/[ -]/g)].map(({ index }) => [
    text.slice(0, index + 1).trimEnd(),
    text.slice(index + 1),
  ]);
}

/** One line, or two if that shows more of the text. */
export function wrapText(text: string, ems: number): FittedText[] {
  const whole = fitText(text, ems);
  if (whole.text === text) return [whole];
  const lines = breaksOf(text)
    .filter(([first, second]) => second !== '' && textWidth(first) * NARROWEST <= ems)
    .map((parts) => parts.map((part) => fitText(part, ems)));
  // The last break that leaves a whole first line shows most.
  return lines.at(-1) ?? [whole];
}
