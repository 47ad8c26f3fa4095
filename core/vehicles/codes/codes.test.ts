import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOperator } from '../../testing/actors.ts';
import { buildListing } from '../../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { countUnknownCodes } from './count-unknown-codes.ts';
import { findCode } from './find-code.ts';
import { listUnknownCodes } from './list-unknown-codes.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

test('codes of cars that no version has are counted with what their cars mostly are; one that gets a version is left out at once', async () => {
  const { db } = database;
  const golf = await db
    .selectFrom('model')
    .select(['id', 'makeId'])
    .where('slug', '=', 'golf')
    .executeTakeFirstOrThrow();
  const car = { modelId: golf.id, makeId: golf.makeId };
  for (let i = 0; i < 2; i += 1) await buildListing(db, { ...car, nationalCode: '111111' });
  await buildListing(db, { ...car, nationalCode: '222222' });
  await buildListing(db, { ...car, nationalCode: '333333', state: 'sold' });
  expect(await countUnknownCodes({ db })).toBe(2);
  const { items } = await listUnknownCodes({ db }, anOperator, {});
  expect(items).toMatchObject([
    { raw: '111111', cars: 2, dealerships: 2, vehicle: 'Volkswagen Golf', modelId: golf.id },
    { raw: '222222', cars: 1 },
  ]);
  const version = await db
    .selectFrom('version')
    .select('id')
    .where('modelId', '=', golf.id)
    .limit(1)
    .executeTakeFirstOrThrow();
  await db.updateTable('version').set({ nationalCode: '111111' }).where('id', '=', version.id).execute();
  expect((await listUnknownCodes({ db }, anOperator, {})).items.map(({ raw }) => raw)).toEqual(['222222']);
  expect(await findCode({ db }, anOperator, '111111')).toMatchObject({
    cars: 2,
    versions: [{ id: version.id, vehicle: 'volkswagen/golf', model: 'Volkswagen Golf' }],
  });
  expect(await findCode({ db }, anOperator, '999999')).toEqual({ code: '999999', cars: 0, versions: [] });
});
