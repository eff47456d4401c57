import { expect, test } from 'playwright/test';

test('the built app opens', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Powerboats' })).toBeVisible();
});
