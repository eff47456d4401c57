/** Start placement by hand, and the card that goes with a screen that is handed round. */
import type { Page } from 'playwright/test';
import { keep, legalStartSpaces, place, steer, type Heading } from '../src/engine';
import { english } from '../src/i18n/en/catalogue';
import { startHeading } from '../src/store/placement';
import { expect, openGame, test } from './support/app';
import { Driver } from './support/driver';
import { newGame, placed } from './support/games';

const { start, race } = english;

/** The start spaces whose middle a finger can touch. */
async function openSpaces(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<SVGGElement>('[data-start-space]')].flatMap((space) => {
      const { x, y, width, height } = space.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return hit?.closest('[data-start-space]') === space ? [Number(space.dataset.startSpace)] : [];
    }),
  );
}

for (const [width, height] of [
  [1366, 768],
  [390, 664],
] as const) {
  test(`boats are placed by hand and turned, ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const game = newGame({ players: 3 });
    await openGame(page, game);
    const driver = new Driver(page, game);
    /** Puts the boat on a free space that nothing covers. */
    const putDown = async (nth: number) => {
      await driver.look();
      const open = await openSpaces(page);
      // No arrow of the boat placed before keeps a finger from a lit space.
      expect(new Set(open)).toEqual(new Set(legalStartSpaces(driver.state)));
      const space = open[nth];
      expect(legalStartSpaces(driver.state)).toContain(space);
      await page.locator(`[data-start-space="${space}"]`).click();
      driver.did(place(space, startHeading(driver.state.course, space)));
      await driver.verify();
      return space;
    };

    const first = await putDown(0);
    const straight = startHeading(game.state.course, first);
    await driver.button(start.placing.turnLeft).click();
    await driver.look();
    await driver.button(start.placing.turnLeft).click();
    const turned = ((straight + 2) % 6) as Heading;
    driver.actions.splice(-1, 1, place(first, turned));
    await driver.verify();
    await driver.button(start.placing.turnRight).click();
    driver.actions.splice(-1, 1, place(first, ((straight + 1) % 6) as Heading));
    await driver.verify();

    await putDown(1);
    // A placed boat can be taken back, too.
    await driver.button(race.undo.button).click();
    const kept = driver.actions.slice(0, -1);
    const before = newGame({ players: 3 });
    driver.expectState({ state: before.state, actions: [] });
    driver.did(...kept);
    await driver.verify();
    await putDown(2);
    await putDown(0);
    expect(driver.state.phase).toBe('dice');
    await expect(driver.button(race.roll.label({ dice: 1, keep: 0 }))).toBeVisible();
  });
}

test('in Pass mode a card names the next player and takes one tap', async ({ page }) => {
  const game = placed(newGame({ seating: 'pass', names: ['Ada', 'Bo'] }));
  await openGame(page, game);
  const driver = new Driver(page, game);
  for (let turn = 0; turn < 3; turn++) {
    const { taps } = await driver.verify();
    await driver.turnOnSpot(1);
    const { name } = driver.state.setup.players[driver.state.activeSeat];
    const card = page.getByRole('dialog', { name: race.pass.handTo({ name }) });
    await expect(card).toBeVisible();
    await card.getByRole('button', { name: race.pass.go }).click();
    await expect(card).toBeHidden();
    expect((await driver.verify()).taps - taps).toBe(2);
  }
  expect(driver.actions.slice(-2)).toEqual([
    keep(),
    steer(driver.state.boats[driver.state.activeSeat === 0 ? 1 : 0].heading),
  ]);
});
