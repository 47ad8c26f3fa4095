import { setTimeout } from 'node:timers/promises';
import { progressLine, say } from '@kardan/core/cli/terminal';
import { countOffered, readOfferedRowsAfter } from '@kardan/core/listings/cards/read-listing-rows';
import type { SearchEngine } from '@kardan/core/search/engine';
import { type ListingDocument, listingDocument } from '@kardan/core/search/index/listing-document';
import { createListingIndex } from '@kardan/core/search/index/listing-index';
import type { Services } from '@kardan/core/services';

/** An index with the same cars, built otherwise. */
export interface IndexCopy {
  name: string;
  shards: number;
  /** One segment for each shard, as a rebuild leaves it; otherwise as many as writing left. */
  merged: boolean;
  /** Further fields, and the documents that hold them. */
  fields?: Record<string, Record<string, unknown>>;
  document?: (document: ListingDocument) => Record<string, unknown>;
}

const batchSize = 2_000;

/** Builds the copy from the database and returns the index's name; one that is there and complete is taken as it is. */
export async function buildCopy({ db, search }: Services, copy: IndexCopy): Promise<string> {
  const engine = { ...search, indexName: `bench-copy-${copy.name}`, shards: copy.shards, replicas: 0 };
  const total = await countOffered(db);
  const known = await documentsIn(search, `${engine.indexName}-*`);
  if (known?.documents === total) return known.index;
  if (known) await search.client.indices.delete({ index: known.index });
  say(`building ${engine.indexName}: ${copy.shards} shards, ${copy.merged ? 'merged' : 'not merged'}`);
  const index = await createListingIndex(engine, 'copy');
  await search.client.indices.putSettings({ index, body: { index: { refresh_interval: '5s' } } });
  if (copy.fields) await search.client.indices.putMapping({ index, body: { properties: copy.fields } });
  const startedAt = Date.now();
  let done = 0;
  let writing: Promise<void> = Promise.resolve();
  for (let after = 0; done < total; ) {
    const rows = await readOfferedRowsAfter(db, after, batchSize);
    if (rows.length === 0) break;
    await writing;
    writing = write(search, index, rows.map(listingDocument), copy.document);
    after = rows.at(-1)?.id ?? after;
    done += rows.length;
    progressLine('copied', done, total, startedAt);
  }
  await writing;
  await search.client.indices.refresh({ index });
  if (copy.merged) {
    await search.client.indices.forcemerge(
      { index, max_num_segments: 1 },
      { requestTimeout: 1_800_000, maxRetries: 0 },
    );
    await search.client.indices.refresh({ index });
  }
  await untilMerged(search, index);
  return index;
}

async function write(
  search: SearchEngine,
  index: string,
  documents: ListingDocument[],
  change: IndexCopy['document'],
): Promise<void> {
  const body = documents.flatMap((document) => [
    { index: { _index: index, _id: String(document.id) } },
    change ? change(document) : document,
  ]);
  const answer = await search.client.bulk({ body });
  if (answer.body.errors) throw new Error(`copying failed: ${JSON.stringify(answer.body.items[0])}`);
}

async function documentsIn(search: SearchEngine, pattern: string) {
  const { body } = await search.client.indices.stats({ index: pattern, metric: ['docs'] });
  const [found] = Object.entries(body.indices ?? {});
  return found && { index: found[0], documents: Number(found[1].primaries?.docs?.count) };
}

/** Merges that go on by themselves would disturb what is measured next. */
async function untilMerged(search: SearchEngine, index: string): Promise<void> {
  while (true) {
    const { body } = await search.client.indices.stats({ index, metric: ['merge'] });
    if (!body._all.primaries?.merges?.current) return;
    await setTimeout(500);
  }
}
