import { describe, expect, test } from 'vitest';
import { oneOf, once, readOptions, text, wholeNumber } from '../../scripts/options';

const readers = {
  seed: text,
  players: wholeNumber({ least: 2, most: 6 }),
  side: oneOf(['standard', 'expert']),
};

describe('readOptions', () => {
  test('reads both spellings and keeps repeated values in order', () => {
    expect(readOptions(['--seed', 'x', '--seed=y=z', '--players=3'], readers)).toEqual({
      seed: ['x', 'y=z'],
      players: [3],
      side: [],
    });
  });

  test.each([
    [['--speed', '3'], '"--speed" is no option; there are --seed, --players, --side.'],
    [['seed'], '"seed" is no option; there are --seed, --players, --side.'],
    [['--__proto__', '3'], '"--__proto__" is no option; there are --seed, --players, --side.'],
    [['--seed'], '--seed needs a value.'],
    [['--seed='], '--seed needs a text that is not empty.'],
    [['--players', '7'], '--players takes a whole number from 2 to 6, not "7".'],
    [['--players', '2.5'], '--players takes a whole number from 2 to 6, not "2.5".'],
    [['--players', ''], '--players takes a whole number from 2 to 6, not "".'],
    [['--players', '0x3'], '--players takes a whole number from 2 to 6, not "0x3".'],
    [['--side', 'Standard'], '--side takes one of standard, expert, not "Standard".'],
  ])('%j → %s', (args, sentence) => {
    expect(() => readOptions(args, readers)).toThrow(new Error(sentence));
  });

  test('an option for one value refuses two', () => {
    expect(once([1], 'players')).toBe(1);
    expect(once([], 'players')).toBeUndefined();
    expect(() => once([1, 2], 'players')).toThrow('--players was given 2 times.');
  });
});
