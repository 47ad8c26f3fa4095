import { inflateSync } from 'node:zlib';
import { report as reportSchema } from '@kardan/contract/calls/admin/reports';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { memberOf, staffOf } from '../../testing/actors.ts';
import { buildDealership } from '../../testing/build-dealership.ts';
import { buildListing } from '../../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { readDealershipStatistics } from '../reading/read-dealership-statistics.ts';
import { generateReport } from './generate-report.ts';
import { storeMonthlyReports } from './monthly/store-monthly-reports.ts';
import { buildCounts } from './testing/build-counts.ts';

let database: TestDatabase;
let dealershipId: number;
const env = { SITE_NAME: 'Kardan' };
const october = { from: '2026-10-01', to: '2026-10-31' };

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  dealershipId = (await buildDealership(db, { slug: 'lechner', name: 'Autohaus Lechner' })).id;
  const formula = await buildListing(db, { dealershipId, title: '=HYPERLINK("http://böse.example")' });
  const golf = await buildListing(db, { dealershipId, title: 'Škoda Enyaq (Übergröße) \u0007' });
  const other = await buildListing(db, { title: 'Auto der Nachbarn' });
  const add = (listingId: number, day: string, views: number, inquiries: number) =>
    buildCounts(db, {
      dealershipId,
      day,
      listingId,
      impression: views * 10,
      view: views,
      inquiry: inquiries,
      'phone-shown': inquiries,
    });
  await add(golf.id, '2026-08-31', 400, 1);
  await add(golf.id, '2026-09-30', 50, 1);
  await add(golf.id, '2026-10-01', 100, 2);
  await add(golf.id, '2026-10-31', 30, 1);
  await add(formula.id, '2026-10-31', 7, 0);
  await add(golf.id, '2026-11-01', 999, 9);
  await buildCounts(db, { dealershipId: other.dealershipId, day: '2026-10-05', listingId: other.id, view: 5_000 });
  await buildListing(db, { dealershipId, state: 'sold', endedAt: new Date('2026-10-31T22:30:00Z') });
});
afterAll(() => database[Symbol.asyncDispose]());

const wanted = { ...october, part: 'cars', language: 'de-AT' } as const;
const generate = (overrides: Partial<Parameters<typeof generateReport>[2]>) =>
  generateReport({ db: database.db, env }, staffOf(dealershipId), {
    ...wanted,
    dealershipId: String(dealershipId),
    format: 'json',
    ...overrides,
  });

test('a report counts its own days and cars, and compares a month with the month before', async () => {
  const { bytes, mediaType, fileName } = await generate({});
  const report = reportSchema.parse(JSON.parse(bytes.toString()));
  expect(report).toMatchObject({
    dealership: { id: dealershipId, name: 'Autohaus Lechner' },
    by: 'day',
    totals: { impressions: 1370, views: 137, contacts: 6, inquiries: 3, phonesShown: 3 },
    previous: { views: 50, contacts: 2 },
    stock: { cars: null, sold: 1, previousSold: 0 },
    cars: [{ views: 130 }, { title: '=HYPERLINK("http://böse.example")', views: 7 }],
  });
  const page = await readDealershipStatistics(database, staffOf(dealershipId), 'lechner', { ...october, by: 'day' });
  expect(page.previous).toEqual(report.previous);
  expect(report.series).toHaveLength(31);
  expect(report.series.map(({ views }) => views)).toEqual([100, ...Array(29).fill(0), 37]);
  expect(report.makes).toEqual([expect.objectContaining({ views: 137 })]);
  expect([mediaType, fileName]).toEqual(['application/json; charset=utf-8', 'lechner-2026-10-01-2026-10-31.json']);
});

test('cars on offer are told as they were: today’s of the last days, of a month what was noted', async () => {
  const { db } = database;
  const { id } = await buildDealership(db, { createdAt: new Date('2026-09-01') });
  await buildListing(db, { dealershipId: id });
  const stockOf = async (period: { from: string; to: string }) => {
    const { bytes } = await generateReport({ db, env }, staffOf(id), {
      ...wanted,
      ...period,
      dealershipId: String(id),
      format: 'json',
    });
    return reportSchema.parse(JSON.parse(bytes.toString())).stock;
  };
  const today = viennaDay(Date.now());
  expect(await stockOf({ from: today, to: today })).toMatchObject({ cars: 1, daysInStock: 0 });
  expect(await stockOf(october)).toMatchObject({ cars: null, daysInStock: null });
  await storeMonthlyReports({ db }, '2026-10');
  await buildListing(db, { dealershipId: id });
  expect(await stockOf(october)).toMatchObject({ cars: 1 });
});

test('other sites and one make are told as they are chosen, and a site of others is refused', async () => {
  const { db } = database;
  const { id: second } = await buildDealership(db);
  const { id: makeId, name } = await db
    .selectFrom('make')
    .select(['id', 'name'])
    .where('slug', '=', 'skoda')
    .executeTakeFirstOrThrow();
  const { id: modelId } = await db
    .selectFrom('model')
    .select('id')
    .where('makeId', '=', makeId)
    .executeTakeFirstOrThrow();
  const skoda = await buildListing(db, { dealershipId: second, makeId, modelId, title: 'Ein Škoda' });
  await buildCounts(db, { dealershipId: second, day: '2026-10-07', listingId: skoda.id, view: 11 });
  const staff = staffOf(dealershipId);
  const both = { ...staff, memberships: new Map([...staff.memberships, ...staffOf(second).memberships]) };
  const tell = async (question: { dealershipIds?: number[]; make?: string }) => {
    const asked = { ...wanted, dealershipId: String(dealershipId), ...question };
    const { bytes } = await generateReport({ db, env }, both, { ...asked, format: 'json' });
    const csv = (await generateReport({ db, env }, both, { ...asked, format: 'csv' })).bytes.toString();
    return { report: reportSchema.parse(JSON.parse(bytes.toString())), lines: csv.trimEnd().split('\r\n').length - 1 };
  };
  const group = await tell({ dealershipIds: [second] });
  expect(group).toMatchObject({ lines: 3, report: { make: null, totals: { views: 148 } } });
  expect(group.report.sites.map(({ id }) => id)).toEqual([dealershipId, second]);
  const one = await tell({ dealershipIds: [second], make: 'skoda' });
  expect(one).toMatchObject({
    lines: 1,
    report: { make: name, totals: { views: 11 }, cars: [{ title: 'Ein Škoda' }] },
  });
  await expect(generate({ dealershipIds: [second] })).rejects.toMatchObject({ code: 'not-found' });
});

test('no cell of a CSV file is a formula, and each part has its lines', async () => {
  const cars = (await generate({ format: 'csv' })).bytes.toString();
  expect(cars.startsWith('\u{FEFF}"Nummer auf der Website";"Auto";"Gezeigt";"Geöffnet"')).toBe(true);
  expect(cars.trimEnd().split('\r\n')).toHaveLength(3);
  expect(cars).toContain(`"'=HYPERLINK(""http://böse.example"")"`);
  expect(cars).not.toContain('Nachbarn');
  const days = (await generate({ format: 'csv', part: 'days', language: 'en' })).bytes.toString();
  expect(days.trimEnd().split('\r\n')).toHaveLength(32);
  expect(days).toContain('"2026-10-31";"370";"37"');
  expect((await generate({ format: 'csv', part: 'makes' })).bytes.toString().trimEnd().split('\r\n')).toHaveLength(2);
});

test('a PDF is tagged, tells its language and title, holds its fonts and describes its chart', async () => {
  for (const language of ['de-AT', 'en'] as const) {
    const { bytes, mediaType } = await generate({ format: 'pdf', language });
    expect(mediaType).toBe('application/pdf');
    const text = bytes.toString('latin1');
    expect(text.startsWith('%PDF-1.7')).toBe(true);
    expect(text).toContain('/Marked true');
    expect(text).toContain(`/Lang (${language})`);
    expect(text).toContain('/DisplayDocTitle true');
    expect(text).toMatch(/pdfuaid:part>1</);
    for (const tag of ['Document', 'H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD', 'Figure']) {
      expect(text).toContain(`/S /${tag}`);
    }
    expect(text).toMatch(/\/Scope \/Column/);
    expect(text).toMatch(/\/Alt \(/);
    expect(text.match(/\/FontFile/g)).toHaveLength(2);
    // Every mark that is opened is closed, on every page.
    for (const content of streamsOf(bytes)) {
      expect(content.match(/\b(BDC|BMC)\b/g)?.length).toBe(content.match(/\bEMC\b/g)?.length);
    }
  }
});

test('a PDF tells its title as it is to readers, and escaped in its XML', async () => {
  const { id } = await buildDealership(database.db, { name: 'Auto & <b>Sohn</b>' });
  const { bytes } = await generateReport({ db: database.db, env }, memberOf(id, 'reader'), {
    ...{ ...wanted, dealershipId: String(id), format: 'pdf' },
  });
  const [xml = ''] = /<x:xmpmeta.*<\/x:xmpmeta>/s.exec(bytes.toString()) ?? [];
  expect(xml).toContain('Auto &amp; &lt;b&gt;Sohn&lt;/b&gt;');
  expect(bytes.toString('latin1').replaceAll('\0', '')).toContain('Auto & <b>Sohn</b>');
});

test('a dealership without any figures has a report in every format', async () => {
  const { id } = await buildDealership(database.db);
  for (const format of ['json', 'csv', 'pdf'] as const) {
    const { bytes } = await generateReport({ db: database.db, env }, memberOf(id, 'reader'), {
      ...{ ...wanted, dealershipId: String(id), format },
    });
    expect(bytes.length).toBeGreaterThan(50);
  }
});

test('another dealership’s report does not exist', async () => {
  const foreign = generateReport({ db: database.db, env }, staffOf(dealershipId + 1_000), {
    ...{ ...wanted, dealershipId: String(dealershipId), format: 'pdf' },
  });
  await expect(foreign).rejects.toMatchObject({ code: 'not-found' });
});

/** What draws the pages. */
function streamsOf(pdf: Buffer): string[] {
  const found: string[] = [];
  const text = pdf.toString('latin1');
  for (const { index, 0: head } of text.matchAll(/stream\r?\n/g)) {
    const end = text.indexOf('endstream', index);
    try {
      const content = inflateSync(pdf.subarray(index + head.length, end)).toString('latin1');
      if (content.includes(' Tf')) found.push(content);
    } catch {
      // A font or metadata, which no page is drawn with.
    }
  }
  expect(found.length).toBeGreaterThan(0);
  return found;
}
