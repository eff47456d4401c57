/** Where words come from. English is in the first load; the others come when asked for. */
import { english, type Catalogue } from './en/catalogue';
import type { Language } from './language';

export type { Catalogue };

const CATALOGUES: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  en: () => Promise.resolve(english),
  de: async () => (await import('./de/catalogue')).german,
  nl: async () => (await import('./nl/catalogue')).dutch,
};

export function catalogueOf(language: Language): Promise<Catalogue> {
  return CATALOGUES[language]();
}
