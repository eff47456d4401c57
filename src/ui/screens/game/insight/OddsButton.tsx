import { IconButton } from '../../../chrome/Button';
import { useWords } from '../../../words';
import { useInsight, useInsightStore } from './insightContext';

/** One tap shows the odds, another hides them. */
export function OddsButton({ look }: { look?: 'plain' | 'brass' | undefined }) {
  const words = useWords().odds;
  const isOpen = useInsight((insight) => insight.isOddsOpen);
  const { toggleOdds } = useInsightStore().getState();
  return <IconButton icon="odds" label={words.open} look={look} aria-pressed={isOpen} onClick={toggleOdds} />;
}
