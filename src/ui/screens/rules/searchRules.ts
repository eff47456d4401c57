import type { RulebookSection } from '../../../i18n/rulebook';

/** Small letters without accents: nobody should miss a rule for a dot. */
function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The rules that hold every word of the query in number, text or title of their section, sections without any left out. */
export function searchRules(sections: readonly RulebookSection[], query: string): RulebookSection[] {
  const wanted = fold(query).split(/\s+/).filter(Boolean);
  return sections.flatMap((section) => {
    const rules = section.rules.filter(({ number, text }) => {
      const searched = fold(`${number} ${section.title} ${text}`);
      return wanted.every((word) => searched.includes(word));
    });
    return rules.length > 0 ? [{ ...section, rules }] : [];
  });
}

export interface TextPart {
  readonly text: string;
  readonly isFound: boolean;
}

/** Cuts a text where words of the query begin and end. Letters keep their places, so accents must not be folded into two. */
export function markFound(text: string, query: string): TextPart[] {
  const wanted = fold(query).split(/\s+/).filter(Boolean);
  const letters = [...text];
  const folded = letters.map((letter) => fold(letter).charAt(0) || letter);
  const found = letters.map(() => false);
  const line = folded.join('');
  for (const word of wanted) {
    for (let at = line.indexOf(word); at >= 0; at = line.indexOf(word, at + 1)) {
      found.fill(true, at, at + word.length);
    }
  }
  const parts: { text: string; isFound: boolean }[] = [];
  for (const [index, letter] of letters.entries()) {
    const last = parts.at(-1);
    if (last && last.isFound === found[index]) last.text += letter;
    else parts.push({ text: letter, isFound: found[index] });
  }
  return parts;
}
