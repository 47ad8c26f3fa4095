import { findCars, inGerman } from '../data/site-data.ts';
import { firstCars, inState, storedCar } from '../site/car-park-page.ts';
import { expectAccessible, expectNoSidewaysScrolling, open } from '../site/page-state.ts';
import { resultsOn } from '../site/results-page.ts';
import { expect, test } from '../test.ts';

const path = '/mein-parkplatz/vergleich';

/** Cars whose prices differ, so that one of them is the best. */
async function cars(count: number) {
  const found = (await firstCars()).filter(({ state }) => state === 'active');
  const byPrice = new Map(found.map((car) => [car.card?.priceEur, car]));
  return [...byPrice.values()].slice(0, count);
}

const idsOf = (found: { id: number }[]) => found.map(({ id }) => id).join(',');

test('the tray leads to the cars that were chosen, in their order, with what tells them apart', async ({ page }) => {
  await open(page, '/gebrauchtwagen');
  const { items } = await findCars({ category: ['used'] });
  const { cards } = resultsOn(page);
  for (const index of [0, 1, 2]) await cards.nth(index).getByRole('checkbox', { name: 'Vergleichen' }).check();
  const tray = page.getByRole('region', { name: 'Vergleich', exact: true });
  await tray.getByRole('link', { name: 'Unterschiede zeigen' }).click();
  await expect(page).toHaveURL(`${path}?autos=${idsOf(items.slice(0, 3))}&unterschiede=1`);
  const heads = page.getByRole('table').getByRole('columnheader');
  await expect(heads).toHaveCount(4);
  for (const [index, car] of items.slice(0, 3).entries()) {
    await expect(heads.nth(index + 1)).toContainText(`${car.make.name} ${car.model.name}`);
    await expect(heads.nth(index + 1)).toContainText(`€\u00A0${inGerman(car.priceEur)}`);
  }
  await expect(tray).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all data or differences only, by link; the best price is marked', async ({ page }) => {
    const chosen = await cars(3);
    await page.goto(`${path}?autos=${idsOf(chosen)}`);
    const rows = page.getByRole('table').getByRole('row');
    const all = await rows.count();
    const prices = chosen.map(({ card }) => card?.priceEur ?? 0);
    const best = page.getByRole('row', { name: /^Preis €/ }).getByRole('cell', { name: /bester Wert/ });
    await expect(best).toHaveText(new RegExp(`^€\u00A0${inGerman(Math.min(...prices))}`));
    await page.getByRole('link', { name: 'Nur Unterschiede' }).click();
    await expect(page).toHaveURL(/unterschiede=1$/);
    await expect(page.getByText(/gleiche Angaben? (ist|sind) ausgeblendet/)).toBeVisible();
    expect(await rows.count()).toBeLessThan(all);
    for (const row of await page.locator('tbody tr:has(th[scope=row])').all()) {
      const texts = await row.getByRole('cell').allTextContents();
      expect(new Set(texts).size, texts.join(' | ')).toBeGreaterThan(1);
    }
    await page.getByRole('link', { name: 'Alle Daten' }).click();
    await expect(rows).toHaveCount(all);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  });

  test('a car can be taken out', async ({ page }) => {
    const [first, second, third] = await cars(3);
    if (!first || !second || !third) throw new Error('three cars are needed');
    await page.goto(`${path}?autos=${idsOf([first, second, third])}`);
    await page
      .getByRole('link', { name: `${storedCar(second).title} aus dem Vergleich nehmen` })
      .first()
      .click();
    await expect(page).toHaveURL(`${path}?autos=${idsOf([first, third])}`);
  });
});

test('a sold car is marked, one that is gone is named, and so are those that are too many', async ({ page }) => {
  const all = await firstCars();
  const [first, second, third] = await cars(3);
  if (!first || !second || !third) throw new Error('three cars are needed');
  const sold = inState(all, 'sold');
  await page.goto(`${path}?autos=${idsOf([first, sold, second, inState(all, 'gone'), third])}`);
  await expect(page.getByRole('columnheader').nth(2)).toContainText('Verkauft');
  await expect(page.getByText(/nicht mehr im Angebot und darum nicht dabei/)).toBeVisible();
  await expect(page.getByText('Mehr als vier Autos passen nicht nebeneinander: 1 weiteres fehlt hier.')).toBeVisible();
});

test.describe('when the API cannot be reached', () => {
  test.use({ provokedErrors: /status of 503/ });

  test('it is an outage, not a comparison of nothing; the same for a shared park', async ({ page, siteWithoutApi }) => {
    for (const address of [`${path}?autos=1,2`, '/mein-parkplatz?autos=1,2']) {
      const response = await page.goto(siteWithoutApi + address);
      expect(response?.status()).toBe(503);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Die Autos sind gerade nicht erreichbar');
      await expect(page.getByRole('link', { name: 'Erneut versuchen' })).toHaveAttribute('href', address);
    }
  });
});

test('opened without cars in its address it shows those that are chosen, and none when none are', async ({ page }) => {
  await open(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noch nichts zu vergleichen');
  await open(page, '/gebrauchtwagen');
  const { items } = await findCars({ category: ['used'] });
  const { cards } = resultsOn(page);
  for (const index of [0, 1]) await cards.nth(index).getByRole('checkbox', { name: 'Vergleichen' }).check();
  await page.goto(path);
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(3);
  await expect(page).toHaveURL(`${path}?autos=${idsOf(items.slice(0, 2))}&unterschiede=1`);
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  await page.goBack();
  await expect(page).toHaveURL('/gebrauchtwagen');
});

test('an address whose cars are all gone leads on to those that are chosen', async ({ page }) => {
  const gone = inState(await firstCars(), 'gone');
  await open(page, '/gebrauchtwagen');
  await resultsOn(page).cards.nth(0).getByRole('checkbox', { name: 'Vergleichen' }).check();
  await open(page, `${path}?autos=${gone.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noch nichts zu vergleichen');
  await page.getByRole('link', { name: 'Meine gewählten Autos vergleichen' }).click();
  await expect(page.getByText('Zum Vergleichen fehlt noch ein zweites Auto.')).toBeVisible();
});

test('another car can be added to a comparison that somebody else sent', async ({ page }) => {
  const chosen = await cars(2);
  await open(page, `${path}?autos=${idsOf(chosen)}`);
  await page.getByRole('link', { name: 'Auto dazunehmen' }).first().click();
  const tray = page.getByRole('region', { name: 'Vergleich', exact: true });
  await expect(tray).toContainText('2 von 4 im Vergleich');
  const ids = chosen.map(({ id }) => id);
  const { items } = await findCars({ category: ['used'] });
  const index = items.findIndex(({ id }) => !ids.includes(id));
  await resultsOn(page).cards.nth(index).getByRole('checkbox', { name: 'Vergleichen' }).check();
  await tray.getByRole('link', { name: 'Unterschiede zeigen' }).click();
  await expect(page).toHaveURL(`${path}?autos=${[...ids, items[index]?.id].join(',')}&unterschiede=1`);
});

test('the link is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const address = `${path}?autos=${idsOf(await cars(2))}&unterschiede=1`;
  await open(page, address);
  await page.getByRole('button', { name: 'Vergleich teilen' }).click();
  await expect(page.getByText('Link kopiert')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(address, page.url()).href);
});

test('it prints black on white on A4 across, without what cannot be pressed on paper', async ({ page }) => {
  await open(page, `${path}?autos=${idsOf(await cars(4))}`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Drucken' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Nur Unterschiede' })).toBeHidden();
  const colour = await page.evaluate(() => getComputedStyle(document.body).color);
  expect(colour).toBe('rgb(19, 21, 24)');
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/g)].map(([, width, height]) => [
    Math.round(Number(width)),
    Math.round(Number(height)),
  ]);
  expect(boxes.length).toBeGreaterThan(0);
  for (const box of boxes) expect(box).toEqual([842, 595]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('four cars are chosen and compared; the page itself does not scroll sideways', async ({ page }) => {
    await open(page, '/gebrauchtwagen');
    const { cards } = resultsOn(page);
    for (const index of [0, 1, 2, 3]) await cards.nth(index).getByRole('checkbox', { name: 'Vergleichen' }).check();
    const tray = page.getByRole('region', { name: 'Vergleich', exact: true });
    await expect(tray).toContainText('4 von 4 im Vergleich');
    await cards.nth(4).getByRole('checkbox', { name: 'Vergleichen' }).click();
    await expect(tray.getByRole('alert')).toContainText('Mehr als vier Autos passen nicht nebeneinander.');
    await expectNoSidewaysScrolling(page);
    await tray.getByRole('link', { name: 'Unterschiede zeigen' }).click();
    await expect(page.getByRole('table')).toBeVisible();
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
  });
});
