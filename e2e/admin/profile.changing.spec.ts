import { photo } from '@kardan/core/media/testing/sample-pictures';
import type { Page } from '@playwright/test';
import { inDatabase } from '../data/in-database.ts';
import { expectWellMade } from '../site/well-made.ts';
import { startWorker } from '../stack/start.ts';
import { expect, test } from '../test.ts';
import { signInAt, somebody, someOwner } from './people.ts';

test.setTimeout(240_000);

/** The page of its owner. */
async function openAsOwner(page: Page, name: string) {
  const owner = await someOwner();
  const { slug } = owner.dealership;
  await signInAt(page, `/dealership-admin/${slug}/${name}`, owner);
  return { ...owner, slug, publicPath: `/autohaendler/${slug}/info` };
}

async function picture(seed: number) {
  const buffer = await photo(900, 700, seed).jpeg().toBuffer();
  return { name: `IMG_${seed}.jpg`, mimeType: 'image/jpeg', buffer };
}

/** Pages are kept for a while; a change reaches them within seconds. */
async function expectOnPublicPage(page: Page, path: string, text: string | RegExp): Promise<void> {
  const visitor = await page.context().newPage();
  await expect
    .poll(
      async () => {
        await visitor.goto(path);
        return visitor.getByText(text).count();
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(0);
  await visitor.close();
}

test('hours are edited, copied to other days and seen by buyers; a wrong time is told at its field', async ({
  page,
}) => {
  await using _worker = await startWorker();
  const { publicPath } = await openAsOwner(page, 'edit');
  await expect(page.getByRole('heading', { level: 1, name: 'Stammdaten' })).toBeVisible();
  await expectWellMade(page);

  await page.getByLabel('Montag, öffnet um').fill('07:15');
  await page.getByLabel('Montag, schließt um').fill('06:00');
  await expect(page.getByText('Das Ende muss nach dem Beginn liegen.')).toBeVisible();
  await page.getByLabel('Montag, schließt um').fill('17:35');
  const addBreak = page.getByRole('button', { name: 'Mittagspause am Montag' });
  if (await addBreak.isVisible()) await addBreak.click();
  await page.getByLabel('Montag nach der Pause, öffnet um').fill('12:45');
  await page.getByLabel('Montag nach der Pause, schließt um').fill('17:35');
  await page.getByLabel('Montag, schließt um').fill('12:05');
  await page.getByRole('button', { name: 'Zeiten von Montag auf andere Tage übertragen' }).click();
  await page.getByRole('button', { name: 'Auf 4 Tage übertragen' }).click();
  await expect(page.getByLabel('Freitag nach der Pause, schließt um')).toHaveValue('17:35');

  await page.getByRole('button', { name: 'Besondere Tage eintragen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Besondere Tage eintragen' });
  await dialog.getByRole('button', { name: 'Eintragen', exact: true }).click();
  await expect(dialog.getByText('Bitte einen Tag wählen.')).toBeVisible();
  const year = new Date().getFullYear() + 1;
  await dialog.getByLabel('Tag, oder erster Tag').fill(`${year}-08-02`);
  await dialog.getByLabel(/^Letzter Tag/).fill(`${year}-08-06`);
  await dialog.getByLabel(/^Grund/).fill('Betriebsurlaub');
  await dialog.getByRole('button', { name: 'Eintragen', exact: true }).click();
  await expect(page.getByText('geschlossen · Betriebsurlaub')).toBeVisible();
  await page.getByRole('button', { name: /^Entfernen: / }).click();
  await expect(page.getByText('geschlossen · Betriebsurlaub')).toHaveCount(0);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByText('geschlossen · Betriebsurlaub')).toBeVisible();

  await page.getByRole('button', { name: 'Öffnungszeiten speichern' }).click();
  await expect(page.getByText(/^Gespeichert/)).toBeVisible();
  await expectOnPublicPage(page, publicPath, /07:15–12:05/);
  await page.reload();
  await expect(page.getByLabel('Dienstag, öffnet um')).toHaveValue('07:15');
  await expect(page.getByText('geschlossen · Betriebsurlaub')).toBeVisible();
});

test.describe(() => {
  test.use({ provokedErrors: /status of 4\d\d/ });

  test('what the law asks for is refused with its reason, and nothing typed is lost', async ({ page }) => {
    await openAsOwner(page, 'edit');
    const vatId = page.getByLabel('UID-Nummer');
    await vatId.fill('ATU12');
    await page.getByRole('button', { name: 'Impressum speichern' }).click();
    await expect(page.getByText('Eine UID-Nummer hat die Form ATU12345678.')).toBeVisible();
    await expect(vatId).toBeFocused();
    await expect(vatId).toHaveValue('ATU12');
    await page.getByRole('link', { name: 'Übersicht' }).first().click();
    await page.getByRole('button', { name: 'Auf der Seite bleiben' }).click();
    await expect(vatId).toHaveValue('ATU12');
    await vatId.fill('ATU12345678');
    await page.getByRole('button', { name: 'Impressum speichern' }).click();
    await expect(page.getByText(/^Gespeichert/)).toBeVisible();
  });

  test('two owners at once: another part is left alone, the same part is asked about', async ({ page }) => {
    const { slug } = await openAsOwner(page, 'edit');
    const other = await page.context().newPage();
    await other.goto(`/dealership-admin/${slug}/edit`);
    const saveIn = async (one: Page, website: string) => {
      await one.getByLabel(/^Website/).fill(website);
      await one.getByRole('button', { name: 'Name, Adresse und Angebot speichern' }).click();
    };
    await expect(page.getByLabel(/^Website/)).toBeVisible();
    await saveIn(other, 'https://eins.example');
    await expect(other.getByText(/^Gespeichert/)).toBeVisible();
    await page.getByLabel('Überschrift').fill('Frühling im Autohaus');
    await page.getByRole('button', { name: 'Eigene Seite speichern' }).click();
    await expect(page.getByText(/^Gespeichert/)).toBeVisible();
    await saveIn(page, 'https://zwei.example');
    await expect(page.getByText(/^Jemand anderer hat diesen Teil inzwischen geändert/)).toBeVisible();
    await expect(page.getByLabel(/^Website/)).toHaveValue('https://zwei.example');
    await page.getByRole('button', { name: 'Den anderen Stand übernehmen' }).click();
    await expect(page.getByLabel(/^Website/)).toHaveValue('https://eins.example');
  });
});

test('districts are chosen by the keyboard alone, and on the map', async ({ page }) => {
  const { slug, dealership } = await openAsOwner(page, 'edit-own-district');
  const choose = async (typed: string) => {
    await page.getByLabel('Bezirk suchen').fill('');
    await page.getByLabel('Bezirk suchen').focus();
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
  };
  const save = async () => {
    await page.getByRole('button', { name: 'Speichern', exact: true }).press('Enter');
    await expect(page.getByText(/^Gespeichert/).last()).toBeVisible();
  };
  await expect(page.getByRole('heading', { level: 1, name: 'Eigener Bezirk' })).toBeVisible();
  await expectWellMade(page);
  await choose('liez');
  await expect(page.getByRole('heading', { level: 2, name: 'Liezen' })).toBeVisible();
  await save();

  await page.goto(`/dealership-admin/${slug}/edit-districts`);
  await expect(page.getByRole('heading', { level: 1, name: 'Bezirke' })).toBeVisible();
  await expectWellMade(page);
  const clear = page.getByRole('button', { name: 'Alle herausnehmen' });
  if (await clear.isVisible()) await clear.click();
  await choose('tamsw');
  await expect(page.getByRole('button', { name: /^Tamsweg/ })).toBeVisible();
  await page.getByLabel('Bezirk suchen').fill('');
  await page.getByLabel('Kartenausschnitt').selectOption({ label: 'Ganz Österreich' });
  await page.locator('[data-district="landeck"]').click();
  await expect(page.getByRole('button', { name: /^Landeck/ })).toBeVisible();
  await save();
  const served = await inDatabase((db) =>
    db
      .selectFrom('dealershipDistrict')
      .innerJoin('district', 'district.id', 'dealershipDistrict.districtId')
      .select(['dealershipDistrict.kind', 'district.slug'])
      .where('dealershipDistrict.dealershipId', '=', dealership.id)
      .orderBy('district.slug')
      .execute(),
  );
  expect(served.map(({ kind, slug: name }) => `${kind} ${name}`)).toEqual([
    'further landeck',
    'own liezen',
    'further tamsweg',
  ]);
});

test('somebody is added with a photo, seen by buyers, put in order and taken out with a way back', async ({ page }) => {
  await using _worker = await startWorker();
  const { publicPath } = await openAsOwner(page, 'edit');
  await page.getByRole('link', { name: 'Person eintragen' }).click();
  await page.getByLabel('Vorname').fill('Zenzi');
  await page.getByLabel('Nachname').fill('Achleitner');
  await page.getByLabel('Aufgabe').fill('Leitung Werkstatt');
  await page.getByLabel('Foto wählen').setInputFiles(await picture(7));
  await expect(page.getByRole('button', { name: 'Entfernen', exact: true })).toBeVisible({ timeout: 60_000 });
  await expectWellMade(page);
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Zenzi Achleitner' })).toBeVisible();
  await expectOnPublicPage(page, publicPath, 'Zenzi Achleitner');

  const names = () => page.locator('#persons ol a').allTextContents();
  const before = await names();
  if (before.length > 1) {
    await page.getByRole('button', { name: 'Zenzi Achleitner nach oben' }).press('Enter');
    await expect.poll(names).toEqual([...before.slice(0, -2), 'Zenzi Achleitner', before.at(-2)]);
  }
  await page.getByRole('button', { name: 'Zenzi Achleitner entfernen' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Zenzi Achleitner' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByRole('link', { name: 'Zenzi Achleitner' })).toBeVisible();
});

test('makes are added and taken out; logo and pictures of the house are sent, ordered and taken out', async ({
  page,
}) => {
  await using _worker = await startWorker();
  const { slug } = await openAsOwner(page, 'edit-contract-makes');
  await expect(page.getByRole('heading', { level: 1, name: 'Vertragsmarken' })).toBeVisible();
  await page.getByRole('button', { name: 'Marke hinzufügen' }).click();
  await page.getByRole('combobox', { name: 'Marke suchen' }).fill('aston');
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'Aston Martin' }).getByLabel('Vertragshändler (Verkauf)').uncheck();
  await expectWellMade(page);
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByText(/^Gespeichert/)).toBeVisible();

  await page.goto(`/dealership-admin/${slug}/images`);
  await expect(page.getByRole('heading', { level: 1, name: 'Bilder des Hauses' })).toBeVisible();
  const tiles = page.getByRole('img', { name: /^Bild \d+$/ });
  const count = await tiles.count();
  await page.getByLabel('Bilder hinzufügen').setInputFiles([await picture(21), await picture(22)]);
  await expect(tiles).toHaveCount(count + 2, { timeout: 90_000 });
  const last = await tiles.last().getAttribute('src');
  await page.getByRole('button', { name: `Bild ${count + 2} nach vorne` }).click();
  await expect(tiles.nth(count)).toHaveAttribute('src', last ?? '');
  await page.getByRole('button', { name: `Bild ${count + 1} entfernen` }).click();
  await expect(tiles).toHaveCount(count + 1);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(tiles).toHaveCount(count + 2);
  await page.getByLabel(/^(Logo hochladen|Anderes Logo)$/).setInputFiles(await picture(31));
  await expect(page.getByRole('img', { name: 'Logo' })).toHaveAttribute('src', /_next\/image/, { timeout: 60_000 });
  await expectWellMade(page);
});

test('staff sees it all, changes nothing, and is told why', async ({ page }) => {
  const { dealership } = await someOwner();
  const staff = await somebody({ memberships: { [dealership.id]: 'dealer-staff' } });
  await signInAt(page, `/dealership-admin/${dealership.slug}/edit`, staff);
  await expect(page.getByText(/^Du siehst hier alles, ändern können es nur Inhaber:innen/)).toBeVisible();
  await expect(page.getByLabel('Name des Betriebs')).toBeDisabled();
  await expect(page.getByRole('button', { name: /speichern$/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Person eintragen' })).toHaveCount(0);
});
