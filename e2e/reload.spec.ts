/** A reload at any moment, in the middle of a roll as well: the same state and the same faces. */
import { createHash } from 'node:crypto';
import { drawStream, rolledCount, type GameState } from '../src/engine';
import { english } from '../src/i18n/en/catalogue';
import { parseSavedGame } from '../src/store/savedGames';
import { skipperBot } from '../src/bots/skipper';
import { expect, lakeIsDrawn, openGame, test } from './support/app';
import { Driver } from './support/driver';
import { newGame, placed } from './support/games';
import type { Page } from 'playwright/test';

const RELOADS = 24;

function hashOf(state: GameState): string {
  return createHash('sha256').update(JSON.stringify(state)).digest('hex').slice(0, 16);
}

async function hashOfSaved(page: Page): Promise<string> {
  const text = await page.evaluate(() => localStorage.getItem('powerboats/game/e2e') ?? '');
  const parsed = parseSavedGame(text, 'e2e');
  const state = parsed.ok ? parsed.replay.states.at(-1) : undefined;
  if (!state) throw new Error('The saved game cannot be read.');
  return hashOf(state);
}

/** The faces that lie in the tray, as a screen reader hears them. */
async function shownFaces(page: Page): Promise<number[]> {
  const tray = page.getByRole('group', { name: /^Dice of/ });
  await tray.waitFor();
  const labels = await tray
    .locator('[aria-label^="Die "]')
    .evaluateAll((dice) => dice.map((die) => die.getAttribute('aria-label') ?? ''));
  return labels.map((label) => Number(/(\d)(?:, \S+)?$/.exec(label)?.[1]));
}

for (const run of ['a', 'b']) {
  test(`reloads at random moments (${run})`, async ({ page }) => {
    const seed = process.env.RELOAD_SEED ?? `${Date.now().toString(36)}${run}`;
    console.log(`reload seed ${seed}`);
    const draw = drawStream(seed);
    const game = placed(newGame({ seed, players: 2 + draw(5) }));
    await openGame(page, game, { pace: 'normal', sailsSingleWay: false });
    const driver = new Driver(page, game, { sailsSingleWay: false });

    async function reload(): Promise<void> {
      await page.reload();
      await lakeIsDrawn(page);
      await driver.verify();
      expect(await hashOfSaved(page)).toBe(hashOf(driver.state));
      expect(await shownFaces(page)).toEqual(driver.state.boats[driver.state.activeSeat].dice);
    }

    for (let reloads = 0; reloads < RELOADS && driver.state.phase === 'dice';) {
      const choice = skipperBot.choose(driver.state, seed).action;
      if (choice.type !== 'roll') throw new Error('A turn begins with the dice.');
      if (draw(4) === 0) {
        await reload();
        reloads++;
      }
      await driver.look();
      if (rolledCount(choice) === 0) {
        await driver.playTurn();
        continue;
      }
      await driver.chooseDice(choice);
      await driver.roll(choice);
      // Up to the whole length of a roll later.
      await page.waitForTimeout(draw(650));
      await reload();
      reloads++;
      const way = skipperBot.choose(driver.state, seed).action;
      if (way.type !== 'steer') throw new Error('After the dice comes a way.');
      await driver.look();
      await driver.go(way.heading);
      await page.waitForTimeout(draw(400));
      if (draw(2) === 0 && driver.state.phase === 'dice') {
        await reload();
        reloads++;
      }
      await driver.verify();
    }
    expect(english.language).toBe('en');
  });
}
