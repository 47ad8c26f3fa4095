import { cityTag, districtTag, listingTag } from '@kardan/contract/cache-tags';
import { fromKysely, PgBoss } from 'pg-boss';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../db/database.ts';
import { changeListing } from '../listings/changing/change-listing.ts';
import { refreshListingsInCity } from '../listings/changing/refresh-listings.ts';
import { createCity } from '../regions/cities/create-city.ts';
import { deleteCity } from '../regions/cities/delete-city.ts';
import { updateCity } from '../regions/cities/update-city.ts';
import { anActingOperator } from '../testing/actors.ts';
import { buildListing } from '../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { enqueuePurge } from './enqueue-purge.ts';

let database: TestDatabase;
let queues: PgBoss;
beforeAll(async () => {
  database = await createTestDatabase();
  queues = new PgBoss({ db: fromKysely(database.db.withoutPlugins()) });
});
beforeEach(() => queues.deleteAllJobs('purge-cache'));
afterAll(() => database[Symbol.asyncDispose]());

/** The tags of each job that waits; it is taken. */
async function purges(): Promise<string[][]> {
  const jobs = await queues.fetch<{ tags: string[] }>('purge-cache', { batchSize: 100 });
  return jobs.map(({ data }) => data.tags);
}

const place = {
  postcode: '8999',
  name: 'Testdorf',
  latitude: 47.1,
  longitude: 15.4,
  municipalityCode: null,
  population: null,
};

test('a change of a car purges the car, one that changes nothing purges nothing', async () => {
  const { id } = await buildListing(database.db);
  await inTransaction(database.db, (tx) => changeListing(tx, anActingOperator, id, { priceEur: 9_990 }));
  expect(await purges()).toEqual([[listingTag(id)]]);
  await inTransaction(database.db, (tx) => changeListing(tx, anActingOperator, id, { priceEur: 9_990 }));
  expect(await purges()).toEqual([]);
});

test('a change of a city purges it and the lists it is and was in, and the cars that stand there', async () => {
  const city = await inTransaction(database.db, (tx) =>
    createCity(tx, anActingOperator, { ...place, districtId: 601 }),
  );
  expect(await purges()).toEqual([[cityTag(city.id), districtTag(601)]]);

  const { id: listingId } = await buildListing(database.db, { cityId: city.id });
  await inTransaction(database.db, (tx) =>
    updateCity(tx, anActingOperator, city.slug, 1, { ...place, districtId: 603 }),
  );
  expect((await purges()).flat().sort()).toEqual([cityTag(city.id), districtTag(601), districtTag(603)].sort());
  const jobs = await queues.fetch<{ cityId: number }>('refresh-listings-in-city', { batchSize: 10 });
  expect(jobs.map(({ data }) => data)).toEqual([{ cityId: city.id }]);
  await refreshListingsInCity(database, city.id);
  expect(await purges()).toEqual([[listingTag(listingId)]]);

  await database.db.updateTable('listing').set({ cityId: null }).where('id', '=', listingId).execute();
  await inTransaction(database.db, (tx) => deleteCity(tx, anActingOperator, city.slug));
  expect(await purges()).toEqual([[cityTag(city.id), districtTag(603)]]);
});

test('many tags are spread over jobs, each tag once', async () => {
  const tags = Array.from({ length: 250 }, (_, id) => listingTag(id));
  await inTransaction(database.db, (tx) => enqueuePurge(tx, [...tags, ...tags], { priority: 'bulk' }));
  const chunks = await purges();
  expect(chunks.map(({ length }) => length).sort()).toEqual([100, 100, 50]);
  expect(chunks.flat().sort()).toEqual(tags.sort());
});

test('what is no tag is refused where it is made', async () => {
  for (const text of ['listing:1,home', 'home\r\nx-evil: 1', 'Home', ''])
    await expect(inTransaction(database.db, (tx) => enqueuePurge(tx, [text]))).rejects.toThrow('tags');
});
