import { useMemo } from 'react';
import { ASHORE, type Side } from '../../../../engine';
import type { GameStoreState } from '../../../../store/game';
import type { ViewBox } from '../../../geometry/board';
import { pointOfSpace } from '../../../geometry/plane';
import { MiniMap } from '../../../lake/live/MiniMap';
import { useGame } from '../../../stores';
import { useWords } from '../../../words';

const selectShown = (store: GameStoreState) => store.shown;

/** The whole lake in a corner of the phone. */
export function LakeMiniMap({ land, side, frame }: { land: string; side: Side; frame: ViewBox | null }) {
  const state = useGame(selectShown);
  const words = useWords();
  const boats = useMemo(
    () =>
      state?.boats.flatMap(({ at }, seat) =>
        at === ASHORE ? [] : [{ at, boat: state.setup.players[seat].boat }],
      ) ?? [],
    [state],
  );
  const course = state?.course;
  const line = useMemo(
    () => course && { from: pointOfSpace(course.start), to: pointOfSpace(course.finish) },
    [course],
  );
  if (!state || !line) return null;
  const { rounded } = state.boats[state.activeSeat].progress;
  const target = pointOfSpace(rounded < 3 ? state.course.buoys[rounded].at : state.course.finish);
  return (
    <MiniMap
      land={land}
      side={side}
      boats={boats}
      activeBoat={state.setup.players[state.activeSeat].boat}
      target={target}
      line={line}
      frame={frame}
      label={words.race.menu.miniMap}
    />
  );
}
