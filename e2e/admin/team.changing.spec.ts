import { inDatabase } from '../data/in-database.ts';
import { expect, test } from '../test.ts';
import { invitationOf } from './invitation.ts';
import { password, signInAt, somebody, someOwner } from './people.ts';

async function roleOf(email: string): Promise<string | undefined> {
  const member = await inDatabase((db) =>
    db
      .selectFrom('membership')
      .innerJoin('account', 'account.id', 'membership.accountId')
      .select('membership.role')
      .where('account.email', '=', email)
      .executeTakeFirst(),
  );
  return member?.role;
}

test('somebody is invited, accepts with a mail’s link, gets another role and is taken out; the history tells it', async ({
  page,
  browser,
}) => {
  const owner = await someOwner();
  const path = `/dealership-admin/${owner.dealership.slug}/team`;
  const email = `neu-${owner.accountId}@test.example`;
  await signInAt(page, path, owner);
  await page.getByRole('button', { name: 'Person einladen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Person einladen' });
  await dialog.getByLabel('Name').fill('Berta Neu');
  await dialog.getByLabel('E-Mail', { exact: true }).fill(email);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Person einladen' })).toBeFocused();
  await page.getByRole('button', { name: 'Person einladen' }).click();
  await expect(dialog.getByLabel('E-Mail', { exact: true })).toHaveValue(email);
  await dialog.getByRole('button', { name: 'Einladung schicken' }).click();
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Eingeladen bis');

  const link = await invitationOf(email);
  const context = await browser.newContext();
  const guest = await context.newPage();
  await guest.goto(link);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(`Willkommen bei ${owner.dealership.name}`);
  await guest.getByRole('link', { name: 'Zum Inhalt springen' }).press('Enter');
  await expect(guest.getByRole('main')).toBeFocused();
  expect(new URL(guest.url()).hash, 'the mail’s token').toBe(new URL(link).hash);
  await guest.getByLabel('Neues Passwort').fill(password);
  await guest.keyboard.press('Enter');
  await expect(guest.getByRole('heading', { level: 1 })).toContainText('Berta');
  // Staff has no team page in the navigation, and is told by the API that it is not theirs.
  await expect(guest.getByRole('link', { name: 'Bestand' }).first()).toBeVisible();
  await expect(guest.getByRole('link', { name: 'Team' })).toHaveCount(0);
  await guest.goto(link);
  await expect(guest.getByRole('heading', { level: 1 })).toContainText('Berta');
  await context.close();

  await page.reload();
  await expect(row).toContainText('Aktiv');
  await row.getByRole('combobox').selectOption('dealer-owner');
  await expect(page.getByText('Berta Neu ist jetzt Inhaber:in')).toBeVisible();
  expect(await roleOf(email)).toBe('dealer-owner');
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(row.getByRole('combobox')).toHaveValue('dealer-staff');
  await expect.poll(() => roleOf(email)).toBe('dealer-staff');
  // Without a mouse: who thinks better of it is led back to where they were.
  const remove = row.getByRole('button', { name: /aus dem Team nehmen/ });
  await remove.press('Enter');
  const asked = page.getByRole('dialog', { name: /aus dem Team nehmen\?$/ });
  await page.keyboard.press('Escape');
  await expect(asked).toBeHidden();
  await expect(remove).toBeFocused();
  expect(await roleOf(email), 'nothing was sent').toBe('dealer-staff');
  await remove.click();
  await asked.getByRole('button', { name: 'Aus dem Team nehmen' }).click();
  await expect(row).toBeHidden();
  expect(await roleOf(email)).toBeUndefined();
  await page.getByRole('link', { name: 'Verlauf' }).first().click();
  await expect(page.getByText(`hat aus dem Team genommen: ${email}`)).toHaveCount(1);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Als CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/verlauf\.csv$/);
});

test.describe(() => {
  test.use({ provokedErrors: /status of 403/ });

  test('who has been signed in for a while confirms it in place, and what was typed is sent after that', async ({
    page,
  }) => {
    const owner = await someOwner();
    const email = `spaet-${owner.accountId}@test.example`;
    await signInAt(page, `/dealership-admin/${owner.dealership.slug}/team`, owner);
    const grow = () =>
      inDatabase((db) =>
        db
          .updateTable('session')
          .set({ signedInAt: new Date(Date.now() - 3_600_000) })
          .where('accountId', '=', owner.accountId)
          .execute(),
      );
    await grow();
    await page.getByRole('button', { name: 'Person einladen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Person einladen' });
    await dialog.getByLabel('Name').fill('Berta Spät');
    await dialog.getByLabel('E-Mail', { exact: true }).fill(email);
    await dialog.getByRole('button', { name: 'Einladung schicken' }).click();
    const confirm = page.getByRole('dialog', { name: 'Bitte bestätige, dass du es bist' });
    await confirm.getByLabel('Passwort', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    const row = page.getByRole('row').filter({ hasText: email });
    await expect(row).toContainText('Eingeladen bis');

    // Whoever would rather not has changed nothing.
    await grow();
    await row.getByRole('combobox').selectOption('dealer-owner');
    await confirm.getByRole('button', { name: 'Schließen', exact: true }).click();
    await expect(page.getByText('Bitte melde dich zur Sicherheit noch einmal an.')).toBeVisible();
    await expect(row.getByRole('combobox')).toHaveValue('dealer-staff');
    expect(await roleOf(email)).toBe('dealer-staff');
  });
});

test.describe(() => {
  test.use({ provokedErrors: /status of 409/ });

  test('the last owner stays one, and is told why', async ({ page }) => {
    const owner = await someOwner();
    await inDatabase((db) =>
      db
        .deleteFrom('membership')
        .where('dealershipId', '=', owner.dealership.id)
        .where('accountId', '!=', owner.accountId)
        .execute(),
    );
    await signInAt(page, `/dealership-admin/${owner.dealership.slug}/team`, owner);
    const role = page.getByRole('row').filter({ hasText: owner.email }).getByRole('combobox');
    await role.selectOption('dealer-staff');
    const asked = page.getByRole('dialog', { name: 'Eigene Rolle abgeben?' });
    await asked.getByRole('button', { name: 'Mitarbeiter:in werden' }).click();
    await expect(page.getByText(/^Ein Betrieb braucht mindestens eine Person/)).toBeVisible();
    await expect(role).toHaveValue('dealer-owner');
  });
});

test('another dealership’s pages do not exist, for whoever does not belong to it', async ({ page }) => {
  const { dealership } = await someOwner();
  const stranger = await somebody();
  await signInAt(page, `/dealership-admin/${dealership.slug}/team`, stranger);
  await expect(page.getByRole('heading', { level: 1, name: 'Diese Seite gibt es nicht' })).toBeVisible();
});

test('who has an account accepts with its password and is not asked for a name', async ({ page }) => {
  const { dealership } = await someOwner();
  const { accountId, email } = await somebody();
  await inDatabase(async (db) => {
    const invited = { accountId, dealershipId: dealership.id };
    await db
      .insertInto('membership')
      .values({ ...invited, invitedName: 'Anna', role: 'dealer-staff' })
      .execute();
    const expiresAt = new Date(Date.now() + 86_400_000);
    await db
      .insertInto('accountToken')
      .values({ ...invited, purpose: 'invite', expiresAt })
      .execute();
  });
  await page.goto(await invitationOf(email));
  await expect(page.getByText(/^Du hast schon ein Konto mit/)).toBeVisible();
  await expect(page.getByLabel('Dein Name')).toHaveCount(0);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Anna');
  await expect(page.getByRole('link', { name: 'Bestand' }).first()).toBeVisible();
});
