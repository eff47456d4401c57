/** The string of the active boat; while a way is looked at, the string as that way would leave it. */
import { useMemo } from 'react';
import type { GameStoreState } from '../../../../store/game';
import { formatString, tautString } from '../../../geometry/string';
import { CourseString } from '../../../lake/live/CourseString';
import { useGame } from '../../../stores';
import { useTurn } from '../turn';
import { marksOf } from './courseLayer';

const selectIntro = (store: GameStoreState) => store.intro;
const selectHighlighted = (store: GameStoreState) => store.highlighted;

export function StringLayer() {
  const { state, boat, ways } = useTurn();
  const isIntro = useGame(selectIntro) !== null;
  const highlighted = useGame(selectHighlighted);
  const way = ways?.find(({ heading }) => heading === highlighted);
  const path = useMemo(() => {
    if (isIntro || (state.phase !== 'dice' && state.phase !== 'steering')) return null;
    const end = way ? { at: way.to, heading: way.heading, progress: way.progress } : boat;
    const string = tautString(marksOf(state.lake, state.course), end);
    return string && formatString(string);
  }, [state, boat, way, isIntro]);
  return path && <CourseString path={path} />;
}
