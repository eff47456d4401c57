import type { Catalogue } from '../en/catalogue';
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

export const dutch: Catalogue = {
  language: 'nl',
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
