import type { TableLink } from '../../../store/link';
import { useWords } from '../../words';

/** Sets the table for a new game; a link may have chosen lake, options and dice already. */
export function TableScreen({ link }: { link: Partial<TableLink> }) {
  const words = useWords();
  return <h1 data-lake={link.lake}>{words.common.appName}</h1>;
}
