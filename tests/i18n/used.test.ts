/** No word without a reader: a key that nothing reads is translated three times for nobody. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { english } from '../../src/i18n/en/catalogue';

const SRC = 'src';
/** Where words are written; everywhere else they are read. */
const WRITTEN_IN = new Set(['en', 'de', 'nl'].map((language) => join(SRC, 'i18n', language)));

/** Groups read as a whole, by an index that comes from the game or a setting. */
const READ_BY_INDEX = [
  'bots.kinds',
  'bots.reasons',
  'common.bearings',
  'common.boats',
  'common.ways',
  'errors.record',
  'errors.refusal.wrongPhase',
  'lakes',
  'race.standings.status',
  'results.race.why',
  'settings.motions',
  'speech.obstacles',
  'table.lake.sides',
  'table.options.list',
  'table.pace.choices',
  'table.races.choices',
  'table.seating.choices',
  'table.seating.edge',
];

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return /\.tsx?$/.test(entry.name) ? [path] : [];
    return WRITTEN_IN.has(path) ? [] : filesUnder(path);
  });
}

/** Paths of groups and words alike: `race`, `race.dice`, `race.dice.add`. */
function pathsOf(value: unknown, path: readonly string[] = []): string[][] {
  const own = path.length > 0 ? [[...path]] : [];
  if (typeof value !== 'object' || value === null) return own;
  return [...own, ...Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...path, key]))];
}

/** Whether a source gets at a property: by a dot, by a literal index, or by taking an object apart. */
function doesRead(source: string, key: string): boolean {
  const word = key.replaceAll(/\W/g, '\\$&');
  return (
    new RegExp(`\\.${word}\\b|\\['${word}'\\]`).test(source) ||
    new RegExp(`\\{[^{}()]*\\b${word}\\b[^{}()]*\\}(?:\\s*=|\\s*:|\\s*\\})`).test(source)
  );
}

const sources = filesUnder(SRC).map((file) => readFileSync(file, 'utf8'));

/** A reader names the word and every group round it in one file. */
function isRead(path: readonly string[]): boolean {
  return sources.some((source) => path.every((key) => doesRead(source, key)));
}

function isReadByIndex(path: string): boolean {
  return READ_BY_INDEX.some((group) => path.startsWith(`${group}.`));
}

describe('every word', () => {
  const paths = pathsOf(english);

  it('is read somewhere', () => {
    const unread = paths.filter((path) => !isReadByIndex(path.join('.')) && !isRead(path));
    expect(unread.map((path) => path.join('.'))).toEqual([]);
  });

  it('would be missed: a key nobody reads is found out', () => {
    expect(isRead(['race', 'dice', 'neverWritten'])).toBe(false);
  });

  it.each(READ_BY_INDEX)('of %s, which is read by index, exists', (group) => {
    expect(paths.map((path) => path.join('.'))).toContain(group);
  });
});
