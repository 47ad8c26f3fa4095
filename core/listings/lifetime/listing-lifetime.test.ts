import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../db/database.ts';
import { anActingOperator } from '../../testing/actors.ts';
import { buildListing } from '../../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { changeListing } from '../changing/change-listing.ts';
import { expireListings } from './expire-listings.ts';
import { forgetWithdrawnListings } from './forget-withdrawn-listings.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

const dayMs = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);
const stateOf = async (id: number) =>
  (await database.db.selectFrom('listing').select('state').where('id', '=', id).executeTakeFirst())?.state;

async function announced(): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select (data ->> 'listingId')::bigint as id from pgboss.job where name = 'index-listing' order by 1`.execute(
    database.db,
  );
  return rows.map(({ id }) => id);
}

test('a car expires after 60 days without a word, leaves the index with it, and comes back when it is confirmed', async () => {
  const { db } = database;
  const publishedAt = daysAgo(100);
  const build = async (confirmedAt: Date, state: 'active' | 'reserved' = 'active') =>
    (await buildListing(db, { publishedAt, confirmedAt, state })).id;
  const silent = await build(daysAgo(60.01));
  const confirmed = await build(daysAgo(59.99));
  const reserved = await build(daysAgo(90), 'reserved');
  const changed = await build(daysAgo(61));
  await inTransaction(db, (tx) => changeListing(tx, anActingOperator, changed, { mileageKm: 61_000 }));

  expect(await expireListings(database)).toBe(1);
  expect(await stateOf(silent)).toBe('expired');
  for (const id of [confirmed, reserved, changed]) expect(await stateOf(id)).not.toBe('expired');
  expect(await announced()).toEqual([silent, changed].sort((a, b) => a - b));
  expect(await expireListings(database)).toBe(0);

  await inTransaction(db, (tx) => changeListing(tx, anActingOperator, silent, { state: 'active' }));
  expect(await expireListings(database)).toBe(0);
  expect(await stateOf(silent)).toBe('active');
});

test('more cars than one batch expire at once, and by two workers none twice', async () => {
  const { db } = database;
  const { id } = await buildListing(db);
  await sql`
    insert into listing (id, slug, dealership_id, state, category, make_id, model_id, title, price_eur, first_registration,
      body, fuel, gearbox, power_kw, published_at, confirmed_at)
    select n, 'wagen-' || n, dealership_id, state, category, make_id, model_id, title, price_eur, first_registration,
      body, fuel, gearbox, power_kw, now() - interval '99 days', now() - interval '70 days'
    from listing, generate_series(100001, 101100) n where id = ${id}`.execute(db);
  const expired = await Promise.all([expireListings(database), expireListings(database)]);
  expect(expired.reduce((sum, count) => sum + count)).toBe(1_100);
});

test('a withdrawn car is forgotten after 90 days with its prices; notices about it stay', async () => {
  const { db } = database;
  const old = await buildListing(db, { state: 'withdrawn', endedAt: daysAgo(90.01) });
  const recent = await buildListing(db, { state: 'withdrawn', endedAt: daysAgo(89.99) });
  const sold = await buildListing(db, { state: 'sold', endedAt: daysAgo(200) });
  const notice = await db
    .insertInto('contentNotice')
    .values({ listingId: old.id, reason: 'fraud', explanation: 'Anzahlung verlangt' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: listingId, dealershipId } = old;
  await db.insertInto('listingDraft').values({ id: listingId, dealershipId }).execute();
  await db.insertInto('listingSchedule').values({ listingId, dealershipId, at: new Date(), publish: true }).execute();
  const keys = [randomUUID(), randomUUID()] as const;
  await db
    .insertInto('listingCreation')
    .values([
      { dealershipId, key: keys[0], listingId: recent.id, createdAt: daysAgo(91) },
      { dealershipId, key: keys[1], listingId: recent.id },
    ])
    .execute();
  expect(await forgetWithdrawnListings(database)).toBe(1);
  expect(await stateOf(old.id)).toBeUndefined();
  expect([await stateOf(recent.id), await stateOf(sold.id)]).toEqual(['withdrawn', 'sold']);
  const prices = await db.selectFrom('listingPrice').select('priceEur').where('listingId', '=', old.id).execute();
  expect(prices).toEqual([]);
  expect(await db.selectFrom('listingDraft').select('id').execute()).toEqual([]);
  expect(await db.selectFrom('listingSchedule').select('id').execute()).toEqual([]);
  expect(await db.selectFrom('listingCreation').select('key').execute()).toEqual([{ key: keys[1] }]);
  const kept = await db.selectFrom('contentNotice').select('listingId').where('id', '=', notice.id).executeTakeFirst();
  expect(kept).toEqual({ listingId: null });
});
