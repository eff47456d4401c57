/** A closer look at the lake: wheel, pinch, drag and keys, always with a way back; a phone follows the boat. */
import type { CDPSession, Page } from 'playwright/test';
import { english } from '../src/i18n/en/catalogue';
import { expect, openGame, test } from './support/app';
import { Driver } from './support/driver';
import { newGame, placed } from './support/games';

const { wholeLake, followBoat } = english.race.menu;

/** How large a board unit is on the screen, and where the board's corner lies. */
async function lookAt(page: Page): Promise<{ scale: number; x: number; y: number }> {
  return page.locator('[data-lake="live"]').evaluate((svg) => {
    const { a = 0, b = 0, e = 0, f = 0 } = svg instanceof SVGSVGElement ? (svg.getScreenCTM() ?? {}) : {};
    return { scale: Math.hypot(a, b), x: e, y: f };
  });
}

/** The view once it no longer glides. */
async function settledView(page: Page): Promise<{ scale: number; x: number; y: number }> {
  let last = await lookAt(page);
  await expect
    .poll(async () => {
      const before = last;
      last = await lookAt(page);
      return Math.abs(before.scale - last.scale) + Math.abs(before.x - last.x) + Math.abs(before.y - last.y);
    })
    .toBeLessThan(0.01);
  return last;
}

async function touch(client: CDPSession, type: string, points: readonly (readonly [number, number])[]) {
  await client.send('Input.dispatchTouchEvent', {
    type: type as 'touchStart',
    touchPoints: points.map(([x, y], id) => ({ x, y, id })),
  });
}

/** Where the boat whose turn it is lies within the window on the lake, as shares of it. */
async function activeBoatIn(page: Page, boat: number): Promise<{ x: number; y: number }> {
  return page.evaluate((number) => {
    const hull = document.querySelector(`[data-boat-on-lake="${number}"]`)?.getBoundingClientRect();
    const lake = document.querySelector('[data-lake="live"]')?.parentElement?.getBoundingClientRect();
    if (!hull || !lake) return { x: NaN, y: NaN };
    return {
      x: (hull.x + hull.width / 2 - lake.x) / lake.width,
      y: (hull.y + hull.height / 2 - lake.y) / lake.height,
    };
  }, boat);
}

test('on a laptop the wheel and keys look closer, a drag moves the lake, and a button shows all of it again', async ({
  page,
}) => {
  const game = placed(newGame({ players: 3, seed: 'camera' }));
  await openGame(page, game, { sailsSingleWay: false });
  const whole = await lookAt(page);
  await page.mouse.move(440, 380);
  await page.mouse.wheel(0, -600);
  await expect.poll(async () => (await lookAt(page)).scale).toBeGreaterThan(1.5 * whole.scale);
  const near = await settledView(page);
  // What lies under the pointer stays there.
  expect(440 - near.x).toBeCloseTo((440 - whole.x) * (near.scale / whole.scale), 0);

  await page.mouse.down();
  await page.mouse.move(540, 420, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => Math.round((await lookAt(page)).x - near.x)).toBe(100);
  await expect.poll(async () => Math.round((await lookAt(page)).y - near.y)).toBe(40);

  await page.getByRole('button', { name: wholeLake }).click();
  await expect.poll(() => lookAt(page)).toEqual(whole);
  await expect(page.getByRole('button', { name: wholeLake })).toHaveCount(0);

  await page.keyboard.press('z');
  await expect.poll(async () => (await lookAt(page)).scale).toBeCloseTo(1.25 * whole.scale);
  await page.keyboard.press('0');
  await expect.poll(() => lookAt(page)).toEqual(whole);
  // Nothing of it was a move.
  await new Driver(page, game, { sailsSingleWay: false }).verify();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('two fingers look closer, the map shows all, a button returns to the boat', async ({ page }) => {
    const game = placed(newGame({ players: 3, seed: 'camera' }));
    await openGame(page, game, { sailsSingleWay: false });
    const home = await settledView(page);
    const client = await page.context().newCDPSession(page);
    await touch(client, 'touchStart', [
      [160, 260],
      [230, 260],
    ]);
    for (let step = 1; step <= 5; step++) {
      await touch(client, 'touchMove', [
        [160 - 8 * step, 260],
        [230 + 8 * step, 260],
      ]);
    }
    await touch(client, 'touchEnd', []);
    const scale = async () => (await lookAt(page)).scale;
    await expect.poll(scale).toBeGreaterThan(1.2 * home.scale);

    await page.getByRole('button', { name: wholeLake }).tap();
    await expect.poll(scale).toBeLessThan(0.6 * home.scale);
    await page.getByRole('button', { name: followBoat }).tap();
    await expect.poll(scale).toBeCloseTo(home.scale);
    // A pinch is no tap: no way was taken by it.
    await new Driver(page, game, { sailsSingleWay: false }).verify();
  });

  test('a lake dragged aside comes back to the boat with one tap', async ({ page }) => {
    const game = placed(newGame({ players: 3, seed: 'camera' }));
    await openGame(page, game, { sailsSingleWay: false });
    const home = await settledView(page);
    const back = page.getByRole('button', { name: followBoat });
    await expect(back).toHaveCount(0);
    const client = await page.context().newCDPSession(page);
    await touch(client, 'touchStart', [[200, 380]]);
    for (let step = 1; step <= 5; step++)
      await touch(client, 'touchMove', [[200 - 24 * step, 380 - 8 * step]]);
    // The finger rests before it leaves: after a flick the browser itself swallows the next tap.
    await page.waitForTimeout(300);
    await touch(client, 'touchMove', [[79, 340]]);
    await touch(client, 'touchEnd', []);
    await expect.poll(async () => Math.abs((await lookAt(page)).x - home.x)).toBeGreaterThan(60);
    const [button, map] = await Promise.all([
      back.boundingBox(),
      page.getByRole('button', { name: wholeLake }).boundingBox(),
    ]);
    if (!button || !map) throw new Error('no button, or no map');
    const isApart =
      button.x >= map.x + map.width ||
      map.x >= button.x + button.width ||
      button.y >= map.y + map.height ||
      map.y >= button.y + button.height;
    expect(isApart, 'the button lies beside the map').toBe(true);
    await back.tap();
    await expect.poll(() => lookAt(page)).toEqual(home);
    await expect(back).toHaveCount(0);
    await new Driver(page, game, { sailsSingleWay: false }).verify();
  });

  test('the camera is with the boat whose turn it is', async ({ page }) => {
    const game = placed(newGame({ players: 4, seed: 'follow' }));
    await openGame(page, game, { sailsSingleWay: false });
    const driver = new Driver(page, game, { sailsSingleWay: false, steers: 'dock' });
    for (let turn = 0; turn < 12 && driver.state.phase === 'dice'; turn++) {
      await driver.playTurn();
      const { players } = driver.state.setup;
      const { boat } = players[driver.state.activeSeat];
      await expect
        .poll(async () => {
          const { x, y } = await activeBoatIn(page, boat);
          return Math.min(x, y, 1 - x, 1 - y);
        })
        .toBeGreaterThan(0.04);
    }
  });
});
