/** A few turns with nothing but keys. */
import { legalWays, rolledCount } from '../src/engine';
import { skipperBot } from '../src/bots/skipper';
import { expect, openGame, test } from './support/app';
import { Driver } from './support/driver';
import { newGame, placed } from './support/games';

const ARROWS = ['ArrowLeft', 'ArrowUp', 'ArrowRight'];
const TURNS = 14;

test('turns are played by keys alone', async ({ page }) => {
  const game = placed(newGame({ players: 3, seed: 'keys' }));
  await openGame(page, game, { sailsSingleWay: false });
  const driver = new Driver(page, game, { sailsSingleWay: false });
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

  async function steerByKeys(): Promise<void> {
    const { action } = skipperBot.choose(driver.state, 'e2e');
    if (action.type !== 'steer') throw new Error('After the dice comes a way.');
    const index = legalWays(driver.state).findIndex(({ heading }) => heading === action.heading);
    // The first press only looks, the second goes.
    await page.keyboard.press(ARROWS[index]);
    await page.keyboard.press(ARROWS[index]);
    driver.did(action);
  }

  for (let turn = 0; turn < TURNS; turn++) {
    await driver.verify();
    const { action } = skipperBot.choose(driver.state, 'e2e');
    if (action.type !== 'roll') throw new Error('A turn begins with the dice.');
    const { dice } = driver.state.boats[driver.state.activeSeat];
    const isArmed = dice.length === 0;
    if (action.adjust === 'add' && !isArmed) await page.keyboard.press('+');
    if (action.adjust !== 'add' && isArmed) await page.keyboard.press('+');
    if (action.removed !== null) await page.keyboard.press(`Shift+Digit${action.removed + 1}`);
    for (const index of action.rerolled) await page.keyboard.press(`Digit${index + 1}`);
    if (rolledCount(action) > 0) {
      await page.keyboard.press('PageDown');
      driver.did(action);
      await driver.verify();
      await steerByKeys();
    } else {
      const chosen = { ...action };
      const before = driver.state;
      driver.did(chosen);
      await steerByKeys();
      expect(driver.state).not.toEqual(before);
    }
  }
  const { taps } = await driver.verify();
  expect(taps).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');

  // Ctrl+Z takes a move back as the button does.
  const beforeUndo = driver.actions.length;
  await page.keyboard.press('Control+z');
  const { record } = await driver.look();
  expect(record.actions.length).toBeLessThan(beforeUndo);
});

test('letters and digits do nothing once they are switched off', async ({ page }) => {
  const game = placed(newGame());
  await openGame(page, game, { hasCharacterKeys: false });
  const driver = new Driver(page, game);
  await driver.verify();
  for (const key of ['+', 'a', 'u', 'c', '1', '-']) await page.keyboard.press(key);
  await expect(page.getByRole('button', { name: driver.words.race.dice.added })).toBeVisible();
  await driver.verify();
});
