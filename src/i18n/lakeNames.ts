/** Every lake has a name that follows from its code: "Crooked Heron Lake", "Krummer Reihersee", "Kromme Reigermeer". */
import { formatLakeCode, parseLakeCode } from '../engine/lake';
import { drawStream } from '../engine/random';
import type { Catalogue } from './catalogue';

/** The same code, however it is typed, gives the same two words in all languages. */
export function lakeNameOf(code: string, { lakes }: Catalogue): string {
  const layout = parseLakeCode(code);
  const draw = drawStream(`${layout ? formatLakeCode(layout) : code}/name`);
  const adjective = lakes.adjectives[draw(lakes.adjectives.length)];
  const noun = lakes.nouns[draw(lakes.nouns.length)];
  return lakes.name({ adjective, noun });
}
