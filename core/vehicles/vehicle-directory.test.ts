import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { findMake } from './vehicle-directory.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.db.updateTable('make').set({ slug: 'audi-neu' }).where('slug', '=', 'audi').execute();
});
afterAll(() => database[Symbol.asyncDispose]());

test('a make is found by id, slug and earlier slug', async () => {
  const audi = await findMake(database, 'audi-neu');
  expect(audi).toMatchObject({ name: 'Audi', slug: 'audi-neu' });
  expect(await findMake(database, 'audi')).toEqual(audi);
  expect(await findMake(database, String(audi?.id))).toEqual(audi);
});

test.each(['0', '999999999999999', 'niemand', 'AUDI', 'au\u0000di', '', '%'])('%j names no make', async (reference) => {
  expect(await findMake(database, reference)).toBeUndefined();
});
