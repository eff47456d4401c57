import { describe, expect, it } from 'vitest';
import { homingAction } from '../../src/bots/homing';
import { newGame, playOn } from './playing';

describe('getting home without a search', () => {
  it.each(['standard', 'expert'] as const)(
    'ends every race on the %s side',
    (side) => {
      let turns = 0;
      let longest = 0;
      let finished = 0;
      let boats = 0;
      for (let game = 0; game < 12; game++) {
        const over = playOn(
          newGame(`homing-${game}`, { side, players: 3 }),
          (state) => homingAction(state, `game-${game}`),
          { mostTurns: 400 },
        );
        for (const result of over.results) {
          expect(result.retired).toEqual([]);
          finished += result.places.length;
          for (const each of result.turns) {
            turns += each;
            boats++;
            longest = Math.max(longest, each);
          }
        }
      }
      console.log(
        `${side}: ${(turns / boats).toFixed(1)} turns a boat, ${longest} at most, ${finished} of ${boats} home`,
      );
      expect(finished / boats).toBeGreaterThan(0.6);
    },
    60_000,
  );
});
