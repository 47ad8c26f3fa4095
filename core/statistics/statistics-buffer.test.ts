import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { loadEnv } from '../env.ts';
import { createLog } from '../kernel/log.ts';
import { closeServices, openServices } from '../services.ts';
import { buildListing } from '../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { openStatisticsBuffer } from './statistics-buffer.ts';

let database: TestDatabase;
let lines: { msg: string; events: number }[];
const log = createLog('test', 'info', { write: (line) => lines.push(JSON.parse(line)) });
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(async () => {
  lines = [];
  await database.db.deleteFrom('statisticsEvent').execute();
});

const events = () => database.db.selectFrom('statisticsEvent').selectAll().execute();
const views = (listingId: number, count: number) =>
  Array.from({ length: count }, () => ({ kind: 'view', listingId }) as const);

test('what is waiting is written at the stop, with its moment and to the dealership whose car it is', async () => {
  const { id, dealershipId } = await buildListing(database.db);
  const buffer = openStatisticsBuffer({ db: database.db, log }, { flushMs: 60_000 });
  const before = new Date();
  buffer.add([...views(id, 1), { kind: 'phone-shown', listingId: id }]);
  const after = new Date();
  await wait(30);
  await buffer.close();
  const written = await events();
  expect(written.map(({ kind }) => kind).sort()).toEqual(['phone-shown', 'view']);
  for (const event of written) {
    expect(event).toMatchObject({ dealershipId, listingId: id });
    expect(event.occurredAt.getTime()).toBeGreaterThanOrEqual(before.getTime());
    expect(event.occurredAt.getTime()).toBeLessThanOrEqual(after.getTime());
  }
});

test('it is written by itself after a moment, and at once when there is much of it', async () => {
  const { id } = await buildListing(database.db);
  const options = { flushMs: 200, flushEvents: 100 };
  const buffer = openStatisticsBuffer({ db: database.db, log }, options);
  buffer.add(views(id, 99));
  expect(await events()).toHaveLength(0);
  await expect.poll(events).toHaveLength(99);
  const patient = openStatisticsBuffer({ db: database.db, log }, { ...options, flushMs: 60_000 });
  patient.add(views(id, 100));
  await expect.poll(events).toHaveLength(199);
  await Promise.all([buffer.close(), patient.close()]);
});

test('cars that do not exist and cars that nobody may see count nothing', async () => {
  const ids = [];
  for (const state of ['draft', 'withdrawn', 'blocked', 'expired'] as const) {
    ids.push((await buildListing(database.db, { state })).id);
  }
  const sold = await buildListing(database.db, { state: 'sold' });
  const buffer = openStatisticsBuffer({ db: database.db, log });
  buffer.add([...ids, 9_007_199_254_740_991, sold.id].map((listingId) => ({ kind: 'impression', listingId })));
  await buffer.close();
  expect((await events()).map(({ listingId }) => listingId)).toEqual([sold.id]);
});

test('more than fits is dropped, and the log says how much', async () => {
  const { id } = await buildListing(database.db);
  const buffer = openStatisticsBuffer({ db: database.db, log }, { maxWaiting: 120, flushEvents: 500 });
  for (let i = 0; i < 4; i++) buffer.add(views(id, 50));
  await buffer.close();
  expect(await events()).toHaveLength(120);
  expect(lines).toMatchObject([{ msg: 'statistics dropped', events: 80 }]);
});

test('what comes while PostgreSQL is away is kept within bounds, tried again, and told when it is lost', async () => {
  const nowhere = openDatabase({ DATABASE_URL: 'postgres://kardan@127.0.0.1:9/none' });
  const buffer = openStatisticsBuffer({ db: nowhere, log }, { flushMs: 20, maxWaiting: 100 });
  buffer.add(views(1, 70));
  await expect.poll(() => lines.length).toBeGreaterThan(2);
  buffer.add(views(1, 70));
  await buffer.close();
  await nowhere.destroy();
  expect(lines[0]).toMatchObject({ msg: 'statistics not written', events: 70 });
  const dropped = lines.filter(({ msg }) => msg === 'statistics dropped').map(({ events: lost }) => lost);
  expect(dropped.reduce((sum, lost) => sum + lost, 0)).toBe(140);
});

test('closing the services of a process writes what is still waiting', async () => {
  const { id } = await buildListing(database.db);
  const services = openServices({ ...loadEnv(), DATABASE_URL: database.url }, 'api');
  services.statistics.add(views(id, 3));
  await closeServices(services);
  expect(await events()).toHaveLength(3);
});
