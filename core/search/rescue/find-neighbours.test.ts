import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { findNeighbours, regionBorders } from './find-neighbours.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

test('a border is one for both sides, and every federal state has one', async () => {
  const codes = (await database.db.selectFrom('region').select('isoCode').execute()).map(({ isoCode }) => isoCode);
  expect(Object.keys(regionBorders).sort()).toEqual(codes.sort());
  for (const [code, others] of Object.entries(regionBorders)) {
    for (const other of others) expect(regionBorders[other], `${other} and ${code}`).toContain(code);
  }
});

test('Vienna lies in Lower Austria, and Graz is surrounded by its own surroundings', async () => {
  const { region, district } = await findNeighbours(database, {
    region: ['wien'],
    district: ['graz-stadt', 'nirgends'],
  });
  expect(region?.get('wien')).toEqual(['niederoesterreich']);
  expect(district?.get('graz-stadt')).toContain('graz-umgebung');
  expect(district?.get('graz-stadt')).toHaveLength(4);
  expect(district?.get('nirgends')).toEqual([]);
});
