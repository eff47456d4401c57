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
  const isMine = isWanted && state.phase === 'steering' && !isBusy && !isBot;
  // A new way object for every turn: the wait begins anew even if the heading is the same.
  const only = isMine && open.length === 1 ? open[0] : null;
  useEffect(() => {
    if (only === null) return undefined;
    const timer = setTimeout(() => go(only.heading), onlyWayMs(tempo));
    return () => clearTimeout(timer);
  }, [only, tempo, go]);
}
