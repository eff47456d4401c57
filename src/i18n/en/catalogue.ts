/** All English words but the rulebook. English is the type that the other languages have to fill. */
import type { Language } from '../language';
import { common } from './common';
import { race } from './race';
import { start } from './start';

export const english = { language: 'en' as Language, common, start, race };

export type Catalogue = typeof english;
