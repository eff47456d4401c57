/** I shows the odds, H asks for a hint, Esc closes. Character keys can be switched off. */
import { useEffect } from 'react';
import { useSettings } from '../../../stores';
import { isCharacterKey } from '../keys';
import { useTurn } from '../turn';
import { useInsightStore } from './insightContext';

export function useInsightKeys(): void {
  const insight = useInsightStore();
  const { state, isBot } = useTurn();
  const hasCharacterKeys = useSettings((settings) => settings.hasCharacterKeys);
  useEffect(() => {
    function act(key: string): boolean {
      const { isOddsOpen, toggleOdds, toggleHint, hint } = insight.getState();
      if (key === 'escape' && isOddsOpen) {
        toggleOdds();
        return true;
      }
      if (!hasCharacterKeys) return false;
      if (key === 'i') toggleOdds();
      else if (key === 'h' && !isBot) {
        if (hint.status === 'off' && !isOddsOpen) toggleOdds();
        toggleHint(state);
      } else return false;
      return true;
    }
    function onKeyDown(event: KeyboardEvent): void {
      if (isCharacterKey(event) && act(event.key.toLowerCase())) event.preventDefault();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [insight, state, isBot, hasCharacterKeys]);
}
