import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../db/database.ts';
import { changeListing } from '../listings/changing/change-listing.ts';
import { anActingOperator } from '../testing/actors.ts';
import { buildDealership } from '../testing/build-dealership.ts';
import { buildListing } from '../testing/build-listing.ts';
import { fillWithListings } from '../testing/fill-with-listings.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { listSitemapListings } from './list-sitemap-listings.ts';
import { listSitemapRanges } from './list-sitemap-ranges.ts';
import { listingsPerRange } from './range-rules.ts';

/** Three ranges of cars, and one far beyond them for each test that changes something. */
const cars = 60_000;
let database: TestDatabase;
let services: { db: TestDatabase['db'] };
beforeAll(async () => {
  database = await createTestDatabase();
  services = { db: database.db };
  await fillWithListings(database.db, cars);
  await sql`analyze listing`.execute(database.owner);
});
afterAll(() => database[Symbol.asyncDispose]());

async function slugsOf(range: number, limit?: number): Promise<string[]> {
  const slugs: string[] = [];
  let after: number | null | undefined;
  while (after !== null) {
    const page = await listSitemapListings(services, range, after, limit);
    slugs.push(...page.items.map(({ slug }) => slug));
    after = page.next;
  }
  return slugs;
}

async function changedAt(range: number): Promise<string | undefined> {
  const { listings } = await listSitemapRanges(services);
  return listings.find((each) => each.range === range)?.changedAt;
}

test('every car on offer is in exactly one range, and no range has more than its file can hold', async () => {
  const { listings } = await listSitemapRanges(services);
  const files = await Promise.all(listings.map(({ range }) => slugsOf(range)));
  const all = files.flat();
  expect(listings.slice(0, 3).map(({ range }) => range)).toEqual([0, 1, 2]);
  expect(Math.max(...files.map(({ length }) => length))).toBe(listingsPerRange);
  expect(all).toHaveLength(cars);
  expect(new Set(all).size).toBe(cars);
});

test('pages by key give each car once, wherever the pages end', async () => {
  const range = 10;
  for (let i = 0; i < 7; i++) await buildListing(database.db, { id: range * listingsPerRange + 3 * i });
  const whole = await slugsOf(range);
  expect(whole).toHaveLength(7);
  for (const limit of [1, 2, 3, 7, 8]) expect(await slugsOf(range, limit)).toEqual(whole);
});

test('only cars that can be bought are listed, and only those of active dealerships', async () => {
  const range = 11;
  const first = range * listingsPerRange;
  const suspended = await buildDealership(database.db, { state: 'suspended' });
  const states = ['draft', 'active', 'reserved', 'sold', 'expired', 'withdrawn', 'blocked'] as const;
  for (const [i, state] of states.entries()) await buildListing(database.db, { id: first + i, state });
  await buildListing(database.db, { id: first + 100, dealershipId: suspended.id });
  expect(await slugsOf(range)).toEqual([`gepflegter-wagen-${first + 1}`, `gepflegter-wagen-${first + 2}`]);
});

test('a range without a car on offer is not listed, and asking for it answers that there is none', async () => {
  const range = 12;
  const suspended = await buildDealership(database.db, { state: 'suspended' });
  await buildListing(database.db, { id: range * listingsPerRange, state: 'sold' });
  await buildListing(database.db, { id: range * listingsPerRange + 1, dealershipId: suspended.id });
  expect(await changedAt(range)).toBeUndefined();
  await expect(listSitemapListings(services, range)).rejects.toMatchObject({ code: 'not-found' });
});

test('a car’s time is that of its last change, and its range’s that of the last change in it, leaving included', async () => {
  const range = 13;
  const [stays, goes] = [range * listingsPerRange, range * listingsPerRange + 1];
  await buildListing(database.db, { id: stays, updatedAt: '2026-01-01T10:00:00Z' });
  await buildListing(database.db, { id: goes, updatedAt: '2026-01-02T10:00:00Z' });
  expect(await changedAt(range)).toBe('2026-01-02T10:00:00.000Z');
  expect((await listSitemapListings(services, range)).items[0]?.changedAt).toBe('2026-01-01T10:00:00.000Z');

  const before = new Date().toISOString();
  await inTransaction(database.db, (tx) => changeListing(tx, anActingOperator, goes, { state: 'sold' }));
  expect((await changedAt(range)) ?? '').toSatisfy((time: string) => time >= before);
  expect(await slugsOf(range)).toEqual([`gepflegter-wagen-${stays}`]);

  const { items } = await listSitemapListings(services, range);
  expect(items[0]?.changedAt).toBe('2026-01-01T10:00:00.000Z');
});

test('a draft that is worked on does not change its range', async () => {
  const range = 14;
  await buildListing(database.db, { id: range * listingsPerRange, updatedAt: '2026-01-01T10:00:00Z' });
  await buildListing(database.db, { id: range * listingsPerRange + 1, state: 'draft' });
  expect(await changedAt(range)).toBe('2026-01-01T10:00:00.000Z');
});
