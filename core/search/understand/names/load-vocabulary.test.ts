import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { keptVocabulary } from './load-vocabulary.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());
afterEach(() => vi.restoreAllMocks());

const later = (seconds: number) => {
  const then = Date.now() + seconds * 1_000;
  vi.spyOn(Date, 'now').mockReturnValue(then);
};

test('names are read once, kept while nothing changes, and a new place is known seconds later', async () => {
  const [first, same] = await Promise.all([keptVocabulary(database), keptVocabulary(database)]);
  expect(same).toBe(first);

  later(31);
  expect(await keptVocabulary(database)).toBe(first);
  await database.db
    .insertInto('city')
    .values({
      postcode: '8999',
      name: 'Neukardan',
      slug: 'neukardan-8999',
      districtId: 601,
      latitude: 47,
      longitude: 15,
    })
    .execute();
  later(62);
  // Nobody waits for the new names: the old ones answer while they are read.
  expect(await keptVocabulary(database)).toBe(first);
  await vi.waitFor(
    async () => expect((await keptVocabulary(database)).places.towns.get('neukardan')?.postcode).toBe('8999'),
    { timeout: 10_000 },
  );
});
