import type { SearchFilters, SearchRequest } from '@kardan/contract/calls/search/search';
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
  return shareAnswer(services, 'search', normal, () => searchListings(services, normal));
}

/** A count's answer as JSON, shared likewise. */
export function answerCount(services: SearchServices, filters: SearchFilters): Promise<Buffer> {
  const normal = normaliseFilters(filters);
  return shareAnswer(services, 'count', normal, () => countListings(services, normal));
}

/** Any answer that is made of counts, as JSON and shared likewise; kind and question tell answers apart. */
export function shareAnswer(
  { search }: SearchServices,
  kind: string,
  question: object,
  answer: () => Promise<object>,
): Promise<Buffer> {
  return search.answers.once(`${kind} ${JSON.stringify(question)}`, answer);
}
