import { setTimeout } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import { type SearchEngine, searchTimeoutMs } from './engine.ts';
import { addToIndex } from './index-listings.ts';
import { countSearchable, type ListingRow, loadSearchableRowsAfter } from './listing-document-store.ts';
import { createListingIndex } from './listing-index.ts';
import { onlyOneRebuild } from './rebuild-lock-store.ts';

export interface RebuildProgress {
  done: number;
  total: number;
}

const batchSize = 2_000;
/** Bulk requests under way: with two the engine never waits for rows, more only queue up in it. */
const bulksUnderWay = 2;

/**
 * Builds a new index from the database and swaps it in, while searches and changes go on: changes are written to both
 * indices from before the first row is read, and searches move over in one step once everything is there.
 */
export async function rebuildIndex(
  services: { db: Database; search: SearchEngine },
  onProgress: (progress: RebuildProgress) => void = () => {},
): Promise<{ index: string; listings: number }> {
  const { db, search } = services;
  return onlyOneRebuild(db, async () => {
    const index = await createListingIndex(search, new Date().toISOString().replace(/\D/g, ''));
    try {
      await prepareForFilling(search, index);
      await search.client.indices.updateAliases({ body: { actions: [{ add: { index, alias: search.writeAlias } }] } });
      const listings = await fill(services, index, { done: 0, total: await countSearchable(db) }, onProgress);
      await prepareForSearching(search, index);
      await swap(search, index);
      return { index, listings };
    } catch (error) {
      await search.client.indices.delete({ index });
      throw error;
    }
  });
}

async function fill(
  { db, search }: { db: Database; search: SearchEngine },
  index: string,
  progress: RebuildProgress,
  onProgress: (progress: RebuildProgress) => void,
): Promise<number> {
  const underWay = new Set<Promise<void>>();
  for await (const rows of batches(db)) {
    const writing = write(search, index, rows).then(() => {
      underWay.delete(writing);
      progress.done += rows.length;
      onProgress(progress);
    });
    underWay.add(writing);
    if (underWay.size >= bulksUnderWay) await Promise.race(underWay);
  }
  await Promise.all(underWay);
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
    next.catch(() => {});
    yield rows;
  }
}

async function write(search: SearchEngine, index: string, rows: ListingRow[]): Promise<void> {
  const [failure] = await addToIndex(search, index, rows);
  if (failure) throw new Error(`listing ${failure.listingId} could not be indexed: ${failure.reason}`);
}

/** Nobody searches the index yet and a crash only means starting again: no refreshes, no replicas, lazy log. */
async function prepareForFilling(search: SearchEngine, index: string): Promise<void> {
  await search.client.indices.putSettings({
    index,
    body: { index: { refresh_interval: '-1', number_of_replicas: 0, translog: { durability: 'async' } } },
  });
}

/** Few large segments make facets over everything about a third faster; new changes go to small ones beside them. */
async function prepareForSearching(search: SearchEngine, index: string): Promise<void> {
  await search.client.indices.refresh({ index });
  await search.client.indices.forcemerge(
    { index, max_num_segments: 1 },
    { requestTimeout: 30 * 60_000, maxRetries: 0 },
  );
  await search.client.indices.putSettings({
    index,
    body: {
      index: { refresh_interval: '1s', number_of_replicas: search.replicas, translog: { durability: 'request' } },
    },
  });
  await search.client.indices.refresh({ index });
}

/** Searches see the new index and only it, writes too; the replaced one is removed when nobody reads it any more. */
async function swap(search: SearchEngine, index: string): Promise<void> {
  const { body } = await search.client.indices.getAlias({ name: search.writeAlias });
  const replaced = Object.keys(body).filter((name) => name !== index);
  await search.client.indices.updateAliases({
    body: {
      actions: [
        { add: { index, alias: search.readAlias } },
        ...replaced.flatMap((old) => [
          { remove: { index: old, alias: search.writeAlias } },
          { remove: { index: old, alias: search.readAlias, must_exist: false } },
        ]),
      ],
    },
  });
  // Removing it in the same step fails the searches under way: shards close before nodes see the new alias.
  for (const old of replaced) {
    await untilUnread(search, old);
    await search.client.indices.delete({ index: old });
  }
}

/** Waits until an index was not searched for a second; at most as long as a search may take. */
async function untilUnread(search: SearchEngine, index: string): Promise<void> {
  let before = -1;
  for (let waitedMs = 0; waitedMs < searchTimeoutMs; waitedMs += 1_000) {
    const { body } = await search.client.indices.stats({ index, metric: 'search' });
    const counts = body._all.total?.search;
    const searches = (counts?.query_total ?? 0) + (counts?.fetch_total ?? 0);
    if (searches === before && !counts?.query_current && !counts?.fetch_current) return;
    before = searches;
    await setTimeout(1_000);
  }
}
