import { cardTitle, countCars, findCars, someCar } from '../data/site-data.ts';
import { formsOn } from '../site/forms-on-page.ts';
import { holdScripts } from '../site/hold-scripts.ts';
import { hydrated, open } from '../site/page-state.ts';
import { expectTotal, resultsOn } from '../site/results-page.ts';
import { expect, test } from '../test.ts';

test.describe('before the scripts have come', () => {
  test('an order or a filter that was chosen is applied when they come', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/gebrauchtwagen?treibstoff=diesel', { waitUntil: 'domcontentloaded' });
    await resultsOn(page).sorting.selectOption('price-asc');
    await release();
    const cheapest = await findCars({ category: ['used'], fuel: ['diesel'], sort: 'price-asc' });
    await expect(resultsOn(page).titles).toHaveText(cheapest.items.map(cardTitle));

    const releaseAgain = await holdScripts(page);
    await page.goto('/gebrauchtwagen', { waitUntil: 'domcontentloaded' });
    const price = resultsOn(page).filters.getByRole('textbox', { name: 'Preis, bis (€)' });
    await price.fill('20.000');
    await price.press('Enter');
    await releaseAgain();
    await expectTotal(page, await countCars({ category: ['used'], priceEur: { to: 20_000 } }));
  });

  test('a search agent’s form says that it is not ready; what was filled in is there when it is, and is sent then', async ({
    page,
  }) => {
    const address = '/suchagent?fahrzeug=volkswagen/golf&preis-bis=40000';
    const release = await holdScripts(page);
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const send = page.getByRole('button', { name: 'Code anfordern' });
    await expect(send).toBeDisabled();
    await expect(send).toHaveAccessibleDescription(/lädt noch/);
    await page.getByRole('textbox', { name: 'E-Mail' }).fill('anna@example.at');
    await page.getByText('Wöchentlich', { exact: true }).click();
    await page.getByRole('checkbox', { name: 'Preis gesenkt' }).uncheck();
    await page.getByRole('textbox', { name: 'E-Mail' }).press('Enter');
    await release();
    await hydrated(page);
    await expect(send).toBeEnabled();
    await expect(send).toHaveAccessibleDescription(/Kein Konto/);
    await expect(page.getByRole('textbox', { name: 'E-Mail' })).toHaveValue('anna@example.at');
    await expect(page.getByRole('radio', { name: /Wöchentlich/ })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Preis gesenkt' })).not.toBeChecked();
    expect(page.url()).toContain(address);
    await send.click();
    await expect(page.getByText('Da fehlt noch etwas')).toBeVisible();
  });
});

test('forms that a press brings send nothing by their address', async ({ page }) => {
  await open(page, `/${(await someCar()).slug}`);
  await page.getByRole('button', { name: 'Nachricht schreiben' }).click();
  await page.getByRole('link', { name: 'Inserat melden' }).click();
  await expect(page.getByRole('dialog', { name: 'Inserat melden' })).toBeVisible();
  const personal = (await formsOn(page)).filter(({ isPersonal }) => isPersonal);
  expect(personal.map(({ method }) => method)).toEqual(['post', 'post']);
});
