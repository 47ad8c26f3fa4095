import { expect, expectAccessible, test } from './test.ts';

test.use({ provokedErrors: /status of 404/ });

for (const path of ['/used-cars?page=0', '/used-cars?page=500', '/used-cars?page=zwei', '/gibt-es-nicht']) {
  test(`answers 404 and says so: ${path}`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    // As sent, before any script has run.
    expect(await response?.text()).toMatch(/<h1[^>]*>Diese (Seite|Adresse) gibt es nicht/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/gibt es nicht/);
    await expectAccessible(page);
  });
}
