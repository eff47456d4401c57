/** Every kind of turn with the taps it may cost, and the guards against a tap too many. */
import type { Page } from 'playwright/test';
import {
  add,
  apply,
  keep,
  KEEP_ALL,
  legalWays,
  remove,
  type DiceChoice,
  type GameState,
} from '../src/engine';
import { english } from '../src/i18n/en/catalogue';
import { expect, open, openGame, test } from './support/app';
import { Driver, wedgeMiddle } from './support/driver';
import { newGame, placed, type Game } from './support/games';
import { gameBefore, gameBeforeSharedWedge } from './support/situations';

const { race, home } = english;

/** The choice, if the boat to move holds so many dice. */
function holding(dice: number, choice: ReturnType<typeof keep>) {
  return ({ boats, activeSeat }: GameState): DiceChoice | null =>
    boats[activeSeat].dice.length === dice && choice.type === 'roll' ? choice : null;
}

const TURNS: readonly { name: string; taps: number; find: () => Game; choice: DiceChoice }[] = [
  { name: 'cruise, keep all', taps: 1, dice: 2, action: keep() },
  { name: 'first move', taps: 2, dice: 0, action: add() },
  { name: 'brake without rolling', taps: 2, dice: 2, action: remove(0) },
  { name: 'speed up', taps: 3, dice: 1, action: add() },
  { name: 're-roll one', taps: 3, dice: 2, action: keep(1) },
  { name: 're-roll all', taps: 3, dice: 2, action: keep(0, 1) },
  { name: 'brake and re-roll one', taps: 4, dice: 2, action: remove(0, 1) },
  { name: 'speed up and re-roll all', taps: 4, dice: 2, action: add(0, 1) },
].map(({ name, taps, dice, action }) => {
  if (action.type !== 'roll') throw new Error('A turn begins with the dice.');
  const { adjust, removed, rerolled } = action;
  return { name, taps, find: () => gameBefore(holding(dice, action)), choice: { adjust, removed, rerolled } };
});

test('every turn costs the taps it should, on the lake and in the dock', async ({ page }) => {
  const games = TURNS.map(({ find }, nth) => ({ ...find(), id: `turn-${nth}` }));
  await open(page, `game/turn-0`, { games, settings: { pace: 'instant', sailsSingleWay: false } });
  const figures: string[] = [];
  for (const [nth, { name, taps, choice }] of TURNS.entries()) {
    const game = games[nth];
    await page.goto(`/#/game/${game.id}`);
    const driver = new Driver(page, game, { sailsSingleWay: false, steers: nth % 2 === 0 ? 'lake' : 'dock' });
    const before = await driver.verify();
    const rolls = choice.adjust === 'add' || choice.rerolled.length > 0;
    await driver.chooseDice(choice);
    if (rolls) {
      await driver.roll(choice);
      await driver.go(legalWays(driver.state)[1].heading);
    } else {
      await driver.tapWay(1);
      const { boats, activeSeat } = driver.state;
      driver.did({ type: 'roll', ...choice }, { type: 'steer', heading: boats[activeSeat].heading });
    }
    const after = await driver.verify();
    figures.push(`${name} ${after.taps - before.taps}`);
    expect(after.taps - before.taps, name).toBe(taps);
    // No tap hands over: the next player's dice lie in the tray already.
    expect(driver.state.activeSeat).not.toBe(game.state.activeSeat);
    const next = english.common.boats[driver.state.setup.players[driver.state.activeSeat].boat].name;
    await expect(page.getByRole('group', { name: race.dice.tray({ name: next }) })).toBeVisible();
  }
  console.log(`taps: ${figures.join(' · ')}`);
});

test('a boat without dice turns on the spot with one tap', async ({ page }) => {
  const game = placed(newGame());
  await openGame(page, game);
  const driver = new Driver(page, game);
  const { taps } = await driver.verify();
  await driver.turnOnSpot(1);
  expect((await driver.verify()).taps - taps).toBe(1);
});

test('two taps lead from the start page to the first roll', async ({ page }) => {
  await open(page, '', {});
  await page.getByRole('button', { name: home.raceNow }).click();
  const roll = page.getByRole('button', { name: race.roll.label({ dice: 1, keep: 0 }), exact: true });
  // The roll for start and the course are shown without asking for a tap.
  await expect(roll).toBeEnabled({ timeout: 15_000 });
  await roll.click({ timeout: 15_000 });
  const stored = await page.waitForFunction(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('powerboats/game/'));
    const text = localStorage.getItem(key ?? '') ?? '';
    return text.includes('"type":"roll"') ? text : null;
  });
  expect(await stored.jsonValue()).toContain('"adjust":"add"');
  expect(await page.evaluate(() => window.tapCount)).toBe(2);
});

/** Two taps of the same finger, 120 ms apart by the app's clock, which a busy machine cannot make longer. */
async function tapTwice(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  await page.evaluate(() => window.holdTime());
  await page.mouse.click(x, y);
  await page.evaluate(() => window.passTime(120));
  // A finger does not come down twice on the same pixel.
  await page.mouse.click(x + 6, y - 5);
}

for (const pace of ['normal', 'instant'] as const) {
  test(`two taps 120 ms apart on a button are one commit (${pace} pace)`, async ({ page }) => {
    const game = gameBefore(holding(2, keep()));
    await openGame(page, game, { pace });
    const driver = new Driver(page, game);
    await tapTwice(page, await dockButton(page, 1));
    const { boats, activeSeat } = game.state;
    driver.did(keep(), { type: 'steer', heading: boats[activeSeat].heading });
    expect((await driver.look()).record.actions).toEqual(driver.actions);
    await driver.verify();
  });

  test(`two taps 120 ms apart on the lake are one commit (${pace} pace)`, async ({ page }) => {
    const { game, way } = gameBeforeSharedWedge();
    await openGame(page, game, { pace });
    const driver = new Driver(page, game);
    const middle = await wedgeMiddle(page, way);
    await tapTwice(page, middle);
    const chosen = apply(game.state, keep());
    if (!chosen.ok) throw new Error(chosen.refusal.code);
    driver.did(keep(), { type: 'steer', heading: legalWays(chosen.state)[way].heading });
    expect((await driver.look()).record.actions).toEqual(driver.actions);
    await driver.verify();
    // There was something to hit: a way of the next boat has come to lie under the finger.
    const under = await page.evaluate(
      ({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-wedge]')?.getAttribute('data-wedge'),
      middle,
    );
    expect(['clear', 'crash']).toContain(under);
  });
}

test('a second tap means nothing on whatever lies there by then', async ({ page }) => {
  const game = gameBefore(holding(2, keep()));
  await openGame(page, game, { pace: 'instant' });
  const { x, y } = await wedgeMiddle(page, 1);
  await page.evaluate(() => window.holdTime());
  await page.mouse.click(x, y);
  const driver = new Driver(page, game);
  const { boats, activeSeat } = game.state;
  driver.did({ type: 'roll', ...KEEP_ALL }, { type: 'steer', heading: boats[activeSeat].heading });
  // The next player's die is brought under the finger.
  const die = page
    .getByRole('group', { name: /^Dice of/ })
    .locator('button[aria-pressed]')
    .first();
  await die.evaluate(
    (element: HTMLElement, at) => {
      Object.assign(element.style, {
        position: 'fixed',
        left: `${at.x - 22}px`,
        top: `${at.y - 22}px`,
        zIndex: 9,
      });
    },
    { x, y },
  );
  const before = await die.getAttribute('aria-pressed');
  await page.evaluate(() => window.passTime(120));
  await page.mouse.click(x, y);
  await expect(die).toHaveAttribute('aria-pressed', before ?? '');
  await page.evaluate(() => window.passTime(400));
  await page.mouse.click(x, y);
  await expect(die).not.toHaveAttribute('aria-pressed', before ?? '');
  await driver.verify();
});

async function dockButton(page: Page, nth: number): Promise<{ x: number; y: number }> {
  const way = page.getByRole('group', { name: race.way.group }).getByRole('button').nth(nth);
  const box = await way.boundingBox();
  if (!box) throw new Error('There is no such way.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a second tap on Roll neither rolls again nor steers', async ({ page }) => {
  const game = gameBefore(holding(0, add()));
  await openGame(page, game, { sailsSingleWay: false });
  const driver = new Driver(page, game, { sailsSingleWay: false });
  const box = await driver.button(race.roll.label({ dice: 1, keep: 0 })).boundingBox();
  if (!box) throw new Error('There is no Roll button.');
  await driver.roll({ adjust: 'add', removed: null, rerolled: [] });
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await driver.verify();
});
