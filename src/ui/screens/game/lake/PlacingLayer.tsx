/** Start placement: one tap on a lit space puts the boat down, arrows turn the one put down last. */
import { useCallback, useMemo } from 'react';
import { distanceBetween, legalStartSpaces, turn, type GameState, type Space } from '../../../../engine';
import type { GameStoreState } from '../../../../store/game';
import { pointOfSpace } from '../../../geometry/plane';
import { startHeading } from '../../../../store/placement';
import { StartSpaces } from '../../../lake/live/StartSpaces';
import { TurnArrowRoom, TurnArrows } from '../../../lake/live/TurnArrows';
import { useGame, useGameActions } from '../../../stores';
import { useWords } from '../../../words';
import { boatsAndBuoys } from './obstacles';
import type { LakeSight } from './sight';

const selectPlacing = ({ shown, intro }: GameStoreState) =>
  shown?.phase === 'placing' && intro === null ? shown : null;

/** The boat that can still be turned: the one placed just before. */
function selectPlaced({ game, shown, intro }: GameStoreState) {
  if (shown?.phase !== 'placing' || intro !== null) return null;
  const event = game?.events.at(-1)?.[0];
  return event?.type === 'placed' && game?.table.bots[event.seat] === null ? event : null;
}

export function PlacingLayer({ sight }: { sight: LakeSight }) {
  const state = useGame(selectPlacing);
  const isBot = useGame(({ game, shown }) => shown !== null && game?.table.bots[shown.activeSeat] !== null);
  return (
    <>
      {state && !isBot ? <FreeSpaces state={state} sight={sight} /> : <LastPlacedRoom sight={sight} />}
      <LastPlaced sight={sight} />
    </>
  );
}

function FreeSpaces({ state, sight }: { state: GameState; sight: LakeSight }) {
  const words = useWords().start.placing;
  const { place } = useGameActions();
  const spaces = useMemo(() => legalStartSpaces(state), [state]);
  const { course } = state;
  const labelOf = useCallback(
    (space: Space) => {
      const n = spaces.indexOf(space) + 1;
      const behind = Math.min(...course.line.map((onLine) => distanceBetween(onLine, space)));
      return behind === 0 ? words.spaceOnLine({ n }) : words.spaceBehind({ n, behind });
    },
    [spaces, course, words],
  );
  const put = useCallback((space: Space) => void place(space, startHeading(course, space)), [place, course]);
  return (
    <StartSpaces
      spaces={spaces}
      chosen={null}
      unitPx={sight.unitPx}
      fingerPx={sight.fingerPx}
      labelOf={labelOf}
      onPlace={put}
    >
      <LastPlacedRoom sight={sight} />
    </StartSpaces>
  );
}

/** Half a lit space, so that an arrow beside it leaves it to be seen and tapped. */
const SPACE_ROOM = 14;

/** The arrows of the boat placed last; null when there is none to be turned. */
function useArrows(sight: LakeSight) {
  const placed = useGame(selectPlaced);
  const state = useGame(selectPlacing);
  const obstacles = useMemo(
    () =>
      state === null
        ? []
        : [
            ...boatsAndBuoys(state),
            ...legalStartSpaces(state).map((at) => ({ at: pointOfSpace(at), radius: SPACE_ROOM })),
          ],
    [state],
  );
  const { turnPlaced } = useGameActions();
  const onTurn = useCallback(
    (steps: 1 | -1) => placed && turnPlaced(turn(placed.heading, steps)),
    [placed, turnPlaced],
  );
  if (!placed) return null;
  const { at, heading } = placed;
  const { unitPx, fingerPx } = sight;
  return { at, heading, unitPx, fingerPx, obstacles, onTurn };
}

/** Below the lit spaces: a finger on a space means the space, however near an arrow is. */
function LastPlacedRoom({ sight }: { sight: LakeSight }) {
  const arrows = useArrows(sight);
  return arrows && <TurnArrowRoom {...arrows} />;
}

function LastPlaced({ sight }: { sight: LakeSight }) {
  const arrows = useArrows(sight);
  const words = useWords().start.placing;
  return (
    arrows && <TurnArrows {...arrows} room="below" leftLabel={words.turnLeft} rightLabel={words.turnRight} />
  );
}
