import { expectAccessible, hydrated, open, showTheme } from '../site/page-state.ts';
import { resultsOn } from '../site/results-page.ts';
import { test } from '../test.ts';

// None needs another: every worker takes what is left.
test.describe.configure({ mode: 'parallel' });

const phone = { width: 390, height: 844 };
test('no barrier that a program can find with an open menu', async ({ page }) => {
  await open(page, '/gebrauchtwagen');
  await page.getByRole('banner').locator('summary').getByText('Autos suchen').click();
  await expectAccessible(page, 'menu, dark');
  await page.getByRole('button', { name: 'Helle Ansicht' }).click();
  await page.getByRole('banner').locator('summary').getByText('Finanzieren').click();
  await expectAccessible(page, 'menu, light');
});

test('nor with the drawer, the sheet and the comparison of a phone', async ({ page }) => {
  await open(page, '/gebrauchtwagen');
  const { cards, filters } = resultsOn(page);
  await cards.nth(0).getByRole('checkbox', { name: 'Vergleichen' }).check();
  await cards.nth(1).getByRole('button', { name: 'Auf meinen Parkplatz stellen' }).click();
  await expectAccessible(page, 'comparison, 1440 px');
  await page.setViewportSize(phone);
  // The wide page's place is somewhere else on the narrow one: a button half below the header would count as too small.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessible(page, 'comparison, 390 px');
  for (const theme of ['dark', 'light'] as const) {
    await showTheme(page, theme);
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await expectAccessible(page, `sheet, ${theme}`);
    await filters.getByRole('button', { name: 'Filter schließen' }).click();
    await page.getByRole('banner').locator('summary').filter({ hasText: 'Menü' }).click();
    await expectAccessible(page, `drawer, ${theme}`);
    await page.keyboard.press('Escape');
  }
});

test('nor in English', async ({ page }) => {
  for (const path of ['/en', '/en/used-cars', '/en/used-cars?ansicht=map']) {
    await page.goto(path);
    await hydrated(page);
    await expectAccessible(page, path);
  }
});
