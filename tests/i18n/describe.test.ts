import { describe, expect, it } from 'vitest';
import type { Reason } from '../../src/bots/bot';
import type { GameEvent } from '../../src/engine';
import { catalogueOf } from '../../src/i18n/catalogue';
import { describeEvents, describeRecordError, describeRefusal, rollOf } from '../../src/i18n/describe';
import { english } from '../../src/i18n/en/catalogue';
import { LANGUAGES } from '../../src/i18n/language';
import { describeReason, type SpokenReason } from '../../src/i18n/reasons';
import { EVENTS, NAMES, RECORD_ERRORS, REFUSALS } from './samples';

const SLIPS = /undefined|NaN|\[object|null| {2}|\.\.|,\./;
const log = (...events: GameEvent[]) => describeEvents(events, NAMES, english);

describe('the log', () => {
  it('tells a move with what it brought in one sentence', () => {
    expect(log(EVENTS.moved, EVENTS.milestone)).toEqual(['Purple went left 6, rounded buoy 1.']);
  });

  it.each([
    { turn: 'ahead', heading: 0, expected: 'Purple went ahead 6.' },
    { turn: 'right', heading: 5, expected: 'Purple went right 6.' },
    { turn: 'sharp left', heading: 2, expected: 'Purple went sharp left 6.' },
    { turn: 'sharp right', heading: 4, expected: 'Purple went sharp right 6.' },
  ] as const)('names the way $turn', ({ heading, expected }) => {
    expect(log({ ...EVENTS.moved, heading })).toEqual([expected]);
  });

  it('tells a boat that only turns from one that stays', () => {
    const still = { ...EVENTS.moved, path: [], to: 100, speed: 0 };
    expect(log(still)).toEqual(['Purple turned left.']);
    expect(log({ ...still, heading: 0 })).toEqual(['Purple stayed.']);
  });

  it('parts the roll from the move', () => {
    expect(log(EVENTS.rolled, { ...EVENTS.moved, seat: 1 })).toEqual([
      'Yellow rolled 1 and 3: speed 7.',
      'Yellow went left 6.',
    ]);
  });

  it('tells braking, keeping and waiting', () => {
    const { rolled } = EVENTS;
    expect(log({ ...rolled, adjust: 'remove', removed: 0, rerolled: [], dice: [2], speed: 2 })).toEqual([
      'Yellow took off a 3: speed 2.',
    ]);
    expect(log({ ...rolled, adjust: 'remove', removed: 0, rerolled: [1], dice: [1], speed: 1 })).toEqual([
      'Yellow took off a 3 and rolled 1: speed 1.',
    ]);
    expect(log({ ...rolled, adjust: 'keep', rerolled: [], dice: [3, 2], speed: 5 })).toEqual([
      'Yellow kept speed 5.',
    ]);
    expect(log({ ...rolled, before: [], adjust: 'keep', rerolled: [], dice: [], speed: 0 })).toEqual([
      'Yellow rolled nothing.',
    ]);
  });

  it('tells a crash behind another boat', () => {
    expect(log({ ...EVENTS.moved, path: [101], behind: 1 }, EVENTS.crashed, EVENTS.sank)).toEqual([
      'Purple went left 1, stopped behind Yellow, crashed and took 2 damage (3 of 4), sank.',
    ]);
  });

  it('tells races and games apart from boats', () => {
    expect(log(EVENTS.finished, EVENTS['race-ended'], EVENTS['game-ended'])).toEqual([
      'Purple finished 2nd.',
      'Race 1 is over. Points: Orange 3, Yellow 4, Black 0, Red 0, Purple 5 and White 0.',
      'Purple wins the game with 44 points.',
    ]);
  });

  it('tells a shared win', () => {
    expect(log({ ...EVENTS['game-ended'], ranking: [[0, 2]], totals: [1, 0, 1] })).toEqual([
      'Orange and Black share the win with 1 point.',
    ]);
  });

  it.each(LANGUAGES)('has a sentence for every event in %s', async (language) => {
    const words = await catalogueOf(language);
    for (const event of Object.values(EVENTS)) {
      const sentences = describeEvents([event], NAMES, words);
      expect(sentences, event.type).toHaveLength(1);
      expect(sentences[0], event.type).not.toMatch(SLIPS);
      expect(sentences[0], event.type).toMatch(/\.$/);
    }
  });
});

describe('rollOf', () => {
  it('parts what was rolled from what was kept', () => {
    expect(rollOf(EVENTS.rolled)).toEqual({ faces: [1, 3], keep: 3 });
  });

  it('knows the places of dice behind a removed one', () => {
    const event = {
      ...EVENTS.rolled,
      before: [3, 2, 2],
      adjust: 'remove',
      removed: 0,
      rerolled: [2],
    } as const;
    expect(rollOf({ ...event, dice: [2, 3], speed: 5 })).toEqual({ faces: [3], keep: 2 });
  });
});

describe('refusals', () => {
  it('name the ways as seen from the boat', () => {
    const options = { names: NAMES, words: english, heading: 0 } as const;
    expect(describeRefusal(REFUSALS['heading-forbidden'], options)).toBe(
      'Left: crash after 3. You must go ahead or right.',
    );
    expect(describeRefusal(REFUSALS['heading-not-offered'], options)).toBe(
      'From here a boat can only go left, ahead or right.',
    );
    expect(describeRefusal(REFUSALS['space-taken'], options)).toBe('Black is already there.');
  });

  it.each(LANGUAGES)('are all said in %s, with and without a boat', async (language) => {
    const words = await catalogueOf(language);
    const said = Object.values(REFUSALS).flatMap((refusal) => [
      describeRefusal(refusal, { names: NAMES, words, heading: 0 }),
      describeRefusal(refusal, { names: [], words }),
    ]);
    for (const sentence of said) expect(sentence).not.toMatch(SLIPS);
    for (const sentence of said) expect(sentence).toMatch(/\.$/);
  });
});

describe('record errors', () => {
  it('say which step broke which rule', () => {
    expect(describeRecordError(RECORD_ERRORS['illegal-action'], english)).toBe(
      'Step 12 of the game is against the rules. That way is not allowed.',
    );
  });

  it.each(LANGUAGES)('are all said in %s, shortly', async (language) => {
    const words = await catalogueOf(language);
    for (const error of Object.values(RECORD_ERRORS)) {
      const sentence = describeRecordError(error, words);
      expect(sentence, error.code).not.toMatch(SLIPS);
      expect(sentence.length, error.code).toBeLessThan(240);
    }
  });
});

describe('reasons of bots', () => {
  const REASONS: readonly SpokenReason[] = [
    { code: 'rerolls-to-clear', face: 1, chance: [4, 9] },
    { code: 'slows-down', face: 3, chance: [9, 9] },
    { code: 'adds-for-speed', chance: [1, 3] },
    { code: 'risks-a-crash', chance: [0, 3] },
    { code: 'keeps-speed', speed: 5 },
    { code: 'coasts-to-repair', damage: 0 },
    { code: 'crashes-least', damage: 1 },
    { code: 'rounds-buoy', buoy: 2 },
    { code: 'heads-for', buoy: 3 },
    { code: 'heads-for', buoy: 0 },
    { code: 'stops-behind', seat: 3 },
    { code: 'finishes' },
    { code: 'is-forced' },
    { code: 'turns-in-place' },
    { code: 'plays-safe' },
  ];

  it('cover whatever a bot may say', () => {
    // A reason of a bot that has no words fails the type check here.
    const said = (reason: Reason) => describeReason(reason, NAMES, english);
    expect(said({ code: 'stops-behind', seat: 4 })).toBe('lines up behind Purple');
  });

  it.each<{ reason: SpokenReason; said: string }>([
    { reason: { code: 'rerolls-to-clear', face: 1, chance: [4, 9] }, said: 're-rolls the 1, clear 4 in 9' },
    { reason: { code: 'slows-down', face: 3, chance: [9, 9] }, said: 'takes off the 3, clear for sure' },
    { reason: { code: 'heads-for', buoy: 0 }, said: 'heads for the line' },
    { reason: { code: 'stops-behind', seat: 3 }, said: 'lines up behind Red' },
  ])('say "$said"', ({ reason, said }) => {
    expect(describeReason(reason, NAMES, english)).toBe(said);
  });

  it.each(LANGUAGES)('are said in %s', async (language) => {
    const words = await catalogueOf(language);
    for (const reason of REASONS) expect(describeReason(reason, NAMES, words)).not.toMatch(SLIPS);
  });
});
