import { buildWebhook } from '@kardan/core/webhooks/testing/build-webhook';
import { inDatabase } from '../data/in-database.ts';
import { showTheme } from '../site/page-state.ts';
import { test } from '../test.ts';
import { signInAt, someOwner } from './people.ts';
test('shots', async ({ page }) => {
  test.setTimeout(200_000);
  const owner = await someOwner();
  const { slug, id: dealershipId } = owner.dealership;
  const { id } = await inDatabase((db) => buildWebhook(db, { dealershipId }, 'https://crm.autohaus-obstgartner.at/hooks/kardan', { name: 'CRM' + owner.accountId }));
  await inDatabase((db) => buildWebhook(db, { dealershipId }, 'https://website.example/hooks', { name: 'Website', state: 'disabled', disabledBecause: 'failing' }));
  await inDatabase(async (db) => {
    for (let i = 0; i < 30; i++) {
      const { id: eventId } = await db.insertInto('webhookEvent').values({ dealershipId, type: i % 3 ? 'listing.sold' : 'inquiry.created', body: JSON.stringify({ type: 'listing.sold', timestamp: new Date().toISOString(), data: { listingId: 5, title: 'Škoda Octavia', priceEur: 19990 } }) } as never).returning('id').executeTakeFirstOrThrow() as never as { id: string };
      const state = i % 7 === 3 ? 'failed' : i > 27 ? 'waiting' : 'delivered';
      const { id: deliveryId } = await db.insertInto('webhookDelivery').values({ eventId, webhookId: id, state, tries: 1, nextAt: state === 'waiting' ? new Date(Date.now() + 9e6) : null } as never).returning('id').executeTakeFirstOrThrow();
      await db.insertInto('webhookAttempt').values({ deliveryId, at: new Date(), durationMs: 143, status: state === 'delivered' ? 204 : 503, failure: state === 'delivered' ? null : 'refused', response: state === 'delivered' ? '' : '<html><body>Service unavailable</body></html>' } as never).execute();
    }
  }).catch((error) => console.log(String(error).slice(0, 400)));
  await signInAt(page, `/dealership-admin/${slug}/edit-api-provider/keys`, owner);
  const shot = async (name: string) => {
    for (const [width, height] of [[1440, 900], [390, 844]] as const)
      for (const theme of ['light', 'dark'] as const) {
        if ((width === 390) !== (theme === 'dark') && name !== 'keys') continue;
        await page.setViewportSize({ width, height });
        await showTheme(page, theme);
        await page.waitForTimeout(300);
        await page.screenshot({ path: `/tmp/b/shots/${name}-${width}-${theme}.png`, fullPage: !name.includes('dialog') });
      }
    await page.setViewportSize({ width: 1440, height: 900 });
  };
  await page.getByRole('button', { name: 'Schlüssel anlegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schlüssel anlegen' });
  await dialog.getByLabel('Name', { exact: true }).fill('Händlerprogramm');
  await dialog.getByLabel('Nur von diesen').fill('203.0.113.7, 198.51.100.0/24');
  await shot('key-dialog');
  await dialog.getByRole('button', { name: 'Schlüssel anlegen' }).click();
  await page.getByRole('dialog', { name: 'Schlüssel Händlerprogramm' }).waitFor();
  await shot('secret-dialog');
  await page.getByRole('button', { name: 'Habe ich gesichert' }).click();
  const make = page.getByRole('button', { name: 'Testumgebung anlegen' });
  if (await make.isVisible()) await make.click();
  await page.getByText('Testumgebung öffnen').waitFor();
  await page.waitForTimeout(8500);
  await shot('keys');
  await page.goto(`/dealership-admin/${slug}/edit-api-provider/webhooks`);
  await page.getByText('crm.autohaus').first().waitFor();
  await page.waitForTimeout(1500);
  await shot('webhooks');
  await page.getByRole('link', { name: new RegExp('CRM' + owner.accountId) }).first().click();
  await page.getByRole('table').waitFor();
  await shot('webhook');
  await page.getByRole('button', { name: /ansehen$/ }).first().click();
  await page.waitForTimeout(1000);
  await shot('delivery-dialog');
  await page.goto(`/dealership-admin/${slug}/edit-api-provider/exports`);
  await page.getByText('Noch kein Link').waitFor();
  await shot('exports');
  await page.getByRole('button', { name: 'Link anlegen' }).click();
  await page.getByLabel('Datei').selectOption('Google Fahrzeuganzeigen');
  await shot('link-dialog');
});
