import type { Database } from '../../db/database.ts';
import { withSessionLock } from '../../db/session-lock.ts';
import type { SearchEngine } from '../engine.ts';
import { indicesBeside, removeReplacedIndices, swapIndices } from './swap-indices.ts';

export interface RebuildProgress {
  done: number;
  total: number;
}

/** What an index is rebuilt from. */
interface IndexSource<Row> {
  /** Makes an empty index whose name ends like this. */
  create(suffix: string): Promise<string>;
  count(): Promise<number>;
  /** The rows after this one, in order, or the first ones; none when all were read. */
  next(after: Row | undefined, limit: number): Promise<Row[]>;
  /** Writes rows to one index; throws when one of them cannot be written. */
  write(index: string, rows: Row[]): Promise<void>;
}

const batchSize = 2_000;
/** Bulk requests under way: with two the engine never waits for rows, more only queue up in it. */
const bulksInFlight = 2;
const minuteMs = 60_000;
const rebuildLock = 7204;

/**
 * Builds a new index from the database and swaps it in, while searches and changes go on: changes are written to both
 * indices from before the first row is read, and searches move over in one step once everything is there. A rebuild that
 * fails before this step, or whose step the engine refuses, leaves no trace; after it nothing can fail any more but the removal of
 * the old index.
 */
export async function rebuildAliased<Row>(
  db: Database,
  engine: SearchEngine,
  source: IndexSource<Row>,
  onProgress: (progress: RebuildProgress) => void = () => {},
): Promise<{ index: string; written: number }> {
  const lock = {
    space: rebuildLock,
    name: engine.indexName,
    takenMessage: 'another rebuild of the search index is running',
  };
  return withSessionLock(db, lock, async () => {
    const index = await source.create(new Date().toISOString().replace(/\D/g, ''));
    let written: number;
    let replaced: string[];
    try {
      await prepareForFilling(engine, index);
      await engine.client.indices.updateAliases({ body: { actions: [{ add: { index, alias: engine.writeAlias } }] } });
      written = await fill(source, index, { done: 0, total: await source.count() }, onProgress);
      await prepareForSearching(engine, index);
      replaced = await indicesBeside(engine, index);
    } catch (error) {
      // A clean-up that fails too must not hide why; what it leaves is removed by the next rebuild.
      await engine.client.indices.delete({ index }).catch(() => undefined);
      throw error;
    }
    await swapIndices(engine, index, replaced);
    await removeReplacedIndices(engine, replaced);
    return { index, written };
  });
}

async function fill<Row>(
  source: IndexSource<Row>,
  index: string,
  progress: RebuildProgress,
  onProgress: (progress: RebuildProgress) => void,
): Promise<number> {
  const inFlight = new Set<Promise<void>>();
  try {
    for await (const rows of batches(source)) {
      const writing = source.write(index, rows).then(() => {
        inFlight.delete(writing);
        progress.done += rows.length;
        onProgress(progress);
      });
      inFlight.add(writing);
      // Awaited below; until then a failure must not count as unhandled.
      writing.catch(() => undefined);
      if (inFlight.size >= bulksInFlight) await Promise.race(inFlight);
    }
    await Promise.all(inFlight);
  } finally {
    await Promise.allSettled(inFlight);
  }
  return progress.done;
}

async function* batches<Row>(source: IndexSource<Row>): AsyncGenerator<Row[]> {
  let next = source.next(undefined, batchSize);
  while (true) {
    const rows = await next;
    const last = rows.at(-1);
    if (!last) return;
    // The database reads on while the engine writes.
    next = source.next(last, batchSize);
    next.catch(() => undefined);
    yield rows;
  }
}

/** Nobody searches the index yet: no refreshes and no replicas. */
async function prepareForFilling(engine: SearchEngine, index: string): Promise<void> {
  await engine.client.indices.putSettings({
    index,
    body: { index: { refresh_interval: '-1', number_of_replicas: 0 } },
  });
}

/**
 * One large segment a shard, changes in small ones beside it; as many copies as searches shall have, all of them there. Each step may
 * take minutes where there are millions.
 */
async function prepareForSearching(engine: SearchEngine, index: string): Promise<void> {
  const longTimeout = { requestTimeout: 30 * minuteMs, maxRetries: 0 };
  await engine.client.indices.refresh({ index }, longTimeout);
  await engine.client.indices.forcemerge({ index, max_num_segments: 1 }, longTimeout);
  const settings = { refresh_interval: '1s', number_of_replicas: engine.replicas };
  await engine.client.indices.putSettings({ index, body: { index: settings } }, longTimeout);
  await engine.client.indices.refresh({ index }, longTimeout);
  const { body } = await engine.client.cluster.health({ index, wait_for_status: 'green', timeout: '20m' }, longTimeout);
  if (body.timed_out) throw new Error(`the copies of ${index} did not come up in 20 minutes`);
}
