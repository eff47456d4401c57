/** Undo is free until the next roll; past a roll it takes a held button, is logged, and brings the same faces. */
import { add, keep, KEEP_ALL, legalWays, type GameState } from '../src/engine';
import { english } from '../src/i18n/en/catalogue';
import { expect, openGame, test } from './support/app';
import { Driver } from './support/driver';
import { gameBefore } from './support/situations';

const { undo } = english.race;
const ADD_ONE = { adjust: 'add', removed: null, rerolled: [] } as const;

const hasDice = (state: GameState) => (state.boats[state.activeSeat].dice.length === 1 ? KEEP_ALL : null);

test('a move without a roll is undone after the hand-over, and can be made again', async ({ page }) => {
  const game = gameBefore(hasDice);
  await openGame(page, game);
  const driver = new Driver(page, game);
  const { boats, activeSeat } = game.state;
  await driver.verify();
  await driver.tapWay(1);
  driver.did(keep(), { type: 'steer', heading: boats[activeSeat].heading });
  await driver.verify();
  await driver.button(undo.button).click();
  driver.expectState({ state: game.state, actions: game.record.actions });
  await driver.verify();
  await driver.playTurn();
});

test('a way is undone until the next roll, the roll only by holding, with the same faces again', async ({
  page,
}) => {
  const game = gameBefore((state) => (hasDice(state) ? { ...ADD_ONE } : null));
  await openGame(page, game, { sailsSingleWay: false });
  const driver = new Driver(page, game, { sailsSingleWay: false });
  await driver.verify();
  await driver.chooseDice(ADD_ONE);
  await driver.roll(ADD_ONE);
  const rolled = { state: driver.state, actions: [...driver.actions] };
  await driver.verify();
  for (const way of [0, 2]) {
    await driver.go(legalWays(driver.state)[way].heading);
    await driver.verify();
    await driver.button(undo.button).click();
    driver.expectState(rolled);
    await driver.verify();
  }

  const rewind = driver.button(undo.rewindHold);
  await rewind.click();
  await driver.verify();
  const held = await rewind.boundingBox();
  if (!held) throw new Error('There is no Undo button.');
  await page.mouse.move(held.x + held.width / 2, held.y + held.height / 2);
  await page.mouse.down();
  await expect(page.getByText(undo.rewindHolding)).toBeVisible();
  await expect(page.getByText(undo.rewindHolding)).toBeHidden();
  await page.mouse.up();
  driver.expectState({ state: game.state, actions: game.record.actions });
  await driver.verify();
  const saved = await page.evaluate(() => localStorage.getItem('powerboats/game/e2e') ?? '');
  expect(JSON.parse(saved).rewinds).toEqual([{ at: game.record.actions.length, actions: 1 }]);

  await driver.chooseDice(ADD_ONE);
  await driver.roll(ADD_ONE);
  await driver.verify();
  expect(driver.state).toEqual(rolled.state);
  // The faces on the screen are the engine's.
  const boat = driver.state.boats[driver.state.activeSeat];
  const label = english.race.dice.rolledNew({ die: boat.dice.length, face: boat.dice[boat.dice.length - 1] });
  await expect(page.getByRole('img', { name: label })).toBeVisible();

  await page.goto('/#/game/e2e/log');
  const name = english.common.boats[game.state.setup.players[game.state.activeSeat].boat].name;
  await expect(page.getByText(english.log.rewound({ name }))).toBeVisible();
});

test('the first roll of a game can be rewound, and nothing before it', async ({ page }) => {
  const game = gameBefore((state) => (state.boats.every(({ turns }) => turns === 0) ? { ...ADD_ONE } : null));
  await openGame(page, game, { sailsSingleWay: false });
  const driver = new Driver(page, game, { sailsSingleWay: false });
  await driver.roll(ADD_ONE);
  await driver.verify();
  await expect(driver.button(undo.rewindHold)).toBeEnabled();
  expect(driver.actions.at(-1)).toEqual(add());
});
