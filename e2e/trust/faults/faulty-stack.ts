import { randomBytes } from 'node:crypto';
import type { Calls } from '@kardan/contract/calls/calls';
import type { Client } from '@kardan/contract/client/client';
import { signAccessToken } from '@kardan/core/accounts/sessions/access-token';
import { hashPassword } from '@kardan/core/accounts/sign-in/password-hash';
import { seedContent } from '@kardan/core/content/seed/seed-content';
import { seedPictures } from '@kardan/core/content/seed/seed-pictures';
import type { Database } from '@kardan/core/db/database';
import { loadEnv } from '@kardan/core/env';
import { type Media, openMedia } from '@kardan/core/media/media';
import { rateMarket } from '@kardan/core/pricing/nightly/rate-market';
import type { SearchEngine } from '@kardan/core/search/engine';
import { agentEngine, createFirstAgentIndex } from '@kardan/core/search-agents/agent-index/agent-index';
import { sealAgentToken } from '@kardan/core/search-agents/links/agent-token';
import { buildAgent } from '@kardan/core/search-agents/testing/build-agent';
import { type AccountRights, buildAccount, buildSession } from '@kardan/core/testing/build-account';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildListing } from '@kardan/core/testing/build-listing';
import { installedBounds } from '@kardan/core/testing/lifted-bounds';
import { createTestDatabase } from '@kardan/core/testing/test-database';
import { createTestIndex } from '@kardan/core/testing/test-index';
import { startReceiver } from '@kardan/core/webhooks/testing/receiver';
import { startTestCache, type TestCache } from '@kardan/services/cache/test-cache.fixture';
import { buildAdminIfStale } from '@kardan/web/testing/build-admin-if-stale';
import { buildWebIfStale } from '@kardan/web/testing/build-if-stale';
import { installedWebBounds } from '@kardan/web/testing/lifted-bounds';
import type { DealerCar } from '../../people/dealer.ts';
import { visitorAt } from '../../people/visitor.ts';
import { publishStack } from '../../stack/environment.ts';
import { freePort, type RunningProcess, runProcess } from '../../stack/run-process.ts';
import { runToEnd } from '../../stack/run-to-end.ts';
import { originOf, root, startApi, startWeb } from '../../stack/start.ts';
import { type FaultyProxy, startFaultyProxy, through } from '../means/faulty-proxy.ts';
import { sized } from '../size.ts';
import { buildNamedObjects, type NamedObjects } from './named-objects.ts';

/** What the product needs of others, each by a way that can be spoilt. */
export const serviceNames = ['PostgreSQL', 'OpenSearch', 'api', 'S3 store', 'SMTP out', 'cache'] as const;
export type ServiceName = (typeof serviceNames)[number];

export const password = 'vier Wörter im Kofferraum';
/** As many accounts of each kind: limits count by account. */
const accountsOfAKind = 8;

/** Half of the cars are saved during faults, the other half gives the worker something to do; each once. */
export const carsOfAKind = sized({ small: 40, full: 160 });

export interface FaultyStack extends AsyncDisposable {
  db: Database;
  search: SearchEngine;
  ways: Record<ServiceName, FaultyProxy>;
  web: string;
  /** The API whose services can fail. */
  api: string;
  /** Another process on the same data to which nothing happens: what it acknowledges gives the worker something to do. */
  healthy: string;
  cache: TestCache;
  media: Media;
  /** A dealer's own system to which nothing happens. */
  receiver: Awaited<ReturnType<typeof startReceiver>>;
  worker: RunningProcess;
  startWorker(): Promise<RunningProcess>;
  workerHealth: string;
  /** The receiver of replies: the port that it takes mails on, and where it tells how it is. */
  replies: { port: number; health: string };
  dealership: { id: number; slug: string; email: string };
  /** What opens the own page of a search agent. */
  agentToken: string;
  /** What is asked for by its id. */
  objects: NamedObjects;
  cars: (DealerCar & { slug: string })[];
  /** Signs in with the password. */
  account: { email: string };
  /** A token for the next account of its kind, good for a quarter of an hour from now. */
  token(kind: 'owner' | 'operator'): Promise<string>;
  /** The dealership's owner, at one of both API processes. */
  owner(origin: string): Promise<Client<Calls>>;
}

/** The whole product on demo data, with a proxy of ours before every service that it uses. */
export async function startFaultyStack({ listings }: { listings: number }): Promise<FaultyStack> {
  await using starting = new AsyncDisposableStack();
  buildWebIfStale();
  buildAdminIfStale();
  const env = loadEnv();
  const database = starting.use(await createTestDatabase());
  const { db } = database;
  const { search } = starting.use(await createTestIndex());
  await createFirstAgentIndex(agentEngine(search));
  await runToEnd(['demo/seed.ts', '--listings', String(listings)], root, {
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    LISTING_INDEX: search.indexName,
  });
  await bringTexts(db);
  const filters = { vehicles: ['volkswagen/golf'], priceEur: { to: 40_000 } };
  const agent = await buildAgent(db, filters, { email: 'anna@example.at', frequency: 'daily' });
  const dealership = await buildDealership(db, { email: `haendler-${randomBytes(6).toString('hex')}@example.at` });
  const agentToken = sealAgentToken(agent.id, env.LINK_SECRET);
  const objects = await buildNamedObjects(db);
  const cars: FaultyStack['cars'] = [];
  for (let built = 0; built < carsOfAKind * 2; built++)
    cars.push(await buildListing(db, { dealershipId: dealership.id }));
  // The hourly job would do it in the midst of everything, and prices be explained by other cars than before.
  await rateMarket({ db });

  const webPort = await freePort();
  const apiPort = await freePort();
  const way = async (address: string) => starting.use(await startFaultyProxy(address));
  const cache = starting.use(await startTestCache(originOf(webPort)));
  const receiver = starting.use(await startReceiver());
  const media = openMedia(env);
  starting.defer(() => media.client.destroy());
  const ways: FaultyStack['ways'] = {
    PostgreSQL: await way(database.url),
    OpenSearch: await way(String(env.OPENSEARCH_URL[0])),
    'S3 store': await way(env.S3_ENDPOINT),
    'SMTP out': await way(env.SMTP_URL),
    cache: await way(cache.url),
    api: await way(`http://127.0.0.1:${apiPort}`),
  };
  const site = { SITE_ORIGIN: originOf(webPort) };
  const faulty = {
    OPENSEARCH_URL: through(ways.OpenSearch, String(env.OPENSEARCH_URL[0])),
    S3_ENDPOINT: through(ways['S3 store'], env.S3_ENDPOINT),
    SMTP_URL: through(ways['SMTP out'], env.SMTP_URL),
    ...site,
  };
  const faultyDatabase = through(ways.PostgreSQL, database.url);
  const listingIndex = search.indexName;
  // Elsewhere tests leave the product more time than it has in production, for busy machines.
  const { API_TIMEOUT_MS } = installedBounds();
  const { WEB_API_TIMEOUT_MS, WEB_MAX_PAGES } = installedWebBounds();
  const api = starting.use(
    // Nothing remembered: every question meets the fault.
    await startApi(
      { ...faulty, API_TIMEOUT_MS, API_SEARCH_CACHE_SECONDS: '0' },
      { databaseUrl: faultyDatabase, listingIndex },
      apiPort,
    ),
  );
  const healthy = starting.use(await startApi(site, { databaseUrl: database.url, listingIndex }));
  const bounds = { WEB_API_TIMEOUT_MS, WEB_MAX_PAGES };
  const web = starting.use(await startWeb({ API_ORIGIN: through(ways.api, api.origin), ...bounds }, webPort));
  const healthPort = await freePort();
  const startWorker = () =>
    runProcess({
      args: ['worker/main.ts'],
      cwd: root,
      env: {
        ...faulty,
        DATABASE_URL: faultyDatabase,
        LISTING_INDEX: listingIndex,
        LOG_LEVEL: 'info',
        WORKER_HEALTH_PORT: String(healthPort),
        CACHE_PURGE_URLS: through(ways.cache, cache.url),
        CACHE_PURGE_SECRET: cache.secret,
      },
      ready: { words: 'worker started' },
    });
  const worker = starting.use(await startWorker());
  const [repliesPort, repliesHealthPort] = [await freePort(), await freePort()];
  starting.use(
    await runProcess({
      args: ['worker/receive-replies.ts'],
      cwd: root,
      env: {
        ...faulty,
        DATABASE_URL: faultyDatabase,
        REPLY_SMTP_PORT: String(repliesPort),
        WORKER_HEALTH_PORT: String(repliesHealthPort),
        LOG_LEVEL: 'info',
      },
      ready: { words: 'receiver of replies started' },
    }),
  );
  publishStack('reading', {
    web: web.origin,
    api: healthy.origin,
    databaseUrl: database.url,
    listingIndex,
    agentToken,
  });

  const passwordHash = await hashPassword(password);
  const account = await buildAccount(db, { memberships: { [dealership.id]: 'dealer-owner' } }, { passwordHash });
  const rights = {
    owner: {
      memberships: { [dealership.id]: 'dealer-owner', [objects.dealershipId]: 'dealer-owner' },
      groups: { [objects.groupId]: 'group-owner' },
    },
    operator: { isOperator: true },
  } as const;
  const sessions = { owner: await sessionsOf(db, rights.owner), operator: await sessionsOf(db, rights.operator) };
  let turn = 0;
  const token: FaultyStack['token'] = async (kind) =>
    signAccessToken(
      { ...env, ...site },
      sessions[kind][turn++ % accountsOfAKind] as (typeof sessions)['owner'][number],
    );
  const started = starting.move();
  return {
    ...{
      db,
      search,
      ways,
      agentToken,
      objects,
      cache,
      media,
      receiver,
      worker,
      startWorker,
      dealership,
      cars,
      token,
    },
    account: { email: account.email },
    web: web.origin,
    api: api.origin,
    healthy: healthy.origin,
    workerHealth: `http://127.0.0.1:${healthPort}`,
    replies: { port: repliesPort, health: `http://127.0.0.1:${repliesHealthPort}` },
    owner: async (origin) => visitorAt(origin, { token: await token('owner') }),
    [Symbol.asyncDispose]: () => started.disposeAsync(),
  };
}

async function sessionsOf(db: Database, rights: AccountRights) {
  const sessions: { accountId: number; sessionId: string }[] = [];
  for (let made = 0; made < accountsOfAKind; made++) {
    const { id: accountId } = await buildAccount(db, rights);
    const expiresAt = new Date(Date.now() + 24 * 3_600_000);
    sessions.push({ accountId, sessionId: await buildSession(db, accountId, { expiresAt }) });
  }
  return sessions;
}

/** Texts of the site and their pictures, as `pnpm migrate` brings them. */
async function bringTexts(db: Database): Promise<void> {
  const media = openMedia(loadEnv());
  try {
    await seedPictures({ db, media });
    await seedContent({ db });
  } finally {
    media.client.destroy();
  }
}
