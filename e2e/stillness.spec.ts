/** With reduced motion nothing travels: whatever changes its place does so from one frame to the next. */
import type { Page } from 'playwright/test';
import { legalWays, type GameState } from '../src/engine';
import { english } from '../src/i18n/en/catalogue';
import type { Settings } from '../src/store/settings';
import { expect, lakeIsDrawn, open, prepare, test } from './support/app';
import { Driver } from './support/driver';
import { newGame, play, playUntil, type Game } from './support/games';
import { gameBefore, gameBeforeCrash } from './support/situations';
import { movesSeen, watchStillness } from './support/stillness';

const ADD_ONE = { adjust: 'add', removed: null, rerolled: [] } as const;
/** Between two taps, so that what one moves is not taken for a part of what the next moves. */
const PAUSE_MS = 250;

const cruising = ({ boats, activeSeat }: GameState) =>
  boats[activeSeat].dice.length === 2 ? { ...ADD_ONE } : null;

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

const pause = (page: Page) => page.waitForTimeout(PAUSE_MS);

/** Opens a game and begins to watch once everything stands. */
async function watchGame(page: Page, game: Game): Promise<Driver> {
  await page.goto(`/?${game.id}#/game/${game.id}`);
  await lakeIsDrawn(page);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const driver = new Driver(page, game, { sailsSingleWay: false });
  await driver.verify();
  await pause(page);
  await watchStillness(page);
  return driver;
}

async function prepareGames(page: Page, games: Game[], wishes: Partial<Settings> = {}): Promise<void> {
  await prepare(page, { games, settings: { pace: 'normal', sailsSingleWay: false, ...wishes } });
}

/** The game up to just before its last way. */
function beforeEnd(races: number): Game {
  const start = newGame({ seed: 'end', races });
  const { actions } = playUntil(start, ({ phase }) => phase === 'race-over' || phase === 'game-over').record;
  return play(start, actions.slice(0, -1));
}

for (const [width, height] of [
  [1366, 768],
  [390, 844],
] as const) {
  test(`a roll, a move and a hand-over do not travel (${width}×${height})`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const game = gameBefore(cruising);
    await prepareGames(page, [game]);
    const driver = await watchGame(page, game);
    await driver.chooseDice(ADD_ONE);
    await pause(page);
    await driver.roll(ADD_ONE);
    await pause(page);
    await driver.verify();
    await driver.go(legalWays(driver.state)[1].heading);
    await driver.verify();
    await pause(page);
    expect(await movesSeen(page)).toEqual([]);
  });
}

for (const wish of ['device', 'setting'] as const) {
  test(`a crash does not travel, by the wish of the ${wish}`, async ({ page }) => {
    const game = gameBeforeCrash();
    await prepareGames(page, [game], wish === 'setting' ? { motion: 'reduced' } : {});
    if (wish === 'setting') await page.emulateMedia({ reducedMotion: 'no-preference' });
    const driver = await watchGame(page, game);
    const crash = legalWays(game.state).find(({ isAllowed }) => isAllowed);
    if (!crash) throw new Error('No way is open.');
    await driver.go(crash.heading);
    await driver.verify();
    await pause(page);
    expect(await movesSeen(page)).toEqual([]);
  });
}

test('a panel opens and closes where it stands', async ({ page }) => {
  const game = gameBefore(cruising);
  await prepareGames(page, [game]);
  const driver = await watchGame(page, game);
  await driver.button(english.common.menu).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await pause(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await pause(page);
  expect(await movesSeen(page)).toEqual([]);
});

test('start roll, course and placing follow each other without moving', async ({ page }) => {
  await open(page, 'table', { settings: { pace: 'normal' } });
  await pause(page);
  await watchStillness(page);
  await page.getByRole('button', { name: english.table.start, exact: true }).click();
  await expect(page.getByRole('region', { name: english.start.roll.title })).toBeVisible();
  await expect(page.getByRole('region', { name: english.start.roll.title })).toBeHidden();
  // The course is shown by itself, and goes by itself.
  await page.locator('[data-start-space]').nth(3).waitFor();
  await pause(page);
  await page.locator('[data-start-space]').nth(3).click();
  await expect(page.locator('[data-boat-on-lake]')).toHaveCount(1);
  await pause(page);
  expect(await movesSeen(page)).toEqual([]);
});

for (const [races, end] of [
  [2, 'the result of a race'],
  [1, 'the podium'],
] as const) {
  test(`${end} stands at once`, async ({ page }) => {
    const game = beforeEnd(races);
    const last = playUntil(game, ({ phase }) => phase === 'race-over' || phase === 'game-over');
    const way = last.record.actions.at(-1);
    if (way?.type !== 'steer') throw new Error('A race ends with a way.');
    await prepareGames(page, [game]);
    const driver = await watchGame(page, game);
    await driver.go(way.heading);
    await page.locator('main h1').waitFor();
    await pause(page);
    expect(await movesSeen(page)).toEqual([]);
  });
}
