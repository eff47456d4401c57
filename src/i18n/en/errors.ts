/** What went wrong, what it means, and what to do: files, links, storage and choices the rules forbid. */
import type { RecordError } from '../../engine/record';
import type { Phase } from '../../engine/state';
import { formatsOf } from '../format';
import type { Worded } from '../worded';

const { any, number } = formatsOf('en');

/** A message for every code, whatever it needs to know. */
type ForEach<Code extends string> = Record<Code, string | ((p: never) => string)>;

export const errors = {
  record: {
    'too-long': ({ most }: { most: number }) => `The file is longer than ${number(most)} characters.`,
    'not-json': 'This file cannot be read. It may be cut off, or not a game file.',
    'not-a-record': 'This file does not hold a game.',
    'unknown-version': ({ version }: { version: string }) =>
      `This game was saved in a form we do not know (${version}). A newer version may read it.`,
    'wrong-shape': ({ where, expected }: { where: string; expected: string }) =>
      `The game is damaged at “${where}”: ${expected} should be there.`,
    'boat-taken-twice': ({ name }: { name: string }) => `Two players have the same boat, ${name}.`,
    'unknown-lake': ({ lake }: { lake: string }) => `There is no lake with the code “${lake}”.`,
    'illegal-action': ({ n, reason }: { n: number; reason: string }) =>
      `Step ${n} of the game is against the rules. ${reason}`,
  } satisfies ForEach<RecordError['code']>,
  refusal: {
    wrongPhase: {
      placing: 'The boats have to be placed first.',
      dice: 'The dice come first.',
      steering: 'Choose a way first.',
      'race-over': 'This race is over.',
      'game-over': 'The game is over.',
    } satisfies Record<Phase, string>,
    notAStartSpace: 'Boats start on the line or up to 2 spaces behind it.',
    spaceTaken: ({ name }: { name: string }) => `${name} is already there.`,
    noSuchHeading: 'There is no such direction.',
    noSuchDie: 'That die is not there.',
    removedDieRerolled: 'A die that goes away cannot be rolled.',
    wrongDice: 'That choice of dice does not fit together.',
    tooManyDice: ({ most }: { most: number }) => `More than ${most} dice are not allowed in this game.`,
    headingNotOffered: ({ ways }: { ways: readonly string[] }) =>
      `From here a boat can only go ${any(ways)}.`,
    headingForbidden: ({ way, reach, ways }: { way: string; reach: number; ways: readonly string[] }) =>
      `${way}: ${reach > 0 ? `crash after ${reach}` : 'blocked'}. You must go ${any(ways)}.`,
    wayNotAllowed: 'That way is not allowed.',
    raceStillCounts: 'There are still points to win in this race.',
  },
  /** A screen that failed. */
  broken: {
    title: 'Something broke',
    text: 'Your game is saved as it was before the last tap. Load the page again to go on.',
    reload: 'Load again',
  },
  storage: {
    full: 'The browser’s storage is full. The game goes on, but it is not saved. Delete old games or save it as a file.',
    lost: 'This saved game cannot be opened. It is left as it is.',
  },
  file: {
    unreadable: 'The file could not be opened.',
  },
  link: {
    broken: 'This link is incomplete or damaged.',
    brokenText: 'Ask for it again, or start with a fresh lake.',
    copyFailed: 'Copying did not work. Mark the link and copy it yourself.',
  },
  page: {
    languageFailed: 'The words could not be loaded. Are you online?',
  },
};

export type Errors = Worded<typeof errors>;
