import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { fillWithListings } from '../testing/fill-with-listings.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { loadListingRanges, loadListingsOnOffer } from './sitemap-store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await fillWithListings(database.db, 60_000);
  await sql`analyze listing`.execute(database.owner);
});
afterAll(() => database[Symbol.asyncDispose]());

/** How many rows of listings the database reads for the work, whether by an index or by going through the table. */
function rowsRead(work: (db: Database) => Promise<unknown>): Promise<number> {
  // On one connection: each tells the others only now and then what it has read.
  return database.db.connection().execute(async (db) => {
    const before = await rowsReadSoFar(db);
    await work(db);
    return (await rowsReadSoFar(db)) - before;
  });
}

async function rowsReadSoFar(db: Database): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ read: number }>`
    select seq_tup_read + idx_tup_fetch as read from pg_stat_user_tables where relname = 'listing'`.execute(db);
  return rows[0]?.read ?? Number.NaN;
}

test('the last change of every range is found without reading the cars', async () => {
  expect(await rowsRead((db) => loadListingRanges(db))).toBeLessThan(100);
});

test('a page of cars reads the cars it gives and no others', async () => {
  const page = { from: 30_000, below: 50_000 };
  expect(await rowsRead((db) => loadListingsOnOffer(db, page, 500))).toBeLessThan(1_000);
});
