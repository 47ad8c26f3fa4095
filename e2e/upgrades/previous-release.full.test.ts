import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Database, inTransaction } from '@kardan/core/db/database';
import { inspectQueues } from '@kardan/core/jobs/inspect-queues';
import { changeListing } from '@kardan/core/listings/changing/change-listing';
import { agentEngine, createFirstAgentIndex } from '@kardan/core/search-agents/agent-index/agent-index';
import { anActingOperator } from '@kardan/core/testing/actors';
import { buildProof } from '@kardan/core/testing/build-proof';
import { createTestDatabase } from '@kardan/core/testing/test-database';
import { createTestIndex } from '@kardan/core/testing/test-index';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, runProcess } from '../stack/run-process.ts';
import { runToEnd } from '../stack/run-to-end.ts';
import { root } from '../stack/start.ts';
import { brokenBefore } from './broken-before.ts';
import { layOutPreviousRelease } from './previous-release.ts';

const starting = new AsyncDisposableStack();
let version: string;
let origin: string;
let known: Awaited<ReturnType<typeof someCar>>;
let db: Database;
let directory: string;
let startedAt: Date;
let stack: { url: string; index: string };

beforeAll(async () => {
  const previous = starting.use(await layOutPreviousRelease());
  ({ version, directory } = previous);
  const database = starting.use(await createTestDatabase());
  const { search } = starting.use(await createTestIndex());
  await createFirstAgentIndex(agentEngine(search));
  const settings = { DATABASE_URL: database.url, LISTING_INDEX: search.indexName };
  // All of the present: schema, data and index as a migration leaves them.
  await runToEnd(['demo/seed.ts', '--listings', '200'], root, { ...settings, DATABASE_OWNER_URL: database.ownerUrl });
  db = database.db;
  stack = { url: database.url, index: search.indexName };
  known = await someCar(db);
  startedAt = new Date();
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const env = { ...settings, LOG_LEVEL: 'error', API_HOST: '127.0.0.1', API_PORT: String(port) };
  const ready = { url: `${origin}/health/ready` };
  starting.use(await runProcess({ args: ['api/server.ts'], cwd: directory, env, ready }));
}, 15 * 60_000);
afterAll(() => starting.disposeAsync(), 60_000);

test('the API of the release before answers every kind of call on the present schema and index', async () => {
  const answers: Record<string, number> = {};
  for (const [name, { path, body }] of Object.entries(calls())) answers[name] = await statusOf(path, body);
  process.stdout.write(`${version} on the present schema: ${JSON.stringify(answers)}\n`);
  const broken = Object.keys(answers).filter((name) => (answers[name] ?? 500) >= 400);
  expect(broken.toSorted()).toEqual((brokenBefore[version] ?? []).toSorted());
});

test('it is the code of the release before that has answered', async () => {
  const paths = async (of: string) => {
    const text = await readFile(`${of}/contract/openapi.json`, 'utf8');
    return Object.entries((JSON.parse(text) as { paths: Record<string, { get?: object }> }).paths);
  };
  const before = new Set((await paths(directory)).map(([path]) => path));
  const added = (await paths(root)).find(([path, { get }]) => get && !before.has(path) && !path.includes('{'));
  if (added) expect((await fetch(`${origin}${added[0]}`)).status).toBe(404);
});

test('the worker of the release before works on what its API and ours have queued', async () => {
  const settings = { DATABASE_URL: stack.url, LISTING_INDEX: stack.index, LOG_LEVEL: 'info' };
  const ready = { words: 'worker started' };
  await using _worker = await runProcess({ args: ['worker/main.ts'], cwd: directory, env: settings, ready });
  await inTransaction(db, (tx) => changeListing(tx, anActingOperator, known.listing, { mileageKm: 77_777 }));
  const waiting = async () => {
    const queues = (await inspectQueues(db)).filter(({ name }) => ['index-listing', 'send-mail'].includes(name));
    return queues.reduce((sum, { queued, active, retry, failed }) => sum + queued + active + retry + failed, 0);
  };
  await expect.poll(waiting, { timeout: 60_000 }).toBe(0);
  const mails = await db.selectFrom('mail').select('state').where('createdAt', '>=', startedAt).execute();
  expect(mails.length).toBeGreaterThan(2);
  expect(mails.filter(({ state }) => state !== 'sent')).toEqual([]);
});

function calls(): Record<string, { path: string; body?: object }> {
  const visitor = () => ({
    name: 'Anna Huber',
    email: `anna-${randomBytes(6).toString('hex')}@example.at`,
    language: 'de-AT',
    proof: buildProof(),
  });
  const { listing, dealership, city } = known;
  const { name: _, ...agentOwner } = visitor();
  return {
    search: { path: '/search/query', body: { fuel: ['diesel'] } },
    count: { path: '/search/count', body: { fuel: ['diesel'] } },
    map: { path: '/search/map', body: {} },
    rescue: { path: '/search/rescue', body: { fuel: ['diesel'], priceEur: { to: 500 } } },
    filters: { path: '/search/params' },
    suggestions: { path: '/search/suggest?text=golf&language=de-AT' },
    sentence: { path: '/search/understand?text=golf%20diesel%20bis%2015000%20in%20graz' },
    car: { path: `/listing/${listing}` },
    'price of a car': { path: `/listing/${listing}/price-rating` },
    'similar cars': { path: `/listing/${listing}/similar` },
    'costs of a car': { path: `/listing/${listing}/costs` },
    city: { path: `/data/${city}` },
    'place in a search': { path: '/search/suggest?text=gra&language=de-AT' },
    'cities of a region': { path: '/region/steiermark/cities' },
    'makes of a dealership': { path: `/search/makes/${dealership}` },
    make: { path: '/data/make/volkswagen' },
    'cars of a region': { path: '/data/region/steiermark' },
    'districts of a region': { path: '/region-navigation/steiermark' },
    'left bar of a dealership': { path: `/dealership/${dealership}/left-bar` },
    'directory by name and place': { path: '/data/dealership-search?name=auto&postcode=8010&sort=distance' },
    'figures of the directory': { path: '/data/dealership-search/data' },
    'map of the directory': { path: '/data/dealership-search/map' },
    'new cars': { path: '/data/new-car-makes' },
    'electric cars': { path: '/data/electric-makes' },
    'sitemap of the directory': { path: '/sitemap/directory' },
    notice: {
      path: '/notices',
      body: {
        listingId: listing,
        reason: 'fraud',
        explanation: 'Anzahlung ins Ausland.',
        goodFaith: true,
        ...visitor(),
      },
    },
    'question to dealers near a place': {
      path: '/mail/proximity-dealership',
      body: { listingId: listing, postcode: '8010', message: 'Haben Sie so einen Wagen?', ...visitor() },
    },
    'preview of a search agent': { path: '/search-agent/preview', body: { fuel: ['diesel'] } },
    'saved cars': { path: '/saved-cars', body: { ids: [listing] } },
    dealership: { path: `/dealership/${dealership}` },
    'page of a dealership': { path: `/dealership/${dealership}/details` },
    directory: { path: '/data/dealership-search?name=auto' },
    'home page': { path: '/data/main' },
    navigation: { path: '/data/left-bar' },
    regions: { path: '/region-navigation' },
    'sitemap of cars': { path: '/sitemap/ranges' },
    'question about a car': {
      path: '/mail/listing',
      body: { subject: 'question', listingId: listing, message: 'Ist der Wagen noch da?', ...visitor() },
    },
    'question to a dealer': {
      path: '/mail/dealership',
      body: { dealershipId: dealership, message: 'Haben Sie am Samstag offen?', ...visitor() },
    },
    'search agent': {
      path: '/search-agent',
      body: {
        filters: { fuel: ['diesel'] },
        frequency: 'daily',
        events: ['new-car'],
        consent: true,
        consentTextVersion: '2026-11-15',
        ...agentOwner,
      },
    },
  };
}

async function statusOf(path: string, body?: object): Promise<number> {
  const response = await fetch(`${origin}/api/v1/public${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const text = await response.text();
  if (!response.ok) process.stdout.write(`${path}: ${response.status} ${text.slice(0, 300)}\n`);
  return response.status;
}

async function someCar(db: Database): Promise<{ listing: number; dealership: number; city: string }> {
  const { slug } = await db.selectFrom('city').select('slug').orderBy('id').limit(1).executeTakeFirstOrThrow();
  const { id, dealershipId } = await db
    .selectFrom('listing')
    .select(['id', 'dealershipId'])
    .where('state', '=', 'active')
    .where('category', '=', 'used')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { listing: id, dealership: dealershipId, city: slug };
}
