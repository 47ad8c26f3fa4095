import { findCars } from '../data/site-data.ts';
import { open } from '../site/page-state.ts';
import { expectAddress, expectTotal, resultsOn } from '../site/results-page.ts';
import { expect, test } from '../test.ts';

/** Cars with each colour and piece of equipment, as the API counts them. */
async function counted() {
  const { facets } = await findCars({ category: ['used'], facets: ['colour', 'equipment'] });
  return facets.colour?.find(({ value }) => value === 'black')?.count ?? 0;
}

test('a closed group of filters brings its options when it is opened, and they work', async ({ page }) => {
  const black = await counted();
  await open(page, '/gebrauchtwagen');
  const { filters } = resultsOn(page);
  await expect(filters.getByRole('checkbox', { name: /^Schwarz/ })).toHaveCount(0);
  await filters.locator('summary').getByText('Farbe', { exact: true }).click();
  await expectAddress(page, '/gebrauchtwagen?offen=farbe');
  await filters.getByRole('checkbox', { name: /^Schwarz/ }).check();
  await expectTotal(page, black);
  await expectAddress(page, '/gebrauchtwagen?farbe=black&offen=farbe');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/gebrauchtwagen\?farbe=black$/);
});

test('a group that was opened is no step back: the page before is the page before', async ({ page }) => {
  await open(page, '/');
  await open(page, '/gebrauchtwagen');
  await resultsOn(page).filters.locator('summary').getByText('Farbe', { exact: true }).click();
  await expectAddress(page, '/gebrauchtwagen?offen=farbe');
  await page.goBack();
  await expectAddress(page, '/');
});

test('the rarer makes come when they are asked for', async ({ page }) => {
  await open(page, '/gebrauchtwagen');
  const { filters } = resultsOn(page);
  const makes = filters.getByRole('group', { name: /Marke/ }).getByRole('checkbox');
  await expect(makes).toHaveCount(8);
  await filters
    .locator('summary')
    .getByText(/weitere Marken/)
    .click();
  await expect.poll(() => makes.count()).toBeGreaterThan(20);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a closed group leads to the page on which it is open', async ({ page }) => {
    await page.goto('/gebrauchtwagen');
    const { filters } = resultsOn(page);
    await filters.locator('summary').getByText('Ausstattung', { exact: true }).click();
    await filters.getByRole('link', { name: 'Optionen anzeigen' }).click();
    await expect(page).toHaveURL('/gebrauchtwagen?offen=ausstattung');
    await expect(
      filters.getByRole('checkbox', { name: /^Einparkhilfe hinten|^Tempomat|^Klimaanlage/ }).first(),
    ).toBeVisible();
  });
});
