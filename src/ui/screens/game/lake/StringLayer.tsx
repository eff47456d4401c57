/** The string of the active boat; while a way is looked at, the string as that way would leave it. */
import { useMemo } from 'react';
import type { GameStoreState } from '../../../../store/game';
import { tautString } from '../../../geometry/string';
import { SnappingString } from '../../../lake/live/SnappingString';
import { useGame } from '../../../stores';
import { stringMs, type Tempo } from '../timing';
import { useTurn } from '../turn';
import { marksOf } from './courseLayer';

const selectIntro = (store: GameStoreState) => store.intro;
/** A boat under way has left the end of its string behind; the string waits until it has arrived. */
const selectIsUnderWay = ({ queue }: GameStoreState) =>
  queue[0]?.events.some((event) => event.type === 'moved' && event.path.length > 0) ?? false;
const selectHighlighted = (store: GameStoreState) => store.highlighted;

export function StringLayer({ tempo }: { tempo: Tempo }) {
  const { state, seat, boat, ways } = useTurn();
  const isIntro = useGame(selectIntro) !== null;
  const isUnderWay = useGame(selectIsUnderWay);
  const highlighted = useGame(selectHighlighted);
  const way = ways?.find(({ heading }) => heading === highlighted);
  const string = useMemo(() => {
    if (isIntro || (state.phase !== 'dice' && state.phase !== 'steering')) return null;
    const end = way ? { at: way.to, heading: way.heading, progress: way.progress } : boat;
    return tautString(marksOf(state.lake, state.course), end);
  }, [state, boat, way, isIntro]);
  const { rounded } = (way ?? boat).progress;
  // A string of its own for every boat: only a rounding makes it snap, not the change of turns.
  return (
    string &&
    !isUnderWay && <SnappingString key={seat} string={string} rounded={rounded} snapMs={stringMs(tempo)} />
  );
}
