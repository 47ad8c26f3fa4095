import { buffer } from 'node:stream/consumers';
import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staffOf } from '../../testing/actors.ts';
import { buildDealership } from '../../testing/build-dealership.ts';
import { buildListing } from '../../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { exportStockCsv, exportStockSheet } from './export-stock.ts';

let database: TestDatabase;
let dealershipId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  dealershipId = (await buildDealership(db)).id;
  await buildListing(db, {
    dealershipId,
    title: '=HYPERLINK("http://böse.example";"Klick")',
    description: 'Zeile 1\nZeile 2; "so" <b>&</b> \u0007',
    consumptionL: 5.4,
    consumptionNorm: 'wltp',
    accidentFree: true,
    equipment: ['air-conditioning'],
  });
  await db
    .insertInto('listingDraft')
    .values({ id: 900_001, dealershipId, fields: JSON.stringify({ title: 'Entwurf', priceEur: 7_000 }) })
    .execute();
  for (let n = 0; n < 600; n++) await buildListing(db, { dealershipId, title: `Wagen ${n}` });
  await buildListing(db, { title: 'Auto der Nachbarn' });
});
afterAll(() => database[Symbol.asyncDispose]());

const wanted = { language: 'de-AT' } as const;
const actor = () => staffOf(dealershipId);

test('a file of CSV has every car and field, opens in Excel, and no cell of it is a formula', async () => {
  const csv = (await buffer(await exportStockCsv(database, actor(), String(dealershipId), wanted))).toString();
  expect(csv.startsWith('\u{FEFF}"Nummer auf der Website";"Status"')).toBe(true);
  const lines = csv.trimEnd().split('\r\n');
  expect(lines).toHaveLength(1 + 602);
  expect(csv).not.toContain('Nachbarn');
  const odd = lines.find((line) => line.includes('HYPERLINK')) ?? '';
  expect(odd).toContain(`"'=HYPERLINK(""http://böse.example"";""Klick"")"`);
  expect(odd).toContain('"5,4"');
  expect(odd).toContain('"Klimaanlage"');
  expect(odd).toContain('"ja"');
  expect(lines.find((line) => line.includes('"Entwurf";'))).toContain('"7000"');
});

test('a workbook is a whole archive whose sheet has the same cars, numbers as numbers and texts as texts', async () => {
  const archive = await buffer(await exportStockSheet(database, actor(), String(dealershipId), wanted));
  const files = unzip(archive);
  expect([...files.keys()]).toContain('[Content_Types].xml');
  const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
  expect(sheet.match(/<row /g)).toHaveLength(1 + 602);
  expect(sheet).toContain('<is><t xml:space="preserve">=HYPERLINK(');
  expect(sheet).toContain('&lt;b&gt;&amp;&lt;/b&gt; </t>');
  expect(sheet).toContain('<v>5.4</v>');
  expect(sheet).not.toContain('<f>');
});

test('a filter narrows the file, and another dealership’s file does not exist', async () => {
  const only = await exportStockCsv(database, actor(), String(dealershipId), { ...wanted, state: ['draft'] });
  expect((await buffer(only)).toString().trimEnd().split('\r\n')).toHaveLength(2);
  const foreign = exportStockCsv(database, staffOf(dealershipId + 1_000), String(dealershipId), wanted);
  await expect(foreign).rejects.toMatchObject({ code: 'not-found' });
});

/** Reads an archive by its directory, as programs do. */
function unzip(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const count = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  const files = new Map<string, string>();
  for (let n = 0; n < count; n++) {
    const packed = archive.readUInt32LE(at + 20);
    const bytes = archive.readUInt32LE(at + 24);
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const local = archive.readUInt32LE(at + 42);
    const begins = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const content = inflateRawSync(archive.subarray(begins, begins + packed));
    expect(content).toHaveLength(bytes);
    files.set(name, content.toString());
    at += 46 + nameLength;
  }
  return files;
}
