import type { Page } from '@playwright/test';
import { countCars, inGerman } from '../data/site-data.ts';
import { open } from '../site/page-state.ts';
import { chipTexts, expectTotal, resultsOn } from '../site/results-page.ts';
import { expect, test } from '../test.ts';

/** Requests that the page gave up before they were answered. */
function cancelledBy(page: Page, path: string): string[] {
  const cancelled: string[] = [];
  page.on('requestfailed', (request) => {
    if (request.url().includes(path) && request.failure()?.errorText === 'net::ERR_ABORTED') {
      cancelled.push(request.postData() ?? '');
    }
  });
  return cancelled;
}

async function delay(page: Page, path: string, milliseconds: number): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue().catch(() => undefined);
  });
}

test('the quick search counts what its fields mean and leads to just these cars', async ({ page }) => {
  await open(page, '/');
  const quick = page.getByRole('region', { name: 'Schnellsuche' });
  await quick.getByLabel('Marke').selectOption('volkswagen');
  await quick.getByLabel('Modell').selectOption('volkswagen/golf');
  await quick.getByLabel('Preis bis').selectOption('30000');
  const total = await countCars({ vehicles: ['volkswagen/golf'], priceEur: { to: 30_000 } });
  const button = quick.getByRole('button', { name: `${inGerman(total)} Treffer`, exact: true });
  await expect(button).toBeVisible();
  await button.click();
  await expect(resultsOn(page).chips).toHaveCount(2);
  await expectTotal(page, total);
  expect(await chipTexts(resultsOn(page).chips)).toEqual(['Marke, Modell Volkswagen Golf', 'Preis bis € 30.000']);
});

test('the quick search takes a town, counts nothing for it and leads to the cars around it', async ({ page }) => {
  await open(page, '/');
  const quick = page.getByRole('region', { name: 'Schnellsuche' });
  await quick.getByLabel('PLZ oder Ort').fill('Graz');
  await quick.getByRole('button', { name: 'Autos suchen', exact: true }).click();
  await expect(resultsOn(page).chips).toHaveCount(1);
  await expectTotal(page, await countCars({ place: { postcode: '8010', radiusKm: 50 } }));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the quick search is in the first screen, its button included', async ({ page }) => {
    await page.goto('/');
    const quick = page.getByRole('region', { name: 'Schnellsuche' });
    await expect(quick.getByRole('button', { name: /Treffer$/ })).toBeInViewport({ ratio: 1 });
  });
});

test('the sentence says what was understood while it is typed', async ({ page }) => {
  await open(page, '/');
  const box = page.getByRole('main').getByRole('search').locator('input[name=text]');
  await box.pressSequentially('Golf bis 20.000', { delay: 20 });
  await expect(page.getByRole('group', { name: 'So verstanden:' })).toContainText('20.000');
  const total = await countCars({ vehicles: ['volkswagen/golf'], priceEur: { to: 20_000 } });
  const shown = total === 1 ? '1 Auto zeigen' : `${inGerman(total)} Autos zeigen`;
  await expect(page.getByRole('main').getByRole('search').getByRole('button', { name: shown })).toBeVisible();
});

test('the detailed search counts along, and a count that is overtaken is cancelled', async ({ page }) => {
  await open(page, '/angebote/suche/detailsuche');
  const cancelled = cancelledBy(page, '/search/count');
  const main = page.getByRole('main');
  await main.getByRole('checkbox', { name: /^Diesel/ }).check();
  const diesel = await countCars({ fuel: ['diesel'] });
  await expect(main.getByRole('button', { name: `${inGerman(diesel)} Treffer anzeigen` })).toBeVisible();

  await delay(page, '/search/count', 1_500);
  const asked = page.waitForRequest('**/search/count');
  await main.getByRole('checkbox', { name: /^Benzin/ }).check();
  await asked;
  await main.getByRole('checkbox', { name: /^Diesel/ }).uncheck();
  const petrol = await countCars({ fuel: ['petrol'] });
  const button = main.getByRole('button', { name: `${inGerman(petrol)} Treffer anzeigen` });
  await expect(button).toBeVisible({ timeout: 10_000 });
  expect(cancelled).toHaveLength(1);
  expect(JSON.parse(cancelled[0] ?? '').fuel.toSorted()).toEqual(['diesel', 'petrol']);

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await button.click();
  await expectTotal(page, petrol);
});
