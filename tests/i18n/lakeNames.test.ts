import { describe, expect, it } from 'vitest';
import { catalogueOf } from '../../src/i18n/catalogue';
import { lakeNameOf } from '../../src/i18n/lakeNames';
import { LANGUAGES } from '../../src/i18n/language';
import { randomLakeCode } from '../../src/lakes/lakes';

const LONGEST_NAME = 22;
const CODES = Array.from({ length: 200 }, (_, seed) => randomLakeCode('standard', `lake ${seed}`));

describe.each(LANGUAGES)('lake names in %s', (language) => {
  it('fit the brass plate, whatever the words', async () => {
    const { lakes } = await catalogueOf(language);
    const names = lakes.adjectives.flatMap((adjective) =>
      lakes.nouns.map((noun) => lakes.name({ adjective, noun })),
    );
    expect(names.filter((name) => name.length > LONGEST_NAME)).toEqual([]);
    expect(new Set(names).size).toBe(32 * 40);
  });

  it('are seldom the same for two lakes', async () => {
    const words = await catalogueOf(language);
    const names = CODES.map((code) => lakeNameOf(code, words));
    // 200 draws of 1,280 names leave about 185 different ones.
    expect(new Set(names).size).toBeGreaterThan(170);
  });
});

it('gives one lake the same words in all languages, however its code is typed', async () => {
  const [en, de, nl] = await Promise.all(LANGUAGES.map(catalogueOf));
  for (const code of CODES.slice(0, 20)) {
    const name = lakeNameOf(code, en);
    expect(lakeNameOf(code.toLowerCase().split('').join(' '), en)).toBe(name);
    const adjective = en.lakes.adjectives.findIndex((word) => name.startsWith(`${word} `));
    const noun = en.lakes.nouns.findIndex((word) => name.endsWith(` ${word} Lake`));
    for (const { lakes, ...words } of [de, nl]) {
      const pair = { adjective: lakes.adjectives[adjective], noun: lakes.nouns[noun] };
      expect(lakeNameOf(code, { ...words, lakes })).toBe(lakes.name(pair));
    }
  }
});
