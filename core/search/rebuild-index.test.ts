import { afterEach, beforeEach, expect, test } from 'vitest';
import { fillWithListings } from '../testing/fill-with-listings.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createTestIndex, type TestIndex } from '../testing/test-index.ts';
import { compareIndex } from './compare-index.ts';
import { rebuildIndex } from './rebuild-index.ts';
import { rebuildUnderLoad } from './testing/rebuild-under-load.ts';

let database: TestDatabase;
let index: TestIndex;
let services: { db: TestDatabase['db']; search: TestIndex['search'] };

beforeEach(async () => {
  [database, index] = await Promise.all([createTestDatabase(), createTestIndex()]);
  services = { db: database.db, search: index.search };
});
afterEach(() => Promise.all([database[Symbol.asyncDispose](), index[Symbol.asyncDispose]()]));

const nothing = { missing: [], superfluous: [], outdated: [] };

test('an index that was lost is rebuilt from the database alone', async () => {
  await fillWithListings(services.db, 3_000);
  expect((await compareIndex(services)).missing).toHaveLength(3_000);
  await rebuildIndex(services);
  expect(await compareIndex(services)).toEqual(nothing);
});

test('searches and changes go on during a rebuild: no read fails, no write is missing', async () => {
  await fillWithListings(services.db, 10_000);
  await rebuildIndex(services);
  const report = await rebuildUnderLoad(services, 10_000);
  await index.refresh();
  expect(report.failedReads).toEqual([]);
  expect(report.reads).toBeGreaterThan(20);
  expect(report.writes).toBeGreaterThan(20);
  // Never a half-filled index: at most the withdrawn cars are missing.
  expect(report.smallestTotal).toBeGreaterThan(10_000 - report.writes - 1);
  expect(await compareIndex(services)).toEqual(nothing);
});

test('a rebuild that fails leaves the index in use untouched, and two never run at once', async () => {
  await fillWithListings(services.db, 3_000);
  await rebuildIndex(services);
  const first = rebuildIndex(services);
  await expect(rebuildIndex(services)).rejects.toThrow('another rebuild');
  await first;
  const broken = { ...services, db: failingAfter(services.db) };
  await expect(rebuildIndex(broken)).rejects.toThrow();
  expect(await compareIndex(services)).toEqual(nothing);
  const { body } = await index.search.client.indices.get({ index: `${index.search.indexName}-*` });
  expect(Object.keys(body)).toHaveLength(1);
});

/** A database whose count breaks off in the middle of the rebuild. */
function failingAfter(db: TestDatabase['db']): TestDatabase['db'] {
  return new Proxy(db, {
    get: (target, property) => {
      if (property === 'selectFrom') throw new Error('connection lost');
      const value = Reflect.get(target, property);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
