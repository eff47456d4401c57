import type { Catalogue } from '../en/catalogue';
import { common } from './common';
import { race } from './race';
import { start } from './start';

export const dutch: Catalogue = { language: 'nl', common, start, race };
