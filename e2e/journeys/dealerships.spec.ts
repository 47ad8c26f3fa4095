import { openingState } from '@kardan/contract/opening-hours/opening-hours';
import type { Page } from '@playwright/test';
import { activeDealerships, placeOf } from '../data/dealership-data.ts';
import { inGerman } from '../data/site-data.ts';
import { expectNoSidewaysScrolling, hydrated, open } from '../site/page-state.ts';
import { expect, test } from '../test.ts';

function directoryOn(page: Page) {
  const main = page.getByRole('main');
  return {
    name: main.getByRole('searchbox', { name: 'Name oder Ort' }),
    postcode: main.getByRole('textbox', { name: 'Postleitzahl' }),
    radius: main.getByRole('combobox', { name: 'Umkreis' }),
    find: main.getByRole('button', { name: 'Händler suchen' }),
    titles: main.locator('ol').getByRole('article').getByRole('heading'),
    filters: page.getByRole('complementary', { name: 'Filter' }),
    chips: main.getByRole('group', { name: 'Aktive Filter' }).getByRole('link', { name: /Filter entfernen$/ }),
    views: page.getByRole('navigation', { name: 'Ansicht' }),
    map: page.getByRole('list', { name: 'Betriebe auf der Karte' }),
  };
}

async function expectTotal(page: Page, total: number): Promise<void> {
  const words = total === 1 ? '1 Betrieb' : `${inGerman(total)} Betriebe`;
  await expect(page.getByRole('main').getByRole('status').getByText(words, { exact: true })).toBeVisible();
}

/** The longest word of a name, with two neighbours swapped and in capitals. */
function mistyped(name: string): string {
  const word = name.split(/[^\p{L}]+/u).toSorted((a, b) => b.length - a.length)[0] ?? '';
  return `${word.slice(0, 2)}${word[3]}${word[2]}${word.slice(4)}`.toUpperCase();
}

test('a name typed with a mistake finds its dealership first, and the card leads to its page', async ({ page }) => {
  const dealers = await activeDealerships();
  const wanted = dealers.find(({ name }) => /^Autohaus \p{L}{9,}$/u.test(name));
  if (!wanted) throw new Error('there is no such dealership');
  await open(page, '/autohaendler');
  const { name, find, titles, chips } = directoryOn(page);
  await expectTotal(page, dealers.length);
  await name.fill(`${mistyped(wanted.name)} autohaus`);
  await find.click();
  await expect(titles.first()).toHaveText(wanted.name);
  await expect(chips).toHaveCount(1);
  await expect(titles.first().getByRole('link')).toHaveAttribute('href', `/autohaendler/${wanted.slug}`);
  await chips.first().click();
  await expectTotal(page, dealers.length);
});

test('around a place stand exactly those within the radius, the nearest first', async ({ page }) => {
  const [dealers, place] = await Promise.all([activeDealerships(), placeOf('8010')]);
  const near = dealers
    .map((dealer) => ({ name: dealer.name, km: kilometres(place, dealer) }))
    .filter(({ km }) => km <= 75)
    .toSorted((a, b) => a.km - b.km);
  await open(page, '/autohaendler');
  const { postcode, radius, find, titles, chips } = directoryOn(page);
  await postcode.fill('8010');
  await radius.selectOption('75');
  await find.click();
  await expectTotal(page, near.length);
  await expect(titles).toHaveText(near.slice(0, 20).map(({ name }) => name));
  await expect(chips.first()).toContainText('8010 + 75 km');
});

test('areas, makes and services count what the database holds, and narrow each other', async ({ page }) => {
  const dealers = await activeDealerships();
  const inStyria = dealers.filter(({ region }) => region === 'steiermark');
  await open(page, '/autohaendler');
  const { filters, chips } = directoryOn(page);
  await filters.getByRole('link', { name: /^Steiermark/ }).click();
  await expect(page).toHaveURL('/autohaendler/region/steiermark');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Autohändler in der Steiermark');
  await expectTotal(page, inStyria.length);
  const testDrives = inStyria.filter(({ services }) => services.includes('test-drive'));
  const testDrive = filters.getByRole('checkbox', { name: /^Probefahrt/ });
  await expect(filters.locator('label').filter({ hasText: /^Probefahrt/ })).toHaveText(
    `Probefahrt${testDrives.length}`,
  );
  await hydrated(page);
  await testDrive.check();
  await expectTotal(page, testDrives.length);
  await expect(chips).toHaveCount(2);

  const [make] = dealers.flatMap(({ makes }) => makes);
  await page.goto(`/autohaendler/marke/${make}`);
  await expectTotal(page, dealers.filter(({ makes }) => makes.includes(make ?? '')).length);
});

test('who is open now is who is open by its hours, and the cards say until when', async ({ page }) => {
  const dealers = await activeDealerships();
  const openNow = () =>
    dealers.filter(({ openingHours }) => openingState(openingHours, new Date()).state === 'open').length;
  const before = openNow();
  await open(page, '/autohaendler');
  await directoryOn(page).filters.getByRole('checkbox', { name: 'Jetzt geöffnet' }).check();
  await expect(page).toHaveURL('/autohaendler?geoeffnet=1');
  const said = page
    .getByRole('main')
    .getByRole('status')
    .getByText(/^[\d.]+ Betriebe?$/);
  const total = Number((await said.textContent())?.replace(/\D/g, ''));
  // A minute may have passed in between.
  expect([before, openNow()]).toContain(total);
  if (total > 0) await expect(page.getByText(/^Geöffnet bis \d\d:\d\d$/).first()).toBeVisible();
  else await expect(page.getByRole('heading', { name: 'Gerade hat dazu kein Betrieb geöffnet' })).toBeVisible();
});

test('the map holds everybody; a cluster leads closer, and the way back leads out again', async ({ page }) => {
  const dealers = await activeDealerships();
  await open(page, '/autohaendler');
  const { views, map } = directoryOn(page);
  await views.getByRole('link', { name: 'Karte' }).click();
  const inWindow = page.getByText(/Betriebe? im Ausschnitt$/);
  await expect(inWindow).toHaveText(`${inGerman(dealers.length)} Betriebe im Ausschnitt`);
  await map
    .getByRole('link', { name: /näher ansehen/ })
    .first()
    .click();
  await expect(page).toHaveURL(/ausschnitt=/);
  await expect(inWindow).not.toHaveText(`${inGerman(dealers.length)} Betriebe im Ausschnitt`);
  // The list below does not follow the map, and says so.
  const all = page.getByRole('heading', { name: `Alle ${inGerman(dealers.length)} Betriebe` });
  await expect(all).toBeVisible();
  await page.getByRole('link', { name: 'Ganz Österreich' }).click();
  await expect(inWindow).toHaveText(`${inGerman(dealers.length)} Betriebe im Ausschnitt`);
  await expect(all).toBeHidden();
});

test('when nobody fits, counted ways lead out, and every count is true', async ({ page }) => {
  await page.goto('/autohaendler?name=xyzzy&ort=8010&umkreis=100&leistung=workshop');
  await expectTotal(page, 0);
  const ways = page.getByRole('main').locator('section ul').first().getByRole('link');
  const promises = await ways.evaluateAll((links) =>
    links.map((link) => ({ address: (link as HTMLAnchorElement).href, text: link.textContent ?? '' })),
  );
  expect(promises.length).toBeGreaterThan(0);
  for (const { address, text } of promises) {
    await page.goto(address);
    await expectTotal(page, Number(text.match(/([\d.]+)\s*Betriebe?\s*$/)?.[1]?.replace('.', '')));
  }
});

test('all makes stand from A to Z with their numbers', async ({ page }) => {
  const dealers = await activeDealerships();
  await page.goto('/autohaendler/marke');
  const count = dealers.filter(({ makes }) => makes.includes('volkswagen')).length;
  const link = page.getByRole('main').getByRole('link', { name: /^(VW|Volkswagen)/ });
  await expect(link).toContainText(`${count} Betrieb`);
  await link.click();
  await expect(page).toHaveURL('/autohaendler/marke/volkswagen');
  await expectTotal(page, count);
});

test('unknown areas and makes are no pages; a make without dealers is one, for visitors only', async ({ request }) => {
  expect((await request.get('/autohaendler/region/bayern')).status()).toBe(404);
  expect((await request.get('/autohaendler/marke/gibt-es-nicht')).status()).toBe(404);
  const dealers = await activeDealerships();
  const sold = new Set(dealers.flatMap(({ makes }) => makes));
  const without = ['ac', 'allard', 'trabant'].find((slug) => !sold.has(slug));
  const known = await request.get(`/autohaendler/marke/${without}`);
  expect(known.status()).toBe(200);
  expect(await known.text()).toContain('<meta name="robots" content="noindex, follow"');
});

test('filtered lists are not for search engines, pages of plain lists are', async ({ request }) => {
  const robots = async (path: string) =>
    (await (await request.get(path)).text()).includes('<meta name="robots" content="noindex, follow"');
  expect(await robots('/autohaendler')).toBe(false);
  expect(await robots('/autohaendler/region/wien')).toBe(false);
  expect(await robots('/autohaendler?page=2')).toBe(false);
  expect(await robots('/autohaendler?geoeffnet=1')).toBe(true);
  expect(await robots('/portal/haendlerliste/suche')).toBe(false);
  expect(await robots('/portal/haendlerliste/suche?name=huber')).toBe(true);
});

test('with the search engine down the list answers from the database and says what is missing', async ({
  page,
  siteWithoutSearch,
}) => {
  const dealers = await activeDealerships();
  const response = await page.goto(`${siteWithoutSearch}/autohaendler`);
  expect(response?.status()).toBe(200);
  expect(response?.headers()['cache-control']).toBe('private, no-store');
  await expectTotal(page, dealers.length);
  await expect(page.getByText('Wie viele Autos jeder Betrieb anbietet')).toBeVisible();
});

test('by keyboard alone one gets from the name to a dealership', async ({ page }) => {
  const dealers = await activeDealerships();
  const [wanted] = dealers.filter(({ name }) => /\p{L}{9,}/u.test(name));
  await open(page, '/autohaendler');
  await directoryOn(page).name.focus();
  await page.keyboard.type(wanted?.name ?? '');
  await page.keyboard.press('Enter');
  const first = directoryOn(page).titles.first().getByRole('link');
  await expect(first).toHaveText(wanted?.name ?? '');
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/autohaendler\/[a-z0-9-]+$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the name, the filters, the map and the detailed form work', async ({ page }) => {
    const dealers = await activeDealerships();
    await page.goto('/autohaendler');
    const { name, find, filters, chips, views, map } = directoryOn(page);
    await name.fill('autohaus');
    await find.click();
    await expect(chips).toHaveCount(1);
    await filters.getByRole('checkbox', { name: /^Probefahrt/ }).check();
    await filters.getByRole('button', { name: 'Anwenden' }).click();
    await expect(chips).toHaveCount(2);
    await views.getByRole('link', { name: 'Karte' }).click();
    await expect(map.getByRole('link').first()).toBeVisible();

    await page.goto('/portal/haendlerliste/suche');
    await page.getByRole('main').getByRole('combobox', { name: 'Bundesland' }).selectOption('wien');
    await page.getByRole('main').getByRole('button', { name: 'Händler suchen' }).click();
    await expect(page).toHaveURL(/^[^?]+\/portal\/haendlerliste\/suche\?/);
    await expectTotal(page, dealers.filter(({ region }) => region === 'wien').length);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('filters open as a sheet, and nothing scrolls sideways', async ({ page }) => {
    await open(page, '/autohaendler');
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    const { filters, chips } = directoryOn(page);
    await filters.getByRole('checkbox', { name: /^Probefahrt/ }).check();
    await expect(page).toHaveURL(/leistung=test-drive/);
    await filters.getByRole('button', { name: /anzeigen$/ }).click();
    await expect(chips).toHaveCount(1);
    await expectNoSidewaysScrolling(page);
  });
});

function kilometres(a: { latitude: number; longitude: number }, b: { latitude: number; longitude: number }): number {
  const radians = Math.PI / 180;
  const half =
    Math.sin(((b.latitude - a.latitude) * radians) / 2) ** 2 +
    Math.cos(a.latitude * radians) *
      Math.cos(b.latitude * radians) *
      Math.sin(((b.longitude - a.longitude) * radians) / 2) ** 2;
  return 2 * 6371.0087714 * Math.asin(Math.sqrt(half));
}
