import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { hashPassword } from '@kardan/core/accounts/sign-in/password-hash';
import type { Database } from '@kardan/core/db/database';
import { inspectQueues } from '@kardan/core/jobs/inspect-queues';
import { agentEngine, createFirstAgentIndex } from '@kardan/core/search-agents/agent-index/agent-index';
import { buildAccount } from '@kardan/core/testing/build-account';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildListing } from '@kardan/core/testing/build-listing';
import { buildProof } from '@kardan/core/testing/build-proof';
import { createTestDatabase } from '@kardan/core/testing/test-database';
import { createTestIndex } from '@kardan/core/testing/test-index';
import { caughtMails } from '@kardan/services/testing/caught-mails';
import { buildAdminIfStale } from '@kardan/web/testing/build-admin-if-stale';
import { buildWebIfStale } from '@kardan/web/testing/build-if-stale';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishStack, useStack } from '../stack/environment.ts';
import { runToEnd } from '../stack/run-to-end.ts';
import { originOf, root, type Started, startApi, startWeb, startWorker } from '../stack/start.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { type Errand, expectStatus, type Tally, visit } from './visitors.ts';

const password = 'vier Wörter im Kofferraum';
const api = '/api/v1/public';

const starting = new AsyncDisposableStack();
let db: Database;
let apiBalancer: Balancer;
let webBalancer: Balancer;
let apis: Started[];
let webs: Started[];
let workers: Awaited<ReturnType<typeof startWorker>>[];
/** What every inquiry of this run is sent to. */
const dealerAddress = `haendler-${randomBytes(6).toString('hex')}@example.at`;
let token: string;
let dealership: { id: number; slug: string };
let listings: { id: number; slug: string }[];

beforeAll(async () => {
  buildWebIfStale();
  buildAdminIfStale();
  const database = starting.use(await createTestDatabase());
  db = database.db;
  const { search } = starting.use(await createTestIndex());
  await createFirstAgentIndex(agentEngine(search));
  const settings = {
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    LISTING_INDEX: search.indexName,
  };
  await runToEnd(['demo/seed.ts', '--listings', '200'], root, settings);
  dealership = await buildDealership(db, { email: dealerAddress });
  listings = [];
  for (let count = 0; count < 4; count++) listings.push(await buildListing(db, { dealershipId: dealership.id }));
  apiBalancer = starting.use(await startBalancer());
  webBalancer = starting.use(await startBalancer());
  const site = originOf(webBalancer.port);
  publishStack('changing', {
    databaseUrl: database.url,
    listingIndex: search.indexName,
    agentToken: '',
    api: `http://localhost:${apiBalancer.port}`,
    web: site,
  });
  useStack('changing');
  apis = [await startOneApi(), await startOneApi()];
  webs = [await startOneWeb(), await startOneWeb()];
  workers = [await startWorker(), await startWorker()];
  starting.defer(async () => {
    for (const process of [...workers, ...webs, ...apis]) await process[Symbol.asyncDispose]();
  });
  token = await signIn();
}, 30 * 60_000);
afterAll(() => starting.disposeAsync(), 120_000);

test(
  'every process is restarted in turn under load: no request fails, and every job is done once',
  async () => {
    const visiting = new AbortController();
    const visits = visit(webBalancer.port, errands(), visiting.signal);
    await sleep(3_000);
    for (const index of [0, 1]) {
      await replace(apiBalancer, apis, index, startOneApi);
      await replace(webBalancer, webs, index, startOneWeb);
      const worker = workers[index];
      expect(await worker?.stop()).toBe(0);
      workers[index] = await startWorker();
    }
    await sleep(3_000);
    visiting.abort();
    const tally = await visits;
    tell(tally);
    expect(tally.failures.slice(0, 20)).toEqual([]);
    expect(tally.served).toBeGreaterThan(200);
    await expectJobsDoneOnce();
    await expectMailsOnce();
  },
  20 * 60_000,
);

/** It is told to go, says so, finishes what it has and ends; the other one does all the work until it is back. */
async function replace(
  balancer: Balancer,
  processes: Started[],
  index: number,
  start: () => Promise<Started>,
): Promise<void> {
  const old = processes[index] as Started;
  expect(await old.stop()).toBe(0);
  balancer.remove(old.origin);
  processes[index] = await start();
}

async function startOneApi(): Promise<Started> {
  return join(apiBalancer, await startApi({ SITE_ORIGIN: originOf(webBalancer.port) }));
}

async function startOneWeb(): Promise<Started> {
  return join(webBalancer, await startWeb({ SITE_ORIGIN: originOf(webBalancer.port) }));
}

async function join(balancer: Balancer, process: Started): Promise<Started> {
  balancer.add(process.origin);
  await balancer.untilReady(process.origin);
  return process;
}

async function signIn(): Promise<string> {
  const passwordHash = await hashPassword(password);
  const memberships = { [dealership.id]: 'dealer-owner' as const };
  const { email } = await buildAccount(db, { memberships }, { passwordHash });
  const answer = await fetch(`http://localhost:${apiBalancer.port}${api}/admin/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({ email, password, client: 'other' }),
  });
  return ((await answer.json()) as { accessToken: string }).accessToken;
}

/** Pages, searches, cars, saves of a dealer and inquiries of buyers. */
function errands(): Record<string, Errand> {
  const pages = ['/', '/gebrauchtwagen', '/gebrauchtwagen?fuel=diesel', '/autohaendler', '/impressum'];
  let turn = 0;
  return {
    page: async (ask) => {
      const path = pages[turn++ % pages.length] as string;
      const { body } = await expectStatus(ask({ path }), 200, path);
      if (!body.includes('</html>')) throw new Error(`${path} is not whole`);
    },
    car: async (ask) => {
      const { slug } = listings[turn++ % listings.length] as { slug: string };
      await expectStatus(ask({ path: `/${slug}` }), 200, slug);
    },
    search: async (ask) => {
      const fuel = ['diesel', 'petrol', 'electric'][turn++ % 3];
      const question = { method: 'POST', path: `${api}/search/query`, body: { fuel: [fuel] } } as const;
      const { body } = await expectStatus(ask(question), 200, 'search');
      if (!body.includes('"total"')) throw new Error('a search has no total');
    },
    save: async (ask) => {
      const listing = await buildListing(db, { dealershipId: dealership.id, priceEur: 15_000 });
      const path = `${api}/admin/dealership/${dealership.slug}/listing/${listing.id}`;
      const body = { fields: { priceEur: 14_500 }, before: { priceEur: 15_000 } };
      await expectStatus(ask({ method: 'PUT', path, body, token }), 200, 'save');
      await expectStatus(ask({ method: 'POST', path: `${path}/publish`, token }), 200, 'publish');
    },
    inquiry: async (ask) => {
      // Beyond a hundred an hour a dealership gets digests: they could not be counted one by one.
      if (sentBy.size >= 80) return;
      const name = `Anna ${randomBytes(4).toString('hex')}`;
      const { id } = listings[turn++ % listings.length] as { id: number };
      const body = {
        subject: 'question',
        listingId: id,
        name,
        email: `anna-${randomBytes(6).toString('hex')}@example.at`,
        language: 'de-AT',
        message: `Ist der Wagen noch da, fragt ${name}?`,
        proof: buildProof(),
      };
      await expectStatus(ask({ method: 'POST', path: `${api}/mail/listing`, body }), 202, 'inquiry');
      sentBy.add(name);
      await sleep(200);
    },
  };
}

const sentBy = new Set<string>();

/** None was tried twice, none gave up, and none is left. */
async function expectJobsDoneOnce(): Promise<void> {
  await expect
    .poll(
      async () =>
        (await inspectQueues(db)).reduce((sum, { queued, active, retry }) => sum + queued + active + retry, 0),
      { timeout: 120_000, interval: 500 },
    )
    .toBe(0);
  const { rows } = await sql<{ name: string; state: string; jobs: number; tries: number }>`
    select name, state, count(*)::int as jobs, max(retry_count)::int as tries from pgboss.job
    group by name, state order by name`.execute(db.withoutPlugins());
  process.stdout.write(`${rows.map(({ name, jobs }) => `${name}: ${jobs}`).join(', ')}\n`);
  expect(rows.filter(({ state, tries }) => state !== 'completed' || tries > 0)).toEqual([]);
}

async function expectMailsOnce(): Promise<void> {
  const mails = await caughtMails(dealerAddress);
  const named = [...sentBy].map((name) => mails.filter(({ text }) => text.includes(name)).length);
  expect(named.filter((times) => times !== 1)).toEqual([]);
  process.stdout.write(`${named.length} inquiries, each mailed once\n`);
}

function tell({ served, byErrand, failures }: Tally): void {
  const kinds = Object.entries(byErrand).map(([name, requests]) => `${requests} ${name}`);
  process.stdout.write(`${served} requests (${kinds.join(', ')}), ${failures.length} failed\n`);
  for (const failure of failures.slice(0, 20)) process.stdout.write(`  ${failure}\n`);
}
