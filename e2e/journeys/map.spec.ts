import type { Locator } from '@playwright/test';
import { countCars } from '../data/site-data.ts';
import { open } from '../site/page-state.ts';
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

/** A cluster and a dealer say how many; a car is one. */
async function carsOn(entries: Locator): Promise<number> {
  const texts = await entries.allInnerTexts();
  return texts.reduce((sum, text) => sum + (text.startsWith('€') ? 1 : Number.parseInt(text.replace('.', ''), 10)), 0);
}
