import { inTransaction } from '@kardan/core/db/database';
import { listDeadJobs } from '@kardan/core/jobs/list-dead-jobs';
import { retryDeadJobs } from '@kardan/core/jobs/retry-dead-jobs';
import { changeListing } from '@kardan/core/listings/changing/change-listing';
import { anActingOperator } from '@kardan/core/testing/actors';
import { expect, test } from 'vitest';
import { buildListings } from './testing/change-listings.ts';
import { createWorkplace, indexedVersions } from './testing/workplace.ts';

const nobodyListens = 'http://127.0.0.1:1';

test('jobs that keep failing back off, end as dead letters, and succeed when they are retried', async () => {
  await using workplace = await createWorkplace();
  const { db, search } = workplace;
  await workplace.setRetryLimit(2);
  const [listingId] = (await buildListings(db, 1)) as [number];
  await inTransaction(db, (tx) => changeListing(tx, anActingOperator, listingId, { priceEur: 11_000 }));

  const cutOff = await workplace.startWorker({ OPENSEARCH_URL: nobodyListens });
  await workplace.untilDone();
  expect(await cutOff.stop()).toBe(0);
  const [dead] = await listDeadJobs(db, { name: 'index-listing' });
  expect(dead).toMatchObject({ name: 'index-listing', payload: { listingId }, retries: 2 });
  expect(dead?.reason).toContain('ECONNREFUSED');
  // One to two seconds before the first retry, two to four before the second.
  expect(Number(dead?.diedAt) - Number(dead?.enqueuedAt)).toBeGreaterThan(3000);

  expect(await retryDeadJobs(db, { name: 'index-listing' })).toBe(1);
  await using _worker = await workplace.startWorker();
  await workplace.untilDone();
  expect(await indexedVersions(search)).toEqual({ [listingId]: 2 });
  expect((await workplace.queue()).dead).toBe(0);
});

test('a document that OpenSearch refuses fails its own job, not its batch', async () => {
  await using workplace = await createWorkplace();
  const { db, search } = workplace;
  await workplace.setRetryLimit(0);
  const [good, bad] = (await buildListings(db, 2)) as [number, number];
  // The kind of index an older release may have left: prices above 127 do not fit.
  await search.client.indices.delete({ index: `${search.indexName}-*` });
  await search.client.indices.create({
    index: `${search.indexName}-narrow`,
    body: {
      aliases: { [search.readAlias]: {}, [search.writeAlias]: {} },
      mappings: { dynamic: false, properties: { priceEur: { type: 'byte' } } },
    },
  });
  await inTransaction(db, async (tx) => {
    await changeListing(tx, anActingOperator, bad, { priceEur: 11_000 });
    await changeListing(tx, anActingOperator, good, { priceEur: 100 });
  });
  await using _worker = await workplace.startWorker();
  await workplace.untilDone();
  expect(await indexedVersions(search)).toEqual({ [good]: 2 });
  expect(await listDeadJobs(db, { name: 'index-listing' })).toMatchObject([
    { payload: { listingId: bad }, reason: expect.stringContaining('priceEur') },
  ]);
});
