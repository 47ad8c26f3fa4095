import { seedContent } from '@kardan/core/content/seed/seed-content';
import { seedPictures } from '@kardan/core/content/seed/seed-pictures';
import { openDatabase } from '@kardan/core/db/database';
import { loadEnv } from '@kardan/core/env';
import { openMedia } from '@kardan/core/media/media';
import { agentEngine, createFirstAgentIndex } from '@kardan/core/search-agents/agent-index/agent-index';
import { sealAgentToken } from '@kardan/core/search-agents/links/agent-token';
import { buildAgent } from '@kardan/core/search-agents/testing/build-agent';
import { createTestDatabase } from '@kardan/core/testing/test-database';
import { createTestIndex } from '@kardan/core/testing/test-index';
import { buildAdminIfStale } from '@kardan/web/testing/build-admin-if-stale';
import { buildWebIfStale } from '@kardan/web/testing/build-if-stale';
import { publishedStacks, publishStack, type StackName } from './environment.ts';
import { freePort } from './run-process.ts';
import { runToEnd } from './run-to-end.ts';
import { originOf, root, startApi, startWeb } from './start.ts';
import { expectUnchanged } from './unchanged.ts';

/** Playwright's global setup: the stacks of this run, unless the environment names some that are running (keep-stack.ts). */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (publishedStacks().reading) return undefined;
  const started = await startStacks();
  return () => started.disposeAsync();
}

export async function startStacks(): Promise<AsyncDisposableStack> {
  await using starting = new AsyncDisposableStack();
  // Side by side: each is mostly one process that waits for a database. What has started ends also when the other one fails.
  const started = await Promise.allSettled([
    startStack('reading', { listings: 1_000 }),
    startStack('changing', { listings: 1_000 }),
  ]);
  for (const each of started) if (each.status === 'fulfilled') starting.use(each.value);
  for (const each of started) if (each.status === 'rejected') throw each.reason;
  return starting.move();
}

/** Starts the whole product on a database and an index of its own, filled with demo cars. */
export async function startStack(name: StackName, { listings }: { listings: number }): Promise<AsyncDisposableStack> {
  await using starting = new AsyncDisposableStack();
  buildWebIfStale();
  buildAdminIfStale();
  const { url: databaseUrl, ownerUrl, db } = starting.use(await createTestDatabase());
  const { search } = starting.use(await createTestIndex());
  await createFirstAgentIndex(agentEngine(search));
  const data = { databaseUrl, listingIndex: search.indexName };
  await runToEnd(['demo/seed.ts', '--listings', String(listings)], root, {
    DATABASE_URL: databaseUrl,
    DATABASE_OWNER_URL: ownerUrl,
    LISTING_INDEX: search.indexName,
  });
  await bringTexts(databaseUrl);
  const agentToken = await makeAgent(databaseUrl);
  if (name === 'reading') starting.use(await expectUnchanged(db));
  const webPort = await freePort();
  // Passkeys are made for the origin of the site, which the API therefore has to know.
  const api = starting.use(await startApi({ SITE_ORIGIN: originOf(webPort) }, data));
  const web = starting.use(await startWeb({ API_ORIGIN: api.origin }, webPort));
  publishStack(name, { ...data, agentToken, api: api.origin, web: web.origin });
  return starting.move();
}

/** Texts of the site and their pictures, as `pnpm migrate` brings them. */
async function bringTexts(databaseUrl: string): Promise<void> {
  const env = { ...loadEnv(), DATABASE_URL: databaseUrl };
  const media = openMedia(env);
  // A connection of its own, which ends: what it wrote is counted at once.
  const db = openDatabase(env);
  try {
    await seedPictures({ db, media });
    await seedContent({ db });
  } finally {
    media.client.destroy();
    await db.destroy();
  }
}

async function makeAgent(databaseUrl: string): Promise<string> {
  const env = { ...loadEnv(), DATABASE_URL: databaseUrl };
  const db = openDatabase(env);
  try {
    const filters = { vehicles: ['volkswagen/golf'], priceEur: { to: 40_000 } };
    const { id } = await buildAgent(db, filters, { email: 'anna@example.at', frequency: 'daily' });
    return sealAgentToken(id, env.LINK_SECRET);
  } finally {
    await db.destroy();
  }
}
