import { listingDetail } from '@kardan/contract/calls/listings/listings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../db/database.ts';
import { ListingGone } from '../../kernel/errors.ts';
import { anActingOperator } from '../../testing/actors.ts';
import { buildDealership } from '../../testing/build-dealership.ts';
import { buildListing } from '../../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { changeListing } from '../changing/change-listing.ts';
import { readListing } from './read-listing.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

const day = 86_400_000;

test('a car comes with all that the contract promises, and with nothing else', async () => {
  const dealership = await buildDealership(database.db, { phone: '+43 1 234', services: ['workshop'] });
  await database.db
    .insertInto('dealershipOpeningHours')
    .values([
      { dealershipId: dealership.id, weekday: 1, opens: '13:00', closes: '18:00' },
      { dealershipId: dealership.id, weekday: 1, opens: '08:00', closes: '12:00' },
    ])
    .execute();
  const publishedAt = new Date(Date.now() - 10 * day);
  const { id, slug } = await buildListing(database.db, {
    dealershipId: dealership.id,
    publishedAt,
    equipment: ['tow-bar', 'navigation'],
    batteryHealth: 91,
    batteryHealthIssuer: 'ÖAMTC',
    batteryHealthDate: '2026-05-04',
    externalId: 'interne-nummer',
  });
  const images = await database.db
    .insertInto('image')
    .values(
      [1, 2].map((n) => ({
        contentHash: String(n).repeat(64),
        mediaType: 'image/webp',
        widthPx: 1920,
        heightPx: 1280,
        sizeBytes: 9,
      })),
    )
    .returning('id')
    .execute();
  await database.db
    .insertInto('listingImage')
    .values(images.map((image, i) => ({ listingId: id, position: 1 - i, imageId: image.id })))
    .execute();
  await database.db.updateTable('listing').set({ priceEur: 14_500 }).where('id', '=', id).execute();

  const car = await readListing(database, slug);
  expect(listingDetail.strict().parse(car)).toEqual(car);
  expect(car).toMatchObject({
    id,
    slug,
    state: 'active',
    priceEur: 14_500,
    reducedFromEur: 15_000,
    firstRegistration: '2021-04',
    powerKw: 110,
    powerPs: 150,
    daysOnline: 10,
    version: null,
    equipment: ['tow-bar', 'navigation'],
    batteryHealth: { percent: 91, issuer: 'ÖAMTC', date: '2026-05-04' },
    images: [{ contentHash: '2'.repeat(64) }, { contentHash: '1'.repeat(64) }],
    dealership: {
      id: dealership.id,
      phone: '+43 1 234',
      openingHours: [
        { weekday: 1, opens: '08:00', closes: '12:00' },
        { weekday: 1, opens: '13:00', closes: '18:00' },
      ],
    },
  });
  expect(car.priceHistory).toMatchObject([
    { priceEur: 15_000, reducedFromEur: null },
    { priceEur: 14_500, reducedFromEur: 15_000 },
  ]);
  expect(car.priceHistory[0]?.validFrom).toBe(publishedAt.toISOString());
  expect(JSON.stringify(car)).not.toMatch(/interne-nummer|office@/);
});

test('a car is found by id, by its slug and by a slug with other words; digits and dashes alone are no slug', async () => {
  const { id, slug } = await buildListing(database.db);
  for (const reference of [String(id), slug, `alter-titel-${id}`]) {
    expect((await readListing(database, reference)).slug).toBe(slug);
  }
  for (const nobody of [`1-2-${id}`, `-${id}`, `alter-titel${id}`, 'alter-titel', '999999999999999', '']) {
    await expect(readListing(database, nobody)).rejects.toMatchObject({ code: 'not-found' });
  }
});

test('a car away from its dealership stands at its own place, named in the language asked for', async () => {
  const villach = await database.db
    .selectFrom('city')
    .select(['id', 'latitude', 'postcode'])
    .where('postcode', '=', '9500')
    .executeTakeFirstOrThrow();
  const { id } = await buildListing(database.db, { cityId: villach.id });
  const car = await readListing(database, String(id), 'en');
  expect(car.place).toMatchObject({ postcode: '9500', latitude: villach.latitude, region: { name: 'Carinthia' } });
  expect(car.dealership.postcode).not.toBe('9500');
});

test('a sold car is told as sold for 30 days and is gone then; a draft never was', async () => {
  const publishedAt = new Date(Date.now() - 60 * day);
  const sold = await buildListing(database.db, {
    state: 'sold',
    publishedAt,
    endedAt: new Date(Date.now() - 20 * day),
  });
  expect(await readListing(database, String(sold.id))).toMatchObject({ state: 'sold', daysOnline: 40 });
  const inTwoWeeks = new Date(Date.now() + 14 * day);
  await expect(readListing(database, sold.slug, 'de-AT', inTwoWeeks)).rejects.toMatchObject({ code: 'listing-gone' });
  const blocked = await buildListing(database.db, { state: 'blocked' });
  await expect(readListing(database, blocked.slug)).rejects.toMatchObject({ code: 'listing-gone' });
  const draft = await buildListing(database.db, { state: 'draft' });
  await expect(readListing(database, draft.slug)).rejects.toMatchObject({ code: 'not-found' });
});

test('of a car that is gone only make, model, category and title are left, of a blocked one not even its words', async () => {
  const { db } = database;
  const { makeId, modelId } = await buildListing(db, { state: 'withdrawn' });
  const make = await db.selectFrom('make').select(['slug', 'name']).where('id', '=', makeId).executeTakeFirstOrThrow();
  const model = await db
    .selectFrom('model')
    .select(['slug', 'name'])
    .where('id', '=', modelId)
    .executeTakeFirstOrThrow();
  const states = [
    ['withdrawn', { title: 'Gepflegter Wagen', sold: false }],
    ['expired', { title: 'Gepflegter Wagen', sold: false }],
    ['sold', { title: 'Gepflegter Wagen', sold: true }],
    ['blocked', { title: null, sold: false }],
    ['withdrawn', { title: null, sold: false }, 'Tacho verstellt'],
  ] as const;
  for (const [state, told, reason] of states) {
    const blocked = reason === undefined ? {} : { blockedReason: reason };
    const { id } = await buildListing(db, { state, ...blocked, endedAt: new Date(Date.now() - 31 * day) });
    const gone = await readListing(database, String(id)).catch((error: unknown) => error);
    expect(gone).toBeInstanceOf(ListingGone);
    expect((gone as ListingGone).formerListing).toEqual({ id, category: 'used', make, model, ...told });
  }
});

test('the price history starts with the first public price and holds every change since, in order', async () => {
  const { db } = database;
  const { id } = await buildListing(db, { state: 'draft', priceEur: 21_000 });
  const set = (change: object) => db.updateTable('listing').set(change).where('id', '=', id).execute();
  // What a draft cost before is nobody's business.
  await set({ priceEur: 20_000 });
  const publishedAt = new Date();
  await set({ state: 'active', publishedAt });
  const change = (fields: Parameters<typeof changeListing>[3]) =>
    inTransaction(db, (tx) => changeListing(tx, anActingOperator, id, fields));
  for (const priceEur of [19_000, 19_500]) await change({ priceEur });
  await change({ mileageKm: 61_000 });
  await change({ state: 'reserved' });
  // Two changes in one transaction, and back to a price it had before.
  await inTransaction(db, async (tx) => {
    await changeListing(tx, anActingOperator, id, { priceEur: 18_000 });
    await changeListing(tx, anActingOperator, id, { priceEur: 19_000, state: 'sold' });
  });
  const car = await readListing(database, String(id));
  // Each step with what it was reduced from: the lowest price before it, where it went below that.
  expect(car.priceHistory.map(({ priceEur, reducedFromEur }) => [priceEur, reducedFromEur])).toEqual([
    [20_000, null],
    [19_000, 20_000],
    [19_500, null],
    [18_000, 19_000],
    [19_000, null],
  ]);
  expect(car).toMatchObject({ state: 'sold', priceEur: 19_000, reducedFromEur: null });
  expect(car.priceHistory[0]?.validFrom).toBe(publishedAt.toISOString());
  expect(car.priceHistory.at(-1)?.validFrom).toBe(car.priceChangedAt);
});
