import { randomBytes, randomUUID } from 'node:crypto';
import { announceListings } from '@kardan/core/changes/announce-listings';
import { inTransaction } from '@kardan/core/db/database';
import type { FeedCar } from '@kardan/core/feeds/feed-car';
import { beginRun } from '@kardan/core/feeds/runs/begin-run';
import { runFeed } from '@kardan/core/feeds/runs/run-feed';
import { buildFeed, feedCar } from '@kardan/core/feeds/testing/build-feed';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildListing } from '@kardan/core/testing/build-listing';
import { inDatabase } from '../data/in-database.ts';
import { expectAccessible } from '../site/page-state.ts';
import { expectWellMade } from '../site/well-made.ts';
import { startWorker } from '../stack/start.ts';
import { expect, test } from '../test.ts';
import { signInAsOperatorAt } from './operators.ts';

const catalogue = '/dealership-admin/operator/catalogue';
/** Names are kept for seconds by the API and for a minute by the site. */
const minuteMs = 90_000;

/** A car of a model that was just made, as its dealer would have brought it online. */
async function carOf(makeName: string): Promise<number> {
  return inDatabase(async (db) => {
    const model = await db
      .selectFrom('model')
      .innerJoin('make', 'make.id', 'model.makeId')
      .select(['model.id', 'model.makeId'])
      .where('make.name', '=', makeName)
      .executeTakeFirstOrThrow();
    const car = await buildListing(db, { makeId: model.makeId, modelId: model.id });
    await inTransaction(db, (tx) => announceListings(tx, [car.id]));
    return car.id;
  });
}

/** A dealer's file whose last run holds a body that nobody knows. */
async function feedWithUnknown(raw: string): Promise<void> {
  await inDatabase(async (db, services) => {
    const { id: dealershipId } = await buildDealership(db);
    const { id: feedId } = await buildFeed(db, { dealershipId, format: 'mobile-csv' });
    const sha256 = randomUUID().replaceAll('-', '').repeat(2);
    await beginRun({ db }, { feedId, file: { key: sha256, sha256, bytes: 1, name: null }, dry: false });
    const issues: FeedCar['issues'] = [
      { column: 'kategorie', raw, field: 'body', code: 'value-unmapped', severity: 'drops', understood: null },
    ];
    await runFeed(services, feedId, async () =>
      (async function* () {
        yield { ...feedCar('A', {}, { issues }), line: 1 };
      })(),
    );
  });
}

test('a make and a model are added, the model is renamed, and its old address leads to its cars; a word for it is understood', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  await using _worker = await startWorker();
  const mark = randomBytes(3).toString('hex');
  const makeName = `Kardanwerk ${mark}`;
  await signInAsOperatorAt(page, catalogue);
  await page.getByRole('button', { name: 'Marke anlegen' }).click();
  await page.getByRole('dialog').getByLabel('Marke').fill(makeName);
  await page.getByRole('dialog').getByRole('button', { name: 'Marke anlegen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: makeName })).toBeVisible();
  await page.getByRole('button', { name: 'Modell anlegen' }).click();
  await page.getByRole('dialog').getByLabel('Modell').fill('Falke');
  await page.getByRole('dialog').getByRole('button', { name: 'Modell anlegen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${makeName} Falke` })).toBeVisible();
  const carId = await carOf(makeName);
  await page.reload();
  await expect(page.getByText('Betrifft 1 Auto bei 1 Händler.').first()).toBeVisible();
  await expectWellMade(page, 'a model');

  const data = page.getByRole('region', { name: 'Modell', exact: true });
  await data.getByLabel('Modell').fill('Adler');
  await data.getByLabel('Adresse').fill('adler');
  await data.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${makeName} Adler` })).toBeVisible();
  await expect(page.getByText('Führen auch hierher: falke')).toBeVisible();

  const visitor = await browser.newPage();
  await expect(async () => {
    await visitor.goto(`/gebrauchtwagen/kardanwerk-${mark}/falke`);
    await expect(visitor).toHaveURL(`/gebrauchtwagen/kardanwerk-${mark}/adler`, { timeout: 1_000 });
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText(/adler/i, { timeout: 1_000 });
    await expect(visitor.locator(`a[href*="-${carId}"]`).first()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: minuteMs, intervals: [2_000] });
  await visitor.close();

  // A word of the street for it.
  const word = `Flitzi${mark}`;
  await page.goto(`${catalogue}/names`);
  await page.getByLabel('Wort', { exact: true }).fill(word);
  await expect(page.getByText(`„${word}“ versteht die Suche noch nicht.`)).toBeVisible();
  await page.getByLabel('Marke', { exact: true }).fill(makeName);
  await page.getByRole('option', { name: makeName }).click();
  await page.getByLabel(/^Modell/).fill('Adler');
  await page.getByRole('option', { name: 'Adler' }).click();
  await page.getByRole('button', { name: 'Hinzufügen' }).click();
  await expect(page.getByRole('row').filter({ hasText: word })).toContainText(`${makeName} Adler`);
  let price = 10_000;
  await expect(async () => {
    price += 1_000;
    await page.getByLabel('Satz').fill(`${word} bis ${price} Euro`);
    await expect(page.getByText('Alles verstanden.')).toBeVisible({ timeout: 2_500 });
  }).toPass({ timeout: minuteMs });
  await expect(page.getByRole('list', { name: 'Verstanden als' })).toContainText('adler');
  await expectWellMade(page, 'words');
});

test('a value that nobody understood is decided once for everybody', async ({ page }) => {
  test.setTimeout(180_000);
  await using _worker = await startWorker();
  const raw = `Kombi/Van ${randomBytes(3).toString('hex')}`;
  await feedWithUnknown(raw);
  await signInAsOperatorAt(page, `${catalogue}/values`);
  await page.getByRole('button', { name: 'Neu zählen' }).click();
  await expect(page.getByText('Wird neu gezählt')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: raw });
  await expect(async () => {
    await page.reload();
    await expect(row).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: minuteMs });
  await expectWellMade(page, 'values');
  await row.getByRole('button', { name: `„${raw}“ zuordnen` }).click();
  const dialog = page.getByRole('dialog', { name: 'Für alle zuordnen' });
  await expect(dialog).toContainText('Betrifft 1 Auto bei 1 Händler.');
  await expectAccessible(page, 'a decision');
  await dialog.getByRole('radio', { name: /Kombi/ }).first().check();
  await dialog.getByRole('button', { name: 'Für alle zuordnen' }).click();
  await expect(row).toBeHidden();
  await page.getByRole('link', { name: 'Entschieden' }).click();
  await expect(page.getByRole('row').filter({ hasText: raw })).toContainText('Kombi');
  await expectWellMade(page, 'decided mappings');
});

test('codes and places: a code is looked up, a place is found, added, changed and removed', async ({ page }) => {
  test.setTimeout(120_000);
  await signInAsOperatorAt(page, `${catalogue}/codes`);
  await page.getByLabel('Nationaler Code').fill('999998');
  await expect(page.getByText('Keine Version hat den Code 999998.')).toBeVisible();
  await expectWellMade(page, 'codes');

  await page.getByRole('link', { name: 'Orte' }).click();
  await page.getByLabel('Postleitzahl oder Name').fill('8010');
  await expect(page.getByRole('row').filter({ hasText: 'Graz' }).first()).toBeVisible();
  await expectWellMade(page, 'places');
  const name = `Neudorf ${randomBytes(3).toString('hex')}`;
  await page.getByRole('button', { name: 'Ort anlegen' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Bezirk').locator('option')).not.toHaveCount(1);
  await dialog.getByLabel('Postleitzahl').fill('8999');
  await dialog.getByLabel('Ort', { exact: true }).fill(name);
  await dialog.getByLabel('Bezirk').selectOption({ label: 'Leibnitz' });
  await dialog.getByLabel('Breite').fill('46,8');
  await dialog.getByLabel('Länge').fill('15,5');
  await dialog.getByRole('button', { name: 'Ort anlegen' }).click();
  await expect(dialog).toBeHidden();
  await page.getByLabel('Postleitzahl oder Name').fill(name);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Leibnitz');
  await row.getByRole('button', { name: /bearbeiten$/ }).click();
  await page.getByRole('dialog').getByLabel('Einwohner').fill('1.234');
  await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
  await expect(row).toContainText('1.234');
  await row.getByRole('button', { name: /löschen$/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(row).toBeHidden();

  await page.goto(catalogue);
  await page.getByLabel('Marke suchen').fill('Skoda');
  await page.getByRole('link', { name: 'Škoda' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Škoda' })).toBeVisible();
  await expectWellMade(page, 'a make');
});
