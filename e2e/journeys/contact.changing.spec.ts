import type { Page } from '@playwright/test';
import { api, someCar, someVersion } from '../data/site-data.ts';
import { expectAccessible, expectNoSidewaysScrolling, open } from '../site/page-state.ts';
import { expect, test } from '../test.ts';

const form = (page: Page) => page.getByRole('region', { name: /^Anfrage an / });

async function openCar(page: Page): Promise<void> {
  await open(page, `/${(await someCar()).slug}`);
}

test('a question is typed, checked in the browser and sent; the page says what happens next', async ({ page }) => {
  await openCar(page);
  await form(page).getByRole('button', { name: 'Nachricht schreiben' }).click();
  await form(page).getByLabel('Nachricht').fill('Ist das Auto noch zu haben?');
  await form(page).getByLabel('Dein Name').fill('Anna Huber');
  await form(page).getByLabel('E-Mail').fill('anna@example.at');
  await form(page).getByRole('button', { name: 'Nachricht senden' }).click();
  const sent = form(page).getByRole('heading', { name: 'Ist unterwegs' });
  await expect(sent).toBeFocused({ timeout: 20_000 });
  const { dealership } = await api().listing({ params: { id: String((await someCar()).id) } });
  await expect(form(page)).toContainText(`${dealership.name} bekommt deine Anfrage per E-Mail.`);
  await expectAccessible(page, 'sent');

  await form(page).getByRole('button', { name: 'Noch etwas schreiben' }).click();
  await expect(form(page).getByLabel('Nachricht')).toHaveValue('');
  await expect(form(page).getByLabel('E-Mail')).toHaveValue('anna@example.at');
});

test('an offer for a new car is asked of dealers nearby: the page says to whom before and after', async ({ page }) => {
  await open(page, (await someVersion()).version);
  const request = page.getByRole('region', { name: 'Angebot anfragen' });
  await expect(request).toContainText('bis zu fünf Händler');
  await request.getByRole('button', { name: 'Händler in der Nähe fragen' }).click();
  await expect(request.getByLabel('Deine Postleitzahl')).toBeFocused();
  await request.getByRole('button', { name: 'Anfrage senden' }).click();
  await expect(request.getByLabel('Deine Postleitzahl')).toHaveAccessibleDescription(/österreichische Postleitzahl/);
  await request.getByLabel('Deine Postleitzahl').fill('4020');
  await request.getByLabel('Dein Name').fill('Anna Huber');
  await request.getByLabel('E-Mail').fill('anna.neu@example.at');
  await expectAccessible(page, 'asking nearby');
  await request.getByRole('button', { name: 'Anfrage senden' }).click();
  await expect(request.getByRole('heading', { name: 'Ist unterwegs' })).toBeFocused({ timeout: 20_000 });
  await expect(request).toContainText(/Geht an: .{3,}\./);
});

test('the subject decides the fields; what is missing is said beside each, and the first one has the focus', async ({
  page,
}) => {
  await openCar(page);
  await form(page).getByRole('button', { name: 'Eintausch' }).click();
  await form(page).getByRole('button', { name: 'Eintausch anfragen' }).click();
  const make = form(page).getByLabel('Marke deines Autos');
  await expect(make).toBeFocused();
  await expect(make).toHaveAccessibleDescription('Bitte gib die Marke an.');
  await expect(form(page).getByLabel('Dein Name')).toHaveAccessibleDescription('Bitte sag dem Händler, wie du heißt.');
  await expectAccessible(page, 'with errors');
  await form(page).getByText('Rückruf', { exact: true }).click();
  await expect(make).toBeHidden();
  await expect(form(page).getByLabel('Wann bist du erreichbar?')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScrolling(page);
});

test.describe('what the server finds', () => {
  test.use({ provokedErrors: /status of 400/ });

  test('stands beside its field, and nothing typed is lost, not even by a reload', async ({ page }) => {
    await openCar(page);
    await form(page).getByRole('button', { name: 'Nachricht schreiben' }).click();
    await form(page).getByLabel('Nachricht').fill('Ist das Auto noch zu haben?');
    await form(page).getByLabel('Dein Name').fill('Anna');
    await form(page).getByLabel('E-Mail').fill('anna@');
    await form(page).getByRole('button', { name: 'Nachricht senden' }).click();
    await expect(form(page).getByLabel('E-Mail')).toHaveAccessibleDescription(/vollständige Adresse/, {
      timeout: 20_000,
    });
    await page.reload();
    await form(page).getByRole('button', { name: 'Nachricht schreiben' }).click();
    await expect(form(page).getByLabel('Nachricht')).toHaveValue('Ist das Auto noch zu haben?');
  });
});

test.describe('without a connection', () => {
  test.use({ provokedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test('the form says so, keeps what was typed and can be sent again', async ({ page, context }) => {
    await openCar(page);
    await form(page).getByRole('button', { name: 'Nachricht schreiben' }).click();
    await form(page).getByLabel('Nachricht').fill('Ist das Auto noch zu haben?');
    await form(page).getByLabel('Dein Name').fill('Anna');
    await form(page).getByLabel('E-Mail').fill('anna@example.at');
    await context.setOffline(true);
    await form(page).getByRole('button', { name: 'Nachricht senden' }).click();
    await expect(form(page)).toContainText('Keine Verbindung. Deine Angaben sind noch da', { timeout: 20_000 });
    await context.setOffline(false);
    await form(page).getByRole('button', { name: 'Nachricht senden' }).click();
    await expect(form(page).getByRole('heading', { name: 'Ist unterwegs' })).toBeVisible({ timeout: 20_000 });
  });
});

test('the form is not loaded before somebody is about to write', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openCar(page);
  expect(asked.filter((url) => url.includes('/mail/'))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('phone and address stand in the place of the form', async ({ page }) => {
    const car = await someCar();
    await page.goto(`/${car.slug}`);
    const { dealership } = await api().listing({ params: { id: String(car.id) } });
    const address = `${dealership.street}, ${dealership.postcode} ${dealership.city}`;
    await expect(form(page)).toContainText(address, { useInnerText: true });
    await expect(form(page).getByRole('button')).toHaveCount(0);
  });
});
