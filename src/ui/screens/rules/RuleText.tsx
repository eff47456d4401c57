import { markFound } from './searchRules';

/** A rule's sentences with the words that were looked for marked. */
export function RuleText({ text, query }: { text: string; query: string }) {
  if (query.trim() === '') return text;
  return markFound(text, query).map(({ text: part, isFound }, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- parts have no other name than their place
    isFound ? <mark key={index}>{part}</mark> : part,
  );
}
