/** Games in storage: one item a game, written after every action. */
import * as v from 'valibot';
import { parseRecord, type GameRecord, type RecordError, type Replay } from '../engine';
import { lakeFromCode } from '../lakes/lakes';
import { dropItem, keysOf, readItem, writeItem, type KeyValueStorage } from './storage';
import { tableSchema, usualTable, type Table } from './table';

const PREFIX = 'powerboats/game/';
/** Finished games are kept as replays, the oldest making room. */
const MOST_FINISHED = 30;

/** A rewind past a roll, as the log shows it: after how many actions it was, and how many it took back. */
export interface Rewind {
  readonly at: number;
  readonly actions: number;
}

export interface SavedGame {
  readonly id: string;
  readonly savedAt: number;
  readonly isFinished: boolean;
  readonly record: GameRecord;
  readonly table: Table;
  readonly rewinds: readonly Rewind[];
}

const envelopeSchema = v.object({
  savedAt: v.fallback(v.number(), 0),
  isFinished: v.fallback(v.boolean(), false),
  record: v.unknown(),
  table: v.fallback(v.nullable(tableSchema), null),
  rewinds: v.fallback(v.array(v.object({ at: v.number(), actions: v.number() })), []),
});

export interface OpenedGame {
  readonly saved: SavedGame;
  readonly replay: Replay;
}

export type GameFileError = RecordError;
export type ParsedGame =
  | ({ readonly ok: true } & OpenedGame)
  | { readonly ok: false; readonly error: GameFileError };

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A saved game from text of any origin: storage, a file, a paste. */
export function parseSavedGame(text: string, id: string): ParsedGame {
  const input = parseJson(text);
  if (input === undefined) return { ok: false, error: { code: 'not-json' } };
  const envelope = v.safeParse(envelopeSchema, input);
  // A bare record is welcome too: it is what tools write.
  const parsed = parseRecord(
    envelope.success && envelope.output.record !== undefined ? envelope.output.record : input,
    lakeFromCode,
  );
  if (!parsed.ok) return parsed;
  const { record, replay } = parsed;
  const players = record.setup.players.length;
  const table = envelope.success ? envelope.output.table : null;
  const isTableWhole = table !== null && table.sides.length === players && table.bots.length === players;
  return {
    ok: true,
    replay,
    saved: {
      id,
      savedAt: envelope.success ? envelope.output.savedAt : 0,
      isFinished: replay.states.at(-1)?.phase === 'game-over',
      record,
      table: isTableWhole ? table : usualTable(players),
      rewinds: envelope.success ? envelope.output.rewinds : [],
    },
  };
}

export function formatSavedGame({ savedAt, isFinished, record, table, rewinds }: SavedGame): string {
  return JSON.stringify({ savedAt, isFinished, record, table, rewinds });
}

/** Writes a game; false when the storage is full or forbidden. */
export function saveGame(storage: KeyValueStorage, game: SavedGame): boolean {
  const text = formatSavedGame(game);
  if (writeItem(storage, PREFIX + game.id, text)) return true;
  dropOldestFinished(storage, 1);
  return writeItem(storage, PREFIX + game.id, text);
}

export function openGame(storage: KeyValueStorage, id: string): ParsedGame | undefined {
  const text = readItem(storage, PREFIX + id);
  return text === null ? undefined : parseSavedGame(text, id);
}

export function deleteGame(storage: KeyValueStorage, id: string): void {
  dropItem(storage, PREFIX + id);
}

/** All games that can be read, newest first. Broken ones are left alone, neither shown nor deleted. */
export function listGames(storage: KeyValueStorage): OpenedGame[] {
  const games: OpenedGame[] = [];
  for (const key of keysOf(storage, PREFIX)) {
    const parsed = openGame(storage, key.slice(PREFIX.length));
    if (parsed?.ok) games.push({ saved: parsed.saved, replay: parsed.replay });
  }
  return games.sort((a, b) => b.saved.savedAt - a.saved.savedAt);
}

/** Keeps the storage from filling up with finished games. */
export function dropOldestFinished(storage: KeyValueStorage, room = 0): void {
  const finished = keysOf(storage, PREFIX).flatMap((key) => {
    const envelope = v.safeParse(envelopeSchema, parseJson(readItem(storage, key) ?? ''));
    return envelope.success && envelope.output.isFinished ? [{ key, savedAt: envelope.output.savedAt }] : [];
  });
  finished.sort((a, b) => b.savedAt - a.savedAt);
  const kept = room > 0 ? Math.min(finished.length, MOST_FINISHED) - room : MOST_FINISHED;
  for (const { key } of finished.slice(Math.max(0, kept))) dropItem(storage, key);
}
