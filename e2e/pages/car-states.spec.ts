import type { Page } from '@playwright/test';
import { carThatIs } from '../data/listing-states.ts';
import { api, inGerman, someCar } from '../data/site-data.ts';
import { expectAccessible, expectNoSidewaysScrolling, open } from '../site/page-state.ts';
import { expect, test } from '../test.ts';

const contact = (page: Page) => page.getByRole('region', { name: /^Anfrage an / });

interface ToldCar {
  name: string;
  fuelType: string;
  mileageFromOdometer: { value: number };
  offers: { price: number; availability: string };
}

interface ToldDealer {
  name: string;
  address: { streetAddress: string };
}

interface ToldCrumbs {
  itemListElement: { name: string }[];
}

test('a sold car says so, can no longer be asked for, and shows similar ones first', async ({ page }) => {
  const { slug } = await carThatIs('sold');
  await open(page, `/${slug}`);
  const main = page.getByRole('main');
  await expect(main.getByText('Verkauft', { exact: true }).first()).toBeVisible();
  await expect(contact(page)).toHaveCount(0);
  await expect(main.getByText('Telefonnummer anzeigen')).toHaveCount(0);
  const headings = await main.getByRole('heading', { level: 2 }).allTextContents();
  expect(headings.indexOf('Ähnliche Autos')).toBeLessThan(headings.indexOf('Eckdaten'));
  await expectAccessible(page);
});

test('a reserved car is marked and can still be asked for', async ({ page }) => {
  const { slug } = await carThatIs('reserved');
  await open(page, `/${slug}`);
  await expect(page.getByRole('main').getByText('Reserviert', { exact: true }).first()).toBeVisible();
  await expect(contact(page)).toBeVisible();
});

test('a new car shows official consumption and CO₂ beside its price, as large', async ({ page }) => {
  const { id, slug } = await carThatIs('new');
  const { priceEur, co2GPerKm } = await api().listing({ params: { id: String(id) } });
  await open(page, `/${slug}`);
  const co2 = page.getByRole('main').getByText(`${co2GPerKm}\u00A0g/km`, { exact: true }).first();
  const price = page
    .getByRole('main')
    .getByText(`€\u00A0${inGerman(priceEur)}`, { exact: true })
    .first();
  const sizeOf = (element: typeof co2) =>
    element.evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize));
  expect((await co2.boundingBox())?.y ?? 0).toBeLessThan(((await price.boundingBox())?.y ?? 0) + 200);
  expect(await sizeOf(co2)).toBeGreaterThanOrEqual(22);
});

test('an electric car tells its battery’s health, who measured it and when', async ({ page }) => {
  const { id, slug } = await carThatIs('battery tested');
  const { batteryHealth } = await api().listing({ params: { id: String(id) } });
  await open(page, `/${slug}`);
  const battery = page.getByRole('region', { name: 'Batterie und Laden' });
  await expect(battery).toContainText(`${batteryHealth?.percent} %, ${batteryHealth?.issuer}`);
});

test('a car without pictures says so instead of showing an empty strip', async ({ page }) => {
  const { slug } = await carThatIs('without pictures');
  await open(page, `/${slug}`);
  await expect(page.getByText('Der Händler hat noch keine Bilder eingestellt.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Bilder' })).toHaveCount(0);
});

test.describe('a car that is gone', () => {
  test.use({ provokedErrors: /status of 410/ });

  test('answers 410 at each address, names the car and leads on to similar ones', async ({ page }) => {
    const { id, slug } = await carThatIs('expired');
    for (const path of [`/${slug}`, `/angebote/inserat/${id}`, `/angebote/inserat/${id}/drucken`]) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(410);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dieses Auto ist nicht mehr im Angebot');
      await expect(page.getByRole('region', { name: 'Ähnliche Autos' }).getByRole('article').first()).toBeVisible();
    }
    await expectAccessible(page);
  });
});

test('a car has one address of its own: its number and older names lead there', async ({ request }) => {
  const { id, slug } = await someCar();
  for (const path of [`/${id}`, `/ein-alter-name-${id}`]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(308);
    expect(answer.headers().location).toMatch(new RegExp(`/${slug}$`));
  }
});

test('only a car’s own address is for search engines; the others keep a canonical of their own', async ({
  request,
}) => {
  const { id, slug, dealership } = await someCar();
  const own = await (await request.get(`/${slug}`)).text();
  expect(own).not.toContain('noindex');
  const others = [
    `/angebote/inserat/${id}`,
    `/angebote/inserat/${id}/drucken`,
    `/autohaendler/${dealership.slug}/inserat/${id}`,
    `/autohaendler/${dealership.slug}/fahrzeuge/inserat/${id}`,
    `/autohaendler/${dealership.slug}/fahrzeuge/inserat/bilder/${id}`,
  ];
  for (const path of others) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    expect(html, path).toContain('content="noindex, follow"');
    expect(html, path).toMatch(new RegExp(`rel="canonical" href="[^"]*${path}"`));
  }
});

test('below another dealership’s address a car is not to be found', async ({ request }) => {
  const { id } = await someCar();
  for (const path of ['inserat', 'fahrzeuge/inserat', 'fahrzeuge/inserat/bilder']) {
    expect((await request.get(`/autohaendler/nicht-der-haendler/${path}/${id}`)).status(), path).toBe(404);
  }
});

test('what search engines are told is what the page shows', async ({ page }) => {
  const { slug } = await someCar();
  await open(page, `/${slug}`);
  const json = await page.locator('script[type="application/ld+json"]').last().textContent();
  const [car, dealer, crumbs] = JSON.parse(json ?? '{}')['@graph'] as [ToldCar, ToldDealer, ToldCrumbs];
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(car.name);
  await expect(main.getByText(`€\u00A0${inGerman(car.offers.price)}`, { exact: true }).first()).toBeVisible();
  expect(car.offers.availability).toMatch(/InStock|Reserved/);
  const mileage = `${inGerman(car.mileageFromOdometer.value)}\u00A0km`;
  await expect(main.getByText(mileage, { exact: true }).first()).toBeVisible();
  await expect(main.getByText(car.fuelType, { exact: true }).first()).toBeVisible();
  const card = page.getByRole('region', { name: 'Händler', exact: true });
  await expect(card).toContainText(dealer.name);
  await expect(card).toContainText(dealer.address.streetAddress);
  const shown = page.getByRole('navigation', { name: 'Du bist hier' }).getByRole('link');
  const lists = crumbs.itemListElement.slice(0, -1).map(({ name }) => name);
  expect((await shown.allTextContents()).slice(1)).toEqual(lists);
});

test('the print view fits on two sheets of A4 and leads back by its code', async ({ page }) => {
  const { id } = await someCar();
  await open(page, `/angebote/inserat/${id}/drucken`);
  await expect(page.getByRole('img', { name: 'QR-Code zum Inserat' })).toBeVisible();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2);
  expect(pdf.toString('latin1')).toMatch(/\/MediaBox \[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/);
});

for (const width of [320, 390, 1440]) {
  test(`nothing of a car's page is cut off at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const { slug } of [await someCar(), await carThatIs('battery tested'), await carThatIs('sold')]) {
      await open(page, `/${slug}`);
      for (const details of await page.getByRole('main').locator('details').all()) {
        await details.evaluate((each) => each.setAttribute('open', ''));
      }
      await expectNoSidewaysScrolling(page);
    }
  });
}
