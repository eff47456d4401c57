/** Whole games through the real screen, from the first turn to the podium. */
import { english } from '../src/i18n/en/catalogue';
import { pilotBot } from '../src/bots/pilot';
import { canEndRace } from '../src/engine';
import { expect, openGame, test } from './support/app';
import { Driver } from './support/driver';
import { newGame, placed } from './support/games';

const { results, race } = english;

function describe(taps: readonly number[]): { mean: number; p95: number; most: number } {
  const sorted = [...taps].sort((a, b) => a - b);
  return {
    mean: taps.reduce((sum, count) => sum + count, 0) / taps.length,
    p95: sorted[Math.ceil(0.95 * sorted.length) - 1],
    most: sorted[sorted.length - 1],
  };
}

test('two players race three times with the score variant, to the podium and into a rematch', async ({
  page,
}) => {
  test.setTimeout(150_000);
  const game = placed(newGame({ rules: ['score-variant'], names: ['Ada', 'Bo'] }));
  await openGame(page, game);
  // A plain pilot on the lake first, then a skipper who speeds up and brakes, by the buttons of the dock.
  const pilot = new Driver(page, game, { bot: pilotBot });
  const taps = await pilot.playRace();
  const driver = new Driver(
    page,
    { ...game, state: pilot.state, record: { ...game.record, actions: pilot.actions } },
    { steers: 'dock' },
  );
  for (const nextRace of [2, 3]) {
    const winner = game.state.setup.players[driver.state.results[nextRace - 2].places[0]]?.name;
    if (winner)
      await expect(page.getByRole('heading', { name: results.race.winner({ name: winner }) })).toBeVisible();
    await driver.toNextRace();
    await driver.placeAll();
    taps.push(...(await driver.playRace()));
  }
  const { mean, p95, most } = describe(taps);
  console.log(`taps of ${taps.length} turns: mean ${mean.toFixed(2)}, p95 ${p95}, most ${most}`);
  expect(mean).toBeLessThanOrEqual(2.5);
  expect(p95).toBeLessThanOrEqual(4);

  expect(driver.state.phase).toBe('game-over');
  await expect(page.getByRole('table', { name: results.podium.totals })).toBeVisible();
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('powerboats/game/e2e') ?? 'null'));
  expect(stored.isFinished).toBe(true);
  // The finished game is kept as a replay.
  await page.goto('/#/games');
  await expect(
    page.getByRole('region', { name: english.home.saved.finished }).getByRole('listitem').first(),
  ).toBeVisible();
  await page.goBack();

  // A sheet that has just opened takes no tap for a moment.
  await expect(async () => {
    await page.getByRole('button', { name: results.podium.sameLake }).click({ timeout: 1000 });
    await expect(page).not.toHaveURL(/game\/e2e/, { timeout: 500 });
  }).toPass();
  await expect(page.getByRole('button', { name: english.start.placing.allAtRandom })).toBeVisible();
});

test('six players race once round the table, steering on the lake', async ({ page }) => {
  test.setTimeout(150_000);
  await page.setViewportSize({ width: 1024, height: 768 });
  const game = placed(newGame({ players: 6, races: 1, seating: 'table', seed: 'six' }));
  await openGame(page, game);
  const driver = new Driver(page, game);
  const angles = { south: 0, west: 90, north: 180, east: -90 };
  const seen = new Set<string>();
  while (driver.state.phase === 'dice') {
    const side = game.table.sides[driver.state.activeSeat];
    if (!seen.has(side)) {
      seen.add(side);
      // The dock of whoever is to move is turned to that seat, and there is only one.
      const { boat } = driver.state.setup.players[driver.state.activeSeat];
      const tray = page.getByRole('group', {
        name: race.dice.tray({ name: english.common.boats[boat].name }),
      });
      const turned = await tray.evaluate((element) => {
        const matrix = new DOMMatrix(getComputedStyle(element.closest('[data-side]') ?? element).transform);
        return Math.round((Math.atan2(matrix.b, matrix.a) * 180) / Math.PI);
      });
      expect(Math.abs(turned)).toBe(Math.abs(angles[side]));
      if (side === 'west' || side === 'east') expect(turned).toBe(angles[side]);
      await expect(page.getByRole('group', { name: race.way.group })).toHaveCount(0);
      await expect(page.locator('main fieldset')).toHaveCount(1);
    }
    if (canEndRace(driver.state)) break;
    await driver.playTurn();
  }
  expect([...seen].sort()).toEqual(['east', 'north', 'south', 'west']);
  if (driver.state.phase === 'dice') {
    // The last boat can no longer score.
    await page.goto('/#/game/e2e/menu');
    await driver.look();
    await page.getByRole('button', { name: race.menu.endRace }).click();
    driver.did({ type: 'end-race' });
    await driver.verify();
  }
  await expect(page.getByRole('table', { name: results.podium.totals })).toBeVisible();
});
