import type { Database } from '../../db/database.ts';
import type { SearchEngine } from '../engine.ts';
import { addToIndex } from './index-listings.ts';
import { countSearchable, type ListingRow, loadSearchableRowsAfter } from './listing-document-store.ts';
import { createListingIndex } from './listing-index.ts';
import { onlyOneRebuild } from './rebuild-lock-store.ts';
import { removeReplacedIndices, swapIndices } from './swap-indices.ts';

export interface RebuildProgress {
  done: number;
  total: number;
}

const batchSize = 2_000;
/** Bulk requests under way: with two the engine never waits for rows, more only queue up in it. */
const bulksUnderWay = 2;
const minuteMs = 60_000;

/**
 * Builds a new index from the database and swaps it in, while searches and changes go on: changes are written to both
 * indices from before the first row is read, and searches move over in one step once everything is there. A rebuild that
 * fails before this step leaves no trace; after it nothing can fail any more but the removal of the old index.
 */
export async function rebuildIndex(
  services: { db: Database; search: SearchEngine },
  onProgress: (progress: RebuildProgress) => void = () => {},
): Promise<{ index: string; listings: number }> {
  const { db, search } = services;
  return onlyOneRebuild(db, async () => {
    const index = await createListingIndex(search, new Date().toISOString().replace(/\D/g, ''));
    let replaced: string[];
    let listings: number;
    try {
      await prepareForFilling(search, index);
      await search.client.indices.updateAliases({ body: { actions: [{ add: { index, alias: search.writeAlias } }] } });
      listings = await fill(services, index, { done: 0, total: await countSearchable(db) }, onProgress);
      await prepareForSearching(search, index);
      replaced = await swapIndices(search, index);
    } catch (error) {
      // A clean-up that fails too must not hide why; what it leaves is removed by the next rebuild.
      await search.client.indices.delete({ index }).catch(() => undefined);
      throw error;
    }
    await removeReplacedIndices(search, replaced);
    return { index, listings };
  });
}

async function fill(
  { db, search }: { db: Database; search: SearchEngine },
  index: string,
  progress: RebuildProgress,
  onProgress: (progress: RebuildProgress) => void,
): Promise<number> {
  const underWay = new Set<Promise<void>>();
  try {
    for await (const rows of batches(db)) {
      const writing = write(search, index, rows).then(() => {
        underWay.delete(writing);
        progress.done += rows.length;
        onProgress(progress);
      });
      underWay.add(writing);
      // Awaited below; until then a failure must not count as unhandled.
      writing.catch(() => undefined);
      if (underWay.size >= bulksUnderWay) await Promise.race(underWay);
    }
    await Promise.all(underWay);
  } finally {
    await Promise.allSettled(underWay);
  }
  return progress.done;
}

async function* batches(db: Database): AsyncGenerator<ListingRow[]> {
  let next = loadSearchableRowsAfter(db, 0, batchSize);
  while (true) {
    const rows = await next;
    const last = rows.at(-1);
    if (!last) return;
    // The database reads on while the engine writes.
    next = loadSearchableRowsAfter(db, last.id, batchSize);
    next.catch(() => undefined);
    yield rows;
  }
}

async function write(search: SearchEngine, index: string, rows: ListingRow[]): Promise<void> {
  const [failure] = await addToIndex(search, index, rows);
  if (failure) throw new Error(`listing ${failure.listingId} could not be indexed: ${failure.reason}`);
}

/** Nobody searches the index yet: no refreshes and no replicas. */
async function prepareForFilling(search: SearchEngine, index: string): Promise<void> {
  await search.client.indices.putSettings({
    index,
    body: { index: { refresh_interval: '-1', number_of_replicas: 0 } },
  });
}

/** One large segment a shard, changes in small ones beside it; as many copies as searches shall have, all of them there. */
async function prepareForSearching(search: SearchEngine, index: string): Promise<void> {
  const patiently = { requestTimeout: 30 * minuteMs, maxRetries: 0 };
  await search.client.indices.refresh({ index });
  await search.client.indices.forcemerge({ index, max_num_segments: 1 }, patiently);
  await search.client.indices.putSettings({
    index,
    body: { index: { refresh_interval: '1s', number_of_replicas: search.replicas } },
  });
  await search.client.indices.refresh({ index });
  const { body } = await search.client.cluster.health({ index, wait_for_status: 'green', timeout: '20m' }, patiently);
  if (body.timed_out) throw new Error(`the copies of ${index} did not come up in 20 minutes`);
}
