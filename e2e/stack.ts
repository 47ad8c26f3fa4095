import { createTestDatabase } from '@kardan/core/testing/test-database';
import { createTestIndex } from '@kardan/core/testing/test-index';
import { buildWebIfStale } from './build-web.ts';
import { publishStack } from './environment.ts';
import { runToEnd } from './run-to-end.ts';
import { root, startApi, startWeb } from './start.ts';

const listings = 300;

/** Starts the whole product on a database and an index of its own, filled with demo cars, and ends it after the tests. */
export default async function startStack(): Promise<() => Promise<void>> {
  await using starting = new AsyncDisposableStack();
  buildWebIfStale();
  const database = starting.use(await createTestDatabase());
  const index = starting.use(await createTestIndex());
  const addresses = { databaseUrl: database.url, listingIndex: index.search.indexName, api: '', web: '' };
  runToEnd(['demo/seed.ts', '--listings', String(listings)], root, {
    DATABASE_URL: addresses.databaseUrl,
    LISTING_INDEX: addresses.listingIndex,
  });
  publishStack(addresses);
  const api = starting.use(await startApi());
  publishStack({ ...addresses, api: api.origin });
  const web = starting.use(await startWeb());
  publishStack({ ...addresses, api: api.origin, web: web.origin });
  const started = starting.move();
  return () => started.disposeAsync();
}
