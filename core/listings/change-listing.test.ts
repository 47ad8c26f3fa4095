import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../db/database.ts';
import type { ListingState } from '../db/schema.gen.ts';
import { buildListing } from '../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { changeListing, type ListingChange } from './change-listing.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

async function change(listingId: number, fields: ListingChange, ifRevision?: number) {
  await inTransaction(database.db, (tx) => changeListing(tx, listingId, fields, { ifRevision }));
  return database.db.selectFrom('listing').selectAll().where('id', '=', listingId).executeTakeFirstOrThrow();
}

test('a new price keeps the old one and goes on record', async () => {
  const { id } = await buildListing(database.db, { priceEur: 20_000 });
  expect(await change(id, { priceEur: 18_500 })).toMatchObject({
    priceEur: 18_500,
    previousPriceEur: 20_000,
    revision: 2,
  });
  const history = await database.db.selectFrom('listingPrice').select('priceEur').where('listingId', '=', id).execute();
  expect(history.map(({ priceEur }) => priceEur)).toEqual([20_000, 18_500]);
});

test('a sold car says since when', async () => {
  const { id } = await buildListing(database.db, { state: 'reserved' });
  const sold = await change(id, { state: 'sold' });
  expect(sold.endedAt).toBeInstanceOf(Date);
});

test.each<[ListingState, NonNullable<ListingChange['state']>]>([
  ['sold', 'active'],
  ['draft', 'reserved'],
  ['draft', 'active'],
  ['blocked', 'active'],
])('from %s to %s is refused with the field that is wrong', async (from, to) => {
  const { id } = await buildListing(database.db, { state: from });
  await expect(change(id, { state: to })).rejects.toMatchObject({
    issues: [{ path: ['state'], code: 'invalid-transition' }],
  });
});

test('every wrong field is named at once', async () => {
  const { id } = await buildListing(database.db, { state: 'sold', vatReclaimable: true, netPriceEur: 10_000 });
  await expect(change(id, { priceEur: 9_000, state: 'reserved' })).rejects.toMatchObject({
    issues: [{ path: ['netPriceEur'] }, { path: ['state'] }],
  });
});

test('a change that was made on an older revision is refused', async () => {
  const { id } = await buildListing(database.db);
  await change(id, { mileageKm: 61_000 }, 1);
  await expect(change(id, { mileageKm: 62_000 }, 1)).rejects.toMatchObject({ code: 'stale-revision' });
});

test('a listing that does not exist is not found', async () => {
  await expect(change(987_654, { priceEur: 1 })).rejects.toMatchObject({ code: 'not-found' });
});
