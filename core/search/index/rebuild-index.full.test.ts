import { expect, test } from 'vitest';
import { fillWithListings } from '../../testing/fill-with-listings.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createTestIndex } from '../../testing/test-index.ts';
import { rebuildUnderLoad } from '../testing/rebuild-under-load.ts';
import { compareIndex } from './compare-index.ts';
import { rebuildIndex } from './rebuild-index.ts';

const listings = 100_000;

test('a rebuild of 100,000 listings under continuous reads and writes fails no read and misses no write', async () => {
  await using database = await createTestDatabase();
  await using index = await createTestIndex();
  const services = { db: database.db, search: index.search };
  await fillWithListings(services.db, listings);
  await rebuildIndex(services);
  const report = await rebuildUnderLoad(services, listings);
  await index.refresh();
  expect(report.failedReads).toEqual([]);
  expect(report.reads).toBeGreaterThan(100);
  expect(report.writes).toBeGreaterThan(100);
  expect(report.smallestTotal).toBeGreaterThan(listings - report.writes - 1);
  expect(await compareIndex(services)).toEqual({ missing: [], superfluous: [], outdated: [] });
});
