import { randomInt, randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { inDatabase } from '../data/in-database.ts';
import { expectAccessible } from '../site/page-state.ts';
import { expectWellMade } from '../site/well-made.ts';
import { startWorker } from '../stack/start.ts';
import { expect, test } from '../test.ts';
import { type Person, signInAt, somebody, someOwner } from './people.ts';

/** A used car of the dealership that is online and that no other test of this file has. */
function someCar(dealershipId: number, place: number): Promise<{ id: number; slug: string; mileageKm: number }> {
  return inDatabase((db) =>
    db
      .selectFrom('listing')
      .select(['id', 'slug', 'mileageKm'])
      .where('dealershipId', '=', dealershipId)
      .where('state', '=', 'active')
      .where('category', '=', 'used')
      .where('versionId', 'is not', null)
      .orderBy('id')
      .offset(place)
      .limit(1)
      .executeTakeFirstOrThrow(),
  );
}

const saved = (page: Page) => expect(page.getByText(/^Gespeichert \d/).first()).toBeVisible();
const editPath = (slug: string, id: number) => `/dealership-admin/${slug}/offers/${id}/edit`;

async function inOwnBrowser(browser: Browser, path: string, person: Person): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInAt(page, path, person);
  return page;
}

test.describe('two people', () => {
  test.use({ provokedErrors: /status of 409/ });

  test('who change the same car are asked only about what collides, and buyers see what was decided', async ({
    page,
    browser,
  }) => {
    test.slow();
    await using _worker = await startWorker();
    const owner = await someOwner();
    const { dealership } = owner;
    const car = await someCar(dealership.id, 0);
    const path = editPath(dealership.slug, car.id);
    await signInAt(page, path, owner);
    const mileage = page.getByLabel('Kilometerstand', { exact: true });
    await expect(mileage).toBeVisible();

    const colleague = await somebody({ memberships: { [dealership.id]: 'dealer-staff' } });
    const other = await inOwnBrowser(browser, path, colleague);
    const theirs = randomInt(30_000, 60_000).toLocaleString('de-DE');
    await other.getByLabel('Kilometerstand', { exact: true }).fill(theirs);
    await other.getByLabel('Interne Notiz').fill(randomUUID());
    await saved(other);
    await expect(other.getByText('2 Änderungen noch nicht online').first()).toBeVisible();
    await other.context().close();

    await mileage.fill('61.000');
    const number = randomUUID();
    await page.getByLabel('Interne Nummer').fill(number);
    const conflict = page.getByRole('region', { name: /hat inzwischen auch gespeichert/ });
    await expect(conflict).toBeVisible();
    await expect(page.getByRole('button', { name: 'Online stellen' }).first()).toBeDisabled();
    await expect(conflict.getByRole('radio')).toHaveCount(2);
    await expect(conflict.getByRole('button', { name: 'Zusammenführen' })).toBeDisabled();
    await expectAccessible(page, 'conflict');
    await conflict.getByRole('radio').first().check();
    await conflict.getByRole('button', { name: 'Zusammenführen' }).click();
    await expect(conflict).toBeHidden();
    await expect(mileage).toHaveValue(theirs);
    await expect(page.getByLabel('Interne Nummer')).toHaveValue(number);
    await expect(page.getByLabel('Interne Notiz')).not.toHaveValue('');
    await saved(page);

    await page.getByRole('button', { name: 'Online stellen' }).first().click();
    await expect(page.getByText('Die Änderungen sind online.')).toBeVisible();
    await expect(page.getByText('Alles ist online').first()).toBeVisible();
    await expect(async () => {
      await page.goto(`/${car.slug}`);
      await expect(page.getByText(theirs).first()).toBeVisible({ timeout: 1_000 });
    }).toPass();
  });
});

test.describe('without a connection', () => {
  test.use({ provokedErrors: /ERR_INTERNET_DISCONNECTED|Failed to load resource/ });

  test('what is typed stays on the device, and the next visit saves it', async ({ page, context }) => {
    const owner = await someOwner();
    const car = await someCar(owner.dealership.id, 1);
    const path = editPath(owner.dealership.slug, car.id);
    await signInAt(page, path, owner);
    const note = page.getByLabel('Interne Notiz');
    await expect(note).toBeVisible();
    const words = `zweiter Schlüssel bei Thomas, ${randomUUID()}`;
    await context.setOffline(true);
    await note.fill(words);
    await expect(page.getByText('Liegt sicher auf diesem Gerät').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Online stellen' }).first()).toBeDisabled();
    // The tab ends without a word, as phones do it.
    await page.goto('about:blank');
    await context.setOffline(false);
    await page.goto(path);
    await expect(page.getByLabel('Interne Notiz')).toHaveValue(words);
    await saved(page);
    const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:car')));
    await expect.poll(kept).toEqual([]);
    await page.reload();
    await expect(page.getByLabel('Interne Notiz')).toHaveValue(words);
  });
});

test.describe('a copy', () => {
  test.use({ provokedErrors: /status of 400/ });

  test('is a draft; what it lacks to go online is said at its field, which gets the focus; a draft is deleted undoably', async ({
    page,
  }) => {
    const owner = await someOwner();
    const car = await someCar(owner.dealership.id, 2);
    await signInAt(page, editPath(owner.dealership.slug, car.id), owner);
    await page.getByRole('button', { name: 'Weitere Aktionen' }).first().click();
    await page.getByRole('button', { name: 'Als neues Auto kopieren' }).click();
    await expect(page.getByText('Entwurf', { exact: true })).toBeVisible();
    const power = page.getByLabel('Leistung', { exact: true });
    await power.fill('');
    await power.press('Tab');
    await page.getByRole('button', { name: 'Online stellen' }).first().click();
    await expect(page.getByText(/1 Angabe fehlt oder passt nicht/)).toBeVisible();
    await expect(power).toBeFocused();
    await expect(power).toHaveAttribute('aria-invalid', 'true');
    await power.fill('110');
    await expect(power).not.toHaveAttribute('aria-invalid');
    await saved(page);
    const url = page.url();
    await page.getByRole('button', { name: 'Weitere Aktionen' }).first().click();
    await page.getByRole('button', { name: 'Entwurf löschen' }).click();
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(page).toHaveURL(url);
    await expect(page.getByLabel('Leistung', { exact: true })).toHaveValue('110');
  });
});

test('reserved with one press, and taken back with another', async ({ page }) => {
  const owner = await someOwner();
  const car = await someCar(owner.dealership.id, 3);
  await signInAt(page, editPath(owner.dealership.slug, car.id), owner);
  await page.getByRole('button', { name: 'Weitere Aktionen' }).first().click();
  await page.getByRole('button', { name: 'Reservieren' }).click();
  await expect(page.getByText('Reserviert', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByText('Online', { exact: true })).toBeVisible();
});

test('without a mouse: equipment is found by its name, a step of the ladder becomes the price, the reason why it is online', async ({
  page,
}) => {
  const owner = await someOwner();
  const car = await someCar(owner.dealership.id, 5);
  await signInAt(page, editPath(owner.dealership.slug, car.id), owner);
  await page.getByRole('button', { name: 'Merkmal', exact: true }).press('Enter');
  const picker = page.getByRole('dialog', { name: 'Ausstattung' });
  await expect(picker.getByLabel('Ausstattung suchen')).toBeFocused();
  await page.keyboard.type('standheiz');
  const heater = picker.getByRole('checkbox', { name: 'Standheizung' });
  const had = await heater.isChecked();
  await heater.press(' ');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Standheizung entfernen' })).toHaveCount(had ? 0 : 1);
  await saved(page);

  await page.getByRole('link', { name: 'Preis & Markt' }).press('Enter');
  const box = page.getByRole('region', { name: 'Neuer Preis' });
  const before = await box.getByLabel('Preis inklusive aller Abgaben').inputValue();
  await box.getByRole('button', { name: '− 500', exact: true }).press('Enter');
  await expect(box.getByLabel('Preis inklusive aller Abgaben')).not.toHaveValue(before);
  await expect(box.getByText('Preislage')).toBeVisible();

  await page.getByRole('button', { name: 'Weitere Aktionen' }).first().press('Enter');
  await page.getByRole('button', { name: 'Warum ist dieses Auto nicht online?' }).press('Enter');
  const why = page.getByRole('dialog', { name: /online/ });
  await expect(why.getByRole('listitem')).toHaveCount(7);
  await expectAccessible(page, 'why');
});

test('no barrier that a program can find on any tab, dark and light, phone and desktop', async ({ page }) => {
  test.slow();
  const owner = await someOwner();
  const car = await someCar(owner.dealership.id, 4);
  const path = editPath(owner.dealership.slug, car.id);
  await signInAt(page, path, owner);
  for (const tab of ['Daten', 'Bilder', 'Preis & Markt', 'Text', 'Zahlen', 'Verlauf']) {
    await page.getByRole('navigation', { name: 'Teile des Inserats' }).getByRole('link', { name: tab }).click();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectWellMade(page, tab);
  }
});
