import { inTransaction } from '@kardan/core/db/database';
import { changeListing } from '@kardan/core/listings/changing/change-listing';
import { anActingOperator } from '@kardan/core/testing/actors';
import { expect, test } from 'vitest';
import { buildListings } from './testing/change-listings.ts';
import { createWorkplace, indexedVersions, searchableRevisions } from './testing/workplace.ts';

test('a change that commits late is indexed, though an earlier job for the same car ran meanwhile', async () => {
  await using workplace = await createWorkplace();
  const { db, search } = workplace;
  const [late, other] = (await buildListings(db, 2)) as [number, number];
  // A job for the car is waiting. A unique key per car would let it swallow the job of the next transaction.
  await inTransaction(db, (tx) => changeListing(tx, anActingOperator, late, { priceEur: 14_000 }));

  const changed = Promise.withResolvers<void>();
  const mayCommit = Promise.withResolvers<void>();
  const lateChange = inTransaction(db, async (tx) => {
    await changeListing(tx, anActingOperator, late, { priceEur: 13_000 });
    changed.resolve();
    await mayCommit.promise;
  });
  await changed.promise;

  // Younger jobs overtake the open transaction: a worker that remembered how far it has read would pass it by.
  await inTransaction(db, (tx) => changeListing(tx, anActingOperator, other, { priceEur: 12_000 }));
  await using _worker = await workplace.startWorker();
  await workplace.untilDone();
  expect(await indexedVersions(search)).toEqual({ [late]: 2, [other]: 2 });

  mayCommit.resolve();
  await lateChange;
  await workplace.untilDone();
  expect(await indexedVersions(search)).toEqual({ [late]: 3, [other]: 2 });
  expect(await searchableRevisions(db)).toEqual({ [late]: 3, [other]: 2 });
});
