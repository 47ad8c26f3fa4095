import { inTransaction } from '@kardan/core/db/database';
import { loadEnv } from '@kardan/core/env';
import { changeListing } from '@kardan/core/listings/changing/change-listing';
import { anActingOperator } from '@kardan/core/testing/actors';
import { expect, test } from 'vitest';
import { buildListings, changeListings } from './testing/change-listings.ts';
import { openGate } from './testing/gate.ts';
import { createWorkplace, indexedVersions, searchableRevisions, until } from './testing/workplace.ts';

test('a worker killed in the middle of 2,000 changes loses none: the index equals the database', async () => {
  await using workplace = await createWorkplace();
  const { db, search } = workplace;
  await using gate = await openGate(loadEnv().OPENSEARCH_URL[0] as string);
  const listings = await buildListings(db, 250);
  let made = 0;
  const changes = changeListings(db, listings, 2000, () => made++);

  // Killed while it holds hundreds of jobs whose writes have not reached OpenSearch: the ones that could be lost.
  await until(() => made >= 300);
  gate.close();
  const first = await workplace.startWorker({ OPENSEARCH_URL: gate.url });
  await until(async () => (await workplace.queue()).active > 0);
  await first.kill();
  expect((await workplace.queue()).active).toBeGreaterThanOrEqual(300);

  // And the next one at any moment, half-way through a batch or not.
  const second = await workplace.startWorker();
  await until(() => made >= 1400);
  expect(made).toBeLessThan(2000);
  await second.kill();
  await using _third = await workplace.startWorker();

  await changes;
  for (const listingId of listings.slice(-25)) {
    await inTransaction(db, (tx) => changeListing(tx, anActingOperator, listingId, { state: 'withdrawn' }));
  }
  await workplace.untilDone();
  const expected = await searchableRevisions(db);
  expect(Object.keys(expected)).toHaveLength(225);
  expect(await indexedVersions(search)).toEqual(expected);
  expect((await workplace.queue()).dead).toBe(0);
}, 120_000);
