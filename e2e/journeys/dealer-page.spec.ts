import { someDealership, stockByMake } from '../data/dealership-states.ts';
import { api, countCars, inGerman } from '../data/site-data.ts';
import { expectAccessible, expectNoSidewaysScrolling, open } from '../site/page-state.ts';
import { expectAddress, expectTotal, resultsOn } from '../site/results-page.ts';
import { expect, test } from '../test.ts';

const at = ({ slug }: { slug: string }, below = '') => `/autohaendler/${slug}${below}`;

test('from the dealership to its cars, by a filter to one of them, and back', async ({ page }) => {
  const dealership = await someDealership();
  const stock = { dealership: [String(dealership.id)] };
  await open(page, at(dealership));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(dealership.name);
  const tabs = page.getByRole('navigation', { name: 'Seiten dieses Händlers' });
  await tabs.getByRole('link', { name: /^Fahrzeuge/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Autos von ${dealership.name}`);
  await expectTotal(page, await countCars(stock));
  await expect(tabs.getByRole('link', { name: /^Fahrzeuge/ })).toHaveAttribute('aria-current', 'page');

  const { filters, titles, cards } = resultsOn(page);
  await filters.getByRole('checkbox', { name: /^Gebrauchtwagen/ }).check();
  await expectAddress(page, `${at(dealership, '/fahrzeuge')}?kategorie=used`);
  await expectTotal(page, await countCars({ ...stock, category: ['used'] }));
  for (const card of await cards.all()) await expect(card).toContainText(dealership.name);

  await titles.first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Eckdaten' })).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${at(dealership, '/fahrzeuge/inserat/')}\\d+$`));
  await page.goBack();
  await expectTotal(page, await countCars({ ...stock, category: ['used'] }));
});

test('search engines are told where each page of a dealership stands', async ({ page }) => {
  const dealership = await someDealership();
  const [make] = await stockByMake(dealership.id);
  const steps = ['Start', 'Händler', dealership.name];
  for (const [below, names] of [
    ['', steps],
    ['/info', [...steps, 'Info & Team']],
    ['/fahrzeuge', [...steps, 'Fahrzeuge']],
    [`/${make?.slug}`, [...steps, 'Fahrzeuge', make?.name]],
  ] as const) {
    await page.goto(at(dealership, below));
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    const lists = blocks.map((text) => JSON.parse(text)).filter((block) => block['@type'] === 'BreadcrumbList');
    expect(lists).toHaveLength(1);
    const items: { name: string; item: string }[] = lists[0].itemListElement;
    expect(items.map(({ name }) => name)).toEqual(names);
    expect(new URL(items.at(-1)?.item ?? '').pathname).toBe(at(dealership, below));
  }
});

test('counts on the overview are those of the database, and each leads to just these cars', async ({ page }) => {
  const dealership = await someDealership();
  const makes = await stockByMake(dealership.id);
  await open(page, at(dealership));
  const stock = page.getByRole('region', { name: 'Bestand' });
  for (const { slug, name, count } of makes) {
    const link = stock.getByRole('link', { name: `${name} ${inGerman(count)}`, exact: true });
    await expect(link).toHaveAttribute('href', at(dealership, `/${slug}`));
  }
  const total = makes.reduce((sum, { count }) => sum + count, 0);
  await expect(page.getByRole('link', { name: `Alle ${inGerman(total)} Autos ansehen` })).toBeVisible();
});

test.describe('the page of a make', () => {
  test.use({ provokedErrors: /status of 404/ });

  test('shows its cars; without any it leads on and is not for search engines; an unknown one is not found', async ({
    page,
  }) => {
    const dealership = await someDealership();
    const makes = await stockByMake(dealership.id);
    const [{ slug, name, count }] = makes as [(typeof makes)[number]];
    await page.goto(at(dealership, `/${slug}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} bei ${dealership.name}`);
    await expectTotal(page, count);
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/${slug}$`));

    const missing = ['Aston Martin', 'Ferrari', 'Bentley'].find((each) => !makes.some((make) => make.name === each));
    const response = await page.goto(at(dealership, `/${missing?.toLowerCase().replace(' ', '-')}`));
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${missing} bei ${dealership.name}`);
    await expectTotal(page, 0);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    const ways = page.getByRole('main').locator('section ul').getByRole('link');
    const addresses = await ways.evaluateAll((links) => (links as HTMLAnchorElement[]).map((link) => link.pathname));
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) expect(address).toMatch(new RegExp(`^${at(dealership, '/')}`));

    expect((await page.goto(at(dealership, '/keine-marke')))?.status()).toBe(404);
  });
});

test('the information page tells the team, the hours, a public holiday by name, and what the law asks for', async ({
  page,
}) => {
  const dealership = await someDealership();
  await page.clock.setFixedTime('2026-11-16T10:00:00+01:00');
  await open(page, at(dealership, '/info'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(dealership.name);
  await expect(page.getByRole('region', { name: 'Team' }).getByRole('listitem').first()).toBeVisible();
  const hours = page.getByRole('region', { name: 'Öffnungszeiten' });
  await expect(hours).toContainText(/Montag.*\d\d:\d\d–\d\d:\d\d/);
  await expect(hours).toContainText(
    /Mariä Empfängnis|Christtag|Neujahr|Heilige Drei Könige|Ostermontag|Staatsfeiertag|Christi Himmelfahrt|Pfingstmontag|Fronleichnam|Mariä Himmelfahrt|Nationalfeiertag|Allerheiligen/,
  );
  await expect(page.getByText(/^(Jetzt geöffnet|Geschlossen)/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Impressum des Händlers' })).toContainText(/ATU\d{8}/);
  await expect(page.getByRole('link', { name: 'Route mit Google' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\//,
  );
});

test('the dealership can be written to from each of its pages', async ({ page }) => {
  const dealership = await someDealership();
  await open(page, at(dealership, '/fahrzeuge'));
  await page.getByRole('link', { name: 'Anfrage senden' }).click();
  const form = page.getByRole('region', { name: `Anfrage an ${dealership.name}` });
  await form.getByRole('button', { name: 'Nachricht schreiben' }).click();
  await expect(form.getByLabel('Nachricht')).toBeVisible();
  await page.getByRole('link', { name: 'Info & Team' }).click();
  await expect(page.getByRole('region', { name: `Anfrage an ${dealership.name}` })).toBeVisible();
});

test('the short search counts while one chooses and leads to the cars it has counted', async ({ page }) => {
  const dealership = await someDealership();
  const stock = { dealership: [String(dealership.id)] };
  await open(page, at(dealership, '/suche/start'));
  const all = await countCars(stock);
  await expect(page.getByRole('button', { name: `${inGerman(all)} Treffer anzeigen` })).toBeVisible();
  await page.getByRole('main').getByText('Gebrauchtwagen', { exact: true }).click();
  const used = await countCars({ ...stock, category: ['used'] });
  await page
    .getByRole('button', { name: used === 1 ? '1 Treffer anzeigen' : `${inGerman(used)} Treffer anzeigen` })
    .click();
  await expectAddress(page, `${at(dealership, '/fahrzeuge')}?kategorie=used`);
  await expectTotal(page, used);
});

test('the page that a dealership has written itself leads on to its cars', async ({ page }) => {
  const dealership = await someDealership();
  await open(page, at(dealership));
  const ways = page.getByRole('navigation', { name: 'Weiter zu den Autos' });
  const used = await countCars({ dealership: [String(dealership.id)], category: ['used'] });
  await ways.getByRole('link', { name: `Gebrauchtwagen ${inGerman(used)}` }).click();
  await expectTotal(page, used);
});

test('the short search offers the models of a ticked make, and no others than the dealership has', async ({ page }) => {
  const dealership = await someDealership();
  const params = { dealershipId: String(dealership.id) };
  const [make] = await api().makesOfDealership({ params });
  if (!make) throw new Error('a dealership without cars');
  const models = await api().modelsOfDealership({ params: { ...params, makeId: make.slug } });
  const [model] = models;
  await open(page, at(dealership, '/suche/start'));
  await page.getByRole('checkbox', { name: new RegExp(`^${make.name} `) }).check();
  const group = page.getByRole('group', { name: `Modelle von ${make.name}` });
  await expect(group.getByRole('checkbox')).toHaveCount(models.length);
  await group.getByRole('checkbox').first().check();
  const count = await countCars({ dealership: [params.dealershipId], vehicles: [`${make.slug}/${model?.slug}`] });
  expect(count).toBe(model?.count);
  await page.getByRole('button', { name: `${inGerman(count)} Treffer anzeigen` }).click();
  await expectTotal(page, count);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('overview, cars with filters, and information are all there', async ({ page }) => {
    const dealership = await someDealership();
    await page.goto(at(dealership));
    await expect(page.getByRole('region', { name: 'Öffnungszeiten' })).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Seiten dieses Händlers' })
      .getByRole('link', { name: /^Fahrzeuge/ })
      .click();
    const { filters } = resultsOn(page);
    await filters.getByRole('checkbox', { name: /^Gebrauchtwagen/ }).check();
    await filters.getByRole('button', { name: 'Anwenden' }).click();
    await expectTotal(page, await countCars({ dealership: [String(dealership.id)], category: ['used'] }));
    await page.getByRole('link', { name: 'Info & Team' }).click();
    await expect(page.getByRole('region', { name: 'Team' })).toBeVisible();
    await expect(
      page
        .getByText('Ohne JavaScript')
        .or(page.getByRole('link', { name: /^\+43/ }))
        .first(),
    ).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test('no page of a dealership is wider than the screen', async ({ page }) => {
    const dealership = await someDealership();
    for (const below of ['', '/info', '/fahrzeuge', '/suche/start']) {
      await open(page, at(dealership, below));
      await expectNoSidewaysScrolling(page);
    }
  });
});

test.describe('while the search engine is down', () => {
  test.use({ provokedErrors: /status of 503/ });

  test('overview, information and the short search stay, without counts; the list says that the search is down', async ({
    page,
    siteWithoutSearch,
  }) => {
    const dealership = await someDealership();
    for (const below of ['', '/info', '/suche/start']) {
      const response = await page.goto(`${siteWithoutSearch}${at(dealership, below)}`);
      expect(response?.status(), below).toBe(200);
      expect(response?.headers()['cache-control'], below).toBe('private, no-store');
      await expect(page.getByText(/\d Autos?\b/)).toHaveCount(0);
    }
    await page.goto(siteWithoutSearch + at(dealership));
    await expect(page.getByText('Die Fahrzeuge fehlen gerade')).toBeVisible();
    await expectAccessible(page);
    expect((await page.goto(`${siteWithoutSearch}${at(dealership, '/fahrzeuge')}`))?.status()).toBe(503);
    await expect(page.getByText('Die Suche ist gerade nicht erreichbar')).toBeVisible();
    await expect(page.getByRole('link', { name: dealership.name }).first()).toBeVisible();
  });
});
