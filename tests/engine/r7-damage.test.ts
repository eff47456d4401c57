import { describe, expect, test } from 'vitest';
import { keep, nextRace, retire, steer } from '../../src/engine/actions';
import { carriedDamage } from '../../src/engine/damage';
import { rulesFrom } from '../../src/engine/rules';
import { ASHORE } from '../../src/engine/state';
import { E, onLagoon, play } from './support';

/** A boat two spaces from the eastern shore, with nothing but shore to its sides. */
const cornered = (...facts: string[]) => onLagoon({ a: [17, 1], b: [5, 5] }, ...facts, 'b E', 'turn a');

describe('R7 damage', () => {
  test.each([
    ['2', 0, 0, [2], 'racing'],
    ['3', 0, 1, [], 'racing'],
    ['3 2', 0, 3, [], 'racing'],
    ['3 3', 0, 4, [], 'sunk'],
    ['3', 3, 4, [], 'sunk'],
    ['2', 3, 3, [2], 'racing'],
    ['3 3 3 3', 1, 11, [], 'sunk'],
  ])('R7.1, R7.2: dice %s with %d counters before: %d after', (dice, before, after, kept, status) => {
    const { boats, events } = play(cornered(`a NE ${dice} damage ${before}`), keep(), steer(E));
    const [boat] = boats;
    expect(boat).toMatchObject({ damage: after, dice: kept, status });
    expect(boat.isHurt).toBe(after > before);
    expect(boat.at === ASHORE).toBe(status === 'sunk');
    expect(events.filter(({ type }) => type === 'crashed')).toEqual(
      after > before ? [{ type: 'crashed', seat: 0, crash: after - before, damage: after }] : [],
    );
    expect(events.some(({ type }) => type === 'sank')).toBe(status === 'sunk');
  });

  test('R7.2: a sunk boat takes no more turns and frees its space', () => {
    const sunk = play(cornered('a NE 3 3'), keep(), steer(E)).state;
    expect(sunk.activeSeat).toBe(1);
    expect(play(sunk, keep(), steer(E)).state.activeSeat).toBe(1);
  });

  test.each([
    [0, false, 0],
    [0, true, 1],
    [1, true, 2],
    [2, true, 3],
    [2, false, 2],
  ])('R7.3: %d at the start, hurt %s: %d at the next', (damageAtStart, isHurt, carried) => {
    const rules = rulesFrom([], 3);
    for (const damageAtEnd of [1, 3, 7])
      expect(carriedDamage({ damageAtStart, damageAtEnd, isHurt, race: 2, rules })).toBe(carried);
  });

  test('R7.3: three races, hurt in each', () => {
    let state = play(cornered('a NE 3 2'), keep(), steer(E), retire, retire).state;
    expect(state.results[0]).toMatchObject({ retired: [0, 1], carried: [1, 0] });
    state = play(state, nextRace).state;
    expect(state.boats[0]).toMatchObject({ damage: 1, damageAtStart: 1, isHurt: false, dice: [] });
  });
});
