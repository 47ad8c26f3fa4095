import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { findMake, findModel, type NamedMake } from './vehicle-directory.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.db.updateTable('make').set({ slug: 'audi-neu' }).where('slug', '=', 'audi').execute();
  await database.db.updateTable('model').set({ slug: 'giulia-alt' }).where('slug', '=', 'giulia').execute();
  await database.db.updateTable('model').set({ slug: 'giulia' }).where('slug', '=', 'giulia-alt').execute();
});
afterAll(() => database[Symbol.asyncDispose]());

test('a make is found by id, slug and earlier slug', async () => {
  const audi = await findMake(database, 'audi-neu');
  expect(audi).toMatchObject({ name: 'Audi', slug: 'audi-neu' });
  expect(await findMake(database, 'audi')).toEqual(audi);
  expect(await findMake(database, String(audi?.id))).toEqual(audi);
});

test('a model is found by slug, earlier slug and never by id, and only at its make', async () => {
  const alfa = (await findMake(database, 'alfa-romeo')) as NamedMake;
  const bmw = (await findMake(database, 'bmw')) as NamedMake;
  expect(await findModel(database, alfa, '147')).toMatchObject({ slug: '147' });
  expect(await findModel(database, alfa, 'giulia-alt')).toMatchObject({ slug: 'giulia' });
  expect(await findModel(database, bmw, 'giulia-alt')).toBeUndefined();
  expect(await findModel(database, bmw, String(bmw.models[0]?.id))).toBeUndefined();
});

test.each(['0', '999999999999999', 'niemand', 'AUDI', 'au\u0000di', '', '%'])('%j names no make', async (reference) => {
  expect(await findMake(database, reference)).toBeUndefined();
});
