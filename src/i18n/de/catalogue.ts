import type { Catalogue } from '../en/catalogue';
import { common } from './common';
import { race } from './race';
import { start } from './start';

export const german: Catalogue = { language: 'de', common, start, race };
