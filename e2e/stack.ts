import { agentEngine, createFirstAgentIndex } from '@kardan/core/search-agents/agent-index/agent-index';
import { createTestDatabase } from '@kardan/core/testing/test-database';
import { createTestIndex } from '@kardan/core/testing/test-index';
import { buildWebIfStale } from '@kardan/web/testing/build-if-stale';
import { publishStack, stack } from './environment.ts';
import { runToEnd } from './run-to-end.ts';
import { root, startApi, startWeb } from './start.ts';

/** Playwright's global setup: a stack for this run, unless the environment names one that is running (keep-stack.ts). */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (stack().web) return undefined;
  const started = await startStack({ listings: 1_000 });
  return () => started.disposeAsync();
}

/** Starts the whole product on a database and an index of its own, filled with demo cars. */
export async function startStack({ listings }: { listings: number }): Promise<AsyncDisposableStack> {
  await using starting = new AsyncDisposableStack();
  buildWebIfStale();
  const database = starting.use(await createTestDatabase());
  const index = starting.use(await createTestIndex());
  await createFirstAgentIndex(agentEngine(index.search));
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
  return starting.move();
}
