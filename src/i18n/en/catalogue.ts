/** All English words but the rulebook. English is the type that the other languages have to fill. */
import type { Language } from '../language';
import type { Worded } from '../worded';
import { bots } from './bots';
import { common } from './common';
import { errors } from './errors';
import { home } from './home';
import { lakes } from './lakes';
import { log } from './log';
import { odds } from './odds';
import { race } from './race';
import { results } from './results';
import { settings } from './settings';
import { speech } from './speech';
import { start } from './start';
import { table } from './table';

export const english = {
  language: 'en' as const,
  common,
  home,
  table,
  start,
  race,
  log,
  speech,
  results,
  settings,
  errors,
  odds,
  bots,
  lakes,
};

export type Catalogue = { readonly language: Language } & Worded<Omit<typeof english, 'language'>>;
