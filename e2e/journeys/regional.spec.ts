import { api, countCars, inGerman } from '../data/site-data.ts';
import { expectAccessible, expectNoSidewaysScrolling, open } from '../site/page-state.ts';
import { carsInWords, expectTotal } from '../site/results-page.ts';
import { expect, test } from '../test.ts';

const austria = 'Österreich, Autos nach Bundesland';
const styria = 'Autos in der Steiermark, nach Bezirk';

/** A district of Styria with cars, and its most frequent make. */
async function someDistrict() {
  const { districts } = await api().regionNavigationOfRegion({ params: { region: 'steiermark' } });
  const [district] = districts.toSorted((a, b) => b.count - a.count);
  if (!district || district.count === 0) throw new Error('there is no car in Styria');
  const { makes } = await api().regionNavigationOfDistrict({
    params: { region: 'steiermark', district: district.slug },
  });
  const [make] = makes.toSorted((a, b) => b.count - a.count);
  if (!make) throw new Error('there is no make');
  return { district, make };
}

/** A make that exists and has no cars in a district of Styria. */
async function emptyPage(): Promise<string> {
  const { district } = await someDistrict();
  const params = { region: 'steiermark', district: district.slug };
  const { makes } = await api().regionNavigationOfDistrict({ params });
  const everywhere = await api().searchParams({ query: {} });
  const missing = everywhere.makes.find(({ slug }) => !makes.some((make) => make.slug === slug));
  if (!missing) throw new Error('every make has cars there');
  return `/regional/steiermark/${district.slug}/${missing.slug}`;
}

test('from the country to a state, a district, a make and its cars, with true counts all along', async ({ page }) => {
  const { district, make } = await someDistrict();
  await open(page, '/');
  await page.getByRole('banner').locator('summary').getByText('Autos suchen').click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Regional/ })
    .first()
    .click();
  await expect(page).toHaveURL('/regional');
  const inStyria = await countCars({ region: ['steiermark'] });
  await page
    .getByRole('group', { name: austria })
    .getByRole('link', { name: `Steiermark: ${carsInWords(inStyria)}` })
    .click();
  await expect(page).toHaveURL('/regional/steiermark');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Autos in der Steiermark');
  await page.getByRole('list', { name: styria }).getByRole('link', { name: district.name }).click();
  await expect(page).toHaveURL(`/regional/steiermark/${district.slug}`);
  await page.getByRole('region', { name: 'Nach Marke' }).getByRole('link', { name: make.name }).first().click();
  await expect(page).toHaveURL(`/regional/steiermark/${district.slug}/${make.slug}`);
  await page.getByRole('link', { name: /Autos? ansehen$/ }).click();
  await expectTotal(page, make.count);
});

test('the menu of sections, prices and models leads to lists that hold as many cars as it says', async ({ page }) => {
  const { district } = await someDistrict();
  for (const name of ['Nach Art', 'Nach Preis', 'Nach Antrieb']) {
    await page.goto(`/regional/steiermark/${district.slug}`);
    const link = page.getByRole('region', { name }).getByRole('link').first();
    const [words = ''] = await link.allInnerTexts();
    const promised = Number(words.match(/([\d.]+)(?:\s*Autos?)?\s*$/)?.[1]?.replace('.', ''));
    expect(promised).toBeGreaterThan(0);
    await page.goto((await link.getAttribute('href')) ?? '');
    await expectTotal(page, promised);
  }
});

test('the map is walked and opened by keyboard', async ({ page }) => {
  await open(page, '/regional');
  const map = page.getByRole('group', { name: austria });
  await map.getByRole('link', { name: /^Burgenland/ }).focus();
  await page.keyboard.press('Tab');
  await expect(map.getByRole('link', { name: /^Kärnten/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/regional/kaernten');
});

test('the map of the home page leads to the state', async ({ page }) => {
  await open(page, '/');
  await page
    .getByRole('group', { name: austria })
    .getByRole('link', { name: /^Tirol/ })
    .click();
  await expect(page).toHaveURL('/regional/tirol');
});

test('Vienna has its 23 districts, and is none of them', async ({ page, request }) => {
  await page.goto('/regional/wien');
  await expect(page.getByRole('list', { name: /nach Bezirk$/ }).getByRole('listitem')).toHaveCount(23);
  expect((await request.get('/regional/wien/wien')).status()).toBe(404);
});

test('a make without cars in a known district: for visitors only, with ways on and the search agent', async ({
  page,
}) => {
  const response = await page.goto(await emptyPage());
  expect(response?.status()).toBe(200);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  await expect(page.getByRole('heading', { name: /steht gerade kein/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Ganz Österreich/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Suchagent anlegen' }).first()).toHaveAttribute('href', /^\/suchagent\?/);
  await expectAccessible(page);
});

test('names that do not exist answer 404; pages with cars tell search engines what they are', async ({ request }) => {
  for (const path of ['/regional/bayern', '/regional/tirol/graz-stadt', '/regional/tirol/imst/keine-marke']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  const html = await (await request.get('/regional/steiermark')).text();
  expect(html).toMatch(/<title>[^<]*in der Steiermark: [\d.]+ Autos? von [\d.]+ Händler/);
  expect(html).toContain('"@type":"BreadcrumbList"');
  expect(html).not.toContain('name="robots"');
});

test('links with filters say nofollow; pages of places do not', async ({ page }) => {
  const { district } = await someDistrict();
  await page.goto(`/regional/steiermark/${district.slug}`);
  const links = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((all) =>
      all.map((link) => ({ address: link.getAttribute('href') ?? '', rel: link.getAttribute('rel') ?? '' })),
    );
  const filtered = links.filter(({ address }) => address.includes('?'));
  expect(filtered.length).toBeGreaterThan(10);
  expect(filtered.filter(({ rel }) => rel !== 'nofollow')).toEqual([]);
  expect(links.filter(({ address, rel }) => !address.includes('?') && rel !== '')).toEqual([]);
});

test.describe('on a phone without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('map, list and counts are there and lead on', async ({ page }) => {
    await page.goto('/regional');
    await page
      .getByRole('list', { name: austria })
      .getByRole('link', { name: /^Salzburg/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Autos in Salzburg');
    await expectNoSidewaysScrolling(page);
  });

  test('a postcode leads to what is around it, and from there to the cars', async ({ page }) => {
    await page.goto('/regional');
    await page.getByLabel('Deine Postleitzahl').fill('8010');
    await page.getByRole('button', { name: 'Autos in der Nähe' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Autos im Umkreis von 30 km um Graz');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
    const around = await countCars({ place: { postcode: '8010', radiusKm: 30 } });
    await page.getByRole('link', { name: `${inGerman(around)} Autos ansehen` }).click();
    await expectTotal(page, around);
  });

  test('a postcode that nobody has is told beside the field', async ({ page }) => {
    await page.goto('/regional?ort=9999');
    await expect(page.getByText('Diese Postleitzahl kennen wir nicht.')).toBeVisible();
    await expect(page.getByLabel('Deine Postleitzahl')).toHaveValue('9999');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wo soll dein Auto stehen?');
  });

  test('the largest places of a state lead to the cars around them', async ({ page }) => {
    await page.goto('/regional/steiermark');
    const places = page.getByRole('region', { name: 'Rund um einen Ort' });
    await expect(places.getByRole('link')).toHaveCount(24);
    await places.getByRole('link', { name: /^\d{4} Leoben$/ }).click();
    await expectTotal(page, await countCars({ place: { postcode: '8700', radiusKm: 30 } }));
    await page.goto('/regional/wien');
    await expect(page.getByRole('region', { name: 'Rund um einen Ort' })).toHaveCount(0);
  });
});

test('without the search engine map and links stay, and the page says what is missing', async ({
  page,
  siteWithoutSearch,
}) => {
  const response = await page.goto(`${siteWithoutSearch}/regional/steiermark`);
  expect(response?.status()).toBe(200);
  expect(response?.headers()['cache-control']).toBe('private, no-store');
  await expect(page.getByRole('heading', { name: 'Gerade ohne Zahlen' })).toBeVisible();
  await expect(page.getByRole('group', { name: styria }).getByRole('link')).toHaveCount(13);
  await expect(page.getByRole('main').getByText(/\d Autos?\b/)).toHaveCount(0);
  await expectAccessible(page);
  expect((await page.goto(`${siteWithoutSearch}/regional`))?.status()).toBe(200);
});
