import { companyReturnPath } from '@kardan/contract/site-paths';
import { secretOwner } from '@kardan/core/accounts/sso/open-provider';
import { encryptSecret } from '@kardan/core/kernel/encrypt-secret';
import { createTestProvider, type TestProvider } from '@kardan/core/testing/identity-provider';
import type { Browser } from '@playwright/test';
import { someDealership } from '../data/dealership-states.ts';
import { inDatabase } from '../data/in-database.ts';
import { expectAccessible, open } from '../site/page-state.ts';
import { expectWellMade } from '../site/well-made.ts';
import { stack } from '../stack/environment.ts';
import { expect, test } from '../test.ts';
import { signInAsOperatorAt } from './operators.ts';
import { signInAt, somebody } from './people.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const domain = 'lechner-gruppe.example';

test.use({ provokedErrors: /status of (403|410|503)/ });

async function groupOf(dealershipId: number): Promise<number> {
  return inDatabase(async (db) => {
    const { id } = await db
      .insertInto('dealerGroup')
      .values({ slug: `lechner-${Date.now()}`, name: 'Lechner Gruppe' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.updateTable('dealership').set({ groupId: id }).where('id', '=', dealershipId).execute();
    return id;
  });
}

function hire(provider: TestProvider, sub: string, groups: string[]): string {
  const email = `${sub}@${domain}`;
  provider.people.set(sub, { sub, email, email_verified: true, name: `Eva ${sub}`, groups });
  provider.signsIn(sub);
  return email;
}

test('a group sets its own sign-in up; its people come in with it, and with nothing else', async ({
  page,
  browser,
}) => {
  test.slow();
  const dealership = await someDealership();
  const groupId = await groupOf(dealership.id);
  await using provider = await createTestProvider({ redirectUri: stack().web + companyReturnPath(groupId) });
  const path = `/dealership-admin/group/${groupId}/company-account`;

  await signInAt(page, path, await somebody({ groups: { [groupId]: 'group-owner' } }));
  await expect(page.getByText(`${stack().web}/anmelden/firmenkonto/${groupId}`)).toBeVisible();
  await page.getByLabel('Aussteller').fill(provider.issuer);
  await page.getByRole('button', { name: 'Verbindung prüfen' }).click();
  await expect(page.getByText('Der Anmeldedienst antwortet')).toBeVisible();
  await page.getByLabel('Client-ID').fill(provider.clientId);
  await page.getByLabel('Client-Geheimnis').fill(provider.clientSecret);
  await page.getByLabel('E-Mail-Domains').fill(domain);
  await page.getByRole('group', { name: 'Zeile 1' }).getByLabel('Wert').fill('leitung');
  await page.getByRole('button', { name: 'Rolle hinzufügen' }).click();
  const second = page.getByRole('group', { name: 'Zeile 2' });
  await second.getByLabel('Wert').fill('verkauf');
  await second.getByLabel('Wo').selectOption({ label: dealership.name });
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('wartet auf unsere Freigabe')).toBeVisible();
  await expectWellMade(page);
  await release(browser, groupId);

  await using context = await browser.newContext({ baseURL: stack().web, viewport: phone });
  const guest = await context.newPage();
  const email = hire(provider, 'verkauf', ['verkauf']);
  await open(guest, '/anmelden');
  await guest.getByLabel('E-Mail').fill(email);
  await guest.getByLabel('E-Mail').press('Tab');
  await expect(guest.getByRole('heading', { name: 'Firmenkonto' })).toBeVisible();
  await expectAccessible(guest, 'an address with a company account');
  await guest.getByRole('button', { name: /^Mit dem Firmenkonto anmelden/ }).click();
  await expect(guest).toHaveURL(`/dealership-admin/${dealership.slug}/overview`);
  await guest.goto(`/dealership-admin/${dealership.slug}/account`);
  await expect(guest.getByText('Du meldest dich mit dem Firmenkonto an.')).toBeVisible();
  await expect(guest.getByRole('heading', { name: 'Passwort' })).toHaveCount(0);
  await guest.getByRole('button', { name: /^Menü von/ }).click();
  await guest.getByRole('button', { name: 'Abmelden', exact: true }).click();
  await expect(guest).toHaveURL((url) => url.href.startsWith(`${provider.issuer}/session/end`));

  await open(guest, '/anmelden');
  await guest.getByLabel('E-Mail').fill(email);
  await guest.getByLabel('Passwort', { exact: true }).fill('irgendein altes Passwort');
  await expect(guest.getByRole('heading', { name: 'Firmenkonto' })).toBeVisible();
});

test('what can go wrong at the company is said, with a way on; a change that wants a fresh sign-in has its own tab', async ({
  page,
}) => {
  const dealership = await someDealership();
  const groupId = await groupOf(dealership.id);
  await using provider = await createTestProvider({ redirectUri: stack().web + companyReturnPath(groupId) });
  await setUp(groupId, provider);
  const start = async () => {
    await page.goto('/en/login/company-account');
    await page.getByLabel('E-mail at your company').fill(`jemand@${domain}`);
    await page.getByLabel('E-mail at your company').press('Enter');
  };
  provider.signsIn(undefined);
  await start();
  await expect(page.getByRole('heading', { level: 1, name: 'That did not work' })).toBeVisible();
  await expect(page).toHaveURL(companyReturnPath(groupId));
  await expectAccessible(page, 'a sign-in that was cancelled');
  hire(provider, 'kantine', ['kantine']);
  await start();
  await expect(page.getByRole('heading', { level: 1, name: 'No role for you yet' })).toBeVisible();
  provider.behave('silent');
  await page.context().clearCookies();
  await inDatabase((db) => db.updateTable('identityProvider').set({ clientId: 'unbekannt' }).execute());
  await start();
  await expect(page.getByText('Your company’s sign-in service is not answering.')).toBeVisible();
  provider.behave('well');
  await inDatabase((db) => db.updateTable('identityProvider').set({ clientId: provider.clientId }).execute());

  const email = hire(provider, 'chefin', ['leitung']);
  await start();
  await expect(page).toHaveURL(/\/dealership-admin/);
  await page.goto(`/dealership-admin/group/${groupId}/company-account`);
  await expect(page.getByLabel('Issuer')).toHaveValue(provider.issuer);
  await inDatabase((db) =>
    db
      .updateTable('session')
      .set({ signedInAt: new Date(Date.now() - 3_600_000) })
      .where('accountId', '=', db.selectFrom('account').select('id').where('email', '=', email))
      .execute(),
  );
  await page.getByLabel('Claim that holds the values').fill('groups');
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page, 'asked to confirm with the company account');
  await dialog.getByRole('button', { name: /^Sign in with your company account/ }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  await expect(dialog).toBeHidden();
});

/** As an operator, from where it waits. */
async function release(browser: Browser, groupId: number): Promise<void> {
  await using context = await browser.newContext({ baseURL: stack().web, viewport: desktop });
  const page = await context.newPage();
  await signInAsOperatorAt(page, '/dealership-admin/operator/desk?kind=company-account');
  await page.getByRole('link', { name: 'Firmenkonto freigeben: Lechner Gruppe' }).first().click();
  await expect(page).toHaveURL(`/dealership-admin/group/${groupId}/company-account`);
  const panel = page.getByRole('region', { name: 'Wartet auf deine Freigabe' });
  await expectAccessible(page, 'a company account that waits to be released');
  await panel.getByRole('button', { name: 'Freigeben' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Freigeben' }).click();
  await expect(page.getByText('Das Firmenkonto ist freigegeben')).toBeVisible();
  await expect(panel).toBeHidden();
}

async function setUp(groupId: number, { issuer, clientId, clientSecret }: TestProvider): Promise<void> {
  await inDatabase(async (db, { env }) => {
    await db.deleteFrom('identityProvider').execute();
    const { id: providerId } = await db
      .insertInto('identityProvider')
      .values({
        groupId,
        issuer,
        clientId,
        secretEncrypted: encryptSecret(env.ACCOUNT_ENCRYPTION_KEYS, secretOwner(groupId), clientSecret),
        roleClaim: 'groups',
        roleClaims: JSON.stringify([{ value: 'leitung', role: 'group-owner', dealershipId: null }]),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('identityProviderDomain').values({ providerId, domain, confirmedAt: new Date() }).execute();
  });
}
