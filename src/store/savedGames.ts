/** Games in storage: one item a game, written after every action. */
import * as v from 'valibot';
import { MAX_TEXT_LENGTH, parseRecord, type GameRecord, type RecordError, type Replay } from '../engine';
import { lakeFromCode } from '../lakes/lakes';
import { parseReasons, type GivenReason } from './reasons';
import { dropItem, keysOf, readItem, writeItem, type KeyValueStorage } from './storage';
import { tableSchema, usualTable, type Table } from './table';

const PREFIX = 'powerboats/game/';
/** Finished games are kept as replays, the oldest making room. */
const MOST_FINISHED = 30;
/** More than people ever hold a button down for; it keeps a hostile log short. */
const MOST_REWINDS = 1000;

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
  readonly reasons: readonly GivenReason[];
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** The last moment a Date can hold. */
const LAST_MOMENT = 8.64e15;

const envelopeSchema = v.object({
  savedAt: v.fallback(v.pipe(count, v.maxValue(LAST_MOMENT)), 0),
  isFinished: v.fallback(v.boolean(), false),
  record: v.unknown(),
  table: v.fallback(v.nullable(tableSchema), null),
  rewinds: v.fallback(v.array(v.object({ at: count, actions: count })), []),
  reasons: v.fallback(v.array(v.unknown()), []),
});

export interface OpenedGame {
  readonly saved: SavedGame;
  readonly replay: Replay;
}

export type GameFileError = RecordError;
export type ParsedGame =
  | ({ readonly ok: true } & OpenedGame)
  | { readonly ok: false; readonly error: GameFileError };

/** Where a game lies in the storage. */
export function keyOfGame(id: string): string {
  return PREFIX + id;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A saved game from text of any origin: storage, a file, a paste. */
export function parseSavedGame(text: string, id: string): ParsedGame {
  if (text.length > MAX_TEXT_LENGTH) return { ok: false, error: { code: 'too-long', most: MAX_TEXT_LENGTH } };
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
  const isTableWhole = table?.sides.length === players && table.bots.length === players;
  return {
    ok: true,
    replay,
    saved: {
      id,
      savedAt: envelope.success ? envelope.output.savedAt : 0,
      isFinished: replay.states.at(-1)?.phase === 'game-over',
      record,
      table: isTableWhole ? table : usualTable(players),
      rewinds: envelope.success ? envelope.output.rewinds.slice(-MOST_REWINDS) : [],
      reasons: envelope.success ? parseReasons(envelope.output.reasons, record.actions.length) : [],
    },
  };
}

export function formatSavedGame({ savedAt, isFinished, record, table, rewinds, reasons }: SavedGame): string {
  return JSON.stringify({ savedAt, isFinished, record, table, rewinds, reasons });
}

/** Writes a game, finished ones making room if they must; false when the storage is full or forbidden. */
export function saveGame(storage: KeyValueStorage, game: SavedGame): boolean {
  const text = formatSavedGame(game);
  while (!writeItem(storage, keyOfGame(game.id), text)) {
    const oldest = listFinished(storage).findLast(({ id }) => id !== game.id);
    if (!oldest) return false;
    deleteGame(storage, oldest.id);
  }
  return true;
}

export function openGame(storage: KeyValueStorage, id: string): ParsedGame | undefined {
  const text = readItem(storage, keyOfGame(id));
  return text === null ? undefined : parseSavedGame(text, id);
}

/** Deletes a game and answers its text, with which it can be put back. */
export function deleteGame(storage: KeyValueStorage, id: string): string | null {
  const text = readItem(storage, keyOfGame(id));
  dropItem(storage, keyOfGame(id));
  return text;
}

export function putBackGame(storage: KeyValueStorage, { id, text }: { id: string; text: string }): boolean {
  return writeItem(storage, keyOfGame(id), text);
}

/** What a list needs before it opens a game: opening plays the whole game again. */
export interface SavedHead {
  readonly id: string;
  readonly savedAt: number;
  readonly isFinished: boolean;
}

/** All games in storage, newest first. Broken ones are left alone: they have no head, and nobody deletes them. */
export function listHeads(storage: KeyValueStorage): SavedHead[] {
  return keysOf(storage, PREFIX)
    .flatMap((key): SavedHead[] => {
      const envelope = v.safeParse(envelopeSchema, parseJson(readItem(storage, key) ?? ''));
      if (!envelope.success) return [];
      const { savedAt, isFinished } = envelope.output;
      return [{ id: key.slice(PREFIX.length), savedAt, isFinished }];
    })
    .sort((a, b) => b.savedAt - a.savedAt);
}

/** The game that was left last and can go on. */
export function findUnfinished(
  storage: KeyValueStorage,
  heads: readonly SavedHead[],
): OpenedGame | undefined {
  for (const { id, isFinished } of heads) {
    const opened = isFinished ? undefined : openGame(storage, id);
    if (opened?.ok && !opened.saved.isFinished) return opened;
  }
  return undefined;
}

function listFinished(storage: KeyValueStorage): SavedHead[] {
  return listHeads(storage).filter(({ isFinished }) => isFinished);
}

/** Keeps the storage from filling up with finished games. */
export function dropOldestFinished(storage: KeyValueStorage): void {
  for (const { id } of listFinished(storage).slice(MOST_FINISHED)) deleteGame(storage, id);
}
