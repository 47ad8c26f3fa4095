import { isTracing } from '@kardan/telemetry/tracing/tracing';
import { Client } from '@opensearch-project/opensearch';
import { createTurns, type Turns } from '../kernel/turns.ts';
import { createPartCache, type PartCache } from './part-cache.ts';
import { TracedTransport } from './traced-transport.ts';

/** The search engine and the name its listing index goes by. */
export interface SearchEngine {
  client: Client;
  /** Alias that searches read. */
  readAlias: string;
  /** Alias that changes are written to; during a rebuild it covers the old and the new index. */
  writeAlias: string;
  /** Name that index and aliases start with. */
  indexName: string;
  shards: number;
  replicas: number;
  /** Pieces of search answers, shared one by one. */
  parts: PartCache;
  /** Whether the engine may answer a page of hits from its request cache. */
  cacheHits: boolean;
  /** Searches that the process has under way at once. */
  turns: Turns;
  /** After this long a search is given up. */
  queryTimeoutMs: number;
}

export interface SearchEngineOptions {
  OPENSEARCH_URL: string[];
  LISTING_INDEX: string;
  LISTING_INDEX_SHARDS: number;
  LISTING_INDEX_REPLICAS: number;
  API_SEARCH_CACHE_SECONDS: number;
  API_MAX_SEARCHES: number;
}

/** Whoever has waited so long for a turn is better off trying again. */
const maxWaitMs = 300;

/** After this long a request is given up: far less than the index's `gc_deletes`, so no late write revives a deleted car. */
export const searchTimeoutMs = 20_000;

const maxQueryMs = 8_000;

/**
 * Prepares the connection to OpenSearch; nothing is sent yet. Whoever has less time than searches otherwise get has some of it
 * left when one does not come, for what can be told without it.
 */
export function openSearchEngine(options: SearchEngineOptions, timeoutMs = Number.POSITIVE_INFINITY): SearchEngine {
  return {
    client: new Client({
      nodes: options.OPENSEARCH_URL,
      requestTimeout: searchTimeoutMs,
      maxRetries: 1,
      ...(isTracing() && { Transport: TracedTransport }),
    }),
    readAlias: `${options.LISTING_INDEX}-read`,
    writeAlias: `${options.LISTING_INDEX}-write`,
    indexName: options.LISTING_INDEX,
    shards: options.LISTING_INDEX_SHARDS,
    replicas: options.LISTING_INDEX_REPLICAS,
    parts: createPartCache(options.API_SEARCH_CACHE_SECONDS),
    cacheHits: options.API_SEARCH_CACHE_SECONDS > 0,
    turns: createTurns({ maxInFlight: options.API_MAX_SEARCHES, maxWaitMs }),
    queryTimeoutMs: Math.min(maxQueryMs, Math.round(0.8 * timeoutMs)),
  };
}
