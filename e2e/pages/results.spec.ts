import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { cardTitle, countCars, findCars, inGerman } from '../data/site-data.ts';
import { open } from '../site/page-state.ts';
import { expectTotal, resultsOn } from '../site/results-page.ts';
import { stack } from '../stack/environment.ts';
import { expect, test } from '../test.ts';

test('lists the used cars that the API finds, with their true number', async ({ page }) => {
  const answer = await findCars({ category: ['used'] });
  expect(answer.total).toBeGreaterThan(40);
  const response = await page.goto('/gebrauchtwagen');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gebrauchtwagen');
  await expectTotal(page, answer.total);
  await expect(resultsOn(page).titles).toHaveText(answer.items.map(cardTitle));
});

const sections: [path: string, heading: string, cars: SearchFilters][] = [
  ['/neuwagen?ansicht=list', 'Neuwagen', { category: ['new'] }],
  ['/jahreswagen', 'Jahreswagen', { category: ['one-year'] }],
  ['/oldtimer', 'Oldtimer', { category: ['old-timer'] }],
  ['/cabrios', 'Cabrios', { body: ['cabriolet'] }],
  ['/elektroautos?ansicht=list', 'Elektroautos', { fuel: ['electric'] }],
  ['/gebrauchtwagen/kombi', 'Gebrauchtwagen, Kombi', { category: ['used'], body: ['estate'] }],
  ['/gebrauchtwagen/volkswagen', 'Volkswagen gebraucht', { category: ['used'], vehicles: ['volkswagen'] }],
  [
    '/gebrauchtwagen/volkswagen/golf',
    'Volkswagen Golf gebraucht',
    { category: ['used'], vehicles: ['volkswagen/golf'] },
  ],
  ['/angebote/suche/start', 'Alle Autos', {}],
];

test('each section, make and model shows its own cars, all of them', async ({ page }) => {
  for (const [path, heading, cars] of sections) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expectTotal(page, await countCars(cars));
  }
});

test('a reserved car says so in the list, in tiles and on the map’s page, one that is free does not', async ({
  page,
}) => {
  const { number, items } = await pageWithReserved();
  for (const view of ['list', 'grid', 'map']) {
    await page.goto(`/gebrauchtwagen?page=${number}&ansicht=${view}`);
    const { cards } = resultsOn(page);
    await expect(cards).toHaveCount(items.length);
    const marked = await cards.evaluateAll((all) => all.map((card) => card.textContent.includes('Reserviert')));
    expect(marked).toEqual(items.map(({ state }) => state === 'reserved'));
  }
  await expect(resultsOn(page).cards.getByText('Reserviert', { exact: true }).first()).toBeVisible();
});

/** The first page of used cars that has a reserved one. */
async function pageWithReserved() {
  for (let number = 1; number <= 20; number += 1) {
    const { items } = await findCars({ category: ['used'], page: number });
    if (items.some(({ state }) => state === 'reserved')) return { number, items };
  }
  throw new Error('no reserved car among the first 400');
}

test('shows a car’s price, registration, mileage, power, fuel, place and dealer', async ({ page }) => {
  const { items } = await findCars({ category: ['used'] });
  const index = items.findIndex((car) => car.firstRegistration !== null && car.priceEur >= 1_000);
  const car = items[index];
  if (!car) throw new Error('no car with a registration on the first page');
  await page.goto('/gebrauchtwagen');
  const card = resultsOn(page).cards.nth(index);
  const [year, month] = (car.firstRegistration ?? '').split('-');
  for (const text of [
    `€\u00A0${inGerman(car.priceEur)}`,
    `${month}/${year}`,
    `${inGerman(car.mileageKm)}\u00A0km`,
    `${car.powerKw}\u00A0kW (${car.powerPs}\u00A0PS)`,
    car.place.city,
    car.dealership.name,
  ]) {
    expect(await card.textContent()).toContain(text);
  }
  await expect(card).toContainText(/Benzin|Diesel|Elektro|Hybrid|Autogas|Erdgas|Wasserstoff/);
});

test('page 2 goes on where page 1 ended, with title and canonical of its own', async ({ page }) => {
  const second = await findCars({ category: ['used'], page: 2 });
  await open(page, '/gebrauchtwagen');
  await resultsOn(page).pages.getByRole('link', { name: 'Weiter' }).click();
  await expect(page).toHaveURL('/gebrauchtwagen?page=2');
  await expect(resultsOn(page).titles).toHaveText(second.items.map(cardTitle));
  // Who moves on before the page is fully awake leaves the first page's behind; crawlers load each page afresh.
  await expect(page.locator('link[rel=canonical]').last()).toHaveAttribute(
    'href',
    `${stack().web}/gebrauchtwagen?page=2`,
  );
  await expect(page).toHaveTitle('Gebrauchtwagen, Seite 2 – Kardan');
});

test.describe('a page that cannot be', () => {
  test.use({ provokedErrors: /status of 404/ });

  for (const path of ['/gebrauchtwagen?page=0', '/gebrauchtwagen?page=500', '/gebrauchtwagen?page=zwei']) {
    test(`answers 404 and says so: ${path}`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      // As sent, before any script has run.
      expect(await response?.text()).toMatch(/<h1[^>]*>Diese Seite gibt es nicht/);
      await expect(page.getByRole('main').getByRole('link')).not.toHaveCount(0);
    });
  }
});
