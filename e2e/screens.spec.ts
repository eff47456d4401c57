/** All screens: nothing axe complains about, nothing too small, outside, overlapping or scrolling, in any language. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect, open, test } from './support/app';
import { barsFor, measure, PROJECTOR_BARS, VIEWPORTS } from './support/measure';
import { gamesOfScreens, goToScreen, SCREENS, SETTINGS_OF_SCREENS } from './support/screens';

/** A new window size is laid out a frame after it is known. */
async function afterFrames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

test('axe finds nothing on any screen', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page, '', { games: gamesOfScreens(), settings: SETTINGS_OF_SCREENS });
  const faults: string[] = [];
  const unsure = new Set<string>();
  for (const screen of SCREENS) {
    await goToScreen(page, screen);
    const { violations, incomplete } = await new AxeBuilder({ page }).analyze();
    for (const { id, nodes } of violations) {
      faults.push(
        `${screen.name}: ${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary ?? ''}`).join(' | ')}`,
      );
    }
    for (const { id, nodes } of incomplete) unsure.add(`${id} (${nodes.length}, ${screen.name})`);
  }
  console.log(`axe is unsure about: ${[...unsure].join(', ') || 'nothing'}`);
  expect(faults).toEqual([]);
  // What axe cannot judge is text over pictures and gradients; the lake has contrast tests of its own.
  expect([...unsure].filter((text) => !text.startsWith('color-contrast'))).toEqual([]);
});

const LANGUAGES = [
  { name: 'English', language: 'en', query: '' },
  { name: 'German', language: 'de', query: '' },
  { name: 'Dutch', language: 'nl', query: '' },
  { name: '40 % longer', language: 'en', query: '?words=pseudo' },
] as const;

for (const { name, language, query } of LANGUAGES) {
  test(`all screens fit all windows: ${name}`, async ({ page }) => {
    test.setTimeout(150_000);
    const settings = { ...SETTINGS_OF_SCREENS, language };
    await open(page, '', { games: gamesOfScreens(), settings }, query);
    const faults: string[] = [];
    const smallest: string[] = [];
    for (const screen of SCREENS) {
      await goToScreen(page, screen);
      let [control, text] = [Infinity, Infinity];
      for (const viewport of VIEWPORTS) {
        const [width, height] = viewport;
        if (screen.isAtTable && width < 600) continue;
        await page.setViewportSize({ width, height });
        await afterFrames(page);
        const bars = barsFor(viewport, screen.isAtTable ? 'table' : undefined);
        const found = await measure(page, bars);
        faults.push(...found.faults.map((fault) => `${screen.name} ${width}×${height}: ${fault}`));
        if (bars !== PROJECTOR_BARS) continue;
        control = Math.min(control, found.smallestControl);
        text = Math.min(text, found.smallestText);
      }
      if (text < Infinity) smallest.push(`${screen.name} ${control.toFixed(0)}/${text.toFixed(1)}`);
    }
    console.log(`On a projector, smallest control and text in px: ${smallest.join(', ')}`);
    expect(faults).toEqual([]);
  });
}
