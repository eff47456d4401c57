/** Storage that is full or forbidden, games that are broken, links and files that mean harm: the app explains and goes on. */
import { readFile } from 'node:fs/promises';
import { english } from '../src/i18n/en/catalogue';
import { parseSavedGame } from '../src/store/savedGames';
import { expect, open, openGame, prepare, test } from './support/app';
import { Driver } from './support/driver';
import { newGame, placed, playUntil, storedText } from './support/games';

const { errors, home, race, table } = english;

test('a full storage is told once, and the game goes on', async ({ page }) => {
  const game = placed(newGame());
  await openGame(page, game);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const driver = new Driver(page, game);
  for (let turn = 0; turn < 2; turn++) {
    await driver.look();
    await page.locator('[data-turn="1"]').click();
  }
  const notice = page.getByText(errors.storage.full);
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: english.common.close }).click();
  await expect(notice).toBeHidden();
  await driver.look();
  await page.locator('[data-turn="1"]').click();
  await expect(driver.button(race.undo.button)).toBeEnabled();
  await expect(notice).toBeHidden();
});

test('without any storage a game can still be played', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await page.getByRole('button', { name: home.raceNow }).click();
  const roll = page.getByRole('button', { name: race.roll.label({ dice: 1, keep: 0 }), exact: true });
  await roll.click({ timeout: 15_000 });
  await expect(page.getByRole('button', { name: race.undo.rewindHold })).toBeVisible();
});

const whole = storedText(playUntil(newGame(), ({ boats }) => boats[0].turns === 3));
const BROKEN: Readonly<Record<string, string>> = {
  empty: '',
  cut: whole.slice(0, -40),
  notJson: '<script>alert(1)</script>',
  wrongShape: JSON.stringify({ record: { version: 1, setup: [], actions: {} } }),
  illegal: whole.replace('"type":"roll","adjust":"add"', '"type":"roll","adjust":"remove"'),
  newer: whole.replace('"version":1', '"version":99'),
  proto: '{"__proto__":{"polluted":true},"record":{"version":1}}',
  deep: '['.repeat(20_000),
};

test('broken saved games do no harm, and a whole one beside them still opens', async ({ page }) => {
  const items = Object.fromEntries(
    Object.entries(BROKEN).map(([name, text]) => [`powerboats/game/${name}`, text]),
  );
  const good = playUntil(newGame(), ({ boats }) => boats[0].turns === 3);
  await open(page, 'games', {
    games: [good],
    items: { ...items, 'powerboats/settings': '{"pace":7', 'powerboats/table': '[]' },
  });
  await expect(page.getByRole('button', { name: new RegExp(`^${home.saved.open}:`) })).toHaveCount(1);
  for (const name of Object.keys(BROKEN)) {
    await page.goto(`/#/game/${name}`);
    await expect(page.getByRole('heading', { name: home.saved.title })).toBeVisible();
    await expect(page.getByText(errors.storage.lost)).toBeVisible();
  }
  // Nothing is thrown away: a newer version may read what this one cannot.
  expect(await page.evaluate(() => localStorage.getItem('powerboats/game/cut'))).toBe(BROKEN.cut);
  await page.goto('/#/');
  await page.getByRole('button', { name: home.continue }).click();
  await expect(page.getByRole('group', { name: /^Dice of/ })).toBeVisible();
});

const LINKS = [
  'game/%E0%A4%A',
  'game/../../etc/passwd',
  'game/__proto__',
  'rules/%3Cimg%20src=x%20onerror=alert(1)%3E',
  'table?lake=%3Cscript%3E&seed=%00%0A&players=99&races=-1&rules=constructor.__proto__',
  'table?lake=&seed=&players=&races=&rules=',
  'constructor',
  `table?seed=${'A'.repeat(5000)}`,
  `game/e2e/${'x'.repeat(3000)}`,
  '%',
];

test('hostile links lead to a screen that works', async ({ page }) => {
  let hasDialog = false;
  page.on('dialog', (dialog) => {
    hasDialog = true;
    void dialog.dismiss();
  });
  await open(page, '', { games: [placed(newGame())] });
  for (const link of LINKS) {
    await page.goto(`/#/${link}`);
    await expect(page.locator('main').first()).toBeVisible();
  }
  expect(hasDialog).toBe(false);
});

test('files that are no games are refused with a reason', async ({ page }) => {
  await open(page, 'games', {});
  const picker = page.locator('input[type="file"]');
  const reasons = new Set<string>();
  for (const [name, text] of Object.entries(BROKEN)) {
    await picker.setInputFiles({
      name: `${name}.json`,
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
    const notice = page.locator('main [aria-live]');
    await expect(notice).toBeVisible();
    reasons.add((await notice.textContent()) ?? '');
    await page.getByRole('button', { name: english.common.close }).click();
  }
  expect(reasons.size).toBeGreaterThanOrEqual(4);
  await expect(page.getByRole('heading', { name: home.saved.title })).toBeVisible();
});

test('a game that is saved as a file opens elsewhere just as it was', async ({ page, browser }) => {
  const game = playUntil(newGame({ players: 4, rules: ['power-turn'] }), ({ boats }) => boats[0].turns === 6);
  await open(page, 'games', { games: [game] });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Save as a file:/ }).click();
  const file = await (await download).path();
  const parsed = parseSavedGame(await readFile(file, 'utf8'), 'copy');
  expect(parsed.ok && parsed.saved.record).toEqual(game.record);

  const elsewhere = await browser.newPage();
  await prepare(elsewhere, {});
  await elsewhere.goto('/#/games');
  await elsewhere.locator('input[type="file"]').setInputFiles(file);
  await expect(elsewhere).toHaveURL(/#\/game\//);
  const stored = await elsewhere.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('powerboats/game/'));
    return JSON.parse(localStorage.getItem(key ?? '') ?? 'null');
  });
  expect(stored.record).toEqual(game.record);
  expect(stored.table).toEqual(game.table);
  await elsewhere.close();
});

test('a link carries lake, options and seed, is short, and survives a reload', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const setup = newGame({ players: 5, races: 2, side: 'expert', rules: ['power-turn', 'five-dice'] }).record
    .setup;
  const query = new URLSearchParams({
    lake: setup.lake,
    seed: 'LUCKY777',
    players: '5',
    races: '2',
    rules: setup.rules.join('.'),
  });
  await open(page, `table?${query}`, { settings: { pace: 'instant' } });
  await page.getByRole('button', { name: table.link.copy }).first().click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  console.log(`link of ${link.length} characters`);
  expect(link.length).toBeLessThanOrEqual(400);
  await page.goto(link);
  await page.reload();
  await page.getByRole('button', { name: table.start }).click();
  await expect(page).toHaveURL(/#\/game\//);
  const stored = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('powerboats/game/'));
    return JSON.parse(localStorage.getItem(key ?? '') ?? 'null').record.setup;
  });
  expect(stored).toMatchObject({ lake: setup.lake, seed: 'LUCKY777', races: 2 });
  expect(new Set(stored.rules)).toEqual(new Set(setup.rules));
  expect(stored.players).toHaveLength(5);
});
