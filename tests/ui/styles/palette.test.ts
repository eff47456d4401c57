import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LAKE_PALETTES } from '../../../src/ui/lake/static/palette';
import { boats, course, dial, dice, lakes, paper } from '../../../src/ui/styles/palette';

interface ColorTree {
  readonly [name: string]: string | ColorTree;
}

const toKebab = (name: string) => name.replaceAll(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase();

function listVariables(tree: object, prefix = '-'): [name: string, color: string][] {
  return Object.entries(tree as ColorTree).flatMap(([name, value]): [string, string][] => {
    const path = `${prefix}-${toKebab(name)}`;
    return typeof value === 'string' ? [[path, value]] : listVariables(value, path);
  });
}

test('tokens.css and palette.ts carry the same colours under the same names', () => {
  const css = readFileSync('src/ui/styles/tokens.css', 'utf8');
  const declared = [...css.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{6});/gi)].map(([, name, color]) => [
    name,
    color,
  ]);
  const constants = listVariables({ paper, boats, dice, dial, course, lakes });
  expect(constants.length).toBeGreaterThan(100);
  expect(Object.fromEntries(declared)).toEqual(Object.fromEntries(constants));
  expect(declared).toHaveLength(constants.length);
});

test.each(['standard', 'expert'] as const)(
  'the %s lake is drawn in the colours whose contrast is tested',
  (side) => {
    const drawn = LAKE_PALETTES[side];
    const { deepCentre, deep, deepEdge, sheet3, sheet2, sheet1, shore, coastInk, meadow } = lakes[side];
    const lower = (colors: readonly string[]) => colors.map((color) => color.toLowerCase());
    expect(lower(drawn.deep)).toEqual([deepCentre, deep, deepEdge]);
    expect(lower(drawn.sheets)).toEqual([sheet3, sheet2, sheet1]);
    expect(lower([drawn.shore, drawn.coastInk, drawn.meadow])).toEqual([shore, coastInk, meadow]);
  },
);
