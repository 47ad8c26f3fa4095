import { hydrated } from '../site/page-state.ts';
import { expect, test } from '../test.ts';

test('a visitor writes to the operator: what is missing is said beside its field, then it is sent', async ({
  page,
}) => {
  await page.goto('/portal/kontakt');
  await hydrated(page);
  const form = page.getByRole('region', { name: 'Nachricht an uns' });
  await form.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(form.getByText('Bitte wähl ein Thema.')).toBeVisible();
  await expect(form.getByRole('combobox', { name: 'Worum geht es?' })).toBeFocused();
  await form.getByRole('combobox', { name: 'Worum geht es?' }).selectOption('accessibility');
  await form.getByRole('textbox', { name: 'Nachricht' }).fill('Die Karte liest mir nichts vor.');
  await form.getByRole('textbox', { name: 'Dein Name' }).fill('Anna Huber');
  await form.getByRole('textbox', { name: 'E-Mail' }).fill('anna.portal@example.at');
  await form.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(form.getByRole('heading', { name: 'Ist unterwegs' })).toBeFocused({ timeout: 30_000 });
  expect(page.url()).toMatch(/\/portal\/kontakt$/);
});

test.describe('what the API refuses', () => {
  test.use({ provokedErrors: /status of 400/ });

  test('a dealer asks to be taken in; a number that is none is said so, and what was typed stays', async ({ page }) => {
    await page.goto('/portal/anfrage-haendler');
    await hydrated(page);
    const form = page.getByRole('region', { name: 'Anmeldung anfragen' });
    const fields: Record<string, string> = {
      Firma: 'Autohaus Beispiel GmbH',
      'Straße und Hausnummer': 'Hauptplatz 1',
      PLZ: '8020',
      Ort: 'Graz',
      UID: 'ATU 123',
      'Dein Name': 'Vroni Beispiel',
      'E-Mail': 'vroni.portal@example.at',
      Telefon: '+43 316 123456',
    };
    for (const [name, value] of Object.entries(fields)) await form.getByRole('textbox', { name }).fill(value);
    await form.getByRole('button', { name: 'Anmeldung anfragen' }).click();
    await expect(form.getByText(/Eine österreichische UID/)).toBeVisible({ timeout: 30_000 });
    await expect(form.getByRole('textbox', { name: 'Firma' })).toHaveValue('Autohaus Beispiel GmbH');
    await form.getByRole('textbox', { name: 'UID' }).fill('atu 12345678');
    await form.getByRole('button', { name: 'Anmeldung anfragen' }).click();
    await expect(form.getByRole('heading', { name: 'Ist unterwegs' })).toBeFocused({ timeout: 30_000 });
  });
});

test('the footer leads only to pages that are there and open', async ({ page, request }) => {
  await page.goto('/impressum');
  const links = await page.getByRole('contentinfo').getByRole('link').all();
  const paths = await Promise.all(links.map((link) => link.getAttribute('href')));
  const own = paths.filter((path) => path?.startsWith('/') && path !== '/').map(String);
  expect(own.length).toBeGreaterThan(15);
  for (const path of new Set(own)) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(await response.text(), path).not.toContain('Diese Seite ist noch nicht offen');
  }
});
