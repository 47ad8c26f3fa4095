import { createTestDatabase } from '@kardan/core/testing/test-database';
import { createTestIndex } from '@kardan/core/testing/test-index';
import { buildWebIfStale } from './build-web.ts';
import { publishStack } from './environment.ts';
import { seedStack } from './seed-stack.ts';
import { startApi, startWeb } from './start.ts';

/** Starts the whole product on a database and an index of its own, filled with demo cars, and ends it after the tests. */
export default async function startStack(): Promise<() => Promise<void>> {
  await using starting = new AsyncDisposableStack();
  buildWebIfStale();
  const database = starting.use(await createTestDatabase());
  const index = starting.use(await createTestIndex());
  await seedStack({ db: database.db, search: index.search });
  const addresses = { databaseUrl: database.url, listingIndex: index.search.indexName, api: '', web: '' };
  publishStack(addresses);
  const api = starting.use(await startApi());
  publishStack({ ...addresses, api: api.origin });
  const web = starting.use(await startWeb());
  publishStack({ ...addresses, api: api.origin, web: web.origin });
  const started = starting.move();
  return () => started.disposeAsync();
}
