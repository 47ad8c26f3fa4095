import { inTransaction } from '@kardan/core/db/database';
import { enqueue } from '@kardan/core/jobs/enqueue';
import { changeListing } from '@kardan/core/listings/change-listing';
import { expect, test } from 'vitest';
import { buildListings, changeListings } from './testing/change-listings.ts';
import { createWorkplace, indexedVersions, searchableRevisions } from './testing/workplace.ts';

test('jobs delivered three times, shuffled and to two workers at once give the same index', async () => {
  await using workplace = await createWorkplace();
  const { db, search } = workplace;
  const listings = await buildListings(db, 60);
  await using _one = await workplace.startWorker();
  await using _two = await workplace.startWorker();

  await changeListings(db, listings, 400);
  await deliverAgain(listings);
  await changeListings(db, listings, 200);
  for (const listingId of listings.slice(0, 20)) {
    await inTransaction(db, (tx) => changeListing(tx, listingId, { state: 'sold' }));
  }
  await deliverAgain(listings);
  await deliverAgain(listings);
  await workplace.untilDone();

  const expected = await searchableRevisions(db);
  expect(Object.keys(expected)).toHaveLength(40);
  expect(await indexedVersions(search)).toEqual(expected);

  async function deliverAgain(listingIds: number[]): Promise<void> {
    const payloads = shuffled([...listingIds, ...listingIds, ...listingIds]).map((listingId) => ({ listingId }));
    while (payloads.length > 0) {
      const next = payloads.splice(0, 7);
      await inTransaction(db, (tx) => enqueue(tx, 'index-listing', next));
    }
  }
});

function shuffled<T>(items: T[]): T[] {
  return items
    .map((item) => ({ item, order: Math.random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item);
}
