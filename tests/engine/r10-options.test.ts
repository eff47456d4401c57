import { describe, expect, test } from 'vitest';
import { add, keep, remove, retire, steer, type Action } from '../../src/engine/actions';
import { carriedDamage } from '../../src/engine/damage';
import { legalWays } from '../../src/engine/legal';
import { parsePosition } from '../../src/engine/notation/parse';
import { rulesFrom, type RuleName } from '../../src/engine/rules';
import type { GameState } from '../../src/engine/state';
import { E, NE, NW, SE, SW, onLagoon, play, refusalOf } from './support';

function allowedIn(state: GameState): number[] {
  return legalWays(state).flatMap(({ heading, isAllowed }) => (isAllowed ? [heading] : []));
}

describe('R10 options', () => {
  test('all off by default, but the score variant for two', () => {
    expect(Object.values(rulesFrom([], 3)).some(Boolean)).toBe(false);
    expect(rulesFrom([], 2).scoreVariant).toBe(true);
    expect(rulesFrom(['score-variant'], 6).scoreVariant).toBe(true);
  });

  describe('coast repair', () => {
    test.each<[string, string, Action, number]>([
      ['with dice', 'a E 1 1 damage 2', keep(), 1],
      ['without dice', 'a E damage 3', keep(), 2],
      ['nothing to repair', 'a E 1', keep(), 0],
      ['not when re-rolling', 'a E 1 damage 2', keep(0), 2],
      ['not when adding', 'a E damage 2', add(), 2],
      ['not when removing', 'a E 1 damage 2', remove(0), 2],
    ])('%s', (_, boat, action, damage) => {
      const { boats, events } = play(onLagoon({ a: [3, 3] }, boat, 'rules coast-repair'), action);
      expect(boats[0].damage).toBe(damage);
      const repairs = events.filter(({ type }) => type === 'repaired');
      expect(repairs).toHaveLength(/damage/.test(boat) && damage < Number(boat.at(-1)) ? 1 : 0);
    });

    test('before the move: a boat with 3 counters survives a crash of 1', () => {
      const start = onLagoon({ a: [18, 1] }, 'a NE 2 damage 3', 'rules coast-repair');
      expect(play(start, keep(), steer(E)).boats[0]).toMatchObject({
        damage: 3,
        status: 'racing',
        isHurt: true,
      });
    });

    test('not on a retiring turn, and not without the option', () => {
      const start = onLagoon({ a: [3, 3], b: [5, 5] }, 'a E damage 2', 'b E', 'rules coast-repair');
      expect(play(start, retire).boats[0].damage).toBe(2);
      expect(play(onLagoon({ a: [3, 3] }, 'a E damage 2'), keep()).boats[0].damage).toBe(2);
    });

    test.each([
      ['no more than the boat has at the end', 1, 0, true, 0],
      ['R7.3 else', 1, 3, true, 2],
      ['unhurt and repaired', 2, 1, false, 1],
    ])('carries %s', (_, damageAtStart, damageAtEnd, isHurt, carried) => {
      const rules = rulesFrom(['coast-repair'], 4);
      expect(carriedDamage({ damageAtStart, damageAtEnd, isHurt, race: 1, rules })).toBe(carried);
    });
  });

  describe('wear and tear', () => {
    test.each<[RuleName[], number, number, boolean, number, number]>([
      [['wear-and-tear'], 0, 0, false, 1, 1],
      [['wear-and-tear'], 1, 1, false, 2, 2],
      [['wear-and-tear'], 0, 2, true, 1, 1],
      [['wear-and-tear'], 2, 3, true, 2, 3],
      [['wear-and-tear', 'coast-repair'], 1, 1, true, 2, 2],
      [['wear-and-tear', 'coast-repair'], 0, 0, true, 1, 1],
    ])(
      '%j: %d at the start, %d at the end, hurt %s, race %d: carries %d',
      (names, damageAtStart, damageAtEnd, isHurt, race, carried) => {
        const rules = rulesFrom(names, 4);
        expect(carriedDamage({ damageAtStart, damageAtEnd, isHurt, race, rules })).toBe(carried);
      },
    );

    test.each([
      [1, 1, 0],
      [2, 1, 1],
      [2, 2, 1],
      [3, 2, 2],
      [3, 3, 2],
    ])('coast repair in race %d with %d counters leaves %d', (race, before, after) => {
      const facts = ['rules coast-repair wear-and-tear', `race ${race}`];
      expect(play(onLagoon({ a: [3, 3] }, `a E damage ${before}`, ...facts), keep()).boats[0].damage).toBe(
        after,
      );
    });
  });

  describe('free steering', () => {
    const at = (dice: string) =>
      play(onLagoon({ a: [13, 9] }, `a E ${dice}`, 'rules free-steering'), keep()).state;
    test('any heading with a reach of 1 may be taken, even if it crashes', () => {
      expect(allowedIn(at('3'))).toEqual([NE, E, SE]);
      expect(play(at('3'), steer(E)).boats[0]).toMatchObject({ damage: 1, dice: [] });
    });

    const walled = (dice: string, east: string) =>
      play(parsePosition(`# # # #\n # a ${east} #\n# # # #\n\na E ${dice}\nrules free-steering`), keep())
        .state;
    test.each([
      ['a heading without reach is closed', '1', '.', [E]],
      ['none has reach: any', '2', '#', [NE, E, SE]],
      ['speed 0: any', '', '.', [NE, E, SE]],
    ])('%s', (_, dice, east, allowed) => {
      expect(allowedIn(walled(dice, east))).toEqual(allowed);
    });
  });

  describe('power turn', () => {
    const offered = (dice: string, action: Action = keep()) => {
      const rolled = play(onLagoon({ a: [3, 3] }, `a E ${dice}`, 'rules power-turn'), action).state;
      return legalWays(rolled).map(({ heading }) => heading);
    };
    test.each<[string, string, Action, number[]]>([
      ['on one die', '3', keep(), [NW, NE, E, SE, SW]],
      ['not on two', '1 1', keep(), [NE, E, SE]],
      ['not without dice', '', keep(), [NE, E, SE]],
      ['what counts are the dice after the roll: added', '', add(), [NW, NE, E, SE, SW]],
      ['removed', '1 1', remove(0), [NW, NE, E, SE, SW]],
      ['added to one', '1', add(), [NE, E, SE]],
    ])('%s', (_, dice, action, headings) => expect(offered(dice, action)).toEqual(headings));

    test('R6.2 looks at all five headings', () => {
      // The shore lies ahead and to both sides; only 120° to the right leads on.
      const state = play(onLagoon({ a: [19, 1] }, 'a E 3', 'rules power-turn'), keep()).state;
      expect(allowedIn(state)).toEqual([SW]);
      const plain = play(onLagoon({ a: [19, 1] }, 'a E 3'), keep()).state;
      expect(allowedIn(plain)).toEqual([NE, E, SE]);
    });
  });

  test('five dice: no sixth', () => {
    const state = onLagoon({ a: [3, 3] }, 'a E 1 1 1 1 1', 'rules five-dice');
    expect(refusalOf(state, add())).toEqual({ code: 'too-many-dice', most: 5 });
    expect(refusalOf(state, keep(0, 1, 2, 3, 4))).toBeNull();
    expect(refusalOf(onLagoon({ a: [3, 3] }, 'a E 1 1 1 1', 'rules five-dice'), add())).toBeNull();
    expect(refusalOf(onLagoon({ a: [3, 3] }, 'a E 1 1 1 1 1'), add())).toBeNull();
  });

  test.each([1, 2])('%d races: the game ends after the last of them', (races) => {
    const state = onLagoon({ a: [3, 3], b: [5, 5] }, 'a E', 'b E', `races ${races}`, `race ${races}`);
    const over = play(state, retire, retire);
    expect(over.state.phase).toBe('game-over');
    expect(over.events.at(-1)).toEqual({ type: 'game-ended', ranking: [[0, 1]], totals: [0, 0] });
    expect(refusalOf(over.state, { type: 'next-race' })?.code).toBe('wrong-phase');
  });
});
