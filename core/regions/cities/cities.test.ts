import { setTimeout } from 'node:timers/promises';
import type { CityInput } from '@kardan/contract/calls/regions/regions';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, type Tx } from '../../db/database.ts';
import { refreshListingsInCity } from '../../listings/changing/refresh-listings.ts';
import { anOperator } from '../../testing/actors.ts';
import { buildDealership } from '../../testing/build-dealership.ts';
import { buildListing } from '../../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createCity } from './create-city.ts';
import { deleteCity } from './delete-city.ts';
import { readCity } from './read-city.ts';
import { updateCity } from './update-city.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

let number = 0;
function input(overrides: Partial<CityInput> = {}): CityInput {
  number += 1;
  return {
    postcode: '8999',
    name: `Neudorf ${number}`,
    districtId: 601,
    municipalityCode: null,
    latitude: 47.1,
    longitude: 15.4,
    population: null,
    ...overrides,
  };
}

const create = (city: CityInput) => inTransaction(database.db, (tx) => createCity(tx, anOperator, city));
const update = (id: number | string, revision: number, city: CityInput) =>
  inTransaction(database.db, (tx) => updateCity(tx, anOperator, String(id), revision, city));
/** Works off what changed cities have caused for their listings, as the worker does. */
async function refreshListings(): Promise<void> {
  const { rows } = await sql<{ cityId: number }>`
    select (data ->> 'cityId')::int as "cityId" from pgboss.job where name = 'refresh-listings-in-city'`.execute(
    database.db,
  );
  for (const { cityId } of rows) await refreshListingsInCity(database, cityId);
  await sql`delete from pgboss.job where name = 'refresh-listings-in-city'`.execute(database.db);
}
const remove = (id: number) => inTransaction(database.db, (tx) => deleteCity(tx, anOperator, String(id)));

test('a city gets a slug of name and postcode, and is found by id and slug', async () => {
  const city = await create(input({ name: 'Grünau am See', postcode: '8998' }));
  expect(city).toMatchObject({ slug: 'gruenau-am-see-8998', revision: 1 });
  expect(await readCity(database, String(city.id))).toEqual(city);
  expect(await readCity(database, city.slug)).toEqual(city);
});

test.each([
  ['graz', 'graz-8010'],
  ['wien', 'wien-1010'],
  ['gmuend', 'gmuend-3950'],
  ['strass-in-steiermark', 'strass-in-steiermark-8472'],
  ['st-poelten', 'st-poelten-3100'],
])('%s without a postcode is %s, the largest place of that name', async (name, slug) => {
  expect((await readCity(database, name)).slug).toBe(slug);
});

test('a name that was once the slug of a city means no other, and changes are made by whole slugs alone', async () => {
  const city = await create(input({ name: 'Ort am Bach' }));
  expect((await readCity(database, 'ort-am-bach')).id).toBe(city.id);
  await expect(update('ort-am-bach', 1, input())).rejects.toMatchObject({ code: 'not-found' });
  const short = await create(input({ slug: 'ort-am-bach' }));
  expect((await readCity(database, 'ort-am-bach')).id).toBe(short.id);
  await remove(short.id);
  await expect(readCity(database, 'ort-am-bach')).rejects.toMatchObject({ code: 'not-found' });
});

test('two cities cannot have the same slug', async () => {
  const city = await create(input());
  await expect(create(input({ slug: city.slug }))).rejects.toMatchObject({ code: 'slug-taken' });
});

test('a changed slug goes on leading to its city and is never given to another', async () => {
  const city = await create(input({ slug: 'altdorf' }));
  const renamed = await update(city.id, 1, input({ slug: 'neudorf' }));
  expect(renamed).toMatchObject({ slug: 'neudorf', revision: 2 });
  expect((await readCity(database, 'altdorf')).slug).toBe('neudorf');
  await expect(create(input({ slug: 'altdorf' }))).rejects.toMatchObject({ code: 'slug-taken' });
  expect((await update('altdorf', 2, input({ slug: 'altdorf' }))).slug).toBe('altdorf');
});

test('a change without a slug keeps the address', async () => {
  const city = await create(input());
  expect((await update(city.id, 1, input({ name: 'Ganz anders' }))).slug).toBe(city.slug);
});

test('of two changes based on the same revision, the second is refused', async () => {
  const city = await create(input());
  const results = await Promise.allSettled([update(city.id, 1, input()), update(city.id, 1, input())]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'stale-revision' } });
});

test('everything that does not fit is told at once', async () => {
  const problems = create(input({ districtId: 900, slug: 'region' }));
  await expect(problems).rejects.toMatchObject({
    code: 'invalid-request',
    issues: [
      { path: ['districtId'], code: 'district-not-selectable' },
      { path: ['slug'], code: 'reserved-slug' },
    ],
  });
  const unknown = create(input({ districtId: 99_999 }));
  await expect(unknown).rejects.toMatchObject({ issues: [{ code: 'unknown-district' }] });
});

test('a city where a dealership or a car is cannot be deleted', async () => {
  const [dealer, car, free] = [await create(input()), await create(input()), await create(input())];
  await buildDealership(database.db, { cityId: dealer.id });
  await buildListing(database.db, { cityId: car.id });
  await expect(remove(dealer.id)).rejects.toMatchObject({ code: 'city-in-use' });
  await expect(remove(car.id)).rejects.toMatchObject({ code: 'city-in-use' });
  await remove(free.id);
  await expect(readCity(database, String(free.id))).rejects.toMatchObject({ code: 'not-found' });
  await expect(remove(free.id)).rejects.toMatchObject({ code: 'not-found' });
});

test('slugs of a deleted city lead nowhere and are never given to another', async () => {
  const city = await create(input({ slug: 'untergegangen' }));
  await update(city.id, 1, input({ slug: 'versunken' }));
  await remove(city.id);
  for (const slug of ['untergegangen', 'versunken']) {
    await expect(readCity(database, slug)).rejects.toMatchObject({ code: 'not-found' });
    await expect(create(input({ slug }))).rejects.toMatchObject({ code: 'slug-taken' });
  }
});

test.each<[string, (tx: Tx, id: string) => Promise<unknown>]>([
  ['renamed', (tx, id) => updateCity(tx, anOperator, id, 1, input({ slug: `anders-${id}` }))],
  ['deleted', (tx, id) => deleteCity(tx, anOperator, id)],
])('a slug is not taken while the city that has it is being %s', async (_, giveUp) => {
  const city = await create(input());
  const taking = await inTransaction(database.db, async (tx) => {
    await giveUp(tx, String(city.id));
    const attempt = Promise.allSettled([create(input({ slug: city.slug }))]);
    // Long enough for the other to come to where it waits.
    await setTimeout(200);
    return { attempt };
  });
  expect(await taking.attempt).toMatchObject([{ status: 'rejected', reason: { code: 'slug-taken' } }]);
});

test('a change that listings do not show leaves them alone', async () => {
  const before = input();
  const city = await create(before);
  const { id } = await buildListing(database.db, { cityId: city.id });
  await update(city.id, 1, { ...before, slug: `neu-${city.id}`, population: 4_711 });
  await refreshListings();
  const listing = await database.db.selectFrom('listing').select('revision').where('id', '=', id).executeTakeFirst();
  expect(listing?.revision).toBe(1);
});

test.each(['0', '999999999999999', 'nirgends', 'Wien', "'; --"])('%s names no city', async (reference) => {
  await expect(readCity(database, reference)).rejects.toMatchObject({ code: 'not-found' });
});

test('a changed city gives its listings, and those of its dealerships, a new revision and an index job', async () => {
  const city = await create(input());
  const there = await buildListing(database.db, { cityId: city.id });
  const atDealership = await buildListing(database.db, {
    dealershipId: (await buildDealership(database.db, { cityId: city.id })).id,
  });
  const elsewhere = await buildListing(database.db);
  await update(city.id, 1, input({ name: 'Umbenannt' }));
  await refreshListings();
  const revisions = await database.db
    .selectFrom('listing')
    .select(['id', 'revision'])
    .where('id', 'in', [there.id, atDealership.id, elsewhere.id])
    .execute();
  expect(new Map(revisions.map(({ id, revision }) => [id, revision]))).toEqual(
    new Map([
      [there.id, 2],
      [atDealership.id, 2],
      [elsewhere.id, 1],
    ]),
  );
  const { rows } = await sql<{ id: number }>`
    select (data ->> 'listingId')::int as id from pgboss.job where name = 'index-listing' order by id`.execute(
    database.db,
  );
  expect(rows.map(({ id }) => id)).toEqual([there.id, atDealership.id].sort((a, b) => a - b));
});
