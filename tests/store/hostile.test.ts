/** Storage and files after an accident or an attack: one part of a good text is something else. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { english } from '../../src/i18n/en/catalogue';
import { describeRecordError } from '../../src/i18n/describe';
import { createSettingsStore, USUAL_SETTINGS } from '../../src/store/settings';
import { formatSavedGame, listHeads, openGame, parseSavedGame, saveGame } from '../../src/store/savedGames';
import { memoryStorage } from '../../src/store/storage';
import { readTableChoice, USUAL_CHOICE } from '../../src/store/tableChoice';
import { newBench, playOn, startGame } from './playing';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Replaces the part that `way` leads to; each number chooses one of the parts at hand. */
function damage(good: Json, way: readonly number[], bad: Json): Json {
  const [step, ...rest] = way;
  if (step === undefined || typeof good !== 'object' || good === null) return bad;
  const keys = Object.keys(good);
  if (keys.length === 0) return bad;
  const key = keys[step % keys.length];
  if (Array.isArray(good)) return good.with(Number(key), damage(good[Number(key)], rest, bad));
  return { ...good, [key]: damage(good[key], rest, bad) };
}

/** What breaks careless readers, beside any JSON at all. */
const BAD: readonly Json[] = [
  null,
  -1,
  0.5,
  1e308,
  2 ** 53,
  '',
  '\u0000',
  '\ud800',
  '__proto__',
  'x'.repeat(5000),
  [],
  {},
  { length: 3 },
];

/** Good text with one part replaced, and now and then cut off. */
function damaged(good: Json): fc.Arbitrary<string> {
  const bad = fc.oneof(
    fc.constantFrom(...BAD),
    fc.jsonValue().map((value) => value as Json),
  );
  return fc
    .tuple(fc.array(fc.nat({ max: 50 }), { maxLength: 6 }), bad, fc.nat({ max: 20 }))
    .map(([way, part, cut]) => {
      const text = JSON.stringify(damage(good, way, part));
      return cut === 0 ? text.slice(0, Math.trunc(text.length / 2)) : text;
    });
}

function goodGame(): Json {
  const bench = newBench();
  startGame(bench, { players: 3, races: 2 });
  playOn(bench, 30);
  const opened = openGame(bench.storage, 'id1');
  if (!opened?.ok) throw new Error('not saved');
  return JSON.parse(formatSavedGame({ ...opened.saved, rewinds: [{ at: 3, actions: 2 }] })) as Json;
}

describe('a damaged game', () => {
  it('is refused in words, or plays and can be saved and read again', () => {
    let refused = 0;
    let played = 0;
    fc.assert(
      fc.property(damaged(goodGame()), (text) => {
        const parsed = parseSavedGame(text, 'id');
        if (!parsed.ok) {
          refused++;
          expect(describeRecordError(parsed.error, english)).not.toMatch(/undefined|\[object/);
          return;
        }
        played++;
        const bench = newBench();
        expect(saveGame(bench.storage, parsed.saved)).toBe(true);
        expect(listHeads(bench.storage)).toHaveLength(1);
        expect(openGame(bench.storage, 'id')).toEqual(parsed);
        bench.store.getState().open('id');
        bench.store.getState().rewind();
        bench.store.getState().undo();
        playOn(bench, 2);
      }),
      { numRuns: 400 },
    );
    expect(refused).toBeGreaterThan(20);
    expect(played).toBeGreaterThan(20);
  });

  it('does not fill the log with rewinds', () => {
    const rewinds = Array.from({ length: 50_000 }, () => ({ at: 1, actions: 1 }));
    const game = { ...(goodGame() as object), rewinds };
    const parsed = parseSavedGame(JSON.stringify(game), 'id');
    expect(parsed.ok && parsed.saved.rewinds.length).toBe(1000);
  });
});

describe('damaged choices', () => {
  it('become settings that can be used', () => {
    fc.assert(
      fc.property(damaged(JSON.parse(JSON.stringify(USUAL_SETTINGS)) as Json), (text) => {
        const storage = memoryStorage();
        storage.setItem('powerboats/settings', text);
        const settings = createSettingsStore(storage).getState();
        expect({ ...settings, change: undefined }).toEqual({
          language: settings.language === null ? null : expect.stringMatching(/^(en|de|nl)$/),
          pace: expect.stringMatching(/^(normal|fast|instant)$/),
          hasSound: expect.any(Boolean),
          motion: expect.stringMatching(/^(system|reduced|full)$/),
          sailsSingleWay: expect.any(Boolean),
          hasCharacterKeys: expect.any(Boolean),
          seating: expect.stringMatching(/^(side-by-side|table|pass)$/),
          change: undefined,
        });
      }),
    );
  });

  it('become a table that people can sit down at', () => {
    fc.assert(
      fc.property(damaged(JSON.parse(JSON.stringify(USUAL_CHOICE)) as Json), (text) => {
        const storage = memoryStorage();
        storage.setItem('powerboats/table', text);
        const { seats, races } = readTableChoice(storage);
        expect(seats.length).toBeGreaterThanOrEqual(2);
        expect(seats.length).toBeLessThanOrEqual(6);
        expect(new Set(seats.map(({ boat }) => boat)).size).toBe(seats.length);
        expect([1, 2, 3]).toContain(races);
      }),
    );
  });
});
