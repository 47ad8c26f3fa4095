import { randomBytes } from 'node:crypto';
import { hashPassword } from '@kardan/core/accounts/sign-in/password-hash';
import { openDatabase } from '@kardan/core/db/database';
import { agentEngine, createFirstAgentIndex } from '@kardan/core/search-agents/agent-index/agent-index';
import { buildAccount } from '@kardan/core/testing/build-account';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildListing } from '@kardan/core/testing/build-listing';
import { createTestDatabase, type TestDatabase } from '@kardan/core/testing/test-database';
import { createTestIndex } from '@kardan/core/testing/test-index';
import { startWorker } from '@kardan/worker/testing/start-worker';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changePrice, type DealerCar } from '../people/dealer.ts';
import { outcomeOf, visitorAt } from '../people/visitor.ts';
import { type Started, startApi } from '../stack/start.ts';
import { type Pooler, pgbouncerProgram, startPgbouncer } from './pgbouncer.ts';

if (!pgbouncerProgram) {
  process.stderr.write('\nNOT TESTED: the API behind a pooler, since pgbouncer is missing\n');
  test.skip('pooler: NOT TESTED, pgbouncer is missing');
}

const serverConnections = 3;
/** What the connections that the API shares call themselves. */
const pooled = 'kardan-pooled';
const password = 'vier Wörter im Kofferraum';

describe.skipIf(pgbouncerProgram === undefined)('with PgBouncer between API and PostgreSQL', () => {
  const started = new AsyncDisposableStack();
  let database: TestDatabase;
  let pooler: Pooler;
  let api: Started;
  let cars: DealerCar[];
  let token: string;

  beforeAll(async () => {
    database = started.use(await createTestDatabase());
    const { search } = started.use(await createTestIndex());
    await createFirstAgentIndex(agentEngine(search));
    const { db, url: databaseUrl } = database;
    const { id: dealershipId } = await buildDealership(db);
    cars = [];
    for (let built = 0; built < 40; built++) cars.push(await buildListing(db, { dealershipId }));
    pooler = started.use(await startPgbouncer(databaseUrl, serverConnections));
    const data = { databaseUrl: `${pooler.url}?application_name=${pooled}`, listingIndex: search.indexName };
    api = started.use(await startApi({ DATABASE_POOL_SIZE: '20' }, data));
    // A worker listens and holds locks: it has connections of its own.
    started.use(await startWorker({ DATABASE_URL: databaseUrl, LISTING_INDEX: search.indexName }));
    const account = await buildAccount(
      db,
      { memberships: { [dealershipId]: 'dealer-staff' } },
      { passwordHash: await hashPassword(password) },
    );
    const signedIn = await visitorAt(api.origin).signIn({ body: { email: account.email, password, client: 'other' } });
    if (signedIn.outcome !== 'signed-in') throw new Error(signedIn.outcome);
    token = signedIn.accessToken;
  }, 120_000);
  afterAll(() => started.disposeAsync(), 60_000);

  const connectionsOfDatabase = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from pg_stat_activity
      where datname = current_database() and application_name = ${pooled}`.execute(database.db);
    return rows[0]?.count ?? 0;
  };

  test('a connection that many share has the limits that each would have asked for', async () => {
    const db = openDatabase({ DATABASE_URL: pooler.url, DATABASE_POOL_SIZE: 1 });
    const { rows } = await sql<{ name: string; setting: string }>`
      select name, setting from pg_settings
      where name in ('jit', 'statement_timeout', 'idle_in_transaction_session_timeout')`.execute(db);
    await db.destroy();
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
      jit: 'off',
      statement_timeout: '30000',
      idle_in_transaction_session_timeout: '60000',
    });
  });

  test('a hundred at once read, save and ask over three connections, and what is saved is found', async () => {
    const dealer = visitorAt(api.origin, { token });
    const outcomes = await Promise.all([
      ...cars.map((car, position) => outcomeOf(changePrice(dealer, car, 30_000 + position))),
      ...cars.map(({ id }) => outcomeOf(visitorAt(api.origin).listing({ params: { id: String(id) } }))),
      ...Array.from({ length: 20 }, () => outcomeOf(visitorAt(api.origin).searchQuery({ body: {} }))),
    ]);
    expect(new Set(outcomes)).toEqual(new Set(['done']));
    expect(await connectionsOfDatabase()).toBe(serverConnections);
    const found = async () =>
      (await visitorAt(api.origin).searchQuery({ body: { priceEur: { from: 30_000, to: 30_039 } } })).total;
    await expect.poll(found, { timeout: 30_000 }).toBe(cars.length);
  });

  test('a transaction that fails leaves nothing behind for the next one who has its connection', async () => {
    const unknown = { email: `niemand-${randomBytes(4).toString('hex')}@example.at`, password: 'geraten' };
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => outcomeOf(visitorAt(api.origin).signIn({ body: unknown }))),
    );
    expect(new Set(outcomes)).toEqual(new Set(['wrong-credentials']));
    expect(await outcomeOf(visitorAt(api.origin, { token }).ping())).toBe('done');
  });

  test('a pooler that is killed is an outage until it is back, and the API needs no restart', async () => {
    const car = cars[0] as DealerCar;
    const read = () => outcomeOf(visitorAt(api.origin).listing({ params: { id: String(car.id) } }));
    await pooler.stop();
    expect(await read()).toBe('database-unavailable');
    expect((await fetch(`${api.origin}/health/live`)).status).toBe(200);
    await pooler.start();
    await expect.poll(read, { timeout: 10_000 }).toBe('done');
  });
});
