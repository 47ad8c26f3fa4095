import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startReceiver } from '@kardan/core/webhooks/testing/receiver';
import type { Locator, Page } from '@playwright/test';
import { inDatabase } from '../data/in-database.ts';
import { expectWellMade } from '../site/well-made.ts';
import { stack } from '../stack/environment.ts';
import { startWorker } from '../stack/start.ts';
import { expect, test } from '../test.ts';
import { type Person, signInAt, somebody, someOwner } from './people.ts';

const pathOf = ({ dealership }: { dealership: { slug: string } }, tab: string) =>
  `/dealership-admin/${dealership.slug}/edit-api-provider/${tab}`;

/** What stands in the line of that name, to be taken elsewhere. */
function lineOf(within: Locator, name: string): Locator {
  return within
    .getByRole('button', { name: `${name} kopieren` })
    .locator('..')
    .locator('.select-all');
}

/** The secret of the dialog, which is left by saying that it is kept. */
async function keepSecret(page: Page, title: string, name: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name: title });
  const secret = (await lineOf(dialog, name).textContent()) ?? '';
  await page.keyboard.press('Escape');
  await expect(dialog, 'not lost by a slip').toBeVisible();
  await dialog.getByRole('button', { name: 'Habe ich gesichert' }).click();
  await expect(dialog).toBeHidden();
  return secret;
}

/** Makes a key that may change the stock. */
async function makeKey(page: Page, owner: Person & { dealership: { slug: string } }, name: string): Promise<string> {
  await signInAt(page, pathOf(owner, 'keys'), owner);
  return makeKeyHere(page, name);
}

async function makeKeyHere(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Schlüssel anlegen' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Schlüssel anlegen' });
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByRole('button', { name: 'Schlüssel anlegen' }).click();
  return keepSecret(page, `Schlüssel ${name}`, 'Schlüssel');
}

/** What a dealer's own system is answered. */
async function statusOf(token: string, slug: string, path: string, body?: object): Promise<number> {
  const answer = await fetch(`${stack().web}/api/v1/public/admin/dealership/${slug}/${path}`, {
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

async function act(page: Page, name: string, label: string): Promise<void> {
  await page.getByRole('button', { name: `Aktionen für ${name}` }).click();
  await page.getByRole('button', { name: label, exact: true }).click();
}

test('an owner makes a key, a system calls with it, it is renewed with an overlap, and revoked', async ({ page }) => {
  test.setTimeout(180_000);
  const owner = await someOwner();
  const { slug } = owner.dealership;
  const name = `Händlerprogramm ${owner.accountId}`;
  await signInAt(page, pathOf(owner, 'keys'), owner);
  await page.getByRole('button', { name: 'Schlüssel anlegen' }).first().click();
  const form = page.getByRole('dialog', { name: 'Schlüssel anlegen' });
  await expectWellMade(page, 'a new key');
  await form.getByRole('button', { name: 'Schlüssel anlegen' }).click();
  await expect(form.getByLabel('Name', { exact: true }), 'a key needs a name').toBeFocused();
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByRole('button', { name: 'Schlüssel anlegen' }).click();

  // The command beside the secret works as it stands there.
  const told = page.getByRole('dialog', { name: `Schlüssel ${name}` });
  await expect(told).toBeVisible();
  await expectWellMade(page, 'the secret');
  const command = await lineOf(told, 'Probier ihn gleich aus, im Terminal').textContent();
  const { stdout } = await promisify(execFile)('bash', ['-c', `${command} --silent --fail`]);
  expect(JSON.parse(stdout)).toMatchObject({ items: expect.any(Array) });
  const first = await keepSecret(page, `Schlüssel ${name}`, 'Schlüssel');
  expect(await statusOf(first, slug, 'inbox'), 'inquiries are no scope of it').toBe(403);

  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('zuletzt benutzt am');
  await expect(row).toContainText('von überall');
  await expectWellMade(page, 'keys');

  await act(page, name, 'Erneuern');
  await page
    .getByRole('dialog', { name: `${name} erneuern` })
    .getByRole('button', { name: 'Erneuern' })
    .click();
  const second = await keepSecret(page, `Schlüssel ${name}`, 'Schlüssel');
  await expect(row).toContainText('Der alte Schlüssel gilt noch bis');
  expect(await statusOf(first, slug, 'listings'), 'the old one during the overlap').toBe(200);
  expect(await statusOf(second, slug, 'listings')).toBe(200);

  await act(page, name, 'Erneuern');
  const renewal = page.getByRole('dialog', { name: `${name} erneuern` });
  await renewal.getByLabel('Der alte gilt noch').selectOption('gar nicht, er ist sofort ungültig');
  await renewal.getByRole('button', { name: 'Erneuern' }).click();
  const third = await keepSecret(page, `Schlüssel ${name}`, 'Schlüssel');
  expect(await statusOf(second, slug, 'listings'), 'the old one without an overlap').toBe(401);
  expect(await statusOf(third, slug, 'listings')).toBe(200);

  await act(page, name, 'Widerrufen');
  await page.getByRole('dialog').getByRole('button', { name: 'Widerrufen' }).click();
  await expect(page.getByText(`${name} ist widerrufen`)).toBeVisible();
  expect(await statusOf(third, slug, 'listings')).toBe(401);
});

test('things are tried in a sandbox, where a system’s cars are nobody’s but its own', async ({ page }) => {
  const owner = await someOwner();
  await signInAt(page, pathOf(owner, 'keys'), owner);
  const panel = page.getByRole('region', { name: 'Testumgebung' });
  await panel.getByRole('button', { name: 'Testumgebung anlegen' }).click();
  const sandbox = (await lineOf(panel, 'So heißt sie in der API').textContent()) ?? '';
  await expectWellMade(page, 'with a sandbox');

  await panel.getByRole('link', { name: 'Testumgebung öffnen' }).click();
  await expect(page).toHaveURL(pathOf({ dealership: { slug: sandbox } }, 'keys'));
  // The words of the page in front of it are much the same.
  await expect(page.getByText('Hier kannst du alles ausprobieren.')).toBeVisible();
  const token = await makeKeyHere(page, `Probe ${owner.accountId}`);
  const car = { number: 'A-1', fields: { make: 'volkswagen', model: 'golf', category: 'used', priceEur: 9_900 } };
  expect(await statusOf(token, sandbox, 'stock', { cars: [car] })).toBe(200);
  expect(await statusOf(token, owner.dealership.slug, 'stock', { cars: [car] }), 'the real one is another’s').toBe(404);

  await page.goto(pathOf(owner, 'keys'));
  await expect(panel).toContainText('1 Auto darin');
  await panel.getByRole('button', { name: 'Leeren' }).click();
  await page.getByRole('dialog', { name: 'Testumgebung leeren?' }).getByRole('button', { name: 'Leeren' }).click();
  await expect(panel).toContainText('0 Autos darin');
});

test('a webhook is tried, told of a sold car, signed, and what failed is sent again', async ({ page, processes }) => {
  test.setTimeout(240_000);
  processes.use(await startWorker());
  const receiver = processes.use(await startReceiver());
  const owner = await someOwner();
  const { id: dealershipId, slug } = owner.dealership;
  const name = `CRM ${owner.accountId}`;
  const token = await makeKey(page, owner, `Kassa ${owner.accountId}`);

  await page.getByRole('link', { name: 'Webhooks', exact: true }).click();
  await page.getByRole('button', { name: 'Webhook anlegen' }).click();
  const form = page.getByRole('dialog', { name: 'Webhook anlegen' });
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByLabel('Adresse').fill(receiver.url);
  await form.getByLabel('Auto verkauft').check();
  await expectWellMade(page, 'a new webhook');
  await form.getByRole('button', { name: 'Webhook anlegen' }).click();
  const secret = await keepSecret(page, `Geheimnis von ${name}`, 'Geheimnis zum Prüfen der Signatur');
  await expectWellMade(page, 'webhooks');

  await page.getByRole('link', { name: new RegExp(`^${name} ?: Zustellungen ansehen`) }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: 'Test senden' }).click();
  await expect(page.getByText(/^Angekommen: Deine Adresse hat nach/)).toBeVisible({ timeout: 30_000 });
  expect(receiver.received[0]?.verifiedWith(secret).type).toBe('test.ping');

  const car = await inDatabase((db) =>
    db
      .selectFrom('listing')
      .select('id')
      .where('dealershipId', '=', dealershipId)
      .where('state', '=', 'active')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow(),
  );
  expect(await statusOf(token, slug, `listing/${car.id}/state`, { state: 'sold' })).toBe(200);
  await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBe(2);
  const sold = receiver.received[1];
  expect(sold?.verifiedWith(secret)).toMatchObject({ type: 'listing.sold', data: { listingId: car.id } });

  await page.reload();
  await page.getByRole('button', { name: /^Auto verkauft vom .* ansehen$/ }).click();
  const delivery = page.getByRole('dialog', { name: 'Zustellung: Auto verkauft' });
  await expect(delivery).toContainText('"listing.sold"');
  await expect(delivery).toContainText('204');
  await expectWellMade(page, 'a delivery');
  await delivery.getByRole('button', { name: 'Nochmal senden' }).click();
  await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBe(3);
  expect(receiver.received[2]?.id, 'known by its id').toBe(sold?.id);
  await delivery.getByRole('button', { name: 'Schließen', exact: true }).click();

  receiver.behave((response) => response.writeHead(500).end('außer Betrieb'));
  await page.getByRole('button', { name: 'Test senden' }).click();
  await expect(page.getByText('Deine Adresse hat mit 500 geantwortet.').first()).toBeVisible({ timeout: 30_000 });
  await page.getByLabel('Status').selectOption('aufgegeben');
  await expect(page.getByRole('button', { name: /^Test vom/ })).toHaveCount(1);
  await expectWellMade(page, 'deliveries');

  // As after three days in which their system was down.
  receiver.behave((response) => response.writeHead(204).end());
  await inDatabase((db) =>
    db
      .updateTable('webhookDelivery')
      .set({ state: 'failed' })
      .where('eventId', 'in', (where) =>
        where.selectFrom('webhookEvent').select('id').where('type', '=', 'listing.sold'),
      )
      .where('webhookId', '=', new URL(page.url()).pathname.split('/').at(-1) ?? '')
      .execute(),
  );
  await page.getByRole('button', { name: 'Aufgegebene nochmal senden' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Nochmal senden' }).click();
  await expect(page.getByText('1 Zustellung wird nochmal gesendet')).toBeVisible();
  await expect.poll(() => receiver.received.at(-1)?.id, { timeout: 30_000 }).toBe(sold?.id);

  await act(page, name, 'Pausieren');
  await expect(page.getByText('pausiert', { exact: true })).toBeVisible();
  await act(page, name, 'Löschen');
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByText(`${name} ist gelöscht`)).toBeVisible();
  await expect(page).toHaveURL(pathOf(owner, 'webhooks'));
});

test('the stock is downloaded, and a secret address gives it to others until it is revoked', async ({
  page,
  request,
}) => {
  const owner = await someOwner();
  const name = `Website ${owner.accountId}`;
  await signInAt(page, pathOf(owner, 'exports'), owner);
  for (const [format, ending] of [
    ['Excel', 'xlsx'],
    ['CSV', 'csv'],
    ['JSON', 'json'],
    ['Google Fahrzeuganzeigen', 'google.csv'],
  ]) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: `Herunterladen: ${format}` }).click();
    expect((await download).suggestedFilename()).toBe(`${owner.dealership.slug}-bestand.${ending}`);
  }

  await page.getByRole('button', { name: 'Link anlegen' }).click();
  const form = page.getByRole('dialog', { name: 'Link anlegen' });
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByLabel('Datei').selectOption('Google Fahrzeuganzeigen');
  await expectWellMade(page, 'a new link');
  await form.getByLabel('Datei').selectOption('JSON');
  await form.getByRole('button', { name: 'Link anlegen' }).click();
  const address = await keepSecret(page, `Link ${name}`, 'Adresse');
  const given = await request.get(address);
  expect(given.status()).toBe(200);
  expect(await given.text()).not.toContain('"vin"');

  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('zuletzt abgeholt am');
  await expectWellMade(page, 'exports');
  await row.getByRole('button', { name: `Link ${name} widerrufen` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Widerrufen' }).click();
  await expect(page.getByText(`${name} ist widerrufen`)).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
});

test('whoever only works there is told who makes keys', async ({ page }) => {
  const { dealership } = await someOwner();
  const staff = await somebody({ memberships: { [dealership.id]: 'dealer-staff' } });
  await signInAt(page, pathOf({ dealership }, 'keys'), staff);
  await expect(page.getByText('Schlüssel legen Inhaber:innen an')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Schlüssel anlegen' })).toHaveCount(0);
});
