import { createClient } from '@kardan/contract/client';
import { stack } from './environment.ts';
import { expect, expectAccessible, test } from './test.ts';

function usedCars(page: number) {
  return createClient({ host: stack().api }).searchQuery({ body: { category: ['used'], page } });
}

/** As the page writes it: 1.234 Fahrzeuge */
function inWords(total: number): string {
  return `${total.toLocaleString('de-DE')} Fahrzeuge`;
}

test('lists the used cars that the API finds, with their true number', async ({ page }) => {
  const answer = await usedCars(1);
  expect(answer.total).toBeGreaterThan(40);
  const response = await page.goto('/used-cars');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gebrauchtwagen');
  await expect(page.getByText(inWords(answer.total), { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(answer.items.map(({ title }) => title));
});

test('shows a car’s price, registration, mileage, power, fuel, place and dealer', async ({ page }) => {
  const { items } = await usedCars(1);
  const index = items.findIndex((car) => car.firstRegistration !== null && car.priceEur >= 1_000);
  const car = items[index];
  if (!car) throw new Error('no car with a registration on the first page');
  await page.goto('/used-cars');
  const card = page.getByRole('article').nth(index);
  const [year, month] = (car.firstRegistration ?? '').split('-');
  for (const text of [
    `€\u00A0${car.priceEur.toLocaleString('de-DE')}`,
    `EZ ${month}/${year}`,
    `${car.mileageKm.toLocaleString('de-DE')}\u00A0km`,
    `${car.powerKw}\u00A0kW (${car.powerPs}\u00A0PS)`,
    `${car.place.postcode} ${car.place.city}`,
    car.dealership.name,
  ]) {
    expect(await card.textContent()).toContain(text);
  }
  await expect(card).toContainText(/Benzin|Diesel|Elektro|Hybrid|Autogas|Erdgas|Wasserstoff/);
});

test('goes on to page 2', async ({ page }) => {
  const second = await usedCars(2);
  await page.goto('/used-cars');
  await page.getByRole('link', { name: 'Weiter' }).click();
  await expect(page).toHaveURL('/used-cars?page=2');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(second.items.map(({ title }) => title));
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${stack().web}/used-cars?page=2`);
  await expect(page).toHaveTitle('Gebrauchtwagen, Seite 2 – Kardan');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('lists and pages', async ({ page }) => {
    const [first, second] = await Promise.all([usedCars(1), usedCars(2)]);
    await page.goto('/');
    await page.getByRole('link', { name: 'Gebrauchtwagen ansehen' }).click();
    await expect(page.getByText(inWords(first.total), { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Weiter' }).click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(second.items.map(({ title }) => title));
    await expect(page).toHaveTitle('Gebrauchtwagen, Seite 2 – Kardan');
  });
});

for (const path of ['/', '/used-cars', '/used-cars?page=2', '/impressum']) {
  test(`is accessible: ${path}`, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page);
  });
}

test('fits a small phone without sideways scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/used-cars');
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
});
