import { cardTitle, countCars, findCars } from '../data/site-data.ts';
import { hydrated, open } from '../site/page-state.ts';
import { expectAddress, expectTotal, resultsOn } from '../site/results-page.ts';
import { expect, test } from '../test.ts';

test('from the start to a car and back: the list is where it was left', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('banner').locator('summary').getByText('Autos suchen').click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Gebrauchtwagen/ })
    .first()
    .click();
  await expectAddress(page, '/gebrauchtwagen');

  const { filters, titles, pages, cards } = resultsOn(page);
  await filters.getByRole('checkbox', { name: /^Diesel/ }).check();
  await expectAddress(page, '/gebrauchtwagen?treibstoff=diesel');
  const second = await findCars({ category: ['used'], fuel: ['diesel'], page: 2 });
  await expectTotal(page, second.total);

  await pages.getByRole('link', { name: 'Weiter' }).click();
  await expectAddress(page, '/gebrauchtwagen?treibstoff=diesel&page=2');
  await expect(titles).toHaveText(second.items.map(cardTitle));

  const link = cards.nth(11).getByRole('heading').getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(500);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.items[11]?.title ?? '');

  await page.goBack();
  await expectAddress(page, '/gebrauchtwagen?treibstoff=diesel&page=2');
  await expect(titles).toHaveText(second.items.map(cardTitle));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('after Back the postcode field says what the list was asked for, and can be applied once more', async ({
  page,
}) => {
  await open(page, '/gebrauchtwagen');
  const postcode = resultsOn(page).filters.locator('input[name=ort]');
  for (const _ of ['once', 'once more']) {
    await postcode.fill('8010');
    await postcode.press('Enter');
    await expectAddress(page, '/gebrauchtwagen?ort=8010&umkreis=50');
    await expect(postcode).toHaveValue('8010');
    await page.goBack();
    await expectAddress(page, '/gebrauchtwagen');
    await expect(postcode).toHaveValue('');
  }
});

test('a town in the field for a postcode is understood, and what nobody knows is named and stays there', async ({
  page,
}) => {
  await open(page, '/gebrauchtwagen');
  const { filters, chips, sorting, titles } = resultsOn(page);
  const postcode = filters.locator('input[name=ort]');
  const radius = filters.locator('select[name=umkreis]');
  await postcode.fill('Graz');
  await postcode.press('Tab');
  await expectAddress(page, '/gebrauchtwagen?ort=Graz&umkreis=50');
  await expect(postcode).toHaveValue('8010');
  await expect(radius).toBeFocused();
  await expect(chips).toHaveCount(1);
  const around = (radiusKm: number) => ({ category: ['used' as const], place: { postcode: '8010', radiusKm } });
  await expectTotal(page, await countCars(around(50)));
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');

  await open(page, '/gebrauchtwagen?ort=Graz+20+km&sort=distance');
  await expect(radius).toHaveValue('20');
  await expect(sorting).toHaveValue('distance');
  const { items } = await findCars({ ...around(20), sort: 'distance' });
  await expect(titles).toHaveText(items.map(cardTitle));

  const remark = page.getByRole('main').getByRole('status').filter({ hasText: 'aus ganz Österreich' });
  for (const [typed, said] of [
    ['Hintertupfingen', 'Einen Ort „Hintertupfingen“ kennen wir nicht. Gib seine Postleitzahl ein'],
    ['9999', 'Die Postleitzahl 9999 gibt es nicht'],
  ] as const) {
    await postcode.fill(typed);
    await postcode.press('Enter');
    await expect(remark).toContainText(said);
    await expect(postcode).toHaveValue(typed);
    await expect(chips).toHaveCount(0);
    await expect(sorting).toHaveValue('relevance');
  }
});

test('a filter pressed before the page’s scripts have arrived is applied once they have', async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/_next/**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/gebrauchtwagen', { waitUntil: 'commit' });
  await resultsOn(page)
    .filters.getByRole('checkbox', { name: /^Diesel/ })
    .check();
  await expectAddress(page, '/gebrauchtwagen');
  scripts.resolve();
  await expectAddress(page, '/gebrauchtwagen?treibstoff=diesel');
  await expectTotal(page, await countCars({ category: ['used'], fuel: ['diesel'] }));
});

test('the address is the whole search: a copied link shows the same to somebody else', async ({ page, browser }) => {
  await open(page, '/gebrauchtwagen');
  const { filters, sorting, titles, views } = resultsOn(page);
  await filters.getByRole('checkbox', { name: /^Benzin/ }).check();
  await expect(page).toHaveURL(/treibstoff=petrol/);
  await sorting.selectOption('price-asc');
  await expect(page).toHaveURL(/sort=price-asc/);
  await views.getByRole('link', { name: 'Raster' }).click();
  await expectAddress(page, '/gebrauchtwagen?treibstoff=petrol&sort=price-asc&ansicht=grid');
  const { items } = await findCars({ category: ['used'], fuel: ['petrol'], sort: 'price-asc' });
  await expect(titles).toHaveText(items.map(cardTitle));

  await using stranger = await browser.newContext();
  const copy = await stranger.newPage();
  await copy.goto(page.url());
  await expect(resultsOn(copy).titles).toHaveText(items.map(cardTitle));
  await expect(resultsOn(copy).filters.getByRole('checkbox', { name: /^Benzin/ })).toBeChecked();
  await expect(resultsOn(copy).sorting).toHaveValue('price-asc');
});

test('each count beside an option is what choosing it brings', async ({ page }) => {
  await open(page, '/gebrauchtwagen');
  const { filters } = resultsOn(page);
  const [diesel, hybrid] = await Promise.all([
    countCars({ category: ['used'], fuel: ['diesel'] }),
    countCars({ category: ['used'], fuel: ['diesel', 'petrol'] }),
  ]);
  await expect(filters.getByRole('checkbox', { name: `Diesel ${diesel}`, exact: true })).toBeVisible();
  await filters.getByRole('checkbox', { name: /^Diesel/ }).check();
  await expectTotal(page, diesel);
  await filters.getByRole('checkbox', { name: /^Benzin/ }).check();
  await expectTotal(page, hybrid);
  await filters.getByRole('checkbox', { name: /^Diesel/ }).uncheck();
  await filters.getByRole('checkbox', { name: /^Benzin/ }).uncheck();
  await expectAddress(page, '/gebrauchtwagen');
});

test('a range is typed, and its chip takes it back', async ({ page }) => {
  await open(page, '/gebrauchtwagen');
  const { filters, chips } = resultsOn(page);
  await filters.getByRole('textbox', { name: 'Preis, bis (€)' }).fill('15000');
  await page.keyboard.press('Enter');
  await expectAddress(page, '/gebrauchtwagen?preis-bis=15000');
  await expectTotal(page, await countCars({ category: ['used'], priceEur: { to: 15_000 } }));
  await chips.first().click();
  await expectAddress(page, '/gebrauchtwagen');
  await expect(filters.getByRole('textbox', { name: 'Preis, bis (€)' })).toHaveValue('');
});

test('an earlier search that is still under way does not overtake the later one', async ({ page }) => {
  await open(page, '/gebrauchtwagen');
  const { filters } = resultsOn(page);
  let slow = 0;
  const held = Promise.withResolvers<void>();
  await page.route('**/gebrauchtwagen?treibstoff=diesel*', async (route) => {
    slow += 1;
    await held.promise;
    await route.continue().catch(() => undefined);
  });
  await filters.getByRole('checkbox', { name: /^Diesel/ }).check();
  await filters.getByRole('checkbox', { name: /^Benzin/ }).check();
  await expectAddress(page, '/gebrauchtwagen?treibstoff=diesel&treibstoff=petrol');
  await expectTotal(page, await countCars({ category: ['used'], fuel: ['diesel', 'petrol'] }));
  expect(slow).toBe(1);
  held.resolve();
  await page.waitForTimeout(500);
  await expectAddress(page, '/gebrauchtwagen?treibstoff=diesel&treibstoff=petrol');
  await expectTotal(page, await countCars({ category: ['used'], fuel: ['diesel', 'petrol'] }));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the first car begins in the upper 320 pixels, below everything to change the list with', async ({ page }) => {
    await page.goto('/gebrauchtwagen');
    const { cards, views, sorting } = resultsOn(page);
    const top = (await cards.first().boundingBox())?.y ?? Number.POSITIVE_INFINITY;
    expect(top).toBeLessThanOrEqual(320);
    const agent = page.getByRole('main').getByRole('link', { name: 'Suchagent anlegen' });
    const filters = page.getByRole('button', { name: 'Filter', exact: true });
    for (const control of [agent, filters, views, sorting]) {
      await expect(control).toHaveCount(1);
      await expect(control).toBeVisible();
      expect((await control.boundingBox())?.y).toBeLessThan(top);
    }
  });

  test('the filters are a sheet whose button counts along', async ({ page }) => {
    await page.goto('/gebrauchtwagen');
    await hydrated(page);
    const { filters, chips } = resultsOn(page);
    await expect(filters).toBeHidden();
    await page.getByRole('button', { name: 'Filter', exact: true }).tap();
    await expect(filters).toBeVisible();
    const all = await countCars({ category: ['used'] });
    await expect(filters.getByRole('button', { name: `${all} Treffer anzeigen` })).toBeVisible();
    await filters.getByText('Diesel', { exact: true }).tap();
    const diesel = await countCars({ category: ['used'], fuel: ['diesel'] });
    await filters.getByRole('button', { name: `${diesel} Treffer anzeigen` }).tap();
    await expect(filters).toBeHidden();
    await expectTotal(page, diesel);
    await expect(chips).toHaveCount(1);
    await expect(page.getByRole('button', { name: /^Filter/ })).toBeFocused();
  });
});
