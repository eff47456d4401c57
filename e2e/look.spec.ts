/** The lake as pixels: axe cannot see into it, so contrast and colour-blind vision are measured here. */
import type { Browser, Page } from 'playwright/test';
import { contrastRatio } from '../src/ui/styles/contrast';
import { colorDifference } from '../tests/ui/boats/colorDifference';
import { expect, openGame, test } from './support/app';
import { newGame, placed } from './support/games';
import { colorsAround, type Palette } from './support/pixels';

const BOATS = [1, 2, 3, 4, 5, 6] as const;

async function openFleet(browser: Browser, side: 'standard' | 'expert'): Promise<Page> {
  const context = await browser.newContext({ deviceScaleFactor: 3, viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  await openGame(page, placed(newGame({ players: 6, side, seed: 'fleet' })));
  return page;
}

interface Figure {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Where a boat's number is drawn, in pixels. */
async function numberOf(page: Page, boat: number): Promise<Figure> {
  return page.locator(`[data-boat-on-lake="${boat}"] text`).evaluate((text) => {
    const { x, y, width, height } = text.getBoundingClientRect();
    const { a = 1, b = 0 } = text instanceof SVGGraphicsElement ? (text.getScreenCTM() ?? {}) : {};
    const size = Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
    return { x: x + width / 2, y: y + height / 2, size };
  });
}

/** The contrast of a figure with what it stands on. */
function contrastOf(colors: Palette): number {
  const [[ground]] = colors;
  return Math.max(
    ...colors.filter(([, share]) => share > 0.03).map(([color]) => contrastRatio(ground, color)),
  );
}

async function numeralContrasts(page: Page): Promise<number[]> {
  const contrasts: number[] = [];
  for (const boat of BOATS) {
    const figure = await numberOf(page, boat);
    contrasts.push(contrastOf(await colorsAround(page, figure, 0.75 * figure.size)));
  }
  return contrasts;
}

for (const side of ['standard', 'expert'] as const) {
  test(`numbers and keylines stand out on ${side} water`, async ({ browser }) => {
    const page = await openFleet(browser, side);
    const numerals = await numeralContrasts(page);
    const keylines: number[] = [];
    for (const boat of BOATS) {
      const figure = await numberOf(page, boat);
      const colors = await colorsAround(page, figure, 3.2 * figure.size);
      const [water] =
        colors.find(([color]) => color !== '#ffffff' && contrastRatio(color, '#0a1420') > 1.3) ?? colors[0];
      const lines = colors.filter(
        ([color, share]) =>
          share > 0.004 && (contrastRatio(color, '#ffffff') < 1.1 || contrastRatio(color, '#0a1420') < 1.1),
      );
      expect(lines.length, `keylines of boat ${boat}`).toBeGreaterThan(0);
      keylines.push(Math.max(...lines.map(([color]) => contrastRatio(color, water))));
    }
    console.log(
      `${side}: numerals ${numerals.map((ratio) => ratio.toFixed(1)).join(' ')}, keylines ${keylines.map((ratio) => ratio.toFixed(1)).join(' ')}`,
    );
    expect(Math.min(...numerals)).toBeGreaterThanOrEqual(4.5);
    expect(Math.min(...keylines)).toBeGreaterThanOrEqual(3);

    // The measure must notice numbers that nobody can read.
    await page.evaluate(() => {
      for (const text of document.querySelectorAll('[data-boat-on-lake] text')) {
        text.setAttribute('fill', text.getAttribute('stroke') ?? '');
      }
    });
    expect(Math.max(...(await numeralContrasts(page)))).toBeLessThan(4.5);
    await page.context().close();
  });
}

test('all boats differ for colour-blind eyes', async ({ browser }) => {
  const page = await openFleet(browser, 'standard');
  const session = await page.context().newCDPSession(page);
  const figures: string[] = [];
  for (const type of ['protanopia', 'deuteranopia', 'tritanopia'] as const) {
    await session.send('Emulation.setEmulatedVisionDeficiency', { type });
    const hulls: string[] = [];
    for (const boat of BOATS) {
      const figure = await numberOf(page, boat);
      hulls.push((await colorsAround(page, figure, 0.9 * figure.size))[0][0]);
    }
    const differences = hulls.flatMap((one, index) =>
      hulls.slice(index + 1).map((other) => colorDifference(one, other, 'normal')),
    );
    figures.push(`${type} ${Math.min(...differences).toFixed(1)}`);
    expect(Math.min(...differences), `${type}: ${hulls.join(' ')}`).toBeGreaterThanOrEqual(18);
  }
  console.log(`least difference of hulls (ΔE00): ${figures.join(', ')}`);
  // Shape and number tell them apart as well.
  const outlines = await page
    .locator('[data-boat-on-lake] [data-boat] clipPath path')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
  expect(new Set(outlines).size).toBe(BOATS.length);
  await page.context().close();
});
