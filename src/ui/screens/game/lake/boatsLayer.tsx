/** The boats on the lake, each drawn from its own record. */
import { memo, useCallback } from 'react';
import { ASHORE, speedOf, type GameEvent } from '../../../../engine';
import type { GameStoreState, RunningGame } from '../../../../store/game';
import { BoatOnLake, BoatWake } from '../../../lake/live/BoatOnLake';
import { GrowingWake, PassedDots } from '../../../lake/live/Passage';
import { useGame } from '../../../stores';
import { glideMs, type Tempo } from '../timing';
import type { Effects } from './effects';
import type { LakeSight } from './sight';

type MovedEvent = Extract<GameEvent, { type: 'moved' }>;

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

/** The move that is being shown, of one boat or of any. */
function selectMove({ queue }: GameStoreState, seat: number | null): MovedEvent | null {
  const moved = queue[0]?.events.find((event) => event.type === 'moved');
  return moved?.type === 'moved' && (seat === null || moved.seat === seat) ? moved : null;
}

function isDrawn({ path }: MovedEvent, tempo: Tempo): boolean {
  return path.length > 0 && !tempo.isStill && glideMs(path.length, tempo) > 0;
}

function passageOf({ from, to, heading, path }: MovedEvent, tempo: Tempo) {
  return { from, to, heading, spaces: path.length, ms: glideMs(path.length, tempo) };
}

const Boat = memo(function Boat({ seat, register, ...readability }: BoatProps) {
  const boat = useGame(({ shown }) => shown?.boats[seat]);
  const number = useGame(({ shown }) => shown?.setup.players[seat].boat);
  const isActive = useGame(
    ({ shown }) => shown?.activeSeat === seat && (shown.phase === 'dice' || shown.phase === 'steering'),
  );
  /** A boat turns at the very start of its move. */
  const moving = useGame((store) => selectMove(store, seat)?.heading ?? null);
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

export function WakesLayer({ tempo }: { tempo: Tempo }) {
  const count = useGame(selectSeats);
  return seatsOf(count).map((seat) => <BoatWakeOf key={seat} seat={seat} tempo={tempo} />);
}

/** Spaces of a boat's last move in this race, up to the state on screen. */
function lastMoveOf({ events, states }: RunningGame, shownIndex: number, seat: number): number {
  const { race } = states[shownIndex];
  for (let index = shownIndex; index > 0 && states[index].race === race; index--) {
    const move = events[index].find((event) => event.type === 'moved' && event.seat === seat);
    if (move?.type === 'moved') return move.path.length;
  }
  return 0;
}

function selectWake(store: GameStoreState, seat: number): number {
  const { game, shown } = store;
  if (!game || !shown) return 0;
  const boat = shown.boats[seat];
  if (boat.at === ASHORE || speedOf(boat.dice) === 0) return 0;
  return selectMove(store, seat) ? 0 : lastMoveOf(game, game.states.lastIndexOf(shown), seat);
}

interface BoatWakeOfProps {
  readonly seat: number;
  readonly tempo: Tempo;
}

const BoatWakeOf = memo(function BoatWakeOf({ seat, tempo }: BoatWakeOfProps) {
  const boat = useGame(({ shown }) => shown?.boats[seat]);
  const length = useGame((store) => selectWake(store, seat));
  const move = useGame((store) => selectMove(store, seat));
  if (move) return isDrawn(move, tempo) ? <GrowingWake {...passageOf(move, tempo)} /> : null;
  if (!boat || length === 0) return null;
  return <BoatWake at={boat.at} heading={boat.heading} length={length} />;
});

/** The dots of the way that is being sailed, below the boats. */
export function PassageLayer({ tempo }: { tempo: Tempo }) {
  const move = useGame((store) => selectMove(store, null));
  return move && isDrawn(move, tempo) ? (
    <PassedDots key={`${move.seat}/${move.from}`} {...passageOf(move, tempo)} />
  ) : null;
}
