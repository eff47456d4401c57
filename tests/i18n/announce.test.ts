import { describe, expect, it } from 'vitest';
import { spaceAt, type GameEvent, type Way } from '../../src/engine';
import {
  LONGEST_ANNOUNCEMENT,
  announceMove,
  announceRoll,
  announceTurn,
  isUrgent,
  type TurnReport,
} from '../../src/i18n/announce';
import { catalogueOf } from '../../src/i18n/catalogue';
import { english } from '../../src/i18n/en/catalogue';
import { LANGUAGES } from '../../src/i18n/language';
import { bearingOf, turnBetween } from '../../src/i18n/turns';
import { EVENTS, LONG_NAMES, NAMES } from './samples';

const YELLOW: TurnReport = {
  name: 'Yellow',
  dice: [3, 2],
  speed: 5,
  damage: 1,
  target: { kind: 'buoy', buoy: 2, hand: 'left', away: 6, bearing: 'aheadRight' },
  ways: [
    { turn: 'ahead', reach: 9, obstacle: 'island' },
    { turn: 'left', reach: 2, obstacle: 'shore' },
    { turn: 'right', reach: 12 },
  ],
};

const way = (part: Partial<Way>): Way => ({
  heading: 0,
  reach: 9,
  path: [],
  to: 0,
  behind: null,
  crash: 0,
  progress: { started: true, rounded: 0, counts: [0, 0, 0], finished: false },
  milestones: [],
  isAllowed: true,
  damageAfter: 0,
  sinks: false,
  ...part,
});

describe('a turn', () => {
  it('is announced with dice, damage, buoy and free water', () => {
    expect(announceTurn(YELLOW, english)).toBe(
      'Yellow’s turn. Speed 5, dice 3 and 2. Damage 1 of 4. Next buoy 2, keep it on your left, 6 away, ' +
        'ahead right. Ahead 9 free then island. Left 2 free then shore. Right 12 free.',
    );
  });

  it('names start and finish', () => {
    expect(announceTurn({ ...YELLOW, target: { kind: 'start' }, ways: [] }, english)).toContain(
      'Next over the start line.',
    );
    expect(announceTurn({ ...YELLOW, target: { kind: 'finish' }, ways: [] }, english)).toContain(
      'Next the finish line.',
    );
  });

  it.each(LANGUAGES)('fits in %s with a long name and five ways', async (language) => {
    const words = await catalogueOf(language);
    const turns = ['sharpLeft', 'left', 'ahead', 'right', 'sharpRight'] as const;
    const ways = turns.map((turn) => ({ turn, reach: 12, obstacle: 'island' as const }));
    const said = announceTurn({ ...YELLOW, name: LONG_NAMES[1], dice: [3], speed: 3, ways }, words);
    expect(said.length).toBeLessThanOrEqual(LONGEST_ANNOUNCEMENT);
    expect(said).toContain(LONG_NAMES[1]);
    expect(said).toContain(words.common.ways.sharpRight.bare);
  });
});

describe('a roll', () => {
  const { rolled } = EVENTS;

  it('is announced with speed and ways (E1)', () => {
    const ways = [
      way({ heading: 1, reach: 0, isAllowed: false, crash: 7 }),
      way({ heading: 0, reach: 6, isAllowed: false, crash: 1 }),
      way({ heading: 5, reach: 12 }),
    ];
    expect(announceRoll({ event: rolled, heading: 0, ways, names: NAMES }, english)).toBe(
      'Rolled 1 and 3, kept 3. Speed 7. Right 7 is clear. Left and ahead would crash, not allowed.',
    );
  });

  it('warns of crashes, sinking and boats in the way', () => {
    const ways = [
      way({ heading: 1, reach: 5, crash: 2 }),
      way({ heading: 0, reach: 5, crash: 2, sinks: true }),
      way({ heading: 5, path: [1, 2], behind: 4 }),
    ];
    const said = announceRoll({ event: rolled, heading: 0, ways, names: NAMES }, english);
    expect(said).toContain('Left crashes after 5, damage 2.');
    expect(said).toContain('Ahead crashes after 5 and sinks.');
    expect(said).toContain('Right 2, stops behind Purple.');
  });

  it('offers a boat without dice its turns', () => {
    const event = { ...rolled, before: [], adjust: 'keep', rerolled: [], dice: [], speed: 0 } as const;
    const ways = [way({ heading: 1 }), way({ heading: 0 }), way({ heading: 5 })];
    expect(announceRoll({ event, heading: 0, ways, names: NAMES }, english)).toBe(
      'Nothing rolled. Speed 0. Choose left, ahead or right.',
    );
  });

  it.each(LANGUAGES)('fits in %s', async (language) => {
    const words = await catalogueOf(language);
    const ways = ([2, 1, 0, 5, 4] as const).map((heading) => way({ heading, path: [1, 2], behind: 4 }));
    const said = announceRoll({ event: rolled, heading: 0, ways, names: LONG_NAMES }, words);
    expect(said.length).toBeLessThanOrEqual(LONGEST_ANNOUNCEMENT);
  });
});

describe('a move', () => {
  const { moved, milestone, crashed, sank, finished } = EVENTS;
  const say = (events: readonly GameEvent[], next?: number) =>
    announceMove(events, { names: NAMES, words: english, next });

  it('is announced with what it rounded and who is next', () => {
    expect(
      say(
        [
          { ...moved, seat: 1, heading: 5 },
          { ...milestone, seat: 1 },
        ],
        3,
      ),
    ).toBe('Yellow right 6. Rounded buoy 1. Next buoy 2. Red’s turn.');
  });

  it('knows the finish after the third buoy and the buoy again when it is undone', () => {
    expect(say([{ ...milestone, buoy: 3 }])).toBe('Rounded buoy 3. Next the finish.');
    expect(say([{ ...milestone, kind: 'unrounded', buoy: 2 }])).toBe('Buoy 2 undone. Next buoy 2.');
    expect(say([{ ...milestone, kind: 'started', buoy: 0 }])).toBe('Started. Next buoy 1.');
    expect(say([{ ...milestone, kind: 'unstarted', buoy: 0 }])).toBe('Back behind the start.');
  });

  it('tells a crash and the stopped engine', () => {
    const crash = { ...moved, seat: 3, speed: 5, reach: 3, path: [1, 2, 3] };
    expect(say([crash, { ...crashed, seat: 3, crash: 2, damage: 2 }])).toBe(
      'Red crashed after 3. Damage 2, now 2 of 4. Engine stopped.',
    );
    expect(say([crash, { ...crashed, seat: 3, crash: 4, damage: 4 }, { ...sank, seat: 3 }])).toBe(
      'Red crashed after 3. Damage 4, now 4 of 4. Red sinks.',
    );
  });

  it('tells finishing, and the end of race and game', () => {
    expect(say([moved, finished])).toBe('Purple left 6. Purple finishes 2nd.');
    expect(say([EVENTS['race-ended'], EVENTS['game-ended']])).toBe(
      'Race 1 is over. Points: Orange 3, Yellow 4, Black 0, Red 0, Purple 5 and White 0. Purple wins the game.',
    );
  });

  it.each(LANGUAGES)('fits in %s even if everything happens at once', async (language) => {
    const words = await catalogueOf(language);
    const events: GameEvent[] = [
      { ...moved, behind: 0, speed: 12 },
      milestone,
      { ...milestone, buoy: 2 },
      { ...milestone, buoy: 3 },
      finished,
      crashed,
      sank,
      EVENTS['race-ended'],
      EVENTS['game-ended'],
    ];
    const said = announceMove(events, { names: LONG_NAMES, words, next: 2 });
    expect(said.length).toBeLessThanOrEqual(LONGEST_ANNOUNCEMENT);
    expect(said).toContain(words.speech.sank({ name: LONG_NAMES[4] }));
  });

  it('is urgent when a hull suffers', () => {
    expect(isUrgent([moved, crashed])).toBe(true);
    expect(isUrgent([moved, milestone])).toBe(false);
  });
});

describe('directions seen from a boat', () => {
  it.each([
    { heading: 0, target: [14, 10], expected: 'ahead' },
    { heading: 3, target: [14, 10], expected: 'behind' },
    { heading: 0, target: [10, 4], expected: 'left' },
    { heading: 0, target: [10, 16], expected: 'right' },
    { heading: 1, target: [14, 10], expected: 'aheadRight' },
    { heading: 5, target: [14, 10], expected: 'aheadLeft' },
    { heading: 2, target: [14, 10], expected: 'behindRight' },
    { heading: 4, target: [14, 10], expected: 'behindLeft' },
  ] as const)('heading $heading sees $target $expected', ({ heading, target, expected }) => {
    const boat = { at: spaceAt(10, 10), heading };
    expect(bearingOf(boat, spaceAt(target[0], target[1]))).toBe(expected);
  });

  it('never turn right round', () => {
    expect(() => turnBetween(0, 3)).toThrow('right round');
  });
});
