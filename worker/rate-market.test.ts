import { inTransaction } from '@kardan/core/db/database';
import { enqueue } from '@kardan/core/jobs/enqueue';
import { catalogueModels, storeInventedCars } from '@kardan/core/pricing/testing/stored-invented-market';
import { expect, test } from 'vitest';
import { createWorkplace, indexedVersions, searchableRevisions } from './testing/workplace.ts';

test('a worker rates the market and brings the ratings into the index, in versions that follow theirs', async () => {
  await using workplace = await createWorkplace();
  const { db, search } = workplace;
  await storeInventedCars(db, await catalogueModels(db, 8, 50), '2026-11-15');
  await inTransaction(db, (tx) => enqueue(tx, 'rate-market', [{}]));
  await using _worker = await workplace.startWorker();
  await workplace.untilDone('rate-market');
  await workplace.untilDone('index-listing');
  const { rated } = await db
    .selectFrom('listingRating')
    .select((expression) => expression.fn.countAll<number>().as('rated'))
    .where('label', '<>', 'unknown')
    .executeTakeFirstOrThrow();
  expect(rated).toBeGreaterThan(350);
  expect(await indexedVersions(search)).toEqual(await searchableRevisions(db));
  const { body } = await search.client.count({
    index: search.readAlias,
    body: { query: { bool: { must_not: [{ term: { priceRating: 'unknown' } }] } } },
  });
  expect(body.count).toBe(rated);
}, 120_000);
