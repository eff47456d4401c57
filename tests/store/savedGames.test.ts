import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  deleteGame,
  dropOldestFinished,
  findUnfinished,
  formatSavedGame,
  listHeads,
  openGame,
  parseSavedGame,
  putBackGame,
  saveGame,
  type SavedGame,
} from '../../src/store/savedGames';
import { memoryStorage } from '../../src/store/storage';
import { newBench, playOn, startGame } from './playing';

function savedGame(): SavedGame {
  const bench = newBench();
  startGame(bench);
  playOn(bench, 6);
  const opened = openGame(bench.storage, 'id1');
  if (!opened?.ok) throw new Error('not saved');
  return opened.saved;
}
const game = savedGame();
const named = (id: string, savedAt: number, isFinished = false): SavedGame => ({
  ...game,
  id,
  savedAt,
  isFinished,
});
const idsIn = (storage: ReturnType<typeof memoryStorage>) => listHeads(storage).map(({ id }) => id);

describe('the list of games', () => {
  it('is newest first', () => {
    const storage = memoryStorage();
    for (const [id, at] of [
      ['a', 2],
      ['b', 3],
      ['c', 1],
    ] as const)
      saveGame(storage, named(id, at));
    expect(idsIn(storage)).toEqual(['b', 'a', 'c']);
  });

  it('keeps thirty finished games and every unfinished one', () => {
    const storage = memoryStorage();
    for (let at = 0; at < 40; at++) saveGame(storage, named(`f${at}`, at, true));
    for (let at = 0; at < 40; at++) saveGame(storage, named(`u${at}`, at));
    dropOldestFinished(storage);
    const heads = listHeads(storage);
    expect(heads.filter(({ isFinished }) => !isFinished)).toHaveLength(40);
    expect(heads.filter(({ isFinished }) => isFinished).map(({ id }) => id)).toEqual(
      Array.from({ length: 30 }, (_, index) => `f${39 - index}`),
    );
  });

  it('finds the game that was left last and can be read', () => {
    const storage = memoryStorage();
    saveGame(storage, named('old', 1));
    saveGame(storage, named('new', 2));
    storage.setItem('powerboats/game/broken', '{"savedAt":9,"record":{"version":1}}');
    expect(findUnfinished(storage, listHeads(storage))?.saved.id).toBe('new');
    expect(findUnfinished(memoryStorage(), [])).toBeUndefined();
  });

  it('puts a deleted game back as it was', () => {
    const storage = memoryStorage();
    saveGame(storage, named('a', 7));
    const text = deleteGame(storage, 'a');
    expect(idsIn(storage)).toEqual([]);
    putBackGame(storage, { id: 'a', text: text ?? '' });
    expect(idsIn(storage)).toEqual(['a']);
    expect(openGame(storage, 'a')).toMatchObject({ ok: true, saved: { savedAt: 7 } });
  });
});

describe('a full storage', () => {
  function smallStorage(most: number) {
    const storage = memoryStorage();
    const write = storage.setItem;
    return {
      ...storage,
      get length() {
        return storage.length;
      },
      setItem: (key: string, value: string) => {
        if (storage.getItem(key) === null && storage.length >= most) throw new Error('full');
        write(key, value);
      },
    };
  }

  it('makes room by its oldest finished games, never by one that can go on', () => {
    const storage = smallStorage(3);
    saveGame(storage, named('f1', 1, true));
    saveGame(storage, named('u', 2));
    saveGame(storage, named('f2', 3, true));
    expect(saveGame(storage, named('new', 4))).toBe(true);
    expect(idsIn(storage)).toEqual(['new', 'f2', 'u']);
  });

  it('says so when there is nothing left to drop, and loses nothing', () => {
    const storage = smallStorage(2);
    saveGame(storage, named('u1', 1));
    saveGame(storage, named('u2', 2));
    expect(saveGame(storage, named('new', 3, true))).toBe(false);
    expect(idsIn(storage)).toEqual(['u2', 'u1']);
  });
});

describe('text from anywhere', () => {
  it('is read back as it was written', () => {
    const parsed = parseSavedGame(formatSavedGame(game), game.id);
    expect(parsed).toMatchObject({ ok: true, saved: game });
  });

  it('may be a bare record', () => {
    const parsed = parseSavedGame(JSON.stringify(game.record), 'bare');
    expect(parsed).toMatchObject({
      ok: true,
      saved: { id: 'bare', record: game.record, table: { seating: 'side-by-side' }, rewinds: [] },
    });
  });

  it.each([
    ['', 'not-json'],
    ['{', 'not-json'],
    ['null', 'not-a-record'],
    ['[]', 'not-a-record'],
    ['{"version":2}', 'unknown-version'],
    ['{"version":1}', 'wrong-shape'],
    ['{"record":{"version":1,"setup":null,"actions":[]}}', 'wrong-shape'],
    [' '.repeat(4_000_001), 'too-long'],
  ])('is refused: %j', (text, code) => {
    expect(parseSavedGame(text, 'x')).toMatchObject({ ok: false, error: { code } });
  });

  it('gets a usual table for one that does not fit its players', () => {
    const envelope = JSON.parse(formatSavedGame(game)) as Record<string, unknown>;
    for (const table of [
      null,
      5,
      { seating: 'table', sides: ['south', 'north', 'east'], bots: [null, null, null] },
    ]) {
      const parsed = parseSavedGame(JSON.stringify({ ...envelope, table }), 'x');
      expect(parsed.ok && parsed.saved.table).toEqual({
        seating: 'side-by-side',
        sides: ['south', 'north'],
        bots: [null, null],
      });
    }
  });

  it('cannot break dates or rewinds', () => {
    const envelope = JSON.parse(formatSavedGame(game)) as Record<string, unknown>;
    const text = JSON.stringify({ ...envelope, savedAt: 1e300, rewinds: [{ at: -1, actions: 0.5 }] });
    const parsed = parseSavedGame(text, 'x');
    expect(parsed.ok && parsed.saved).toMatchObject({ savedAt: 0, rewinds: [] });
  });

  it('never throws on any JSON', () => {
    const envelope = JSON.parse(formatSavedGame(game)) as Record<string, unknown>;
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(parseSavedGame(JSON.stringify(value), 'x').ok).toBe(false);
        expect(parseSavedGame(JSON.stringify({ ...envelope, record: value }), 'x').ok).toBe(false);
      }),
    );
  });
});
