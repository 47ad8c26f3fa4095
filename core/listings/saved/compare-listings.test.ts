import { comparedCars } from '@kardan/contract/calls/listings/saved-cars';
import { expect, test } from 'vitest';
import { buildListing } from '../../testing/build-listing.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { readListing } from '../reading/read-listing.ts';
import { compareListings } from './compare-listings.ts';

test('each car is told as its own page tells it, in the order asked for; one that is gone by its title alone', async () => {
  await using database = await createTestDatabase();
  const first = await buildListing(database.db);
  const sold = await buildListing(database.db, { state: 'sold' });
  const gone = await buildListing(database.db, { state: 'withdrawn', title: 'Fort' });
  const now = new Date();
  const answer = await compareListings(database, [sold.id, gone.id, first.id, 999_999_999], 'en', now);
  expect(comparedCars.parse(answer)).toEqual(answer);
  expect(answer.items).toEqual([
    {
      id: sold.id,
      state: 'sold',
      title: sold.title,
      endedAt: sold.endedAt?.toISOString(),
      listing: await readListing(database, sold.slug, 'en', now),
    },
    { id: gone.id, state: 'gone', title: 'Fort', endedAt: null, listing: null },
    {
      id: first.id,
      state: 'active',
      title: first.title,
      endedAt: null,
      listing: await readListing(database, first.slug, 'en', now),
    },
    { id: 999_999_999, state: 'gone', title: null, endedAt: null, listing: null },
  ]);
});
