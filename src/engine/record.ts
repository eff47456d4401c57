/** A game is its record: set-up plus actions. Reading one from anywhere never throws. */
import * as v from 'valibot';
import type { Action } from './actions';
import { ADJUSTMENTS } from './dice';
import { apply, createGame } from './game';
import { SPACES, isHeading, type Heading } from './hex';
import type { Lake } from './lake';
import { RULE_NAMES } from './rules';
import { BOATS, MAX_PLAYERS, MAX_RACES, MIN_PLAYERS, type BoatNumber, type Setup } from './setup';
import type { GameEvent, GameState, Refusal } from './state';

export const RECORD_VERSION = 1;
export const MAX_NAME_LENGTH = 24;
export const MAX_SEED_LENGTH = 64;
export const MAX_TEXT_LENGTH = 4_000_000;
const MAX_ACTIONS = 50_000;
/** More dice than any race can bring together; it keeps hostile lists short. */
const MAX_DICE = 400;

export interface GameRecord {
  readonly version: typeof RECORD_VERSION;
  readonly setup: Setup;
  readonly actions: readonly Action[];
}

export type RecordError =
  | { readonly code: 'too-long'; readonly most: number }
  | { readonly code: 'not-json' }
  | { readonly code: 'not-a-record' }
  | { readonly code: 'unknown-version'; readonly version: unknown }
  /** `where` is the path of the part that is wrong, e.g. `actions.12.heading`. */
  | { readonly code: 'wrong-shape'; readonly where: string; readonly expected: string }
  | { readonly code: 'boat-taken-twice'; readonly boat: BoatNumber }
  | { readonly code: 'unknown-lake'; readonly lake: string }
  | { readonly code: 'illegal-action'; readonly index: number; readonly refusal: Refusal };

/** Where lakes come from; the engine itself has no tiles. */
export type LakeSource = (code: string) => Lake | undefined;

export type ParsedRecord =
  | { readonly ok: true; readonly record: GameRecord; readonly replay: Replay }
  | { readonly ok: false; readonly error: RecordError };

/** Every state a record passes through; `states[n]` is the state after n actions, `events[n]` what led to it. */
export interface Replay {
  readonly states: readonly GameState[];
  readonly events: readonly (readonly GameEvent[])[];
}

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const headingSchema = v.custom<Heading>(isHeading, 'a heading from 0 to 5');
const dieIndex = whole(0, MAX_DICE);
/** Control characters would let a name break out of its line in a log or a file. */
const line = (least: number, most: number) =>
  v.pipe(v.string(), v.minLength(least), v.maxLength(most), v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u));

const setupSchema = v.object({
  players: v.pipe(
    v.array(v.object({ name: line(0, MAX_NAME_LENGTH), boat: v.picklist(BOATS) })),
    v.minLength(MIN_PLAYERS),
    v.maxLength(MAX_PLAYERS),
  ),
  races: whole(1, MAX_RACES),
  rules: v.pipe(v.array(v.picklist(RULE_NAMES)), v.maxLength(RULE_NAMES.length)),
  lake: line(1, 200),
  seed: line(1, MAX_SEED_LENGTH),
});

const actionSchema = v.variant('type', [
  v.object({ type: v.literal('place'), at: whole(0, SPACES - 1), heading: headingSchema }),
  v.object({
    type: v.literal('roll'),
    adjust: v.picklist(ADJUSTMENTS),
    removed: v.nullable(dieIndex),
    rerolled: v.pipe(v.array(dieIndex), v.maxLength(MAX_DICE)),
  }),
  v.object({ type: v.literal('steer'), heading: headingSchema }),
  v.object({ type: v.literal('retire') }),
  v.object({ type: v.literal('end-race') }),
  v.object({ type: v.literal('next-race') }),
]);

const recordSchema = v.object({
  version: v.literal(RECORD_VERSION),
  setup: setupSchema,
  actions: v.pipe(v.array(actionSchema), v.maxLength(MAX_ACTIONS)),
});

function shapeError(issue: v.BaseIssue<unknown>): RecordError {
  const where = issue.path?.map((item) => String(item.key)).join('.') ?? '';
  return { code: 'wrong-shape', where, expected: issue.expected ?? issue.message };
}

function fail(error: RecordError): { ok: false; error: RecordError } {
  return { ok: false, error };
}

/** A set-up from unknown input, for records and links alike. */
export function parseSetup(input: unknown): { ok: true; setup: Setup } | { ok: false; error: RecordError } {
  const parsed = v.safeParse(setupSchema, input, { abortEarly: true });
  if (!parsed.success) return fail(shapeError(parsed.issues[0]));
  const boats = parsed.output.players.map(({ boat }) => boat);
  const twice = boats.find((boat, index) => boats.indexOf(boat) !== index);
  return twice === undefined
    ? { ok: true, setup: parsed.output }
    : fail({ code: 'boat-taken-twice', boat: twice });
}

/** Plays a record again. */
export function replay(
  record: GameRecord,
  lakeFromCode: LakeSource,
): ({ ok: true } & Replay) | { ok: false; error: RecordError } {
  const lake = lakeFromCode(record.setup.lake);
  if (!lake) return fail({ code: 'unknown-lake', lake: record.setup.lake });
  const first = createGame(record.setup, lake);
  const states = [first.state];
  const events = [first.events];
  for (const [index, action] of record.actions.entries()) {
    const applied = apply(states[index], action);
    if (!applied.ok) return fail({ code: 'illegal-action', index, refusal: applied.refusal });
    states.push(applied.state);
    events.push(applied.events);
  }
  return { ok: true, states, events };
}

/** A record from unknown input: either the record with all its states, or the first thing that is wrong with it. */
export function parseRecord(input: unknown, lakeFromCode: LakeSource): ParsedRecord {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return fail({ code: 'not-a-record' });
  const { version } = input as { version?: unknown };
  if (version !== RECORD_VERSION) return fail({ code: 'unknown-version', version });
  const parsed = v.safeParse(recordSchema, input, { abortEarly: true });
  if (!parsed.success) return fail(shapeError(parsed.issues[0]));
  const checked = parseSetup(parsed.output.setup);
  if (!checked.ok) return checked;
  const record: GameRecord = parsed.output;
  const replayed = replay(record, lakeFromCode);
  return replayed.ok ? { ok: true, record, replay: replayed } : replayed;
}

/** A record from text, as files and storage hold it. */
export function parseRecordText(text: string, lakeFromCode: LakeSource): ParsedRecord {
  if (text.length > MAX_TEXT_LENGTH) return fail({ code: 'too-long', most: MAX_TEXT_LENGTH });
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return fail({ code: 'not-json' });
  }
  return parseRecord(input, lakeFromCode);
}

export function formatRecord(record: GameRecord): string {
  return JSON.stringify(record);
}
