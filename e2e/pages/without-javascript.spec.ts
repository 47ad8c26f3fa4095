import { cardTitle, countCars, findCars } from '../data/site-data.ts';
import { expectTotal, resultsOn } from '../site/results-page.ts';
import { expect, test } from '../test.ts';

// None needs another: every worker takes what is left.
test.describe.configure({ mode: 'parallel' });

test.use({ javaScriptEnabled: false });

test('the menu opens and leads on', async ({ page }) => {
  await page.goto('/impressum');
  await page.getByRole('banner').locator('summary').getByText('Autos suchen').click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Gebrauchtwagen/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gebrauchtwagen');
});

test('filters are sent by their button, and chips take them back', async ({ page }) => {
  await page.goto('/gebrauchtwagen');
  const { filters, chips } = resultsOn(page);
  await filters.getByRole('checkbox', { name: /^Diesel/ }).check();
  await filters.getByRole('textbox', { name: 'Preis, bis (€)' }).fill('20.000');
  await filters.getByRole('button', { name: 'Anwenden' }).click();
  const both = { category: ['used' as const], fuel: ['diesel' as const], priceEur: { to: 20_000 } };
  await expectTotal(page, await countCars(both));
  await expect(chips).toHaveCount(2);
  await chips.filter({ hasText: 'Preis' }).click();
  await expectTotal(page, await countCars({ category: ['used'], fuel: ['diesel'] }));
});

test('a page has 20, 50 or 100 cars, by a link that filters, order and pages keep and no cookie remembers', async ({
  page,
  context,
}) => {
  await page.goto('/gebrauchtwagen?limit=30');
  const { titles, filters, pages, sorting } = resultsOn(page);
  await expect(titles).toHaveCount(20);
  const sizes = page.getByRole('navigation', { name: 'Autos pro Seite' });
  await expect(sizes.getByRole('link')).toHaveText(['20', '50', '100']);
  await sizes.getByRole('link', { name: '50' }).click();
  await expect(page).toHaveURL('/gebrauchtwagen?limit=50');
  await expect(titles).toHaveCount(50);
  await expect(sizes.locator('[aria-current]')).toHaveText('50');
  await expect(pages.getByText('1–50 von')).toBeVisible();
  await pages.getByRole('link', { name: 'Weiter' }).click();
  await expect(page).toHaveURL('/gebrauchtwagen?limit=50&page=2');
  await filters.getByRole('checkbox', { name: /^Diesel/ }).check();
  await filters.getByRole('button', { name: 'Anwenden' }).click();
  await expect(page).toHaveURL(/[?&]limit=50(&|$)/);
  await sorting.selectOption('price-asc');
  await page
    .locator('form:has(select)')
    .filter({ has: page.getByLabel('Sortieren') })
    .getByRole('button', { name: 'Anwenden' })
    .click();
  await expect(page).toHaveURL(/[?&]limit=50(&|$)/);
  expect(await context.cookies()).toEqual([]);
  await page.goto('/en/used-cars');
  await expect(titles).toHaveCount(20);
  await expect(page.getByRole('navigation', { name: 'Cars per page' })).toBeVisible();
});

test('a page of dealerships has as many as its address says', async ({ page }) => {
  await page.goto('/autohaendler');
  const cards = page.getByRole('main').locator('ol').getByRole('article');
  await expect(cards).toHaveCount(20);
  await page.getByRole('navigation', { name: 'Betriebe pro Seite' }).getByRole('link', { name: '100' }).click();
  await expect(page).toHaveURL('/autohaendler?limit=100');
  expect(await cards.count()).toBeGreaterThan(20);
});

test('the order is sent by its button and keeps the filters', async ({ page }) => {
  await page.goto('/gebrauchtwagen?treibstoff=diesel');
  const { sorting, titles } = resultsOn(page);
  await sorting.selectOption('price-asc');
  await page
    .locator('form:has(select)')
    .filter({ has: page.getByLabel('Sortieren') })
    .getByRole('button', { name: 'Anwenden' })
    .click();
  const { items } = await findCars({ category: ['used'], fuel: ['diesel'], sort: 'price-asc' });
  await expect(titles).toHaveText(items.map(cardTitle));
});

test('pages, views and the map are links', async ({ page }) => {
  await page.goto('/gebrauchtwagen');
  const { pages, views, titles } = resultsOn(page);
  await pages.getByRole('link', { name: 'Weiter' }).click();
  const second = await findCars({ category: ['used'], page: 2 });
  await expect(titles).toHaveText(second.items.map(cardTitle));
  await views.getByRole('link', { name: 'Karte' }).click();
  const places = page.getByRole('list', { name: 'Treffer auf der Karte' });
  await places
    .getByRole('link', { name: /näher ansehen/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Ganz Österreich' })).toBeVisible();
});

test('a sentence becomes filters', async ({ page }) => {
  await page.goto('/gebrauchtwagen');
  const box = page.getByRole('searchbox', { name: 'Suche in einem Satz' });
  await box.fill('Golf Diesel Kombi bis 15.000 in Graz');
  await box.press('Enter');
  await expect(resultsOn(page).chips).toHaveCount(5);
});

test('the detailed search leads to its results', async ({ page }) => {
  await page.goto('/angebote/suche/detailsuche');
  await page
    .getByRole('main')
    .getByRole('checkbox', { name: /^Diesel/ })
    .check();
  await page
    .getByRole('main')
    .locator('form')
    .getByRole('button', { name: /anzeigen|suchen/i })
    .first()
    .click();
  await expectTotal(page, await countCars({ fuel: ['diesel'] }));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('sheet and drawer open', async ({ page }) => {
    await page.goto('/gebrauchtwagen');
    const { filters } = resultsOn(page);
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await expect(filters.getByRole('checkbox', { name: /^Diesel/ })).toBeVisible();
    await filters.getByRole('button', { name: 'Filter schließen' }).click();
    await page.getByRole('banner').locator('summary').filter({ hasText: 'Menü' }).click();
    await expect(
      page
        .getByRole('banner')
        .getByRole('link', { name: /^Jahreswagen/ })
        .last(),
    ).toBeVisible();
  });
});
