import { buildListing } from '@kardan/core/testing/build-listing';
import { inDatabase } from '../data/in-database.ts';
import { expectAccessible } from '../site/page-state.ts';
import { expectWellMade } from '../site/well-made.ts';
import { startWorker } from '../stack/start.ts';
import { expect, test } from '../test.ts';
import { signInAt, someOwner } from './people.ts';

test('a dealer searches, filters and sorts the stock, saves the view, and finds it again', async ({ page }) => {
  const owner = await someOwner();
  const path = `/dealership-admin/${owner.dealership.slug}/offers`;
  await signInAt(page, path, owner);
  const rows = page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.locator('[data-stock-row]') });
  await expect(rows.first()).toBeVisible();
  const { total, cheapest } = await inDatabase(async (db) => {
    const cars = await db
      .selectFrom('listing')
      .select(['priceEur', 'title'])
      .where('dealershipId', '=', owner.dealership.id)
      .orderBy('priceEur')
      .execute();
    const begun = await db
      .selectFrom('listingDraft')
      .select('id')
      .where('dealershipId', '=', owner.dealership.id)
      .where('id', 'not in', db.selectFrom('listing').select('id'))
      .execute();
    return { total: cars.length + begun.length, cheapest: cars[0]?.title ?? '' };
  });
  await expect(page.getByRole('button', { name: /^Alle/ })).toContainText(String(total));
  await page.getByRole('columnheader', { name: 'Preis', exact: true }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=price/);
  await expect(rows.first()).toContainText(cheapest);
  await page.getByRole('searchbox').fill('gibt es nicht im Bestand');
  await expect(page.getByRole('heading', { name: 'Kein Auto passt dazu' })).toBeVisible();
  await page.getByRole('button', { name: 'Alle Autos zeigen' }).click();
  await expect(rows.first()).toBeVisible();

  await page.getByRole('button', { name: 'Ansicht sichern' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Günstige zuerst');
  await page.getByRole('button', { name: 'Sichern', exact: true }).click();
  await expect(page.getByText('Ansicht gesichert')).toBeVisible();
  await page.goto(path);
  await page.getByRole('button', { name: 'Günstige zuerst' }).click();
  await expect(page).toHaveURL(/sort=price/);
});

test('by the keyboard: to a car, its selection, its acts and the help', async ({ page }) => {
  const owner = await someOwner();
  await signInAt(page, `/dealership-admin/${owner.dealership.slug}/offers`, owner);
  const links = page.locator('[data-stock-row]');
  await expect(links.first()).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByText(/gewählt\.$/)).toBeHidden();
  await links.first().focus();
  await page.keyboard.press('j');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByText('1 Auto ist gewählt.')).toBeVisible();
  await page.keyboard.press('k');
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press('m');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Bearbeiten' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Tasten im Bestand' })).toBeVisible();
  await expectAccessible(page, 'help');
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('jax', { delay: 400 });
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.getByRole('searchbox')).toHaveValue('jax');
});

test('the prices of all hits are previewed, changed in the background and taken back', async ({ page, processes }) => {
  test.slow();
  processes.use(await startWorker());
  const owner = await someOwner();
  const stored = () =>
    inDatabase((db) =>
      db
        .selectFrom('listing')
        .select(['id', 'priceEur'])
        .where('dealershipId', '=', owner.dealership.id)
        .where('state', '=', 'active')
        .orderBy('id')
        .execute(),
    );
  const before = await stored();
  await signInAt(page, `/dealership-admin/${owner.dealership.slug}/offers?state=%5B%22active%22%5D`, owner);
  await page.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }).check();
  const whole = page.getByRole('button', { name: /^Alle \d+ Treffer auswählen/ });
  if (before.length > 100) await whole.click();
  await page.getByRole('button', { name: 'Preis ändern' }).click();
  const dialog = page.getByRole('dialog', { name: 'Preise ändern' });
  await dialog.getByRole('button', { name: 'Vorschau' }).click();
  await expect(dialog.getByText('Noch ist nichts geschehen.')).toBeVisible();
  await expect(dialog.getByRole('row').nth(1)).toContainText('€');
  await expectAccessible(page, 'preview');
  expect(await stored()).toEqual(before);
  await dialog.getByLabel('um', { exact: true }).fill('4');
  await expect(dialog.getByText('Noch ist nichts geschehen.')).toBeHidden();
  await expect(dialog.getByRole('button', { name: /Autos ändern$/ })).toBeDisabled();
  await dialog.getByLabel('um', { exact: true }).fill('3');
  await dialog.getByRole('button', { name: 'Vorschau' }).click();
  await dialog.getByRole('button', { name: `${before.length} Autos ändern` }).click();
  await expect(dialog.getByText(`${before.length} Autos sind geändert.`)).toBeVisible({ timeout: 60_000 });
  expect((await stored()).map(({ priceEur }) => priceEur)).toEqual(
    before.map(({ priceEur }) => Math.round(priceEur * 0.97)),
  );
  await page.reload();
  const strip = page.getByRole('region', { name: 'Letzte Sammeländerung' });
  await strip.getByRole('button', { name: 'Alles zurücknehmen' }).click();
  await expect(strip.getByText(/wieder wie vorher/)).toBeVisible({ timeout: 60_000 });
  await strip.getByRole('button', { name: 'Schließen' }).click();
  await expect(strip).toBeHidden();
  expect(await stored()).toEqual(before);
});

test('a sale is taken back by its toast, and a car that is not online says why', async ({ page }) => {
  const owner = await someOwner();
  await inDatabase((db) => buildListing(db, { dealershipId: owner.dealership.id, state: 'sold' }));
  await signInAt(page, `/dealership-admin/${owner.dealership.slug}/offers?state=%5B%22active%22%5D`, owner);
  const row = page
    .getByRole('row')
    .filter({ has: page.locator('[data-stock-row]') })
    .first();
  const id = Number(await row.locator('[data-stock-row]').getAttribute('data-stock-row'));
  const storedState = () =>
    inDatabase(async (db) => {
      const car = await db.selectFrom('listing').select('state').where('id', '=', id).executeTakeFirstOrThrow();
      return car.state;
    });
  await row.getByRole('button', { name: /^Aktionen für/ }).click();
  await page.getByRole('button', { name: 'Als verkauft markieren' }).click();
  await expect(page.getByText(/ ist verkauft$/)).toBeVisible();
  expect(await storedState()).toBe('sold');
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect.poll(storedState).toBe('active');
  await page.goto(`/dealership-admin/${owner.dealership.slug}/offers?state=%5B%22sold%22%5D`);
  await page
    .getByRole('button', { name: /^Aktionen für/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Warum ist dieses Auto nicht online?' }).click();
  const dialog = page.getByRole('dialog', { name: /Warum/ });
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page, 'why');
});

test('no barrier that a program can find in stock and print, dark and light, phone and desktop', async ({ page }) => {
  test.slow();
  const owner = await someOwner();
  const at = (name: string) => `/dealership-admin/${owner.dealership.slug}/${name}`;
  await signInAt(page, at('offers'), owner);
  for (const path of [at('offers'), at('offers?q=xyz'), at('print'), at('print?kind=a5'), at('print?kind=poster')]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectWellMade(page, path);
  }
});

test('whoever scans the code on a sign is counted once, and the address forgets it', async ({ page }) => {
  const owner = await someOwner();
  const { slug } = await inDatabase((db) =>
    db
      .selectFrom('listing')
      .select('slug')
      .where('dealershipId', '=', owner.dealership.id)
      .where('state', '=', 'active')
      .executeTakeFirstOrThrow(),
  );
  const reported: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/statistics')) reported.push(request.postData() ?? '');
  });
  await page.goto(`/${slug}#schild`);
  await expect.poll(() => reported.join()).toContain('"scan"');
  await expect(page).toHaveURL(new RegExp(`/${slug}$`));
  await page.reload();
  await expect.poll(() => reported.filter((text) => text.includes('"view"')).length).toBeGreaterThan(0);
  expect(reported.filter((text) => text.includes('"scan"'))).toHaveLength(1);
});
