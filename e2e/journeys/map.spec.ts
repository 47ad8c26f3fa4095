import type { Locator, Page } from '@playwright/test';
import { activeDealerships } from '../data/dealership-data.ts';
import { countCars } from '../data/site-data.ts';
import { expectAccessible, expectNoSidewaysScrolling, open, showTheme } from '../site/page-state.ts';
import { expectTotal, resultsOn } from '../site/results-page.ts';
import { expect, test } from '../test.ts';

test('the map shows every hit; a cluster leads closer, and the way back leads out again', async ({ page }) => {
  await open(page, '/gebrauchtwagen?treibstoff=diesel');
  await resultsOn(page).views.getByRole('link', { name: 'Karte' }).click();
  await expect(page).toHaveURL('/gebrauchtwagen?treibstoff=diesel&ansicht=map');
  const total = await countCars({ category: ['used'], fuel: ['diesel'] });
  await expectTotal(page, total);
  const inWindow = page.getByText(/^([\d.]+) Autos? im Ausschnitt$/);
  await expect(inWindow).toHaveText(`${total} Autos im Ausschnitt`);
  const places = page.getByRole('list', { name: 'Treffer auf der Karte' });
  expect(await carsOn(places.getByRole('listitem'))).toBe(total);

  const clusters = places.getByRole('link', { name: /näher ansehen/ });
  await clusters.first().click();
  await expect(page).toHaveURL(/ausschnitt=9%2C|ausschnitt=9,/);
  await expect(inWindow).not.toHaveText(`${total} Autos im Ausschnitt`);
  const closer = Number((await inWindow.textContent())?.match(/^[\d.]+/)?.[0]);
  expect(closer).toBeGreaterThan(0);
  expect(closer).toBeLessThan(total);

  await page.getByRole('link', { name: 'Ganz Österreich' }).click();
  await expect(inWindow).toHaveText(`${total} Autos im Ausschnitt`);
});

test('close enough, cars and dealers stand on the map by themselves', async ({ page }) => {
  await page.goto('/gebrauchtwagen?ansicht=map');
  const places = page.getByRole('list', { name: 'Treffer auf der Karte' });
  for (let step = 0; step < 4; step += 1) {
    const closer = places.getByRole('link', { name: /näher ansehen/ });
    if ((await closer.count()) === 0) break;
    await page.goto((await closer.first().getAttribute('href')) ?? '');
  }
  const found = places.getByRole('link').filter({ hasNotText: 'näher ansehen' });
  expect(await found.count()).toBeGreaterThan(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('pressed to the end, a flag leads to the list of who is there', async ({ page }) => {
    const neighbours = await nearestNeighbours();
    await open(page, `/autohaendler?ort=${neighbours[0].postcode}&umkreis=1&ansicht=map`);
    const places = page.getByRole('list', { name: 'Betriebe auf der Karte' });
    expect(await pressToTheEnd(page, places)).toBe(5);

    const flag = places.getByRole('link', { name: /auflisten$/ }).first();
    const spot = page.locator((await flag.getAttribute('href')) ?? '');
    await flag.focus();
    await page.keyboard.press('Enter');
    await expect(spot).toBeFocused();
    await expect(spot).toBeInViewport();
    for (const theme of ['dark', 'light'] as const) {
      await showTheme(page, theme);
      await expectAccessible(page, theme);
    }
    await expectNoSidewaysScrolling(page);
    for (const { name } of neighbours) await expect(spot.getByRole('link', { name })).toBeVisible();
    await spot.getByRole('link', { name: neighbours[0].name }).click();
    await expect(page).toHaveURL(`/autohaendler/${neighbours[0].slug}`);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('pressed to the end, every flag leads to a car, to a dealer or to a list of what stands there', async ({
      page,
    }) => {
      await page.goto('/gebrauchtwagen?ansicht=map');
      const places = page.getByRole('list', { name: 'Treffer auf der Karte' });
      expect(await pressToTheEnd(page, places)).toBeLessThanOrEqual(5);
      const flags = await places.getByRole('link').all();
      expect(flags.length).toBeGreaterThan(0);
      for (const flag of flags) {
        const to = (await flag.getAttribute('href')) ?? '';
        if (to.startsWith('#')) await expect(page.locator(to).getByRole('link').first()).toBeVisible();
        else expect(to).not.toContain('ausschnitt');
      }
    });
  });
});

/** Presses the largest flag as long as one leads closer; none leads back to all of Austria. Tells how often. */
async function pressToTheEnd(page: Page, places: Locator): Promise<number> {
  const closer = places.getByRole('link', { name: /näher ansehen/ });
  let presses = 0;
  for (; (await closer.count()) > 0 && presses < 10; presses += 1) {
    const before = page.url();
    await closer.first().click();
    await expect(page).not.toHaveURL(before);
    await expect(page.getByRole('link', { name: 'Ganz Österreich' })).toBeVisible();
  }
  return presses;
}

type Dealership = Awaited<ReturnType<typeof activeDealerships>>[number];

/** Two so near to each other that on a phone one flag covers both, however close one looks. */
async function nearestNeighbours(): Promise<[Dealership, Dealership]> {
  const all = await activeDealerships();
  const metresApart = ([one, other]: [Dealership, Dealership]) =>
    Math.max(Math.abs(one.latitude - other.latitude) * 111_000, Math.abs(one.longitude - other.longitude) * 76_000);
  const pairs = all.flatMap((one, index) =>
    all.slice(index + 1).map((other): [Dealership, Dealership] => [one, other]),
  );
  const [nearest] = pairs.toSorted((one, other) => metresApart(one) - metresApart(other));
  if (!nearest || metresApart(nearest) > 260) throw new Error('there are no such dealerships');
  return nearest;
}

/** A cluster and a dealer say how many; a car is one. */
async function carsOn(entries: Locator): Promise<number> {
  const texts = await entries.allInnerTexts();
  return texts.reduce((sum, text) => sum + (text.startsWith('€') ? 1 : Number.parseInt(text.replace('.', ''), 10)), 0);
}
