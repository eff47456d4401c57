/** The turn as it is told to somebody who does not see the lake. */
import { distanceBetween, speedOf, waysAt, type GameState, type Space } from '../../../engine';
import type { TurnReport } from '../../../i18n/announce';
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
    ways: waysAt({ state, seat, boat, speed }).map(({ heading, reach }) => ({
      turn: turnBetween(boat.heading, heading),
      reach,
    })),
  };
}
