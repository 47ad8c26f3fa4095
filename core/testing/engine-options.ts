import type { SearchEngineOptions } from '../search/engine.ts';

/** How a test talks to an engine: one that keeps no answers, on one shard. */
export function engineOptions(
  told: Pick<SearchEngineOptions, 'OPENSEARCH_URL' | 'LISTING_INDEX'> & Partial<SearchEngineOptions>,
): SearchEngineOptions {
  return {
    LISTING_INDEX_SHARDS: 1,
    LISTING_INDEX_REPLICAS: 0,
    API_SEARCH_CACHE_SECONDS: 0,
    API_MAX_SEARCHES: 32,
    ...told,
  };
}
