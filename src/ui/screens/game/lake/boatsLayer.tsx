/** The boats on the lake, each drawn from its own record. */
import { memo, useCallback } from 'react';
import { ASHORE, speedOf, type GameEvent } from '../../../../engine';
import type { GameStoreState, RunningGame } from '../../../../store/game';
import { BoatOnLake, BoatWake } from '../../../lake/live/BoatOnLake';
import { useGame } from '../../../stores';
import type { Effects } from './effects';
import type { LakeSight } from './sight';

const selectSeats = ({ shown }: GameStoreState) => shown?.boats.length ?? 0;

function seatsOf(count: number): number[] {
  return Array.from({ length: count }, (_, seat) => seat);
}

export function BoatsLayer({ sight, effects }: { sight: LakeSight; effects: Effects }) {
  const count = useGame(selectSeats);
  const activeSeat = useGame(({ shown }) => shown?.activeSeat ?? -1);
  // The active boat lies above the others.
  const order = seatsOf(count).sort((a, b) => Number(a === activeSeat) - Number(b === activeSeat));
  return order.map((seat) => (
    <Boat
      key={seat}
      seat={seat}
      register={effects.register}
      unitPx={sight.unitPx}
      floorPx={sight.floorPx}
      viewRotation={sight.viewRotation}
    />
  ));
}

interface BoatProps {
  readonly seat: number;
  readonly register: Effects['register'];
  readonly unitPx: number;
  readonly floorPx: number;
  readonly viewRotation: number;
}

/** The heading a boat turns to at the very start of the move that is being shown. */
function selectMovingHeading(store: GameStoreState, seat: number) {
  const moved = store.queue[0]?.events.find((event) => event.type === 'moved');
  return moved?.type === 'moved' && moved.seat === seat ? moved.heading : null;
}

const Boat = memo(function Boat({ seat, register, ...readability }: BoatProps) {
  const boat = useGame(({ shown }) => shown?.boats[seat]);
  const number = useGame(({ shown }) => shown?.setup.players[seat].boat);
  const isActive = useGame(
    ({ shown }) => shown?.activeSeat === seat && (shown.phase === 'dice' || shown.phase === 'steering'),
  );
  const moving = useGame((store) => selectMovingHeading(store, seat));
  const ref = useCallback((element: SVGGElement | null) => register(seat, element), [register, seat]);
  if (!boat || !number || boat.at === ASHORE) return null;
  return (
    <BoatOnLake
      ref={ref}
      boat={number}
      at={boat.at}
      heading={moving ?? boat.heading}
      damage={boat.damage}
      state={isActive ? 'active' : 'idle'}
      {...readability}
    />
  );
});

export function WakesLayer() {
  const count = useGame(selectSeats);
  return seatsOf(count).map((seat) => <BoatWakeOf key={seat} seat={seat} />);
}

function isMoveOf(event: GameEvent, seat: number): event is Extract<GameEvent, { type: 'moved' }> {
  return event.type === 'moved' && event.seat === seat;
}

/** Spaces of a boat's last move in this race, up to the state on screen. */
function lastMoveOf({ events, states }: RunningGame, shownIndex: number, seat: number): number {
  const { race } = states[shownIndex];
  for (let index = shownIndex; index > 0 && states[index].race === race; index--) {
    const move = events[index].find((event) => isMoveOf(event, seat));
    if (move?.type === 'moved') return move.path.length;
  }
  return 0;
}

function selectWake({ game, shown, queue }: GameStoreState, seat: number): number {
  if (!game || !shown) return 0;
  const boat = shown.boats[seat];
  if (boat.at === ASHORE || speedOf(boat.dice) === 0) return 0;
  const isMoving = queue[0]?.events.some((event) => isMoveOf(event, seat)) ?? false;
  return isMoving ? 0 : lastMoveOf(game, game.states.lastIndexOf(shown), seat);
}

const BoatWakeOf = memo(function BoatWakeOf({ seat }: { seat: number }) {
  const boat = useGame(({ shown }) => shown?.boats[seat]);
  const length = useGame((store) => selectWake(store, seat));
  if (!boat || length === 0) return null;
  return <BoatWake at={boat.at} heading={boat.heading} length={length} />;
});
