/** A person against bots: to the podium, without ever being held up, and through the loss of a worker. */
import type { Page } from 'playwright/test';
import { skipperBot } from '../src/bots/skipper';
import { legalWays, rolledCount, type GameRecord } from '../src/engine';
import { english } from '../src/i18n/en/catalogue';
import type { GivenReason } from '../src/store/reasons';
import type { BotLevel } from '../src/store/table';
import { expect, openGame, test } from './support/app';
import { Driver } from './support/driver';
import { newGame, placed, type Game } from './support/games';
import { readThinking, watchThinking } from './support/thinking';

const { bots, results } = english;

function gameWithBots(levels: readonly (BotLevel | null)[], races = 1): Game {
  const game = newGame({ players: levels.length, races, seed: 'against bots' });
  return { ...game, table: { ...game.table, bots: levels } };
}

function savedGame(page: Page): Promise<{ record: GameRecord; reasons: GivenReason[] }> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('powerboats/game/e2e') ?? 'null'));
}

async function actionCount(page: Page): Promise<number> {
  return (await savedGame(page)).record.actions.length;
}

/** Takes note of what the bots have done meanwhile, until it is a person's turn or the race is over. */
async function waitForPerson(page: Page, driver: Driver): Promise<void> {
  await expect
    .poll(
      async () => {
        const { actions } = (await savedGame(page)).record;
        driver.did(...actions.slice(driver.actions.length));
        const { phase, activeSeat } = driver.state;
        return phase === 'race-over' || (phase === 'dice' && activeSeat === 0);
      },
      { timeout: 30_000, intervals: [20] },
    )
    .toBe(true);
  await driver.look();
}

/** One turn of the person, by taps. */
async function playTurn(driver: Driver): Promise<void> {
  const { action } = skipperBot.choose(driver.state, 'person');
  if (action.type !== 'roll') throw new Error(`A turn does not begin with ${action.type}.`);
  await driver.chooseDice(action);
  if (rolledCount(action) > 0) await driver.roll(action);
  else driver.did(action);
  const way = skipperBot.choose(driver.state, 'person').action;
  if (way.type !== 'steer') throw new Error(`A way is not ${way.type}.`);
  await driver.tapWay(legalWays(driver.state).findIndex(({ heading }) => heading === way.heading));
  driver.did(way);
}

test('a person sails against three bots to the podium', async ({ page }) => {
  test.setTimeout(180_000);
  await watchThinking(page);
  const game = placed(gameWithBots([null, 'novice', 'skipper', 'captain'], 2));
  await openGame(page, game, { sailsSingleWay: false });
  const driver = new Driver(page, game, { steers: 'dock', sailsSingleWay: false });
  await waitForPerson(page, driver);
  while (driver.state.phase === 'dice') {
    await playTurn(driver);
    await waitForPerson(page, driver);
  }
  expect(driver.state.phase).toBe('race-over');
  await page.getByRole('heading', { name: /wins the race/ }).waitFor();

  // The person has to go to bed: the second race is sailed by a bot in their place.
  await page.goto('/#/game/e2e/seats');
  await page.getByRole('radio', { name: bots.kinds.skipper.title }).first().check({ force: true });
  await page.goto('/#/game/e2e');
  await page.getByRole('button', { name: results.race.next({ race: 2 }) }).click();
  await driver.skipIntro();
  await page.getByRole('heading', { name: /wins!|win together!/ }).waitFor({ timeout: 60_000 });

  const { decisions, medianMs, longestMs, sendingMs, whileThinking, all } = await readThinking(page);
  console.log(
    `bots: ${decisions} decisions, median ${medianMs.toFixed(0)} ms, longest ${longestMs.toFixed(0)} ms, ` +
      `asking ${sendingMs.toFixed(1)} ms in 19 of 20; scripts over 50 ms while bots think: ` +
      `[${whileThinking.join(' ')}], tasks over 50 ms with drawing: [${all.join(' ')}]`,
  );
  expect(decisions).toBeGreaterThan(100);
  expect(sendingMs).toBeLessThan(50);
  expect(whileThinking).toEqual([]);
  const { reasons } = await savedGame(page);
  expect(reasons.some(({ reason }) => reason.code === 'plays-safe')).toBe(false);
});

test('bots wait while they are paused', async ({ page }) => {
  const game = placed(gameWithBots(['novice', 'skipper']));
  await openGame(page, game, { pace: 'fast' });
  await expect.poll(() => actionCount(page)).toBeGreaterThan(game.record.actions.length);
  const pause = page.getByRole('button', { name: bots.pause });
  await pause.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(bots.paused)).toBeVisible();
  // What was under way is still shown, but nothing new begins.
  await page.waitForTimeout(800);
  const before = await actionCount(page);
  await page.waitForTimeout(1500);
  expect(await actionCount(page)).toBe(before);
  await page.getByRole('button', { name: bots.resume }).click();
  await expect.poll(() => actionCount(page)).toBeGreaterThan(before + 2);
});

test('a bot whose worker is killed plays safe once and goes on with a new one', async ({ page }) => {
  test.setTimeout(120_000);
  await watchThinking(page);
  const game = placed(gameWithBots(['skipper', 'captain']));
  await openGame(page, game, { pace: 'fast' });
  await expect.poll(() => actionCount(page)).toBeGreaterThan(6);
  const killed = await page.evaluate(() => {
    const found = window.thinking.workers.filter(({ kind }) => kind.includes('bot.worker'));
    for (const { worker } of found) worker.terminate();
    return found.length;
  });
  expect(killed).toBe(1);
  const codes = async () => (await savedGame(page)).reasons.map(({ reason }) => reason.code);
  await expect.poll(codes, { timeout: 15_000 }).toContain('plays-safe');
  const before = (await codes()).length;
  await expect.poll(async () => (await codes()).length, { timeout: 15_000 }).toBeGreaterThan(before + 4);
  expect((await codes()).filter((code) => code === 'plays-safe')).toHaveLength(1);
  await page.goto('/#/game/e2e/log');
  await expect(page.getByText(bots.reasons['plays-safe']).first()).toBeVisible();
});

test('bots find home where no worker can be had', async ({ page }) => {
  test.setTimeout(120_000);
  await page.addInitScript(() => {
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        if (String(url).includes('bot.worker')) throw new Error('forbidden');
        super(url, options);
      }
    };
  });
  await openGame(page, placed(gameWithBots(['skipper', 'novice', 'captain'])));
  await page.getByRole('heading', { name: /wins!|win together!/ }).waitFor({ timeout: 90_000 });
  const { reasons } = await savedGame(page);
  expect(reasons.every(({ reason }) => reason.code === 'plays-safe')).toBe(true);
});
