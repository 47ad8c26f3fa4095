import { api, countCars, someVersion } from '../data/site-data.ts';
import { open } from '../site/page-state.ts';
import { expectTotal, resultsOn } from '../site/results-page.ts';
import { expect, test } from '../test.ts';

test('from the page about electric cars one press leads to the list with its filters, and it stays a list', async ({
  page,
}) => {
  const total = await countCars({ fuel: ['electric'] });
  await open(page, '/elektroautos');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wie weit kommst du im Winter?');
  await page.getByRole('link', { name: /E-Autos ansehen/ }).click();
  await expect(page).toHaveURL('/elektroautos?ansicht=list');
  await expectTotal(page, total);
  const { filters } = resultsOn(page);
  await filters.getByRole('checkbox', { name: /^SUV/ }).check();
  await expect(page).toHaveURL(/karosserie=suv/);
  await page
    .getByRole('main')
    .getByRole('link', { name: /SUV.*entfernen/ })
    .click();
  await expect(page).toHaveURL('/elektroautos?ansicht=list');
  await expectTotal(page, total);
});

test('a campaign’s link opens the page that it names, and one with a filter as well the list', async ({ page }) => {
  const { model } = await someVersion();
  for (const path of ['/elektroautos', '/neuwagen', '/jahreswagen/volkswagen', '/neuwagen/volkswagen', model]) {
    await page.goto(path);
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    await page.goto(`${path}?utm_source=zeitung&fbclid=1`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
    await expect(resultsOn(page).filters).toHaveCount(0);
  }
  await page.goto('/elektroautos?utm_source=zeitung&preis-bis=30000');
  await expect(resultsOn(page).filters).toBeVisible();
});

test('the winter range is that of the middle car, and energy costs what the API says', async ({ page }) => {
  const feed = await api().electricFeed();
  const query = { rangeKm: Math.round(feed.rangeKm?.median ?? 0), batteryKwh: feed.batteryKwh?.median ?? 0 };
  const driving = await api().electricDriving({ query });
  await open(page, '/elektroautos');
  await expect(
    page.getByRole('img', { name: new RegExp(`Autobahn von Wien ${driving.ranges.at(-1)?.rangeKm} km`) }),
  ).toBeVisible();
  const [mixed] = driving.per100Km;
  await expect(page.getByRole('main')).toContainText(mixed?.eur.toFixed(2).replace('.', ',') ?? '?');
});

test('beside the price of a new car’s version stand consumption and CO₂, no smaller than half of it', async ({
  page,
}) => {
  const { version, model } = await someVersion();
  await open(page, model);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`${version.split('/').slice(0, 4).join('/')}/.`));
  await open(page, version);
  const official = page.getByRole('region', { name: /WLTP/ });
  await expect(official).toContainText('/100');
  await expect(official).toContainText('g/km');
  const sizeOf = (locator: ReturnType<typeof page.locator>) =>
    locator.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const price = await sizeOf(page.getByRole('main').getByText(/^€/).first());
  expect(await sizeOf(official.getByRole('definition').first())).toBeGreaterThanOrEqual(price / 2);
});

test('beside a list stand counted links to its makes, other sections and regions, all of which exist', async ({
  page,
  request,
}) => {
  await page.goto('/gebrauchtwagen');
  const links = page.getByRole('navigation', { name: 'Weiter suchen' }).getByRole('link');
  const hrefs = await links.evaluateAll((all) => (all as HTMLAnchorElement[]).map(({ pathname }) => pathname));
  expect(hrefs).toContain('/regional/steiermark');
  expect(hrefs).toContain('/gebrauchtwagen/volkswagen');
  expect(hrefs.length).toBeGreaterThan(15);
  for (const path of hrefs) expect((await request.get(path)).status(), path).toBe(200);
});
