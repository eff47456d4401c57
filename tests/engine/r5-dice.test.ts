import { describe, expect, test } from 'vitest';
import { add, keep, remove, steer, type Action } from '../../src/engine/actions';
import type { Face } from '../../src/engine/dice';
import { legalWays } from '../../src/engine/legal';
import { E, onLagoon, play, refusalOf, rolling } from './support';

const withDice = (...dice: number[]) => onLagoon({ a: [3, 3] }, `a E ${dice.join(' ')}`);

describe('R5 dice', () => {
  test.each<[string, number[], Action, Face[]]>([
    ['add one', [3, 2], add(), [3, 2, 1]],
    ['add one and re-roll the 2', [3, 2], add(1), [3, 1, 3]],
    ['add one and re-roll all', [1, 1], add(0, 1), [3, 3, 3]],
    ['the first die', [], add(), [2]],
    ['remove a chosen one', [3, 2, 1], remove(1), [3, 1]],
    ['remove one and re-roll another, kept in its place', [3, 2, 2], remove(0, 1), [3, 2]],
    ['remove the last', [2], remove(0), []],
    ['keep all', [1, 3], keep(), [1, 3]],
    ['keep and re-roll all', [2, 1], keep(0, 1), [3, 2]],
    ['no dice, no change', [], keep(), []],
  ])('R5.1, R5.2: %s', (_, dice, action, after) => {
    const { boats, events } = play(rolling(withDice(...dice), action, after), action);
    expect(boats[0].dice).toEqual(after);
    const speed = after.reduce<number>((sum, face) => sum + face, 0);
    expect(events[0]).toMatchObject({ type: 'rolled', before: dice, dice: after, speed, turn: 1 });
  });

  test.each<[string, number[], Action, string]>([
    ['nothing to remove', [], remove(0), 'no-such-die'],
    ['no such die to remove', [3], remove(1), 'no-such-die'],
    ['half a die', [3, 3], remove(0.5), 'no-such-die'],
    ['no such die to re-roll', [3], keep(1), 'no-such-die'],
    ['a negative die', [3], keep(-1), 'no-such-die'],
    ['the removed die can not be rolled', [3, 2], remove(1, 1), 'removed-die-rerolled'],
    ['a die twice', [3, 2], keep(1, 1), 'rerolled-not-rising'],
    [
      'remove without naming one',
      [3],
      { type: 'roll', adjust: 'remove', removed: null, rerolled: [] },
      'no-such-die',
    ],
    [
      'add and remove: two changes',
      [3],
      { type: 'roll', adjust: 'add', removed: 0, rerolled: [] },
      'removed-without-remove',
    ],
    [
      'keep and remove',
      [3],
      { type: 'roll', adjust: 'keep', removed: 0, rerolled: [] },
      'removed-without-remove',
    ],
    ['a second roll', [3], steer(E), 'wrong-phase'],
  ])('R5.1, R5.2: %s is refused', (_, dice, action, code) => {
    expect(refusalOf(withDice(...dice), action)?.code).toBe(code);
  });

  test('R5.2: dice are rolled once a turn', () => {
    const rolled = play(withDice(1), add()).state;
    expect(refusalOf(rolled, keep(0))).toEqual({ code: 'wrong-phase', action: 'roll', phase: 'steering' });
  });

  test('R5.2: every face comes up about as often', () => {
    const seen = [0, 0, 0];
    for (let number = 0; number < 600; number++) {
      const state = onLagoon({ a: [3, 3] }, 'a E 1 1 1 1 1', `seed faces ${number}`);
      for (const face of play(state, keep(0, 1, 2, 3, 4)).boats[0].dice) seen[face - 1]++;
    }
    for (const count of seen) expect(Math.abs(count - 1000)).toBeLessThan(100);
  });

  test('R5.3: dice stay until the next turn', () => {
    const after = play(withDice(1, 2), keep(), steer(E)).state;
    expect(after.boats[0]).toMatchObject({ dice: [1, 2], turns: 1 });
    expect(after.phase).toBe('dice');
  });

  test('R5.4: neither five places nor 18 dice are a limit', () => {
    let state = onLagoon({ a: [3, 3] }, `a E ${'1 '.repeat(20)}`);
    state = play(state, add()).state;
    expect(state.boats[0].dice).toHaveLength(21);
  });

  test('R5.5: without dice the boat stays and may turn', () => {
    const rolled = play(withDice(2), remove(0)).state;
    expect(
      legalWays(rolled).map(({ heading, isAllowed, path }) => [heading, isAllowed, path.length]),
    ).toEqual([
      [1, true, 0],
      [0, true, 0],
      [5, true, 0],
    ]);
    const [boat] = play(rolled, steer(5)).boats;
    expect(boat).toMatchObject({ at: rolled.boats[0].at, heading: 5, damage: 0, turns: 1 });
  });
});
