import { inDatabase } from '../data/in-database.ts';
import { expect, test } from '../test.ts';
import { fillInPassword, type Person, password, signInAt, signOut, someOwner } from './people.ts';

const endSessionsOf = ({ accountId }: Person) =>
  inDatabase((db) =>
    db
      .updateTable('session')
      .set({ endedAt: new Date(), endedBecause: 'signed-out' })
      .where('accountId', '=', accountId)
      .execute(),
  );

test.describe(() => {
  test.use({ provokedErrors: /status of 401/ });

  test('a wrong password is told without saying whether the account exists; the right one leads to where one wanted to go', async ({
    page,
  }) => {
    const owner = await someOwner();
    const path = `/dealership-admin/${owner.dealership.slug}/history?from=2026-01-01`;
    await page.goto(path);
    await fillInPassword(page, owner.email, 'falsch geraten');
    await expect(page.getByRole('alert')).toHaveText('E-Mail oder Passwort stimmt nicht.');
    await fillInPassword(page, 'niemand@test.example');
    await expect(page.getByRole('alert')).toHaveText('E-Mail oder Passwort stimmt nicht.');
    await fillInPassword(page, owner.email);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Verlauf' })).toBeVisible();
  });

  test('a session that ends leaves what was typed, and goes on after signing in again', async ({ page }) => {
    const owner = await someOwner();
    await signInAt(page, '/dealership-admin/account', owner);
    await page.getByLabel('Name', { exact: true }).fill('Anna Neu');
    await endSessionsOf(owner);
    await page.getByRole('button', { name: 'Speichern' }).click();
    const dialog = page.getByRole('dialog', { name: 'Deine Sitzung ist beendet' });
    await expect(dialog).toBeVisible();
    await dialog.getByLabel('Passwort', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Anna Neu');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Gespeichert')).toBeVisible();
  });

  test('somebody else who signs in in another tab finds nothing of the one before', async ({ page, context }) => {
    const [before, after] = [await someOwner(), await someOwner()];
    await signInAt(page, `/dealership-admin/${before.dealership.slug}/team`, before);
    await page.getByRole('button', { name: 'Person einladen' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Berta Neu');
    await endSessionsOf(before);
    const other = await context.newPage();
    await other.goto('/anmelden');
    await fillInPassword(other, after.email);
    await expect(page.getByRole('button', { name: `Menü von ${after.name}` })).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Berta Neu');
  });
});

test('a session outlives a reload and a new tab; signing out ends it in all of them', async ({ page, context }) => {
  const owner = await someOwner();
  const path = `/dealership-admin/${owner.dealership.slug}/overview`;
  await signInAt(page, path, owner);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Anna');
  const other = await context.newPage();
  await other.goto(path);
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Anna');
  await signOut(page);
  await expect(other.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  await other.goto(path);
  await expect(other.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
});

test('no script can read what renews the session, and no storage holds a token', async ({ page, context }) => {
  const owner = await someOwner();
  await signInAt(page, `/dealership-admin/${owner.dealership.slug}/overview`, owner);
  const cookie = (await context.cookies()).find(({ name }) => name === '__Host-kardan-session');
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/' });
  const readable = await page.evaluate(() =>
    JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]),
  );
  expect(readable).not.toContain(cookie?.value);
  expect(readable).not.toMatch(/eyJ[\w-]{10}/);
});

test('a session that is about to end says so, and goes on after signing in again without losing the page', async ({
  page,
}) => {
  const owner = await someOwner();
  await signInAt(page, '/dealership-admin/account', owner);
  await inDatabase((db) =>
    db
      .updateTable('session')
      .set({ expiresAt: new Date(Date.now() + 8 * 60_000) })
      .where('accountId', '=', owner.accountId)
      .execute(),
  );
  await page.reload();
  await expect(page.getByText(/^Deine Sitzung endet in [78] Minuten\./)).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Anna Neu');
  await page.getByRole('button', { name: 'Neu anmelden' }).click();
  const dialog = page.getByRole('dialog', { name: 'Neu anmelden' });
  await dialog.getByLabel('Passwort', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Deine Sitzung endet/)).toBeHidden();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Anna Neu');
});

test('a role that somebody changed shows as soon as the tab is looked at again', async ({ page }) => {
  const owner = await someOwner();
  await signInAt(page, `/dealership-admin/${owner.dealership.slug}/overview`, owner);
  await expect(page.getByRole('link', { name: 'Team' }).first()).toBeVisible();
  await inDatabase((db) =>
    db.updateTable('membership').set({ role: 'dealer-staff' }).where('accountId', '=', owner.accountId).execute(),
  );
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('link', { name: 'Team' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Bestand' }).first()).toBeVisible();
});
