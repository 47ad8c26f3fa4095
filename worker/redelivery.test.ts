import { inTransaction } from '@kardan/core/db/database';
import { loadEnv } from '@kardan/core/env';
import { enqueue } from '@kardan/core/jobs/enqueue';
import { changeListing, type ListingChange } from '@kardan/core/listings/changing/change-listing';
import { anActingOperator } from '@kardan/core/testing/actors';
import { expect, test } from 'vitest';
import { buildListings, changeListings } from './testing/change-listings.ts';
import { openGate } from './testing/gate.ts';
import { createWorkplace, indexedVersions, searchableRevisions, until } from './testing/workplace.ts';

test('jobs delivered three times, shuffled and to two workers at once give the same index', async () => {
  await using workplace = await createWorkplace();
  const { db, search } = workplace;
  const listings = await buildListings(db, 40);
  await using _one = await workplace.startWorker();
  await using _two = await workplace.startWorker();

  await changeListings(db, listings, 200);
  await deliverAgain(listings);
  await changeListings(db, listings, 120);
  for (const listingId of listings.slice(0, 10)) {
    await inTransaction(db, (tx) => changeListing(tx, anActingOperator, listingId, { state: 'sold' }));
  }
  await deliverAgain(listings);
  await deliverAgain(listings);
  await workplace.untilDone();

  const expected = await searchableRevisions(db);
  expect(Object.keys(expected)).toHaveLength(30);
  expect(await indexedVersions(search)).toEqual(expected);

  async function deliverAgain(listingIds: number[]): Promise<void> {
    const payloads = shuffled([...listingIds, ...listingIds, ...listingIds]).map((listingId) => ({ listingId }));
    while (payloads.length > 0) {
      const next = payloads.splice(0, 7);
      await inTransaction(db, (tx) => enqueue(tx, 'index-listing', next));
    }
  }
});

test('what a stalled worker writes late changes nothing: no older price, no withdrawn car back', async () => {
  await using workplace = await createWorkplace();
  const { db, search } = workplace;
  const [changed, withdrawn] = (await buildListings(db, 2)) as [number, number];
  const change = (listingId: number, fields: ListingChange) =>
    inTransaction(db, (tx) => changeListing(tx, anActingOperator, listingId, fields));
  await change(changed, { priceEur: 14_000 });
  await change(withdrawn, { priceEur: 14_000 });

  await using gate = await openGate(loadEnv().OPENSEARCH_URL[0] as string);
  gate.close('POST /_bulk');
  await using _stalled = await workplace.startWorker({ OPENSEARCH_URL: gate.url });
  await until(() => gate.holds());
  await change(changed, { priceEur: 13_000 });
  await change(withdrawn, { state: 'withdrawn' });
  await using _swift = await workplace.startWorker();
  await until(async () => (await indexedVersions(search))[changed] === 3);

  gate.open();
  await workplace.untilDone();
  expect(await indexedVersions(search)).toEqual({ [changed]: 3 });
});

function shuffled<T>(items: T[]): T[] {
  return items
    .map((item) => ({ item, order: Math.random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item);
}
