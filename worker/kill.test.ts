import { setTimeout as wait } from 'node:timers/promises';
import { inTransaction } from '@kardan/core/db/database';
import { loadEnv } from '@kardan/core/env';
import { changeListing } from '@kardan/core/listings/change-listing';
import { expect, test } from 'vitest';
import { buildListings, changeListings } from './testing/change-listings.ts';
import { openGate } from './testing/gate.ts';
import { createWorkplace, indexedVersions, searchableRevisions } from './testing/workplace.ts';

test('a worker killed in the middle of 2,000 changes loses none: the index equals the database', async () => {
  await using workplace = await createWorkplace();
  const { db, search } = workplace;
  await using gate = await openGate(loadEnv().OPENSEARCH_URL[0] as string);
  const listings = await buildListings(db, 500);
  const first = await workplace.startWorker({ OPENSEARCH_URL: gate.url });
  let made = 0;
  const changes = changeListings(db, listings, 2000, () => made++);

  // Killed while it holds jobs whose writes have not reached OpenSearch: the ones that could be lost.
  await until(() => made >= 600);
  gate.close();
  await until(async () => (await workplace.queue()).active > 0);
  await wait(200);
  await first.kill();
  const killedAt = Date.now();
  expect(made).toBeLessThan(2000);
  const abandoned = (await workplace.queue()).active;
  expect(abandoned).toBeGreaterThan(0);

  // And the next one at any moment, half-way through a batch or not.
  const second = await workplace.startWorker();
  await until(() => made >= 1400);
  await second.kill();
  await using _third = await workplace.startWorker();

  await changes;
  for (const listingId of listings.slice(-25)) {
    await inTransaction(db, (tx) => changeListing(tx, listingId, { state: 'withdrawn' }));
  }
  await workplace.untilDone();
  const expected = await searchableRevisions(db);
  expect(Object.keys(expected)).toHaveLength(475);
  expect(await indexedVersions(search)).toEqual(expected);
  expect((await workplace.queue()).dead).toBe(0);
  // After the last kill: ten seconds of heartbeat, five of supervision, two of back-off, one of polling; then the work.
  expect(Date.now() - killedAt).toBeLessThan(45_000);
});

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await wait(5);
}
