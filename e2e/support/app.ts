/** The app in a browser whose storage was filled beforehand. */
import { test as base, expect, type Page } from 'playwright/test';
import type { Settings } from '../../src/store/settings';
import { storedText, type Game } from './games';

declare global {
  interface Window {
    /** Taps and clicks since the page was loaded. */
    tapCount: number;
    /** Lets the app's clock run ahead, past the guard at a hand-over. */
    passTime: (ms: number) => void;
    /** Stops the app's clock, so that only `passTime` moves it. */
    holdTime: () => void;
  }
}

/** A page on which any error the app did not expect fails the test. */
export const test = base.extend<{ expectsTrouble: boolean }>({
  expectsTrouble: [false, { option: true }],
  page: async ({ page, expectsTrouble }, run) => {
    const troubles: string[] = [];
    page.on('pageerror', (error) => troubles.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
    await run(page);
    if (!expectsTrouble) expect(troubles, 'errors in the console').toEqual([]);
  },
});

export { expect };

interface Opening {
  readonly settings?: Partial<Settings>;
  readonly games?: readonly Game[];
  /** Other items of the storage. */
  readonly items?: Readonly<Record<string, string>>;
}

/** Fills the storage once; reloads find what the app has written since. */
export async function prepare(page: Page, { settings, games = [], items = {} }: Opening): Promise<void> {
  const entries = Object.entries({
    ...(settings && { 'powerboats/settings': JSON.stringify(settings) }),
    ...Object.fromEntries(games.map((game) => [`powerboats/game/${game.id}`, storedText(game)])),
    ...items,
  });
  await page.addInitScript((stored) => {
    const tellTime = Date.now;
    let ahead = 0;
    let held: number | null = null;
    Date.now = () => (held ?? tellTime()) + ahead;
    window.holdTime = () => {
      held = tellTime();
    };
    window.passTime = (ms) => {
      ahead += ms;
    };
    window.tapCount = 0;
    addEventListener('pointerdown', () => (window.tapCount += 1), true);
    if (localStorage.getItem('e2e') !== null) return;
    localStorage.setItem('e2e', 'filled');
    for (const [key, value] of stored) localStorage.setItem(key, value);
  }, entries);
}

/** Opens a screen and waits until it is there. */
export async function open(page: Page, hash: string, opening: Opening = {}, query = ''): Promise<void> {
  await prepare(page, opening);
  await page.goto(`/${query}#/${hash}`);
  await page.locator('main').first().waitFor();
}

/** Opens a saved game; the lake is drawn when this returns. */
export async function openGame(
  page: Page,
  game: Game,
  settings: Partial<Settings> = {},
  { query = '', panel = '' } = {},
): Promise<void> {
  const usual: Partial<Settings> = { pace: 'instant', seating: game.table.seating };
  await open(
    page,
    `game/${game.id}${panel && `/${panel}`}`,
    { games: [game], settings: { ...usual, ...settings } },
    query,
  );
  await lakeIsDrawn(page);
}

export async function lakeIsDrawn(page: Page): Promise<void> {
  await page.locator('[data-lake="still"] > *').first().waitFor({ state: 'attached', timeout: 15_000 });
}
