import { formatHash, type TableLink } from '../../../store/link';

/** The whole address of a table, to be sent to others. */
export function addressOf(link: TableLink): string {
  return location.href.replace(/#.*$/, '') + formatHash({ screen: 'table', link });
}

/** False where the browser forbids it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
