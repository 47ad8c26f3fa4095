import { inDatabase } from '../data/in-database.ts';
import { expectAccessible } from '../site/page-state.ts';
import { expectWellMade } from '../site/well-made.ts';
import { expect, test } from '../test.ts';
import { signInAt, somebody, someOwner } from './people.ts';

const phone = { width: 390, height: 844 };

test('no barrier that a program can find on any page, dark and light, phone and desktop', async ({ page }) => {
  test.slow();
  const owner = await someOwner();
  const at = (name: string) => `/dealership-admin/${owner.dealership.slug}/${name}`;
  await signInAt(page, at('overview'), owner);
  const pages = ['overview', 'team', 'history', 'account', 'offers', 'gibt-es-nicht'].map(at);
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectWellMade(page, path);
  }
  await page.keyboard.press('Control+k');
  await expectAccessible(page, 'palette');
  await page.keyboard.press('Escape');
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Mehr' }).click();
  await expectAccessible(page, 'everything else on a phone');
});

test('without a mouse: a few letters lead to a page, another site and back', async ({ page }) => {
  const dealerships = await inDatabase((db) =>
    db
      .selectFrom('dealership')
      .select(['id', 'slug', 'name'])
      .where('state', '=', 'active')
      .orderBy('id')
      .limit(20)
      .execute(),
  );
  const [first, last] = [dealerships[0], dealerships.at(-1)];
  if (!first || !last) throw new Error('there are no dealerships');
  const memberships = Object.fromEntries(dealerships.map(({ id }) => [id, 'dealer-owner' as const]));
  const person = await somebody({ memberships });
  await signInAt(page, '/dealership-admin', person);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(20);
  await page.keyboard.press('Control+k');
  await page.keyboard.type(first.name.slice(0, 12));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/dealership-admin/${first.slug}/overview`);
  // The address changes at once; the pages of a site can be found as soon as the site is the current one.
  await expect(page.getByRole('link', { name: 'Team' }).first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('tea');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/dealership-admin/${first.slug}/team`);
  await page.getByRole('button', { name: /Standort wechseln/ }).press('Enter');
  await page.keyboard.type(last.name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/dealership-admin/${last.slug}/team`);
  await expect(page.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
});

test('unsent changes are asked about before the page is left, and the account’s language is the application’s', async ({
  page,
}) => {
  const owner = await someOwner();
  await signInAt(page, `/dealership-admin/${owner.dealership.slug}/account`, owner);
  await page.getByLabel('Sprache').selectOption('en');
  await page.getByRole('link', { name: 'Team' }).first().click();
  await page.getByRole('button', { name: 'Auf der Seite bleiben' }).click();
  await expect(page.getByLabel('Sprache')).toHaveValue('en');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
  await page.getByRole('link', { name: 'Team' }).first().click();
  await expect(page.getByText(/(has|have) access to/)).toBeVisible();
});

test.describe(() => {
  test.use({ provokedErrors: /ERR_INTERNET_DISCONNECTED|Failed to load resource/ });

  test('without a connection it says so, keeps the page, and opens again', async ({ page, context }) => {
    const owner = await someOwner();
    const path = `/dealership-admin/${owner.dealership.slug}/team`;
    await signInAt(page, path, owner);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await expect(page.getByRole('row').filter({ hasText: owner.email })).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(/^Keine Verbindung/)).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: owner.email })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Keine Verbindung' })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(page.getByRole('row').filter({ hasText: owner.email })).toBeVisible();
  });
});
