/** German and Dutch: turns are played, and no English is left on any screen. */
import type { Page } from 'playwright/test';
import { catalogueOf, type Catalogue } from '../src/i18n/catalogue';
import { english } from '../src/i18n/en/catalogue';
import { expect, open, openGame, test } from './support/app';
import { Driver } from './support/driver';
import { newGame, placed } from './support/games';
import { gamesOfScreens, goToScreen, SCREENS, SETTINGS_OF_SCREENS } from './support/screens';

/** All texts of a catalogue that take no values. */
function textsOf(value: unknown, into = new Set<string>()): Set<string> {
  if (typeof value === 'string') into.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) textsOf(part, into);
  return into;
}

/** English texts that mean nothing in the other language. */
function foreignTexts(words: Catalogue): Set<string> {
  const own = textsOf(words);
  return new Set([...textsOf(english)].filter((text) => text.length > 3 && !own.has(text)));
}

/** Words of English sentences that German and Dutch do not have. */
const ENGLISH_WORDS =
  /\b(the|your|you|with|keep|away|speed|dice|buoy|boat|boats|left|right|ahead|turn|lake)\b/i;

/** Everything a player sees or hears on the page. */
async function textsOnPage(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      const text = textContent?.trim() ?? '';
      // Each language is called by its own name.
      if (text !== '' && parentElement && !parentElement.closest('script, style, [lang]:not(html)'))
        texts.push(text);
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
      for (const name of ['aria-label', 'title', 'placeholder']) {
        const text = element.getAttribute(name);
        if (text) texts.push(text);
      }
    }
    return texts;
  });
}

for (const language of ['de', 'nl'] as const) {
  test(`a few turns and all screens in ${language}`, async ({ page }) => {
    const words = await catalogueOf(language);
    const foreign = foreignTexts(words);
    const found = new Set<string>();
    const check = async (where: string) => {
      for (const text of await textsOnPage(page)) {
        if (foreign.has(text) || ENGLISH_WORDS.test(text)) found.add(`${where}: ${text}`);
      }
    };

    const game = placed(newGame({ players: 3, seed: 'words' }));
    await openGame(page, game, { language });
    const driver = new Driver(page, game, { words, steers: 'dock' });
    for (let turn = 0; turn < 6; turn++) {
      await driver.playTurn();
      await check('turn');
    }
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    expect([...found]).toEqual([]);
  });

  test(`no English on any screen in ${language}`, async ({ page }) => {
    const words = await catalogueOf(language);
    const foreign = foreignTexts(words);
    expect(foreign.size).toBeGreaterThan(150);
    const found = new Set<string>();
    await open(page, '', {
      games: gamesOfScreens(),
      settings: { ...SETTINGS_OF_SCREENS, language },
    });
    for (const screen of SCREENS) {
      await goToScreen(page, screen);
      for (const text of await textsOnPage(page)) {
        if (foreign.has(text) || ENGLISH_WORDS.test(text)) found.add(`${screen.name}: ${text}`);
      }
    }
    expect([...found]).toEqual([]);
  });
}

test('the browser decides on the language, and a tap changes it in place', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'de-AT' });
  await page.goto('/');
  const german = await catalogueOf('de');
  await expect(page.getByRole('button', { name: german.home.raceNow })).toBeVisible();
  await page.getByRole('radio', { name: 'Nederlands' }).click();
  const dutch = await catalogueOf('nl');
  await expect(page.getByRole('button', { name: dutch.home.raceNow })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: dutch.home.raceNow })).toBeVisible();
  await page.close();
});
