import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOperator, ownerOf } from '../../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { searchCities } from './search-cities.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

const search = (words?: string, cursor?: string) => searchCities(database, anOperator, { words, cursor });

test.each([
  ['8010', ['8010']],
  ['gruess', []],
  ['st poelten', ['3100']],
])('„%s“ finds %j', async (words, postcodes) => {
  const { items } = await search(words);
  const found = items.map(({ postcode }) => postcode);
  for (const postcode of postcodes) expect(found).toContain(postcode);
  if (postcodes.length === 0) expect(found).toEqual([]);
});

test('pages follow each other by postcode until all cities were told once', async () => {
  const { count } = await database.db
    .selectFrom('city')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const ids: number[] = [];
  const postcodes: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await search(undefined, cursor);
    ids.push(...page.items.map(({ id }) => id));
    postcodes.push(...page.items.map(({ postcode }) => postcode));
    cursor = page.cursor;
  }
  expect(new Set(ids).size).toBe(count);
  expect(postcodes).toEqual(postcodes.toSorted());
});

test('it is the operators’ list, with the district and the dealerships of each', async () => {
  await expect(searchCities(database, ownerOf(1), {})).rejects.toMatchObject({ code: 'forbidden' });
  const [graz] = (await search('8010')).items;
  expect(graz).toMatchObject({ name: 'Graz', region: 'Steiermark', dealerships: 0 });
  expect(graz?.district).toBeTruthy();
});
