import { describe, expect, it } from 'vitest';
import { catalogueOf } from '../../src/i18n/catalogue';
import { english } from '../../src/i18n/en/catalogue';
import { formatsOf } from '../../src/i18n/format';
import { LANGUAGES } from '../../src/i18n/language';
import { pseudo } from '../../src/i18n/pseudo';
import { shapeOf, spokenMessages } from './messages';

const SLIPS = /undefined|NaN|\[object|null|  |\s[,.;:!?](?:\s|$)|^\s|\s$|\$\{/;
/** German sets a space before an ellipsis that stands for missing words, which is no slip. */
const withoutEllipsis = (text: string) => text.replaceAll(' …', '…');

describe.each(LANGUAGES)('the words of %s', (language) => {
  it('say their own language', async () => {
    expect((await catalogueOf(language)).language).toBe(language);
  });

  it('have the same keys and kinds as English', async () => {
    expect(shapeOf(await catalogueOf(language))).toEqual(shapeOf(english));
  });

  it('make whole sentences of all values', async () => {
    const messages = spokenMessages(await catalogueOf(language));
    expect(messages.length).toBeGreaterThan(100);
    const slips = messages.filter(({ text }) => text === '' || SLIPS.test(withoutEllipsis(text)));
    expect(slips).toEqual([]);
  });

  it('spell straight quotes and dots properly', async () => {
    const messages = spokenMessages(await catalogueOf(language));
    expect(messages.filter(({ text }) => /['"]|\.\.\./.test(text))).toEqual([]);
  });
});

describe('plurals', () => {
  it.each([
    { language: 'en', forms: ['0 points', '1 point', '2 points'] },
    { language: 'de', forms: ['0 Punkte', '1 Punkt', '2 Punkte'] },
    { language: 'nl', forms: ['0 punten', '1 punt', '2 punten'] },
  ] as const)('of $language', async ({ language, forms }) => {
    const { common } = await catalogueOf(language);
    expect([0, 1, 2].map((n) => common.points({ n }))).toEqual(forms);
  });
});

describe('places', () => {
  it.each([
    { language: 'en', forms: ['1st', '2nd', '3rd', '4th'] },
    { language: 'de', forms: ['1.', '2.', '3.', '4.'] },
    { language: 'nl', forms: ['1e', '2e', '3e', '4e'] },
  ] as const)('of $language', async ({ language, forms }) => {
    const { common } = await catalogueOf(language);
    expect([1, 2, 3, 4].map((n) => common.place({ n }))).toEqual(forms);
  });
});

describe('lists', () => {
  it.each([
    { language: 'en', all: '3, 2 and 1', any: 'left or right' },
    { language: 'de', all: '3, 2 und 1', any: 'left oder right' },
    { language: 'nl', all: '3, 2 en 1', any: 'left of right' },
  ] as const)('of $language', ({ language, all, any }) => {
    const formats = formatsOf(language);
    expect(formats.all([3, 2, 1])).toBe(all);
    expect(formats.any(['left', 'right'])).toBe(any);
  });
});

describe('pseudo', () => {
  const words = pseudo(english);

  it('is 40 % longer and accented, in texts and messages alike', () => {
    expect(words.common.close.length).toBeGreaterThanOrEqual(1.4 * english.common.close.length);
    expect(words.common.close).not.toContain(english.common.close);
    const spoken = english.race.whoseTurn({ name: 'Red' });
    expect(words.race.whoseTurn({ name: 'Red' }).length).toBeGreaterThanOrEqual(1.4 * spoken.length);
  });

  it('keeps the language, which is no word', () => {
    expect(words.language).toBe('en');
  });
});
