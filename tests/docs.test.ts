/** What the documents name exists: commands, pictures, pages and files. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const PAGES = ['README.md', ...readdirSync('docs').map((name) => join('docs', name))].filter((page) =>
  page.endsWith('.md'),
);
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, first]) => first);
}

describe.each(PAGES)('%s', (page) => {
  const text = readFileSync(page, 'utf8');

  it('names commands that exist', () => {
    const named = found(text, /npm run ([\w-]+)/g);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('links to what exists', () => {
    const linked = found(text, /\]\(([^)#:]+)\)/g).map((path) => join(dirname(page), path));
    expect(linked.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('names files that exist', () => {
    const named = found(text, /`((?:src|tests|scripts|e2e|docs)\/[\w./-]+)`/g);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });
});

it('every tool is in the README', () => {
  const readme = readFileSync('README.md', 'utf8');
  const tools = Object.entries(scripts).flatMap(([name, command]) =>
    command.startsWith('tsx ') && name !== 'size' ? [name] : [],
  );
  expect(tools.filter((name) => !readme.includes(`npm run ${name}\``))).toEqual([]);
});
