import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '@kardan/core/db/database';
import { loadCatalogue } from '../catalogue/catalogue-store.ts';
import { Day } from '../day.ts';
import { dealershipBuilder } from '../dealerships/build-dealership.ts';
import { listingGenerator } from '../listings/generate-listing.ts';
import { copyListings } from './copy-listings.ts';
import { openBulkClient } from './open-client-store.ts';
import type { SeedTask } from './seed-listings.ts';

/** Makes and writes every `threads`-th batch of listings on a connection of its own; reports each batch. */
const { databaseUrl, seed, today, dealerships, pictures, listings, batchSize, thread, threads } =
  workerData as SeedTask;

const db = openDatabase({ DATABASE_URL: databaseUrl, DATABASE_POOL_SIZE: 1, noTimeouts: true });
const catalogue = await loadCatalogue(db);
await db.destroy();
const day = new Day(today);
const buildDealership = dealershipBuilder(catalogue, seed, day);
const generate = listingGenerator({
  catalogue,
  // Built again rather than sent over: both threads get the same from the same seed.
  dealerships: Array.from({ length: dealerships }, (_, index) => buildDealership(index)),
  pictures,
  seed,
  today: day,
});

const client = await openBulkClient(databaseUrl);
try {
  for (let from = thread * batchSize; from < listings; from += threads * batchSize) {
    const to = Math.min(listings, from + batchSize);
    await copyListings(client, generate, from, to);
    parentPort?.postMessage(to - from);
  }
} finally {
  await client.end();
}
