import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { listCities } from './cities/list-cities.ts';
import { listAllDistricts } from './list-all-districts.ts';
import { listDistricts } from './list-districts.ts';
import { listRegions } from './list-regions.ts';
import { readRegion } from './read-region.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

test('the nine federal states come by name in the language asked for', async () => {
  const german = await listRegions(database, 'de-AT');
  expect(german.map(({ name }) => name)).toEqual([
    'Burgenland',
    'Kärnten',
    'Niederösterreich',
    'Oberösterreich',
    'Salzburg',
    'Steiermark',
    'Tirol',
    'Vorarlberg',
    'Wien',
  ]);
  const english = await listRegions(database, 'en');
  expect(english.map(({ name }) => name)).toContain('Carinthia');
});

test('a federal state is found by id, slug and earlier slug', async () => {
  const tirol = await readRegion(database, 'tirol');
  expect(await readRegion(database, String(tirol.id))).toEqual(tirol);
  await database.db.insertInto('formerSlug').values({ entity: 'region', slug: 'tyrol', entityId: tirol.id }).execute();
  expect((await readRegion(database, 'tyrol')).slug).toBe('tirol');
  for (const nobody of ['70000', 'bayern', '-', 'TIROL']) {
    await expect(readRegion(database, nobody)).rejects.toMatchObject({ code: 'not-found' });
  }
});

test('Vienna’s districts come by number, and Vienna as a whole cannot be chosen', async () => {
  const districts = await listDistricts(database, 'wien');
  expect(districts).toHaveLength(24);
  expect(districts.filter(({ selectable }) => !selectable).map(({ slug }) => slug)).toEqual(['wien']);
  expect(districts.slice(1).map(({ id }) => id)).toEqual(Array.from({ length: 23 }, (_, i) => 901 + i));
});

test('all districts of the country come at once, each with its federal state', async () => {
  const districts = await listAllDistricts(database);
  expect(districts).toHaveLength(117);
  const vienna = await listDistricts(database, 'wien');
  expect(districts.filter(({ regionId }) => regionId === 9)).toEqual(vienna);
});

test('cities of a federal state lie in its districts and come by name', async () => {
  const districts = new Set((await listDistricts(database, 'burgenland')).map(({ id }) => id));
  const cities = await listCities(database, 'burgenland');
  expect(cities.length).toBeGreaterThan(50);
  expect(cities.every(({ districtId }) => districts.has(districtId))).toBe(true);
  const names = cities.map(({ name }) => name);
  expect(names).toEqual(names.toSorted(new Intl.Collator('de-AT', { numeric: true }).compare));
});
