import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildDealership } from '../testing/build-dealership.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { findDealership } from './find-dealership.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

test('a dealership is found by id, slug and earlier slug', async () => {
  const { id } = await buildDealership(database.db, { slug: 'autohaus-einst' });
  await database.db.updateTable('dealership').set({ slug: 'autohaus-jetzt' }).where('id', '=', id).execute();
  for (const reference of [String(id), 'autohaus-einst', 'autohaus-jetzt']) {
    expect(await findDealership(database, reference)).toMatchObject({ id, slug: 'autohaus-jetzt' });
  }
});

test('one that is suspended does not exist for visitors', async () => {
  const { slug } = await buildDealership(database.db, { state: 'suspended' });
  await expect(findDealership(database, slug)).rejects.toMatchObject({ code: 'not-found' });
});

test.each(['0', '999999999999999', 'niemand', 'GROSS', 'auto\u0000haus', '', "'; --"])(
  '%j names no dealership',
  async (reference) => {
    await expect(findDealership(database, reference)).rejects.toMatchObject({ code: 'not-found' });
  },
);
