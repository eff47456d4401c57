import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_SEED_LENGTH, RULE_NAMES, SIDES } from '../../src/engine';
import { randomLakeCode } from '../../src/lakes/lakes';
import { formatHash, parseHash, type Route, type TableLink } from '../../src/store/link';

const link: fc.Arbitrary<TableLink> = fc.record({
  lake: fc.tuple(fc.constantFrom(...SIDES), fc.string()).map(([side, seed]) => randomLakeCode(side, seed)),
  seed: fc
    .stringMatching(/^[\w-]+$/, { maxLength: MAX_SEED_LENGTH })
    .filter((seed) => seed.length <= MAX_SEED_LENGTH),
  players: fc.integer({ min: 2, max: 6 }),
  races: fc.integer({ min: 1, max: 3 }),
  rules: fc.subarray([...RULE_NAMES]),
});

describe('a link', () => {
  it('opens the very table it was made from, in at most 400 characters', () => {
    let longest = 0;
    fc.assert(
      fc.property(link, (table) => {
        const hash = formatHash({ screen: 'table', link: table });
        longest = Math.max(longest, hash.length);
        expect(parseHash(hash)).toEqual({ screen: 'table', link: table });
      }),
    );
    const most: TableLink = {
      lake: 'E-1T2T3T4T5T6T',
      seed: 'x'.repeat(MAX_SEED_LENGTH),
      players: 6,
      races: 3,
      rules: RULE_NAMES,
    };
    longest = Math.max(longest, formatHash({ screen: 'table', link: most }).length);
    expect(longest).toBeLessThanOrEqual(
      400 - 'https://some.long.host.example/and/a/path/to/powerboats/'.length,
    );
  });

  it('may name a part of the table only', () => {
    expect(parseHash('#/table?lake=s+12t3456')).toEqual({ screen: 'table', link: { lake: 'S-12T3456' } });
    expect(parseHash('#/table')).toEqual({ screen: 'table', link: {} });
    expect(parseHash('#/table?rules=')).toEqual({ screen: 'table', link: { rules: [] } });
    expect(parseHash('#/table?utm_source=mail')).toEqual({ screen: 'table', link: {} });
  });

  it.each([
    'lake=S-123455',
    'lake=',
    'players=1',
    'players=7',
    'players=2.5',
    'races=0',
    'races=4',
    'rules=no-such-rule',
    'rules=five-dice.no-such-rule',
    'rules=five-dice.five-dice',
    'seed=',
    `seed=${'x'.repeat(MAX_SEED_LENGTH + 1)}`,
    'seed=<script>',
    'lake=S-123456&players=99',
  ])('is broken as a whole by %s', (query) => {
    expect(parseHash(`#/table?${query}`)).toEqual({ screen: 'table', link: {}, isBroken: true });
  });
});

describe('every route', () => {
  it.each<Route>([
    { screen: 'home' },
    { screen: 'table', link: {} },
    { screen: 'game', id: 'abc123', panel: null },
    { screen: 'game', id: 'abc123', panel: 'log' },
    { screen: 'game', id: 'ä/?#%', panel: 'ü/' },
    { screen: 'games' },
    { screen: 'games', lost: 'a b' },
    { screen: 'rules', rule: null },
    { screen: 'rules', rule: 'R6.2' },
    { screen: 'settings' },
  ])('survives the address: %j', (route) => {
    expect(parseHash(formatHash(route))).toEqual(route);
  });

  it.each([
    '',
    '#',
    '#/',
    '#/nowhere',
    '#/game',
    '#/game/',
    '#/game/\ud800',
    '#//',
    'javascript:alert(1)',
    '#/%E0%A4%A',
  ])('leads home from %j', (hash) => {
    expect(parseHash(hash)).toEqual({ screen: 'home' });
  });

  it('is found in any text without a throw', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `#/table?${text}`),
        ),
        (hash) => {
          expect(parseHash(formatHash(parseHash(hash)))).toBeDefined();
        },
      ),
    );
  });
});
