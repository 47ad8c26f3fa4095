import { randomBytes } from 'node:crypto';
import { hashPassword } from '@kardan/core/accounts/sign-in/password-hash';
import type { Database } from '@kardan/core/db/database';
import { openSearchEngine, type SearchEngine } from '@kardan/core/search/engine';
import { ensureCurrentIndex } from '@kardan/core/search/index/ensure-current-index';
import { agentEngine, createFirstAgentIndex } from '@kardan/core/search-agents/agent-index/agent-index';
import { buildAccount } from '@kardan/core/testing/build-account';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildListing } from '@kardan/core/testing/build-listing';
import { engineOptions } from '@kardan/core/testing/engine-options';
import { fillWithListings } from '@kardan/core/testing/fill-with-listings';
import { createTestDatabase } from '@kardan/core/testing/test-database';
import { startTestCache, type TestCache } from '@kardan/services/cache/test-cache.fixture';
import { startWorker, type WorkerProcess } from '@kardan/worker/testing/start-worker';
import type { DealerCar } from '../people/dealer.ts';
import { visitorAt } from '../people/visitor.ts';
import { type EngineCluster, startEngineCluster } from '../stack/engine-cluster.ts';
import { startHaproxy } from '../stack/haproxy.ts';
import { type Started, startApi } from '../stack/start.ts';

const password = 'vier Wörter im Kofferraum';
/** Enough that a search counts something. */
const otherCars = 3_000;
const ownCars = 60;

export interface ScaledStack extends AsyncDisposable {
  db: Database;
  /** As a command of the product opens it: through HAProxy. */
  search: SearchEngine;
  cluster: EngineCluster;
  apis: readonly [Started, Started];
  /** Another API process, which is told all nodes instead of HAProxy. */
  startApiOnNodes(): Promise<Started>;
  /** HAProxy in front of both API processes. */
  site: string;
  caches: readonly [TestCache, TestCache];
  workers: WorkerProcess[];
  startWorker(): Promise<WorkerProcess>;
  dealership: { id: number; slug: string; email: string };
  /** Cars of the dealership, all of them in the index. */
  cars: DealerCar[];
  /** Somebody new who works there, signed in at the first API process. */
  signIn(role: 'dealer-owner' | 'dealer-staff'): Promise<SignedIn>;
}

interface SignedIn {
  accountId: number;
  token: string;
  refreshToken: string;
}

/**
 * Everything twice on one machine: two API processes behind HAProxy, two workers, two caches; the engine is a cluster of
 * three nodes, each of which has every car, behind a second HAProxy.
 */
export async function startScaledStack(): Promise<ScaledStack> {
  await using starting = new AsyncDisposableStack();
  const cluster = starting.use(await startEngineCluster());
  const engine = starting.use(
    await startHaproxy({
      name: 'node',
      origins: cluster.nodes,
      // Answered from what the node itself knows: it can be searched while the others choose a new manager, and cannot
      // before it has joined them.
      healthPath: '/_cat/aliases?local=true',
      // A write carries its car's revision, so that the same twice is the same once.
      retryOn: 'conn-failure empty-response',
    }),
  );
  const database = starting.use(await createTestDatabase());
  const { db } = database;
  const listingIndex = `scale-${randomBytes(4).toString('hex')}`;
  const search = openSearchEngine(
    engineOptions({
      OPENSEARCH_URL: [engine.url],
      LISTING_INDEX: listingIndex,
      LISTING_INDEX_SHARDS: 2,
      LISTING_INDEX_REPLICAS: 2,
    }),
  );
  starting.defer(() => search.client.close());
  await fillWithListings(db, otherCars);
  const dealership = await buildDealership(db, { email: `haendler-${randomBytes(6).toString('hex')}@example.at` });
  const cars: DealerCar[] = [];
  for (let built = 0; built < ownCars; built++) cars.push(await buildListing(db, { dealershipId: dealership.id }));
  await createFirstAgentIndex(agentEngine(search));
  await ensureCurrentIndex({ db, search });

  const data = { databaseUrl: database.url, listingIndex };
  const apis = [
    starting.use(await startApi({ OPENSEARCH_URL: engine.url }, data)),
    starting.use(await startApi({ OPENSEARCH_URL: engine.url }, data)),
  ] as const;
  const origins = apis.map(({ origin }) => origin);
  const site = starting.use(await startHaproxy({ name: 'api', origins, healthPath: '/health/ready' }));
  const caches = [starting.use(await startTestCache(site.url)), starting.use(await startTestCache(site.url))] as const;
  const startOneWorker = () =>
    startWorker({
      DATABASE_URL: database.url,
      OPENSEARCH_URL: engine.url,
      LISTING_INDEX: listingIndex,
      CACHE_PURGE_URLS: caches.map(({ url }) => url).join(),
      CACHE_PURGE_SECRET: caches[0].secret,
    });
  const workers = [await startOneWorker(), await startOneWorker()];
  starting.defer(async () => {
    for (const worker of workers) await worker[Symbol.asyncDispose]();
  });
  const passwordHash = await hashPassword(password);
  const started = starting.move();
  return {
    db,
    search,
    cluster,
    apis,
    startApiOnNodes: () => startApi({ OPENSEARCH_URL: cluster.nodes.join() }, data),
    site: site.url,
    caches,
    workers,
    startWorker: startOneWorker,
    dealership,
    cars,
    async signIn(role) {
      const account = await buildAccount(db, { memberships: { [dealership.id]: role } }, { passwordHash });
      const body = { email: account.email, password, client: 'other' as const };
      const answer = await visitorAt(apis[0].origin).signIn({ body });
      if (answer.outcome !== 'signed-in') throw new Error(`signing in ended with ${answer.outcome}`);
      return { accountId: account.id, token: answer.accessToken, refreshToken: answer.refreshToken ?? '' };
    },
    [Symbol.asyncDispose]: () => started.disposeAsync(),
  };
}
