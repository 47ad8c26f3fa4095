import { api, inGerman, someCar } from '../data/site-data.ts';
import { open } from '../site/page-state.ts';
import { expect, test } from '../test.ts';

const price = 'Kaufpreis';

test('what is moved or typed is calculated at once, and the address keeps it', async ({ page }) => {
  await open(page, '/finanzierung');
  await page.getByRole('textbox', { name: price }).fill('30.000');
  await expect(page).toHaveURL(/preis=30000/);
  const { totals } = await api().compareFinancing({ query: { priceEur: 30_000 } });
  const table = page.getByRole('table', { name: 'Alles in einer Tabelle' });
  await expect(table).toContainText(`€ ${inGerman(Math.round(totals.credit.costEur))}`.replace(' ', '\u00A0'));

  const slider = page.getByRole('slider', { name: 'Laufzeit, Regler' });
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('textbox', { name: 'Laufzeit' })).toHaveValue('54');
  await expect(page).toHaveURL(/monate=54/);
  await expect(slider).toBeFocused();

  await page.reload();
  await expect(page.getByRole('textbox', { name: price })).toHaveValue('30.000');
  await expect(page.getByRole('textbox', { name: 'Laufzeit' })).toHaveValue('54');
});

test('wherever an instalment stands, the warning and its whole example stand with it', async ({ page }) => {
  for (const path of ['/finanzierung', '/portal/autokredit', '/portal/leasing']) {
    await page.goto(path);
    const rates = page.getByText('im Monat', { exact: true });
    const examples = page.getByRole('heading', { name: 'Repräsentatives Beispiel' });
    const warnings = page.getByText('Achtung! Kreditaufnahme kostet Geld.', { exact: true });
    const count = path === '/finanzierung' ? 2 : 1;
    for (const each of [rates, examples, warnings]) await expect(each, path).toHaveCount(count);
  }
});

test('a car brings its price along, and its dealer can be asked', async ({ page }) => {
  const car = await someCar();
  await open(page, `/portal/autokredit?auto=${car.id}`);
  await expect(page.getByRole('textbox', { name: price })).toHaveValue(inGerman(car.priceEur));
  const request = page.getByRole('region', { name: 'Angebot anfragen' });
  await request.getByText(car.dealership.name, { exact: true }).click();
  await expect(request).toContainText(`Geht nur an ${car.dealership.name}`);
  await expect(request.getByRole('button', { name: `Anfrage an ${car.dealership.name} senden` })).toBeEnabled();
});

test('the insurance tax follows what is typed, and says what is missing', async ({ page }) => {
  await open(page, '/portal/versicherung?antrieb=diesel&erstzulassung=2022-05&kw=110');
  await expect(page.getByText('Noch fehlt: CO₂-Ausstoß.')).toBeVisible();
  await page.getByLabel('CO₂ nach WLTP').fill('130');
  await expect(page.getByText(/587,52/)).toBeVisible();
  await page.getByLabel('Antrieb').selectOption('electric');
  await expect(page.getByLabel('Nenndauerleistung')).toBeVisible();
  await expect(page.getByLabel('CO₂ nach WLTP')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is sent by its button, and the page is made of it', async ({ page }) => {
    await page.goto('/finanzierung');
    await page.getByRole('textbox', { name: price }).fill('18.900');
    await page.getByRole('button', { name: 'Rechnen' }).click();
    await expect(page.getByRole('textbox', { name: price })).toHaveValue('18.900');
    const { totals } = await api().compareFinancing({ query: { priceEur: 18_900 } });
    await expect(page.getByRole('table', { name: 'Alles in einer Tabelle' })).toContainText(
      inGerman(Math.round(totals.leasing.costEur)),
    );
    await expect(page.locator('noscript p').filter({ hasText: 'Wende dich direkt an:' })).toBeVisible();
  });
});
