import { searchRequest } from '@kardan/contract/calls/search/search';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildListing } from '../../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createTestIndex, type TestIndex } from '../../testing/test-index.ts';
import { searchListings } from '../search-listings.ts';
import { compareIndex } from './compare-index.ts';
import { indexListings } from './index-listings.ts';

let database: TestDatabase;
let index: TestIndex;
beforeAll(async () => {
  [database, index] = await Promise.all([createTestDatabase(), createTestIndex()]);
});
afterAll(() => Promise.all([database[Symbol.asyncDispose](), index[Symbol.asyncDispose]()]));

test('a rating that changes while its listing does not reaches the index, and the comparison sees when it has not', async () => {
  const services = { db: database.db, search: index.search };
  const { id } = await buildListing(database.db, { priceEur: 18_000 });
  const shown = async () => {
    await indexListings(services, [id]);
    await index.refresh();
    const { items } = await searchListings(services, searchRequest.parse({ sort: 'rating' }));
    return items[0]?.priceRating;
  };
  expect(await shown()).toBeNull();
  await sql`
    insert into listing_rating (listing_id, price_model_id, listing_revision, label, sample_size, estimate_eur,
      band_low_eur, band_high_eur, scale_low_eur, scale_high_eur, group_level, explanation)
    values (${id}, 1, 1, 'good', 40, 20000, 17000, 24000, 15000, 28000, 'model', '{}')`.execute(database.db);
  expect((await compareIndex(services)).outdated).toEqual([id]);
  expect(await shown()).toEqual({ label: 'good', estimateEur: 20_000 });
  await sql`update listing_rating set label = 'usual', estimate_eur = 19000 where listing_id = ${id}`.execute(
    database.db,
  );
  expect(await shown()).toEqual({ label: 'usual', estimateEur: 19_000 });
  expect((await compareIndex(services)).outdated).toEqual([]);
});
