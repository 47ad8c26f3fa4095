import { carTaskKinds } from '@kardan/contract/values/reports';
import { dayAfter, viennaDay } from '@kardan/contract/values/vienna-day';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCounts } from '../statistics/reports/testing/build-counts.ts';
import { listStock } from '../stock/list/list-stock.ts';
import { memberOf, staffOf } from '../testing/actors.ts';
import { buildDealership } from '../testing/build-dealership.ts';
import { buildListing } from '../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { readToday } from './read-today.ts';

let database: TestDatabase;
const today = viennaDay(Date.now());
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

/** A dealership in which nothing is to do. */
async function buildTidy(): Promise<number> {
  const { db } = database;
  const image = { contentHash: 'd'.repeat(64), mediaType: 'image/jpeg', widthPx: 9, heightPx: 6, sizeBytes: 1 };
  const { id: logoImageId } = await db
    .insertInto('image')
    .values(image)
    .onConflict((conflict) => conflict.column('contentHash').doUpdateSet({ sizeBytes: 1 }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await buildDealership(db, {
    ...{ phone: '+43 316 1', description: 'Wir', logoImageId },
  });
  await db
    .insertInto('dealershipOpeningHours')
    .values({ dealershipId: id, weekday: 1, opens: '08:00', closes: '18:00' })
    .execute();
  return id;
}

async function buildPictured(overrides: Parameters<typeof buildListing>[1]): Promise<number> {
  const { db } = database;
  const { id } = await buildListing(db, overrides);
  const image = await db.selectFrom('image').select('id').executeTakeFirstOrThrow();
  await db.insertInto('listingImage').values({ listingId: id, position: 0, imageId: image.id }).execute();
  return id;
}

async function buildInquiry(dealershipId: number, listingId: number, dueInMinutes: number): Promise<void> {
  const { db } = database;
  const { id: inquiryId } = await db
    .insertInto('inquiry')
    .values({
      ...{ kind: 'listing', subject: 'question', dealershipId, listingId },
      ...{ senderName: 'Eva Huber', senderEmail: 'eva@test.example' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('inquiryRecipient')
    .values({ inquiryId, dealershipId, dueAt: sql`now() + make_interval(mins => ${dueInMinutes})` })
    .execute();
}

test('a tidy dealership has nothing to do', async () => {
  const dealershipId = await buildTidy();
  await buildPictured({ dealershipId });
  const { tasks, figures, inquiries } = await readToday(database, staffOf(dealershipId), String(dealershipId));
  expect({ tasks, inquiries }).toEqual({ tasks: [], inquiries: [] });
  expect(figures.map(({ key }) => key)).toEqual([
    'shown',
    'opened',
    'contacts',
    'response-minutes',
    'days-in-stock',
    'sold',
  ]);
});

test('whoever waits, cars without pictures, cars that stand and a profile with gaps are told with their reason', async () => {
  const { db } = database;
  const { id: dealershipId } = await buildDealership(db);
  const bare = await buildListing(db, { dealershipId, title: 'Ohne Bild', publishedAt: daysAgo(3) });
  const ending = await buildPictured({ dealershipId, title: 'Läuft aus', confirmedAt: daysAgo(56) });
  const old = await buildPictured({ dealershipId, title: 'Steht lange', inStockSince: dayAfter(today, -120) });
  const inspected = await buildPictured({ dealershipId, inspectionValidUntil: `${today.slice(0, 7)}-01` });
  await buildPictured({ dealershipId, state: 'sold', title: 'Verkauft' });
  await buildInquiry(dealershipId, bare.id, -30);
  await buildInquiry(dealershipId, bare.id, 90);
  const { tasks, inquiries } = await readToday(database, staffOf(dealershipId), String(dealershipId));
  expect(tasks).toMatchObject([
    { kind: 'late-inquiries', count: 1, listing: { title: 'Ohne Bild' }, threadId: expect.any(String) },
    { kind: 'incomplete-profile', gaps: expect.arrayContaining(['opening-hours', 'logo']) },
    { kind: 'without-pictures', count: 1, listing: { id: bare.id, image: null } },
    { kind: 'ending-offers', count: 1, days: 4, listing: { id: ending } },
    { kind: expect.stringMatching('long-in-stock|inspection-ends'), count: 1 },
  ]);
  expect([old, inspected]).toContain(tasks[4]?.listing?.id);
  expect(inquiries?.map(({ buyerName, isLate }) => [buyerName, isLate])).toEqual(
    expect.arrayContaining([
      ['Eva Huber', true],
      ['Eva Huber', false],
    ]),
  );
});

test('the stock lists exactly the cars that are counted', async () => {
  const dealershipId = await buildTidy();
  const standing = { dealershipId, inStockSince: dayAfter(today, -120) };
  const old = [await buildPictured(standing), await buildPictured(standing)];
  await buildPictured({ ...standing, state: 'sold' });
  await buildPictured({ dealershipId });
  const { tasks } = await readToday(database, staffOf(dealershipId), String(dealershipId));
  expect(tasks).toMatchObject([{ kind: 'long-in-stock', count: 2 }]);
  for (const toDo of carTaskKinds) {
    const asked = { toDo, sort: 'changed', order: 'desc', page: 1 } as const;
    const { items } = await listStock(database, staffOf(dealershipId), String(dealershipId), asked);
    expect(items.map(({ id }) => id).sort((one, other) => one - other)).toEqual(toDo === 'long-in-stock' ? old : []);
  }
});

test('what a dealership’s own legal form demands is asked of it, and no more', async () => {
  const { db } = database;
  const gaps = async (overrides: Parameters<typeof buildDealership>[1], agreed = true) => {
    const { id } = await buildDealership(db, { ...overrides, phone: '1', description: 'Wir' }, { agreed });
    const { tasks } = await readToday(database, staffOf(id), String(id));
    return tasks[0]?.gaps;
  };
  const others = ['opening-hours', 'logo'];
  expect(await gaps({ legalForm: 'sole-trader' })).toEqual(others);
  expect(await gaps({ legalForm: 'gmbh', tradeAuthority: '' })).toEqual([
    ...['companyRegisterNumber', 'companyRegisterCourt', 'tradeAuthority'],
    ...others,
  ]);
  expect(await gaps({}, false)).toEqual(['terms', 'processing-contract', ...others]);
});

test('a price above the market for weeks is told with its distance and how few look at it, unless somebody asks', async () => {
  const { db } = database;
  const dealershipId = await buildTidy();
  const { id: priceModelId } = await db
    .insertInto('priceModel')
    .values({ cars: 1, readAt: new Date(), layout: 'test', parameters: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const dear = await buildPictured({ dealershipId, priceEur: 20_000, publishedAt: daysAgo(20) });
  await db
    .insertInto('listingRating')
    .values({
      ...{ listingId: dear, priceModelId, listingRevision: 1, label: 'high', sampleSize: 40, groupLevel: 'model' },
      ...{ estimateEur: 18_500, bandLowEur: 17_000, bandHighEur: 19_500, scaleLowEur: 16_000, scaleHighEur: 21_000 },
      explanation: '{}',
    })
    .execute();
  await buildCounts(db, { dealershipId, day: today, listingId: dear, view: 3 });
  const read = () => readToday(database, staffOf(dealershipId), String(dealershipId));
  expect((await read()).tasks).toMatchObject([{ kind: 'above-market', days: 20, aboveEur: 1_500, views: 3 }]);
  await buildCounts(db, { dealershipId, day: dayAfter(today, -1), listingId: dear, inquiry: 1 });
  expect((await read()).tasks).toEqual([]);
});

test('figures of 30 whole days stand beside those of the 30 days before', async () => {
  const { db } = database;
  const dealershipId = await buildTidy();
  const listingId = await buildPictured({ dealershipId });
  await buildCounts(db, { dealershipId, day: today, listingId, view: 1_000 });
  await buildCounts(db, { dealershipId, day: dayAfter(today, -1), listingId, view: 40, inquiry: 2, 'phone-shown': 1 });
  await buildCounts(db, { dealershipId, day: dayAfter(today, -31), listingId, view: 30 });
  const { figures } = await readToday(database, staffOf(dealershipId), String(dealershipId));
  expect(figures).toEqual(
    expect.arrayContaining([
      { key: 'opened', value: 40, before: 30, series: [...Array(29).fill(0), 40] },
      { key: 'contacts', value: 3, before: 0, series: [...Array(29).fill(0), 3] },
    ]),
  );
});

test('how the stock went is told by day: what was sold, and for how long what was on offer had stood there', async () => {
  const dealershipId = await buildTidy();
  const at = (daysAgo: number) => new Date(`${dayAfter(today, -daysAgo)}T12:00:00Z`);
  await buildPictured({ dealershipId, createdAt: at(41), publishedAt: at(40) });
  const sold = { state: 'sold', createdAt: at(51), publishedAt: at(50), endedAt: at(3) } as const;
  await buildPictured({ dealershipId, ...sold });
  const { figures } = await readToday(database, staffOf(dealershipId), String(dealershipId));
  const seriesOf = (key: string) => figures.find((figure) => figure.key === key)?.series;
  expect(seriesOf('sold')).toEqual([...Array(27).fill(0), 1, 0, 0]);
  // The middle of both, then the younger one alone.
  expect(seriesOf('days-in-stock')).toEqual([20, 25, 30, 35, 40, 40]);
});

test('who only reads figures sees no buyer, and another dealership’s day does not exist', async () => {
  const dealershipId = await buildTidy();
  expect((await readToday(database, memberOf(dealershipId, 'reader'), String(dealershipId))).inquiries).toBeNull();
  const foreign = readToday(database, staffOf(dealershipId + 1_000), String(dealershipId));
  await expect(foreign).rejects.toMatchObject({ code: 'not-found' });
});
