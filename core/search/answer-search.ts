import type { SearchFilters, SearchRequest } from '@kardan/contract/search';
import type { Database } from '../db/database.ts';
import { countListings } from './count-listings.ts';
import type { SearchEngine } from './engine.ts';
import { normaliseFilters, normaliseRequest } from './query/normalise-request.ts';
import { searchListings } from './search-listings.ts';

interface SearchServices {
  db: Database;
  search: SearchEngine;
}

/** A search's answer as JSON. Equal questions, however they are put, share one within the cache's few seconds. */
export function answerSearch(services: SearchServices, request: SearchRequest): Promise<Buffer> {
  const normal = normaliseRequest(request);
  return services.search.answers.once(`search ${JSON.stringify(normal)}`, () => searchListings(services, normal));
}

/** A count's answer as JSON, shared likewise. */
export function answerCount(services: SearchServices, filters: SearchFilters): Promise<Buffer> {
  const normal = normaliseFilters(filters);
  return services.search.answers.once(`count ${JSON.stringify(normal)}`, () => countListings(services, normal));
}
