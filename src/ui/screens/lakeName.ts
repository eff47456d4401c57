import type { Catalogue } from '../../i18n/catalogue';

export function lakeNameOf(code: string, _words: Catalogue): string {
  return code;
}
