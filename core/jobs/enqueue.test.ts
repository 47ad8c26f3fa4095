import { fromKysely, PgBoss } from 'pg-boss';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../db/database.ts';
import { changeListing } from '../listings/changing/change-listing.ts';
import { anActingOperator } from '../testing/actors.ts';
import { buildListing } from '../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { enqueue } from './enqueue.ts';

let database: TestDatabase;
let queues: PgBoss;

beforeAll(async () => {
  database = await createTestDatabase();
  queues = new PgBoss({ db: fromKysely(database.db.withoutPlugins()) });
});
beforeEach(() => queues.deleteAllJobs('index-listing'));
afterAll(() => database[Symbol.asyncDispose]());

/** Ids in the order in which a worker gets them. */
async function deliveredListings(): Promise<number[]> {
  const jobs: { data: { listingId: number } }[] = [];
  // Claimed one by one: the order within one claim is not defined.
  for (;;) {
    const [job] = await queues.fetch<{ listingId: number }>('index-listing');
    if (!job) return jobs.map(({ data }) => data.listingId);
    jobs.push(job);
  }
}

test('a change and its job commit together', async () => {
  const listing = await buildListing(database.db);
  const { revision } = await inTransaction(database.db, (tx) =>
    changeListing(tx, anActingOperator, listing.id, { priceEur: 9_990 }),
  );
  expect(revision).toBe(2);
  expect(await deliveredListings()).toEqual([listing.id]);
});

test('a change that is rolled back leaves no job', async () => {
  const listing = await buildListing(database.db);
  const change = inTransaction(database.db, async (tx) => {
    await changeListing(tx, anActingOperator, listing.id, { priceEur: 9_990 });
    throw new Error('no');
  });
  await expect(change).rejects.toThrow('no');
  expect(await deliveredListings()).toEqual([]);
  const stored = database.db.selectFrom('listing').select(['priceEur', 'revision']).where('id', '=', listing.id);
  expect(await stored.executeTakeFirst()).toEqual({ priceEur: listing.priceEur, revision: 1 });
});

test('fresh changes overtake a bulk import that was enqueued before them', async () => {
  const imported = Array.from({ length: 3 }, (_, position) => ({ listingId: position + 1 }));
  await inTransaction(database.db, (tx) => enqueue(tx, 'index-listing', imported, { priority: 'bulk' }));
  await inTransaction(database.db, (tx) => enqueue(tx, 'index-listing', [{ listingId: 99 }]));
  const [first, ...others] = await deliveredListings();
  expect(first).toBe(99);
  expect(others.sort()).toEqual([1, 2, 3]);
});

test('a payload that does not fit the catalogue is refused where it is made', async () => {
  const payload = { listingId: '7' } as unknown as { listingId: number };
  await expect(inTransaction(database.db, (tx) => enqueue(tx, 'index-listing', [payload]))).rejects.toThrow(
    'listingId',
  );
});

test('enqueuing keeps nothing open: a process that only enqueues holds no connection but its own', async () => {
  await inTransaction(database.db, (tx) => enqueue(tx, 'index-listing', [{ listingId: 1 }]));
  const { rows } = await queues
    .getDb()
    .executeSql('select distinct application_name from pg_stat_activity where datname = current_database()');
  expect(rows).toEqual([{ application_name: 'kardan' }]);
});
