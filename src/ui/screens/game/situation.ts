/** The turn as it is told to somebody who does not see the lake. */
import {
  ASHORE,
  distanceBetween,
  neighbour,
  shoreOf,
  speedOf,
  waysAt,
  type GameState,
  type Lake,
  type Space,
} from '../../../engine';
import type { OtherReport, TurnReport } from '../../../i18n/announce';
import type { Catalogue } from '../../../i18n/catalogue';
import { nameOfPlayer } from '../../../i18n/names';
import { bearingOf, turnBetween } from '../../../i18n/turns';

function targetOf(state: GameState, seat: number): TurnReport['target'] {
  const boat = state.boats[seat];
  const { started, rounded } = boat.progress;
  const { course } = state;
  if (!started) return { kind: 'start' };
  const sighting = (at: Space) => ({ away: distanceBetween(boat.at, at), bearing: bearingOf(boat, at) });
  const buoy = course.buoys[rounded];
  if (buoy) return { kind: 'buoy', buoy: rounded + 1, hand: buoy.arrow, ...sighting(buoy.at) };
  return { kind: 'finish', ...sighting(course.line[1]) };
}

type Obstacle = TurnReport['ways'][number]['obstacle'];

const shores = new WeakMap<Lake, ReadonlySet<Space>>();

function isShore(lake: Lake, space: Space): boolean {
  const shore = shores.get(lake) ?? shoreOf(lake);
  shores.set(lake, shore);
  return shore.has(space);
}

function obstacleAt({ lake, course }: GameState, space: Space): Obstacle {
  const buoys = [course.start, course.finish, ...course.buoys.map(({ at }) => at)];
  if (buoys.includes(space)) return 'buoy';
  return isShore(lake, space) ? 'shore' : 'island';
}

/** What `announceTurn` needs to know about the boat that moves now. */
export function reportTurn(state: GameState, words: Catalogue): TurnReport {
  const seat = state.activeSeat;
  const boat = state.boats[seat];
  const speed = speedOf(boat.dice);
  return {
    name: nameOfPlayer(state.setup.players[seat], words),
    dice: boat.dice,
    speed,
    damage: boat.damage,
    target: targetOf(state, seat),
    ways: waysAt({ state, seat, boat, speed }).map(({ heading, reach }) => {
      let beyond = boat.at;
      for (let step = 0; step <= reach; step++) beyond = neighbour(beyond, heading);
      return { turn: turnBetween(boat.heading, heading), reach, obstacle: obstacleAt(state, beyond) };
    }),
  };
}

/** The other boats on the lake as the active one sees them, the nearest first. */
export function reportOthers(state: GameState, words: Catalogue): OtherReport[] {
  const own = state.boats[state.activeSeat];
  return state.boats
    .flatMap((boat, seat) =>
      seat === state.activeSeat || boat.at === ASHORE
        ? []
        : {
            name: nameOfPlayer(state.setup.players[seat], words),
            speed: speedOf(boat.dice),
            away: distanceBetween(own.at, boat.at),
            bearing: bearingOf(own, boat.at),
          },
    )
    .sort((one, other) => one.away - other.away);
}
