import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildDealership } from '../testing/build-dealership.ts';
import { buildListing } from '../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { listDirectoryPages } from './list-directory-pages.ts';
import { listSitemapDealerships } from './list-sitemap-dealerships.ts';
import { listSitemapRanges } from './list-sitemap-ranges.ts';

let database: TestDatabase;
let services: { db: TestDatabase['db'] };
beforeAll(async () => {
  database = await createTestDatabase();
  services = { db: database.db };
});
afterAll(() => database[Symbol.asyncDispose]());

test('a dealership is listed with the makes it has on offer, each with its last change; another’s cars are not its own', async () => {
  const makes = await database.db.selectFrom('make').select(['id', 'slug']).orderBy('slug').limit(2).execute();
  const [first, second] = makes as [(typeof makes)[0], (typeof makes)[0]];
  const changedAt = '2026-02-01T10:00:00.000Z';
  const { id, slug } = await buildDealership(database.db, { id: 250, updatedAt: changedAt });
  const car = { dealershipId: id, makeId: first.id };
  await buildListing(database.db, { ...car, updatedAt: '2026-03-01T10:00:00Z' });
  await buildListing(database.db, { ...car, updatedAt: '2026-03-02T10:00:00Z', state: 'reserved' });
  await buildListing(database.db, { ...car, makeId: second.id, state: 'sold' });
  await buildListing(database.db, {
    makeId: second.id,
    dealershipId: (await buildDealership(database.db, { id: 251 })).id,
  });

  const dealerships = await listSitemapDealerships(services, 2);
  expect(dealerships.map((each) => each.makes.length)).toEqual([1, 1]);
  expect(dealerships[0]).toEqual({
    slug,
    changedAt,
    makes: [{ slug: first.slug, changedAt: '2026-03-02T10:00:00.000Z' }],
  });
  expect((await listSitemapRanges(services)).dealerships).toContainEqual({ range: 2 });
});

test('suspended and closed dealerships are listed nowhere', async () => {
  await buildDealership(database.db, { id: 777, state: 'suspended' });
  await buildDealership(database.db, { id: 778, state: 'closed' });
  expect((await listSitemapRanges(services)).dealerships).not.toContainEqual({ range: 7 });
  await expect(listSitemapDealerships(services, 7)).rejects.toMatchObject({ code: 'not-found' });
});

test('the directory counts a dealership once for a make that it sells and services, and not at all when it is not active', async () => {
  const make = await database.db.selectFrom('make').select(['id', 'slug']).orderBy('id').executeTakeFirstOrThrow();
  for (const state of ['active', 'suspended'] as const) {
    const { id: dealershipId } = await buildDealership(database.db, { state });
    for (const kind of ['sales', 'service'] as const) {
      await database.db.insertInto('dealershipMake').values({ dealershipId, makeId: make.id, kind }).execute();
    }
  }
  const { makes, regions } = await listDirectoryPages(services);
  expect(makes).toMatchObject([{ slug: make.slug, count: 1 }]);
  const { count } = await database.db
    .selectFrom('dealership')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('state', '=', 'active')
    .executeTakeFirstOrThrow();
  expect(regions.reduce((sum, region) => sum + region.count, 0)).toBe(count);
});
