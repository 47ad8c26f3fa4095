import { type Database, inTransaction } from '../../../db/database.ts';
import type { Backfill } from '../../../db/run-backfill.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { measureMissingLooks } from '../../../media/looks/measure-missing-looks.ts';
import type { Media } from '../../../media/media.ts';
import { inspectListings } from './inspect-listings.ts';
import { loadLastOfferedId, loadOfferedIdsAfter } from './inspected-car-store.ts';
import { comparedPictures } from './look-rules.ts';

const carsPerJob = 200;

/**
 * Looks the next cars on offer through, their pictures measured where nobody did, and leaves a job for those after them. A car that
 * changes meanwhile has a job of its own.
 */
export async function inspectStock(
  services: { db: Database; media: Media },
  afterId: number,
): Promise<{ reached: number; lastId: number }> {
  const { db } = services;
  const ids = await loadOfferedIdsAfter(db, afterId, carsPerJob);
  await measureMissingLooks(services, ids, comparedPictures);
  await inspectListings(services, ids);
  const reached = ids.at(-1) ?? afterId;
  if (ids.length === carsPerJob) {
    await inTransaction(db, (tx) => enqueue(tx, 'inspect-stock', [{ afterId: reached }], { priority: 'bulk' }));
  }
  return { reached, lastId: await loadLastOfferedId(db) };
}

/** Cars from before there were findings: has the worker look through them, once. Reading all pictures would hold up a release. */
export const findingsBackfill: Backfill = {
  name: 'findings',
  lastId: async () => 1,
  async nextChunk(tx, afterId) {
    if (afterId > 0) return undefined;
    await enqueue(tx, 'inspect-stock', [{ afterId: 0 }], { priority: 'bulk' });
    return 1;
  },
};
