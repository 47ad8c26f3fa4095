import { randomBytes } from 'node:crypto';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import type { Page } from '@playwright/test';
import { inDatabase } from '../data/in-database.ts';
import { expectAccessible, open } from '../site/page-state.ts';
import { expectWellMade } from '../site/well-made.ts';
import { startWorker } from '../stack/start.ts';
import { expect, test } from '../test.ts';
import { signInAt, somebody } from './people.ts';

const desktop = { width: 1440, height: 900 };
/** A worker on a busy machine begins a run when it can. */
const runMs = 60_000;

/** A line of a file as dealers' systems write it for mobile.de, with its header. */
interface FileCar {
  number: string;
  model: string;
  price: number;
  body?: string;
}

function mobileFile(cars: readonly FileCar[]): { name: string; mimeType: string; buffer: Buffer } {
  const header =
    'interne_nummer;kategorie;marke;modell;leistung;ez;kilometer;preis;neufahrzeug;farbe;kraftstoffart;getriebeart;bemerkung';
  const lines = cars.map(({ number, model, price, body = 'Kombi' }) =>
    [number, body, 'Skoda', model, 110, '04.2021', 48500, price, 0, 'Rot', 2, 2, 'Gepflegt, aus erster Hand.'].join(
      ';',
    ),
  );
  const text = [header, ...lines, ''].join('\r\n');
  return { name: 'bestand.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') };
}

function carOf(dealershipId: number, number: string) {
  return inDatabase((db) =>
    db
      .selectFrom('listing')
      .select(['id', 'slug', 'state', 'priceEur'])
      .where('dealershipId', '=', dealershipId)
      .where('externalId', '=', number)
      .executeTakeFirst(),
  );
}

async function upload(page: Page, cars: readonly FileCar[]): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(mobileFile(cars));
}

/** The number of a kind of fate on the page of a run. */
async function expectFate(page: Page, fate: string, count: number): Promise<void> {
  const tile = page.getByRole('region', { name: 'Was aus den Autos wurde' }).getByText(fate, { exact: true });
  await expect(tile.locator('..')).toContainText(new RegExp(`${fate}\\s*${count}`), { timeout: runMs });
}

test('a dealer drops the file he sends elsewhere, sees what it would do, maps a value, goes live, and can take a run back', async ({
  page,
  processes,
}) => {
  test.setTimeout(420_000);
  processes.use(await startWorker());
  const dealership = await inDatabase((db) => buildDealership(db));
  const owner = await somebody({ memberships: { [dealership.id]: 'dealer-owner' } });
  const mark = randomBytes(2).toString('hex').toUpperCase();
  const cars: FileCar[] = [1, 2, 3, 4, 5].map((place) => ({
    number: `${mark}-${place}`,
    model: `Octavia Combi Style ${mark}${place}`,
    price: 20_000 + place * 100,
    ...(place <= 2 && { body: 'Kombi/Van' }),
  }));
  const admin = `/dealership-admin/${dealership.slug}`;
  await page.setViewportSize(desktop);
  await signInAt(page, `${admin}/edit-api-provider`, owner);

  // Nothing is there yet, and the page says what would happen.
  await expect(page.getByRole('heading', { name: 'Noch kein Import' })).toBeVisible();
  await expectWellMade(page, 'no feed');
  await page.getByRole('link', { name: /^Datei hochladen/ }).click();

  // A sample tells the format, and stays on the device.
  await upload(page, cars);
  await expect(page.getByText('„bestand.csv“ sieht nach mobile.de-CSV aus.')).toBeVisible();
  await expectWellMade(page, 'new feed');
  await page.getByRole('textbox', { name: 'Name des Imports' }).fill('CarDesk');
  await page.getByRole('button', { name: 'Import anlegen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'CarDesk' })).toBeVisible();
  await page.getByLabel('Nach welcher Norm sind Verbrauch und CO₂ gemessen?').selectOption('wltp');
  await page.getByLabel('Was bedeutet die Spalte „mwst“?').selectOption('one-shows-vat');
  await page.getByRole('button', { name: 'Speichern' }).first().click();
  await expect(page.getByText('Die Antworten sind gespeichert')).toBeVisible();
  await expectWellMade(page, 'feed that was never tried');

  // The first file only shows what it would do.
  await upload(page, cars);
  await expect(page.getByRole('heading', { level: 1, name: /^Probelauf vom/ })).toBeVisible({ timeout: runMs });
  await expectFate(page, 'angelegt', 5);
  expect(await carOf(dealership.id, `${mark}-1`)).toBeUndefined();
  await expectWellMade(page, 'dry run');

  // A value that stands in two cars is mapped once; what that changes is seen before.
  const mapping = page.getByRole('region', { name: 'Gleicher Wert in 2 Autos: einmal zuordnen' });
  await expect(mapping).toContainText('Kombi/Van');
  if (!(await mapping.getByRole('radio', { name: /^Kombi/ }).isVisible())) {
    await mapping.getByRole('radio', { name: 'Anderer Wert' }).check();
    await mapping.getByRole('combobox').selectOption({ label: 'Kombi' });
  } else await mapping.getByRole('radio', { name: /^Kombi/ }).check();
  await expect(mapping.getByRole('table')).toContainText('Kombi');
  await mapping.getByRole('button', { name: 'Für 2 Autos zuordnen' }).click();
  await expect(page.getByText(/^„Kombi\/Van“ ist zugeordnet/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /^Probelauf vom/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Live schalten' })).toBeVisible({ timeout: runMs });
  await expect(mapping).toBeHidden();

  await page.getByRole('button', { name: 'Live schalten' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Lauf vom/ })).toBeVisible({ timeout: runMs });
  await expectFate(page, 'angelegt', 5);
  await expect
    .poll(() => carOf(dealership.id, `${mark}-1`).then((car) => car?.state), { timeout: runMs })
    .toBe('active');

  // A buyer finds the car.
  const first = await carOf(dealership.id, `${mark}-1`);
  await open(page, `/${first?.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Octavia');

  // Somebody changes a price by hand: the file does not change it back.
  await page.goto(`${admin}/offers/${first?.id}/edit?tab=price`);
  await expect(page.getByRole('region', { name: 'Import dieses Autos' })).toContainText('CarDesk');
  await page.getByRole('textbox', { name: 'Preis inklusive aller Abgaben' }).fill('19500');
  await page.getByRole('button', { name: 'Preis jetzt online ändern' }).click();
  await expect.poll(() => carOf(dealership.id, `${mark}-1`).then((car) => car?.priceEur)).toBe(19_500);

  // The next file: a new price, the old one of the car above, and a car less.
  await page.goto(`${admin}/edit-api-provider`);
  await page.getByRole('link', { name: 'CarDesk', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'CarDesk' })).toBeVisible();
  await expectWellMade(page, 'live feed');
  await upload(
    page,
    cars.slice(0, 4).map((car) => (car.number === `${mark}-2` ? { ...car, price: 17_777 } : car)),
  );
  await expect(page.getByRole('heading', { level: 1, name: /^Lauf vom/ })).toBeVisible({ timeout: runMs });
  await expectFate(page, 'zurückgezogen', 1);
  await expectFate(page, 'geändert', 1);
  await expectFate(page, 'Feld gesperrt', 1);
  expect(await carOf(dealership.id, `${mark}-1`)).toMatchObject({ priceEur: 19_500 });
  expect(await carOf(dealership.id, `${mark}-2`)).toMatchObject({ priceEur: 17_777 });
  expect(await carOf(dealership.id, `${mark}-5`)).toMatchObject({ state: 'withdrawn' });
  await page.getByRole('button', { name: /^Alle/ }).click();
  await expect(page.getByRole('table')).toContainText('von Hand geändert, bleibt');
  await expectWellMade(page, 'run');

  // The whole run goes back; what was set by hand stays.
  await page.getByRole('button', { name: /^Lauf \d+ zurücknehmen$/ }).click();
  await expectAccessible(page, 'asked before taking back');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /zurücknehmen$/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Dieser Lauf ist zurückgenommen' })).toBeVisible({ timeout: runMs });
  expect(await carOf(dealership.id, `${mark}-5`)).toMatchObject({ state: 'active' });
  expect(await carOf(dealership.id, `${mark}-2`)).toMatchObject({ priceEur: 20_200 });
  expect(await carOf(dealership.id, `${mark}-1`)).toMatchObject({ priceEur: 19_500 });

  // The car shows what the file says, and takes it.
  await page.goto(`${admin}/offers/${first?.id}/edit`);
  const note = page.getByRole('region', { name: 'Import dieses Autos' });
  await expect(note).toContainText('Im Import: € 20.100');
  await expectWellMade(page, 'locked field');
  await note.getByRole('button', { name: 'Wert des Imports nehmen: Preis' }).click();
  await expect(page.getByText('Es gilt wieder der Wert des Imports')).toBeVisible();
  await expect.poll(() => carOf(dealership.id, `${mark}-1`).then((car) => car?.priceEur)).toBe(20_100);
});

test('an empty file changes nothing, and a file that most cars are missing from waits for somebody', async ({
  page,
  processes,
}) => {
  test.setTimeout(300_000);
  processes.use(await startWorker());
  const dealership = await inDatabase((db) => buildDealership(db));
  const owner = await somebody({ memberships: { [dealership.id]: 'dealer-owner' } });
  const mark = randomBytes(2).toString('hex').toUpperCase();
  const cars = [1, 2, 3, 4, 5, 6].map((place) => ({
    number: `${mark}-${place}`,
    model: `Octavia Combi ${mark}${place}`,
    price: 21_000,
  }));
  await page.setViewportSize(desktop);
  await signInAt(page, `/dealership-admin/${dealership.slug}/edit-api-provider/feeds/new?source=upload`, owner);
  await page.getByRole('textbox', { name: 'Name des Imports' }).fill('Nachtlauf');
  await page.getByRole('button', { name: 'Import anlegen' }).click();
  const feed = page.getByRole('link', { name: 'Nachtlauf' });
  await expect(page.getByRole('heading', { level: 1, name: 'Nachtlauf' })).toBeVisible();
  await upload(page, cars);
  await page.getByRole('button', { name: 'Live schalten' }).click({ timeout: runMs });
  await expect(page.getByRole('heading', { level: 1, name: /^Lauf vom/ })).toBeVisible({ timeout: runMs });
  await expectFate(page, 'angelegt', 6);

  await feed.click();
  await upload(page, []);
  await expect(page.getByRole('heading', { name: 'In der Datei steht kein Auto' })).toBeVisible({ timeout: runMs });
  await expectWellMade(page, 'failed run');
  expect(await carOf(dealership.id, `${mark}-6`)).toMatchObject({ state: 'active' });

  await feed.click();
  await upload(page, cars.slice(0, 2));
  await expect(page.getByRole('heading', { name: '4 von 6 Autos fehlen in der Datei – wir halten an' })).toBeVisible({
    timeout: runMs,
  });
  await expectWellMade(page, 'waiting run');
  await page.goto(`/dealership-admin/${dealership.slug}/overview`);
  await expect(page.getByText('Der Import „Nachtlauf“ wartet auf eine Entscheidung')).toBeVisible();
  await page.goto(`/dealership-admin/${dealership.slug}/edit-api-provider`);
  await expect(page.getByText('wartet auf dich')).toBeVisible();
  await expectWellMade(page, 'list of feeds');
  await page.getByRole('link', { name: 'Lauf ansehen' }).click();
  await page.getByRole('button', { name: 'Autos behalten' }).click();
  await expect(page.getByText('Die Autos bleiben online')).toBeVisible();
  await expectFate(page, 'zurückgezogen', 0);
  expect(await carOf(dealership.id, `${mark}-6`)).toMatchObject({ state: 'active' });
});
