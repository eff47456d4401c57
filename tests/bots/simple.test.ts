import { describe, expect, it } from 'vitest';
import { RULE_NAMES } from '../../src/engine/rules';
import { botNamed } from '../../src/bots/roster';
import { distinctChoices, keptBy, outcomesOf } from '../../src/bots/choices';
import { safestAction } from '../../src/bots/safest';
import type { Face } from '../../src/engine/dice';
import { applied, newGame, playOn } from './playing';

describe('random', () => {
  const bot = botNamed('random');

  it('plays legal games to the end under every rule', () => {
    for (const rule of RULE_NAMES) {
      const over = playOn(
        newGame(`legal ${rule}`, { rules: [rule] }),
        (state) => bot.choose(state, 's').action,
      );
      expect(over.phase).toBe('game-over');
    }
  });

  it('decides the same from the same state and seed, and differently from another seed', () => {
    const start = newGame('same');
    expect(bot.choose(start, 'a')).toEqual(bot.choose(start, 'a'));
    const starts = new Set(
      Array.from({ length: 30 }, (_, n) => JSON.stringify(bot.choose(start, `seed ${n}`))),
    );
    expect(starts.size).toBeGreaterThan(10);
  });

  it('takes every triple of adjustment, removed die and re-rolled dice equally often', () => {
    let state = newGame('uniform', { players: 2 });
    while (state.phase === 'placing') state = applied(state, bot.choose(state, 's').action);
    const boats = state.boats.map((boat) => ({ ...boat, dice: [1, 3] as const }));
    const counts = new Map<string, number>();
    const draws = 12_000;
    for (let n = 0; n < draws; n++) {
      const key = JSON.stringify(bot.choose({ ...state, boats }, `${n}`).action);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    // 4 re-rolls with an added die, 4 with the same dice, 2 × 2 with one removed.
    expect(counts.size).toBe(12);
    const expected = draws / 12;
    const chiSquare = [...counts.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
    // 11 degrees of freedom: 31.3 is passed once in a thousand; the draws are fixed, so this never flickers.
    expect(chiSquare).toBeLessThan(31.3);
  });
});

describe('pilot', () => {
  it('arrives', () => {
    let arrived = 0;
    let boats = 0;
    for (let n = 0; n < 2; n++) {
      const over = playOn(
        newGame(`pilot ${n}`, { races: 3 }),
        (state) => botNamed('pilot').choose(state, 's').action,
      );
      for (const { places, turns } of over.results) {
        arrived += places.length;
        boats += turns.length;
      }
    }
    expect(arrived).toBe(boats);
  }, 30_000);
});

describe('the safest action', () => {
  it('is legal in every state of a random game', () => {
    for (const rules of [[], ['power-turn', 'free-steering', 'coast-repair', 'five-dice']] as const) {
      const over = playOn(newGame('safe', { rules }), safestAction, { mostTurns: 40 });
      expect(over.phase).toBe('game-over');
    }
  });
});

describe('dice choices', () => {
  const rules = newGame('rules').rules;

  it('are all different and none is missing', () => {
    const hands: Face[][] = [[], [2], [1, 1], [1, 3], [3, 1, 2], [2, 2, 1, 2]];
    for (const dice of hands) {
      const keys = distinctChoices(dice, rules).map((choice) => keyOf(dice, choice));
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys.toSorted()).toEqual([...new Set(allChoices(dice).map((c) => keyOf(dice, c)))].toSorted());
    }
  });

  it('never add a sixth die under the option five dice', () => {
    const five = { ...rules, fiveDice: true };
    expect(distinctChoices([1, 1, 1, 1, 1], five).some(({ adjust }) => adjust === 'add')).toBe(false);
    expect(distinctChoices([1, 1, 1, 1], five).some(({ adjust }) => adjust === 'add')).toBe(true);
  });

  it('have outcomes that add up to all ways', () => {
    const outcomes = outcomesOf([3, 2], { adjust: 'add', removed: null, rerolled: [1] });
    expect(outcomes.reduce((sum, { ways }) => sum + ways, 0)).toBe(9);
    expect(outcomes).toContainEqual({ dice: [3, 1, 3], ways: 2 });
  });

  type Choice = ReturnType<typeof distinctChoices>[number];

  function keyOf(dice: readonly Face[], choice: Choice): string {
    const rolled = choice.rerolled.length + (choice.adjust === 'add' ? 1 : 0);
    return `${keptBy(dice, choice)
      .toSorted((a, b) => a - b)
      .join('')}+${rolled}`;
  }

  function allChoices(dice: readonly Face[]): Choice[] {
    const subsets = (left: number[]): number[][] =>
      left.reduce<number[][]>((found, index) => found.flatMap((set) => [set, [...set, index]]), [[]]);
    const all = dice.map((_, index) => index);
    return [
      ...subsets(all).flatMap((rerolled): Choice[] => [
        { adjust: 'add', removed: null, rerolled },
        { adjust: 'keep', removed: null, rerolled },
      ]),
      ...all.flatMap((removed) =>
        subsets(all.filter((index) => index !== removed)).map((rerolled): Choice => ({
          adjust: 'remove',
          removed,
          rerolled,
        })),
      ),
    ];
  }
});
