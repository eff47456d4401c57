/** The race at every window size, with few and many dice and players: nothing too small, nothing lost, no scroll. */
import type { Page } from 'playwright/test';
import { add } from '../src/engine';
import { english } from '../src/i18n/en/catalogue';
import type { Table } from '../src/store/table';
import { expect, lakeIsDrawn, open, test } from './support/app';
import { newGame, play, type Game } from './support/games';
import { barsFor, measure, PROJECTOR_BARS, VIEWPORTS } from './support/measure';
import { gameBeforeCrash, gameWithDice } from './support/situations';

const DICE = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

/** The same people, moved on round the screen, so that the first of them is at each side in turn. */
function turned({ sides, ...table }: Table, by: number): Table {
  return { ...table, sides: sides.map((_, seat) => sides[(seat + by) % sides.length]) };
}

/** Every number of dice, the players going round from 2 to 6, before and after a roll; and boats to be placed. */
function situations(seating: 'side-by-side' | 'table'): Game[] {
  return [
    { ...newGame({ seating, players: 6 }), id: 'placing' },
    { ...gameBeforeCrash(), id: 'crash' },
    ...DICE.flatMap((dice) => {
      const players = 2 + (dice % 5);
      const game = gameWithDice(dice, { players });
      const table = { ...turned(game.table, dice), seating };
      return [
        { ...game, table, id: `dice-${dice}-of-${players}` },
        ...(dice < 8 ? [{ ...play(game, [add()]), table, id: `rolled-${dice + 1}-of-${players}` }] : []),
      ];
    }),
  ];
}

/** The lake is turned, never mirrored: the boat's left lies to the left of ahead, and arrows point where the ways lead. */
async function mirrorFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    for (const svg of document.querySelectorAll<SVGSVGElement>('main svg')) {
      const matrix = svg.getScreenCTM();
      if (matrix && matrix.a * matrix.d - matrix.b * matrix.c <= 0) faults.push('a picture is mirrored');
    }
    const wedges = [...document.querySelectorAll<SVGGElement>('[data-wedges] > [data-wedge]')];
    const directions = wedges.map((wedge) => {
      const { a = 0, b = 0 } = wedge.getScreenCTM() ?? {};
      return Math.atan2(b, a);
    });
    if (directions.length === 3) {
      const [left, ahead, right] = directions;
      const cross = (one: number, other: number) => Math.sin(other - one);
      // The screen's y runs down, so a turn to the left is a negative angle.
      if (cross(ahead, left) >= 0 || cross(ahead, right) <= 0) faults.push('left and right are swapped');
      const arrows = [
        ...document.querySelectorAll<SVGPathElement>('fieldset button svg path[transform^="rotate"]'),
      ];
      for (const [index, arrow] of arrows.entries()) {
        const { a = 0, b = 0 } = arrow.getScreenCTM() ?? {};
        if (Math.cos(Math.atan2(b, a) - directions[index]) < 0.99)
          faults.push(`arrow ${index} points elsewhere`);
      }
    }
    return faults;
  });
}

/** The height of the speed's figure, which is to be read from the back of a room. */
async function speedSize(page: Page): Promise<number> {
  const figure = page
    .getByRole('img', { name: /^Speed \d/ })
    .locator('text')
    .first();
  return figure.evaluate((text) => {
    const { a = 0, b = 0 } = text instanceof SVGGraphicsElement ? (text.getScreenCTM() ?? {}) : {};
    return Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
  });
}

/** Where the rows of the dock begin on a phone. */
async function rowsOfDock(page: Page): Promise<string> {
  const tops = await page
    .locator('section:has(> fieldset[data-ways]) > *')
    .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().top)));
  return tops.join(' ');
}

for (const viewport of VIEWPORTS) {
  const [width, height] = viewport;
  for (const seating of ['side-by-side', 'table'] as const) {
    if (seating === 'table' && width < 600) continue;
    test(`the race fits ${width}×${height}, ${seating}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const games = situations(seating);
      await open(page, `game/${games[0].id}`, {
        games,
        settings: { pace: 'instant', seating, sailsSingleWay: false },
      });
      const bars = barsFor(viewport, seating);
      const faults: string[] = [];
      const rows = new Set<string>();
      let [control, text] = [Infinity, Infinity];
      for (const game of games) {
        await page.goto(`/#/game/${game.id}`);
        await lakeIsDrawn(page);
        const found = await measure(page, bars);
        expect(found.controls).toBeGreaterThan(3);
        if (width < 600 && game.id !== 'placing') rows.add(await rowsOfDock(page));
        control = Math.min(control, found.smallestControl);
        text = Math.min(text, found.smallestText);
        faults.push(
          ...[...found.faults, ...(await mirrorFaults(page))].map((fault) => `${game.id}: ${fault}`),
        );
        if (seating === 'table' && /^dice-[1-5]/.test(game.id)) {
          // Roll takes more room than the hint in its place.
          await page.getByRole('button', { name: english.race.dice.add, exact: true }).click();
          const armed = await measure(page, bars);
          faults.push(...armed.faults.map((fault) => `${game.id}, a die added: ${fault}`));
        }
      }
      console.log(
        `${width}×${height} ${seating}: smallest control ${control.toFixed(1)} px, text ${text.toFixed(1)} px`,
      );
      if (bars === PROJECTOR_BARS) expect(await speedSize(page)).toBeGreaterThanOrEqual(48);
      // Whatever the dice and however many, Roll and ways stay under the finger that looks for them.
      if (width < 600) expect([...rows]).toEqual([expect.stringMatching(/^\d+( \d+){4}$/)]);
      expect(faults).toEqual([]);
    });
  }
}
