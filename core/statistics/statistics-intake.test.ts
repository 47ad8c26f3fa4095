import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ReportedEvent } from '@kardan/contract/calls/statistics';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction, openDatabase } from '../db/database.ts';
import { loadEnv } from '../env.ts';
import { closeServices, openServices } from '../services.ts';
import { buildListing } from '../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { openStatisticsIntake } from './statistics-intake.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(async () => {
  await database.db.deleteFrom('statisticsEvent').execute();
  await database.db.deleteFrom('statisticsBatch').execute();
});

const events = () => database.db.selectFrom('statisticsEvent').selectAll().execute();
const views = (listingId: number, count: number): ReportedEvent[] =>
  Array.from({ length: count }, () => ({ kind: 'view', listingId, source: 'results' }));

test('what is answered is stored, with its moment and source, for the dealership whose car it is', async () => {
  const { id, dealershipId } = await buildListing(database.db);
  const intake = openStatisticsIntake(database);
  const before = Date.now();
  await intake.store(randomUUID(), () => [
    ...views(id, 1),
    { kind: 'phone-shown', listingId: id, source: 'agent-mail' },
  ]);
  const written = await events();
  expect(written.map(({ kind, source }) => [kind, source]).sort()).toEqual([
    ['phone-shown', 'agent-mail'],
    ['view', 'results'],
  ]);
  for (const event of written) {
    expect(event).toMatchObject({ dealershipId, listingId: id });
    expect(event.occurredAt.getTime()).toBeGreaterThanOrEqual(before);
    expect(event.occurredAt.getTime()).toBeLessThanOrEqual(Date.now());
  }
});

test('reports that come together are one write, and those that come during it are the next', async () => {
  const { id } = await buildListing(database.db);
  const intake = openStatisticsIntake(database);
  const reports = Array.from({ length: 300 }, () => intake.store(randomUUID(), () => views(id, 2)));
  await wait(5);
  reports.push(...Array.from({ length: 300 }, () => intake.store(undefined, () => views(id, 2))));
  await Promise.all(reports);
  expect(await events()).toHaveLength(1_200);
  const { rows } = await sql<{ writes: number }>`
    select count(distinct xmin::text)::integer as writes from statistics_event`.execute(database.db);
  expect(rows[0]?.writes).toBeLessThanOrEqual(3);
});

test('a report that is sent again, at once, later, or to another process, counts once', async () => {
  const { id } = await buildListing(database.db);
  const [intake, other] = [openStatisticsIntake(database), openStatisticsIntake(database)];
  const batchId = randomUUID();
  const send = (to = intake) => to.store(batchId, () => views(id, 3));
  await Promise.all([send(), send(), send(other)]);
  await send();
  await send(other);
  expect(await events()).toHaveLength(3);
});

test('cars that do not exist and cars that nobody may see count nothing', async () => {
  const ids = [];
  for (const state of ['draft', 'withdrawn', 'blocked', 'expired'] as const) {
    ids.push((await buildListing(database.db, { state })).id);
  }
  const sold = await buildListing(database.db, { state: 'sold' });
  const seen = [...ids, 9_007_199_254_740_991, sold.id].flatMap((id) => views(id, 1));
  await openStatisticsIntake(database).store(undefined, () => seen);
  expect((await events()).map(({ listingId }) => listingId)).toEqual([sold.id]);
});

test('without PostgreSQL nothing is acknowledged', async () => {
  const nowhere = openDatabase({ DATABASE_URL: 'postgres://kardan@127.0.0.1:9/none' });
  const intake = openStatisticsIntake({ db: nowhere });
  await expect(intake.store(randomUUID(), () => views(1, 1))).rejects.toThrow();
  await nowhere.destroy();
});

test('what PostgreSQL is too slow for is refused, not promised', async () => {
  const { id } = await buildListing(database.db);
  const intake = openStatisticsIntake(database, { maxWaiting: 100 });
  const accepted = await inTransaction(database.db, async (tx) => {
    await sql`lock table statistics_batch in exclusive mode`.execute(tx);
    const waiting = [intake.store(undefined, () => views(id, 60)), intake.store(undefined, () => views(id, 60))];
    await expect(intake.store(undefined, () => views(id, 1))).rejects.toThrow('overloaded');
    return waiting;
  });
  await Promise.all(accepted);
  await intake.store(undefined, () => views(id, 1));
  expect(await events()).toHaveLength(121);
});

test('closing the services of a process waits for what is being stored', async () => {
  const { id } = await buildListing(database.db);
  const services = openServices({ ...loadEnv(), DATABASE_URL: database.url }, 'api');
  const stored = services.statistics.store(undefined, () => views(id, 3));
  await closeServices(services);
  await stored;
  expect(await events()).toHaveLength(3);
});
