/** What a race that is over leaves behind (R7.3, R8.6, R9). */
import { carriedDamage } from './damage';
import { pointsOf } from './scoring';
import type { Boat, GameState, RaceResult } from './state';

export function resultOf(state: GameState): RaceResult {
  const { boats, places, race, rules } = state;
  const seatsWith = (status: Boat['status']) =>
    boats.flatMap((boat, seat) => (boat.status === status ? [seat] : []));
  const outcome = {
    places,
    sunk: seatsWith('sunk'),
    retired: seatsWith('retired'),
    unfinished: seatsWith('unfinished'),
    turns: boats.map(({ turns }) => turns),
  };
  return {
    ...outcome,
    points: pointsOf(outcome, { race, scoreVariant: rules.scoreVariant }),
    carried: boats.map(({ damage, damageAtStart, isHurt }) =>
      carriedDamage({ damageAtStart, damageAtEnd: damage, isHurt, race, rules }),
    ),
  };
}
