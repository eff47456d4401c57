/** Back on a phone: what lies over the race goes away first, then the race itself. */
import { english } from '../src/i18n/en/catalogue';
import { expect, lakeIsDrawn, open, test } from './support/app';
import { newGame, placed } from './support/games';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('Back puts the odds away and stays in the race', async ({ page }) => {
  const game = placed(newGame({ players: 3, seed: 'back' }));
  await open(page, 'settings', { games: [game], settings: { pace: 'instant', sailsSingleWay: false } });
  await page.goto(`/#/game/${game.id}`);
  await lakeIsDrawn(page);
  const panel = page.getByRole('region', { name: english.odds.title });
  const openOdds = page.getByRole('button', { name: english.odds.open });

  await openOdds.tap();
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(/#\/game\/e2e$/);
  // And forth again.
  await page.goForward();
  await expect(panel).toBeVisible();
  // Closed by its own button it leaves no trace: the next Back leaves the race.
  await panel.getByRole('button', { name: english.common.close }).tap();
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(/#\/game\/e2e$/);
  await openOdds.tap();
  await panel.getByRole('listitem').first().getByRole('button').tap();
  await expect(panel).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/#\/settings$/);
});

test('the odds are still open after a reload, and Back still puts them away', async ({ page }) => {
  const game = placed(newGame({ players: 3, seed: 'back' }));
  await open(page, `game/${game.id}`, {
    games: [game],
    settings: { pace: 'instant', sailsSingleWay: false },
  });
  await lakeIsDrawn(page);
  const panel = page.getByRole('region', { name: english.odds.title });
  await page.getByRole('button', { name: english.odds.open }).tap();
  await expect(panel).toBeVisible();
  await page.reload();
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(/#\/game\/e2e$/);
});
