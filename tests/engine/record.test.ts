import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatRecord,
  parseRecord,
  parseRecordText,
  parseSetup,
  type GameRecord,
} from '../../src/engine/record';
import { lakeFromCode } from '../../src/lakes/lakes';
import { playRandomGame } from './wild';

const { setup, actions } = playRandomGame('record');
const record: GameRecord = { version: 1, setup, actions };

const CODES = [
  'too-long',
  'not-json',
  'not-a-record',
  'unknown-version',
  'wrong-shape',
  'boat-taken-twice',
  'unknown-lake',
  'illegal-action',
];

function errorOf(input: unknown): string {
  const parsed = parseRecord(input, lakeFromCode);
  return parsed.ok ? 'ok' : parsed.error.code;
}

function whereOf(input: unknown): string | undefined {
  const parsed = parseRecord(input, lakeFromCode);
  return !parsed.ok && parsed.error.code === 'wrong-shape' ? parsed.error.where : undefined;
}

function nested(depth: number): unknown {
  let value: unknown = [];
  for (let level = 0; level < depth; level++) value = [value];
  return value;
}

describe('a record', () => {
  test('comes back from its text with all its states', () => {
    const parsed = parseRecordText(formatRecord(record), lakeFromCode);
    if (!parsed.ok) throw new Error(parsed.error.code);
    expect(parsed.record).toEqual(record);
    expect(parsed.replay.states).toHaveLength(actions.length + 1);
    expect(parsed.replay.states.at(-1)?.phase).toBe('game-over');
  });

  test('may stop in the middle of a game', () => {
    for (const length of [0, 1, 5, actions.length - 1])
      expect(errorOf({ ...record, actions: actions.slice(0, length) })).toBe('ok');
  });

  test.each<[string, unknown, string]>([
    ['nothing', undefined, 'not-a-record'],
    ['null', null, 'not-a-record'],
    ['a text', 'record', 'not-a-record'],
    ['a list', [record], 'not-a-record'],
    ['another version', { ...record, version: 2 }, 'unknown-version'],
    ['no version', { setup, actions }, 'unknown-version'],
    ['a version as text', { ...record, version: '1' }, 'unknown-version'],
    ['no set-up', { version: 1, actions }, 'wrong-shape'],
    ['one player', { ...record, setup: { ...setup, players: setup.players.slice(0, 1) } }, 'wrong-shape'],
    ['four races', { ...record, setup: { ...setup, races: 4 } }, 'wrong-shape'],
    ['half a race', { ...record, setup: { ...setup, races: 1.5 } }, 'wrong-shape'],
    ['an unknown rule', { ...record, setup: { ...setup, rules: ['cannons'] } }, 'wrong-shape'],
    ['an endless seed', { ...record, setup: { ...setup, seed: 'x'.repeat(1e6) } }, 'wrong-shape'],
    ['a seed of two lines', { ...record, setup: { ...setup, seed: 'a\nb' } }, 'wrong-shape'],
    ['no lake', { ...record, setup: { ...setup, lake: 'S-111111' } }, 'unknown-lake'],
    ['an inherited lake', { ...record, setup: { ...setup, lake: '__proto__' } }, 'unknown-lake'],
    [
      'a boat twice',
      { ...record, setup: { ...setup, players: [setup.players[0], setup.players[0]] } },
      'boat-taken-twice',
    ],
    ['an unknown action', { ...record, actions: [{ type: 'fly' }] }, 'wrong-shape'],
    ['an inherited action', { ...record, actions: [{ type: 'constructor' }] }, 'wrong-shape'],
    ['an action that is null', { ...record, actions: [null] }, 'wrong-shape'],
    ['actions as an object', { ...record, actions: { length: 3 } }, 'wrong-shape'],
    ['a place off the grid', { ...record, actions: [{ type: 'place', at: 784, heading: 0 }] }, 'wrong-shape'],
    ['a huge place', { ...record, actions: [{ type: 'place', at: 1e308, heading: 0 }] }, 'wrong-shape'],
    ['a heading as text', { ...record, actions: [{ type: 'place', at: 9, heading: '0' }] }, 'wrong-shape'],
    ['a place on land', { ...record, actions: [{ type: 'place', at: 0, heading: 0 }] }, 'illegal-action'],
    ['steering first', { ...record, actions: [{ type: 'steer', heading: 0 }] }, 'illegal-action'],
    ['actions after the end', { ...record, actions: [...actions, { type: 'next-race' }] }, 'illegal-action'],
    ['an action left out', { ...record, actions: actions.toSpliced(3, 1) }, 'illegal-action'],
    [
      'endless actions',
      { ...record, actions: Array.from({ length: 50_001 }, () => actions[0]) },
      'wrong-shape',
    ],
    ['depth', { ...record, actions: nested(100_000) }, 'wrong-shape'],
    ['depth in a set-up', { ...record, setup: nested(100_000) }, 'wrong-shape'],
  ])('%s is refused', (_, input, code) => {
    expect(errorOf(input)).toBe(code);
  });

  test('an error says where it is', () => {
    const broken = { ...record, actions: [...actions.slice(0, 2), { type: 'steer', heading: 9 }] };
    expect(whereOf(broken)).toBe('actions.2.heading');
    const illegal = parseRecord({ ...record, actions: [actions[0], actions[0]] }, lakeFromCode);
    expect(illegal).toMatchObject({ ok: false, error: { code: 'illegal-action', index: 1 } });
  });

  test('keys of the prototype change nothing', () => {
    const text = formatRecord(record).replace('{', '{"__proto__":{"polluted":true},"constructor":{},');
    const parsed = parseRecordText(text, lakeFromCode);
    expect(parsed.ok).toBe(true);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    if (parsed.ok) expect(parsed.record).toEqual(record);
  });

  test.each([
    ['', 'not-json'],
    ['{', 'not-json'],
    [formatRecord(record).slice(0, -1), 'not-json'],
    ['[', 'not-json'],
    ['['.repeat(200_000), 'not-json'],
    ['null', 'not-a-record'],
    ['1e999', 'not-a-record'],
    [' '.repeat(4_000_001), 'too-long'],
  ])('text that is none: %#', (text, code) => {
    const parsed = parseRecordText(text, lakeFromCode);
    expect(parsed.ok ? 'ok' : parsed.error.code).toBe(code);
  });

  test('truncated anywhere, it is refused and never throws', () => {
    const text = formatRecord(record);
    for (let length = 0; length < text.length; length += 37) {
      const parsed = parseRecordText(text.slice(0, length), lakeFromCode);
      expect(parsed.ok).toBe(false);
    }
  });

  test('whatever is put in, the answer is a record or a known error', () => {
    const junk = fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withNullPrototype: true,
      withSparseArray: true,
    });
    const anywhere = fc.oneof(
      junk,
      junk.map((value) => ({ version: 1, setup: value, actions })),
      junk.map((value) => ({ version: 1, setup, actions: [value] })),
      fc.record({ key: fc.constantFrom(...Object.keys(setup)), value: junk }).map(({ key, value }) => ({
        ...record,
        setup: { ...setup, [key]: value },
      })),
      fc
        .record({
          index: fc.nat(actions.length - 1),
          key: fc.constantFrom('type', 'at', 'heading', 'adjust', 'removed', 'rerolled'),
          value: junk,
        })
        .map(({ index, key, value }) => ({
          ...record,
          actions: actions.with(index, { ...actions[index], [key]: value }),
        })),
    );
    fc.assert(
      fc.property(anywhere, (input) => {
        const parsed = parseRecord(input, lakeFromCode);
        if (!parsed.ok) expect(CODES).toContain(parsed.error.code);
      }),
      { numRuns: 400 },
    );
  }, 60_000);
});

test('a set-up is read the same way for links', () => {
  expect(parseSetup(setup)).toEqual({ ok: true, setup });
  expect(parseSetup({ ...setup, rules: undefined })).toMatchObject({
    error: { code: 'wrong-shape', where: 'rules' },
  });
  expect(parseSetup(null)).toMatchObject({ ok: false });
});
