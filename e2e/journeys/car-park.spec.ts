import { inGerman } from '../data/site-data.ts';
import { firstCars, inState, openWithPark, parkOn, storedCar } from '../site/car-park-page.ts';
import { expectAccessible, open } from '../site/page-state.ts';
import { resultsOn } from '../site/results-page.ts';
import { expect, test } from '../test.ts';

const path = '/mein-parkplatz';

async function cars(count: number) {
  return (await firstCars()).filter(({ state }) => state === 'active').slice(0, count);
}

test('two hundred cars, sold and gone ones among them, are asked for in one request', async ({ page }) => {
  const all = await firstCars(200);
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/saved-cars') && asked.push(request.postData() ?? ''));
  await openWithPark(page, path, all.map(storedCar));
  const { rows } = parkOn(page);
  await expect(rows).toHaveCount(200);
  const over = all.filter(({ state }) => state === 'sold' || state === 'gone').length;
  await expect(page.getByText(`200 Autos · ${over} nicht mehr zu haben`)).toBeVisible();
  expect(asked.map((body) => JSON.parse(body).ids.length)).toEqual([200]);
});

test('the price of today, and what changed since parking', async ({ page }) => {
  const [first, second, third] = (await cars(3)).map(storedCar);
  if (!first || !second || !third) throw new Error('three cars are needed');
  await openWithPark(page, path, [
    { ...first, priceEur: first.priceEur + 500 },
    { ...second, priceEur: second.priceEur - 1_250 },
    third,
  ]);
  const { rows } = parkOn(page);
  await expect(rows.nth(2)).toContainText(`€\u00A0${inGerman(first.priceEur)}`);
  await expect(rows.nth(2)).toContainText('€\u00A0500 günstiger als beim Merken');
  await expect(rows.nth(2)).toContainText('gemerkt am 01.10.2026');
  await expect(rows.nth(1)).toContainText('€\u00A01.250 teurer als beim Merken');
  await expect(rows.nth(0)).toContainText('Preis unverändert');
  await expect(page.getByText('3 Autos · 1 Auto ist günstiger geworden · 1 teurer')).toBeVisible();
});

test('reserved, sold and gone cars say so; those that are over go together and come back', async ({ page }) => {
  const all = await firstCars();
  const chosen = (['active', 'reserved', 'sold', 'gone'] as const).map((state) => inState(all, state));
  await openWithPark(page, path, chosen.map(storedCar));
  const { rows, toasts } = parkOn(page);
  await expect(rows.nth(2)).toContainText('Reserviert');
  await expect(rows.nth(1)).toContainText(/Verkauft am \d\d\.\d\d\.\d{4}/);
  await expect(rows.nth(0)).toContainText('Nicht mehr im Angebot');
  await expect(rows.nth(0).getByRole('link')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: '2 nicht mehr verfügbare entfernen' }).click();
  await expect(rows).toHaveCount(2);
  await toasts.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(rows).toHaveCount(4);
});

test('a note is kept as it is typed, and comes back with a car that was removed', async ({ page }) => {
  const [car] = (await cars(1)).map(storedCar);
  if (!car) throw new Error('a car is needed');
  await openWithPark(page, path, [car]);
  const { rows, toasts } = parkOn(page);
  const note = page.getByRole('textbox', { name: `Notiz zu ${car.title}` });
  await note.fill('Probefahrt am Samstag');
  await expect(rows.first()).toContainText('gespeichert');
  await page.reload();
  await expect(note).toHaveValue('Probefahrt am Samstag');
  await rows
    .first()
    .getByRole('button', { name: `${car.title} vom Parkplatz nehmen` })
    .click();
  await expect(page.getByRole('heading', { name: 'Hier steht noch kein Auto' })).toBeVisible();
  await toasts.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(note).toHaveValue('Probefahrt am Samstag');
});

test('after a car is removed the focus is on the next one', async ({ page }) => {
  const stored = (await cars(3)).map(storedCar);
  await openWithPark(page, path, stored);
  const { rows } = parkOn(page);
  const next = stored[0]?.title ?? '';
  await rows
    .nth(1)
    .getByRole('button', { name: /vom Parkplatz nehmen$/ })
    .press('Enter');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1).getByRole('button', { name: `${next} vom Parkplatz nehmen` })).toBeFocused();
});

test('the order can be chosen and stays on the way back from a car', async ({ page }) => {
  const chosen = await cars(5);
  await openWithPark(page, path, chosen.map(storedCar));
  const { titles, sorting } = parkOn(page);
  const names = (sorted: typeof chosen) => sorted.map((car) => storedCar(car).title);
  await expect(titles).toHaveText(names(chosen.toReversed()));
  const mileage = (car: (typeof chosen)[number]) => car.card?.mileageKm ?? 0;
  const byMileage = names(chosen.toSorted((a, b) => mileage(a) - mileage(b)));
  await sorting.selectOption('mileage');
  await expect(titles).toHaveText(byMileage);
  await titles.first().getByRole('link').click();
  await expect(page).not.toHaveURL(/mein-parkplatz/);
  await page.goBack();
  await expect(titles).toHaveText(byMileage);
});

test('an empty park leads on', async ({ page }) => {
  await open(page, path);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Autos suchen' }).click();
  await expect(page).toHaveURL(/\/gebrauchtwagen$/);
});

test('what another tab parks or removes shows at once', async ({ page, context }) => {
  const stored = (await cars(2)).map(storedCar);
  await openWithPark(page, path, stored);
  const { rows } = parkOn(page);
  await expect(rows).toHaveCount(2);
  const other = await context.newPage();
  await open(other, '/gebrauchtwagen');
  await resultsOn(other).cards.nth(0).getByRole('button', { name: 'Auf meinen Parkplatz stellen' }).click();
  await expect(rows).toHaveCount(3);
  await expect(page.getByText(/^3 Autos/)).toBeVisible();
});

test.describe('when the API does not answer', () => {
  test.use({ provokedErrors: /status of 503|Failed to load/ });

  test('the cars stand there as they were parked, and it is said whose fault it is', async ({ page }) => {
    const stored = (await cars(2)).map(storedCar);
    let answers = false;
    await page.route('**/saved-cars', (route) => (answers ? route.continue() : route.fulfill({ status: 400 })));
    await openWithPark(page, path, stored);
    await expect(page.getByRole('heading', { name: 'Die aktuellen Preise fehlen gerade' })).toBeVisible();
    const { rows } = parkOn(page);
    await expect(rows.first()).toContainText('Preis beim Merken');
    answers = true;
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(rows.first()).toContainText('Preis unverändert');
  });
});

test('a browser that stores nothing is told so, on the page and where a car is parked', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no', 'QuotaExceededError');
    };
  });
  await open(page, path);
  await expect(page.getByRole('heading', { name: 'Dein Browser speichert hier nichts' })).toBeVisible();
  await open(page, '/gebrauchtwagen');
  await resultsOn(page).cards.nth(0).getByRole('button', { name: 'Auf meinen Parkplatz stellen' }).click();
  await expect(page.getByRole('alert').getByText('Dein Browser lässt uns nichts speichern')).toBeVisible();
});

test('a full park refuses one more and says why; one that holds too many still shows them', async ({ page }) => {
  const full = (await firstCars(200)).map((car, n) => ({ ...storedCar(car, n), id: car.id + 500_000 }));
  await openWithPark(page, '/gebrauchtwagen', full);
  await resultsOn(page).cards.nth(0).getByRole('button', { name: 'Auf meinen Parkplatz stellen' }).click();
  await expect(page.getByRole('alert').getByText('Dein Parkplatz ist voll: 200 Autos haben Platz.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Mein Parkplatz/ })).toHaveText('Mein Parkplatz200');
  const more = full.slice(0, 3).map((car) => ({ ...car, id: car.id + 500_000 }));
  await openWithPark(page, path, [...more, ...full]);
  await expect(parkOn(page).rows).toHaveCount(203);
  await expect(page.getByText('Die 3 ältesten stehen da, wie du sie gemerkt hast.')).toBeVisible();
});

test.describe('a shared park', () => {
  test('is a link that holds the cars in order and no notes', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const stored = (await cars(3)).map((car, n) => ({ ...storedCar(car, n), note: 'geheim' }));
    await openWithPark(page, path, stored);
    await page.getByRole('button', { name: 'Parkplatz teilen' }).click();
    await expect(page.getByText('Deine Notizen sind nicht dabei.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const ids = stored.map(({ id }) => id).toReversed();
    expect(link).toBe(`${new URL(page.url()).origin}${path}?autos=${ids.join(',')}`);
  });

  test('can be taken over, those that are missing alone', async ({ page }) => {
    const [own, ...others] = await cars(4);
    if (!own) throw new Error('cars are needed');
    const ids = [own, ...others].map(({ id }) => id);
    await openWithPark(page, `${path}?autos=${ids.join(',')}`, [{ ...storedCar(own), note: 'meines' }]);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Alle 3 auf meinen Parkplatz stellen' }).click();
    await expect(page.getByText('Diese Autos stehen auf deinem Parkplatz.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Zu meinem Parkplatz' }).click();
    const { rows } = parkOn(page);
    await expect(rows).toHaveCount(4);
    await expect(rows.nth(3).getByRole('textbox')).toHaveValue('meines');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('shows its cars, in both languages, and is not for search engines', async ({ page }) => {
      const all = await firstCars();
      const sold = inState(all, 'sold');
      const gone = inState(all, 'gone');
      const [car] = await cars(1);
      if (!car) throw new Error('a car is needed');
      const query = `?autos=${[car, sold, gone].map(({ id }) => id).join(',')},abc`;
      await page.goto(path + query);
      const { titles, rows } = parkOn(page);
      await expect(titles).toHaveText([storedCar(car).title, storedCar(sold).title]);
      await expect(rows.nth(1)).toContainText('Verkauft');
      await expect(page.getByText('Jemand hat dir 3 Autos geschickt. 1 Auto davon ist nicht mehr')).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
      await page.goto(`/en/my-car-park${query}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('A shared car park');
      await expect(titles).toHaveCount(2);
    });
  });
});
