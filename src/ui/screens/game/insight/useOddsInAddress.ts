/** On a phone the odds take the whole dock, so Back puts them away as it does a sheet: they are in the address. */
import { useEffect, useRef } from 'react';
import { parseHash } from '../../../../store/link';
import { closeOver, openOver, useRoute } from '../../../navigation';
import { useGame } from '../../../stores';
import { useInsightStore } from './insightContext';

const PANEL = 'odds';

function panelIn(route: ReturnType<typeof parseHash>): string | null {
  return route.screen === 'game' ? route.panel : null;
}

export function useOddsInAddress(): void {
  const insight = useInsightStore();
  const id = useGame((store) => store.game?.id);
  const isAsked = panelIn(useRoute()) === PANEL;
  const wasAsked = useRef<boolean | null>(null);
  useEffect(() => {
    const { isOddsOpen, toggleOdds } = insight.getState();
    const isNew = wasAsked.current === null;
    wasAsked.current = isAsked;
    if (isOddsOpen === isAsked || id === undefined) return;
    // A window that has just become as narrow as a phone keeps what it shows.
    if (isNew && isOddsOpen) openOver({ screen: 'game', id, panel: PANEL });
    else toggleOdds();
  }, [insight, id, isAsked]);
  useEffect(() => {
    if (id === undefined) return undefined;
    return insight.subscribe(({ isOddsOpen }, before) => {
      if (isOddsOpen === before.isOddsOpen) return;
      const isThere = panelIn(parseHash(location.hash)) === PANEL;
      if (isOddsOpen && !isThere) openOver({ screen: 'game', id, panel: PANEL });
      else if (!isOddsOpen && isThere) closeOver({ screen: 'game', id, panel: null });
    });
  }, [insight, id]);
}
