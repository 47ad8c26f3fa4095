import { hashPassword } from '@kardan/core/accounts/sign-in/password-hash';
import type { Database } from '@kardan/core/db/database';
import { buildFeed } from '@kardan/core/feeds/testing/build-feed';
import { agentEngine, createFirstAgentIndex } from '@kardan/core/search-agents/agent-index/agent-index';
import { buildAccount } from '@kardan/core/testing/build-account';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildListing } from '@kardan/core/testing/build-listing';
import { installedBounds } from '@kardan/core/testing/lifted-bounds';
import { createTestDatabase } from '@kardan/core/testing/test-database';
import { createTestIndex } from '@kardan/core/testing/test-index';
import { buildAdminIfStale } from '@kardan/web/testing/build-admin-if-stale';
import { buildWebIfStale } from '@kardan/web/testing/build-if-stale';
import { installedWebBounds } from '@kardan/web/testing/lifted-bounds';
import { sql } from 'kysely';
import { visitorAt } from '../../people/visitor.ts';
import { publishStack, useStack } from '../../stack/environment.ts';
import { freePort, type RunningProcess } from '../../stack/run-process.ts';
import { runToEnd } from '../../stack/run-to-end.ts';
import { originOf, root, type Started, startApi, startWeb, startWorker } from '../../stack/start.ts';
import { hearDefects } from '../means/hear-defects.ts';

const password = 'vier Wörter im Kofferraum';
const staffCount = 40;
const ownCarCount = 300;

interface PortOfEach {
  api: number;
  web: number;
  worker: number;
}

export interface BusyStack extends AsyncDisposable {
  db: Database;
  api: Started;
  web: Started;
  worker: RunningProcess;
  metricsPorts: PortOfEach;
  /** Mistakes of our own: what the API answered with 500. */
  defects: readonly string[];
  /** Where each can be asked for what it holds on to. */
  inspectorPorts: PortOfEach;
  dealership: { id: number; slug: string };
  /** Cars of the dealership, each at 15,000 €. */
  ownCarIds: number[];
  /** Addresses of cars for visitors to look at, and their ids. */
  cars: { id: number; slug: string }[];
  staff: { email: string; password: string }[];
  feedId: string;
  signIn(): Promise<string>;
  /** What PostgreSQL keeps of its log of changes, of all databases. */
  walBytes(): Promise<number>;
  /** What cars and search agents take of the engine's disk. */
  indexBytes(): Promise<number>;
}

/** The product as it is installed, one process of each kind, with as many demo cars and a dealership of forty people. */
export async function startBusyStack(listings: number): Promise<BusyStack> {
  await using starting = new AsyncDisposableStack();
  buildWebIfStale();
  buildAdminIfStale();
  const database = starting.use(await createTestDatabase());
  const { db } = database;
  const { search } = starting.use(await createTestIndex());
  await createFirstAgentIndex(agentEngine(search));
  await runToEnd(['demo/seed.ts', '--listings', String(listings)], root, {
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    LISTING_INDEX: search.indexName,
  });
  const cars = await db
    .selectFrom('listing')
    .innerJoin('dealership', 'dealership.id', 'listing.dealershipId')
    .select(['listing.id', 'listing.slug'])
    .where('listing.state', '=', 'active')
    .where('dealership.state', '=', 'active')
    .orderBy('listing.id')
    .limit(2_000)
    .execute();
  const dealership = await buildDealership(db);
  const ownCarIds: number[] = [];
  for (let built = 0; built < ownCarCount; built++) {
    ownCarIds.push((await buildListing(db, { dealershipId: dealership.id })).id);
  }
  const passwordHash = await hashPassword(password);
  const staff: BusyStack['staff'] = [];
  for (let built = 0; built < staffCount; built++) {
    const memberships = { [dealership.id]: 'dealer-staff' as const };
    staff.push({ email: (await buildAccount(db, { memberships }, { passwordHash })).email, password });
  }
  const { id: feedId } = await buildFeed(db, { dealershipId: dealership.id });

  const webPort = await freePort();
  const portOfEach = async () => ({ api: await freePort(), web: await freePort(), worker: await freePort() });
  const metricsPorts = await portOfEach();
  const inspectorPorts = await portOfEach();
  const inspectedAt = (port: number) => ({ NODE_OPTIONS: `--inspect=127.0.0.1:${port}` });
  const data = { databaseUrl: database.url, listingIndex: search.indexName };
  const defects: string[] = [];
  // As installed: the defaults are what is tried here.
  const api = starting.use(
    await startApi(
      {
        SITE_ORIGIN: originOf(webPort),
        ...installedBounds(),
        API_METRICS_PORT: String(metricsPorts.api),
        ...inspectedAt(inspectorPorts.api),
      },
      data,
      undefined,
      hearDefects(defects),
    ),
  );
  const web = starting.use(
    await startWeb(
      {
        API_ORIGIN: api.origin,
        ...installedWebBounds(),
        WEB_METRICS_PORT: String(metricsPorts.web),
        ...inspectedAt(inspectorPorts.web),
      },
      webPort,
    ),
  );
  publishStack('changing', { ...data, agentToken: '', api: api.origin, web: web.origin });
  useStack('changing');
  const worker = starting.use(
    await startWorker({ WORKER_METRICS_PORT: String(metricsPorts.worker), ...inspectedAt(inspectorPorts.worker) }),
  );
  const started = starting.move();
  return {
    db,
    api,
    web,
    worker,
    metricsPorts,
    inspectorPorts,
    defects,
    dealership,
    ownCarIds,
    cars,
    staff,
    feedId,
    async signIn() {
      const { email } = staff[Math.floor(Math.random() * staff.length)] as { email: string };
      const body = { email, password, client: 'other' as const };
      const answer = await visitorAt(web.origin).signIn({ body });
      if (answer.outcome !== 'signed-in') throw new Error(`signing in ended with ${answer.outcome}`);
      return answer.accessToken;
    },
    async walBytes() {
      const { rows } = await sql<{ bytes: string }>`select sum(size) as bytes from pg_ls_waldir()`.execute(
        database.owner,
      );
      return Number(rows[0]?.bytes);
    },
    async indexBytes() {
      const { body } = await search.client.indices.stats({ index: `${search.indexName}-*`, metric: 'store' });
      return body._all.total?.store?.size_in_bytes ?? 0;
    },
    [Symbol.asyncDispose]: () => started.disposeAsync(),
  };
}
