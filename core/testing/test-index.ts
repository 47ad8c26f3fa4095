import { randomBytes } from 'node:crypto';
import { loadEnv } from '../env.ts';
import { openSearchEngine, type SearchEngine } from '../search/engine.ts';
import { createFirstIndex } from '../search/index/listing-index.ts';

export interface TestIndex extends AsyncDisposable {
  search: SearchEngine;
  /** Makes every write so far visible to searches. */
  refresh(): Promise<void>;
}

/** An empty listing index of its own for one test file, on two shards as in production, without the answer cache. */
export async function createTestIndex(): Promise<TestIndex> {
  const search = openSearchEngine({
    ...loadEnv(),
    LISTING_INDEX: `test-${randomBytes(6).toString('hex')}`,
    LISTING_INDEX_SHARDS: 2,
    LISTING_INDEX_REPLICAS: 0,
    API_SEARCH_CACHE_SECONDS: 0,
    API_MAX_SEARCHES: 32,
  });
  await createFirstIndex(search);
  return {
    search,
    async refresh() {
      await search.client.indices.refresh({ index: search.readAlias });
    },
    async [Symbol.asyncDispose]() {
      await search.client.indices.delete({ index: `${search.indexName}-*` });
      await search.client.close();
    },
  };
}
