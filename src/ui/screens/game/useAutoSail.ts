import { useEffect } from 'react';
import { useGameActions, useSettings } from '../../stores';
import { onlyWayMs, type Tempo } from './timing';
import { useTurn } from './turn';

/** A single legal way after a roll sails itself, unless the settings say no. */
export function useAutoSail(tempo: Tempo): void {
  const { state, ways, isBusy, isBot } = useTurn();
  const { go } = useGameActions();
  const isWanted = useSettings((settings) => settings.sailsSingleWay);
  const open = ways?.filter((way) => way.isAllowed) ?? [];
  const only =
    isWanted && state.phase === 'steering' && !isBusy && !isBot && open.length === 1 ? open[0].heading : null;
  useEffect(() => {
    if (only === null) return undefined;
    const timer = setTimeout(() => go(only), onlyWayMs(tempo));
    return () => clearTimeout(timer);
  }, [only, state, tempo, go]);
}
