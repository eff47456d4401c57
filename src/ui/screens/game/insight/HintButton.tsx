import { IconButton, SecondaryButton } from '../../../chrome/Button';
import { useWords } from '../../../words';
import { useTurn } from '../turn';
import { useInsight, useInsightStore } from './insightContext';

/** Asks what a perfect captain would do now; hints come only to those who ask. */
export function HintButton({ look }: { look: 'icon' | 'words' }) {
  const words = useWords().odds.hint;
  const { state, isBot } = useTurn();
  const isOn = useInsight((insight) => insight.hint.status !== 'off');
  const insight = useInsightStore();
  const canAsk = !isBot && (state.phase === 'dice' || state.phase === 'steering');
  const toggle = () => {
    if (!canAsk) return;
    const { toggleHint, isOddsOpen, toggleOdds } = insight.getState();
    // The words of a hint stand with the odds.
    if (!isOn && !isOddsOpen) toggleOdds();
    toggleHint(state);
  };
  const props = {
    'aria-pressed': isOn,
    'aria-disabled': !canAsk || undefined,
    onClick: toggle,
  };
  return look === 'icon' ? (
    <IconButton icon="hint" label={isOn ? words.hide : words.ask} {...props} />
  ) : (
    <SecondaryButton icon="hint" aria-label={isOn ? words.hide : words.ask} {...props}>
      {words.title}
    </SecondaryButton>
  );
}
