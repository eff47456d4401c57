import { describe, expect, it } from 'vitest';
import { pickLanguage } from '../../src/i18n/language';

describe('pickLanguage', () => {
  it.each([
    { asked: ['de-AT', 'en'], expected: 'de' },
    { asked: ['fr-FR', 'nl-BE', 'en-US'], expected: 'nl' },
    { asked: ['NL'], expected: 'nl' },
    { asked: ['fr', 'it'], expected: 'en' },
    { asked: [], expected: 'en' },
  ])('answers $expected for $asked', ({ asked, expected }) => {
    expect(pickLanguage(asked)).toBe(expected);
  });
});
