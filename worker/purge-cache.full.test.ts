import { listingTag } from '@kardan/contract/cache-tags';
import { inTransaction } from '@kardan/core/db/database';
import { changeListing } from '@kardan/core/listings/changing/change-listing';
import { anActingOperator } from '@kardan/core/testing/actors';
import { startTestCache } from '@kardan/services/cache/test-cache.fixture';
import { startTestOrigin } from '@kardan/services/cache/test-origin.fixture';
import { expect, test } from 'vitest';
import { buildListings } from './testing/change-listings.ts';
import { createWorkplace } from './testing/workplace.ts';

test('a committed change is before visitors within two seconds', async () => {
  await using workplace = await createWorkplace();
  await using origin = await startTestOrigin();
  await using cache = await startTestCache(origin.url);
  await using _worker = await workplace.startWorker({
    CACHE_PURGE_URLS: cache.url,
    CACHE_PURGE_SECRET: cache.secret,
  });
  const [id = 0] = await buildListings(workplace.db, 1);
  let priceEur = 15_000;
  const headers = { 'cache-control': 'public, s-maxage=600', 'cache-tag': listingTag(id) };
  origin.serve('/auto', () => ({ headers, body: String(priceEur) }));
  const shown = async () => (await fetch(`${cache.url}/auto`)).text();
  expect(await shown()).toBe('15000');

  priceEur = 9_990;
  expect(await shown()).toBe('15000');
  await inTransaction(workplace.db, (tx) => changeListing(tx, anActingOperator, id, { priceEur }));
  await expect.poll(shown, { timeout: 2_000 }).toBe('9990');
});
