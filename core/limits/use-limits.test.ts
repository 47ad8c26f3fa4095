import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../db/database.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { limitKey } from './limit-key.ts';
import { useLimit } from './use-limit.ts';
import { useLimits } from './use-limits.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

const rule = { name: 'test', max: 3, windowSeconds: 3600 };
const useAll = async (...subjects: string[]) => {
  const keys = subjects.map((subject) => limitKey('secret', subject));
  const uses = await inTransaction(database.db, (tx) => useLimits(tx, rule, keys));
  return uses.map(({ allowed }) => allowed);
};

test('each of many keys is used once as far as it allows, one that stands there twice twice', async () => {
  expect(await useAll('a', 'b', 'a')).toEqual([true, true, true]);
  expect(await useAll('a', 'a', 'b')).toEqual([true, false, true]);
  expect(await useAll('b', 'c')).toEqual([true, true]);
  expect(await useAll('a', 'b', 'c')).toEqual([false, false, true]);
  expect(await useAll()).toEqual([]);
});

test('what is used by one at a time and by many at once counts together', async () => {
  await useAll('mixed');
  const single = () => inTransaction(database.db, (tx) => useLimit(tx, rule, limitKey('secret', 'mixed')));
  expect((await single()).allowed).toBe(true);
  expect(await useAll('mixed', 'mixed')).toEqual([true, false]);
  expect((await single()).allowed).toBe(false);
});

test('batches that share keys in other orders do not wait for each other, and allow no more together', async () => {
  const subjects = Array.from({ length: 30 }, (_, position) => `busy-${position}`);
  const batches = Array.from({ length: 6 }, (_, turn) => (turn % 2 === 0 ? subjects : subjects.toReversed()));
  const answers = await Promise.all(batches.map((batch) => useAll(...batch)));
  expect(answers.flat().filter(Boolean)).toHaveLength(3 * subjects.length);
});
