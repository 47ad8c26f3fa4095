import { apiPrefix } from '@kardan/contract/calls/call';
import { type SearchRequest, searchCalls } from '@kardan/contract/calls/search/search';
import type { SearchContext } from '@kardan/core/search/query/build-filter-clauses';
import { buildListingQuery } from '@kardan/core/search/query/build-listing-query';
import { normaliseRequest } from '@kardan/core/search/query/normalise-request';
import { multiSearchBody } from '@kardan/core/search/query/run-searches';
import { searchContext } from '@kardan/core/search/query/search-context';
import type { Services } from '@kardan/core/services';
import type { CallLoad } from '../load/messages.ts';

/** A request with what it means to the engine; places are looked up once, outside of what is measured. */
export interface PreparedRequest {
  request: SearchRequest;
  context: SearchContext;
}

export async function prepareRequests(services: Services, requests: SearchRequest[]): Promise<PreparedRequest[]> {
  const prepared: PreparedRequest[] = [];
  for (const request of requests) {
    const normal = normaliseRequest(request);
    prepared.push({ request: normal, context: await searchContext(services, normal) });
  }
  return prepared;
}

/** The text that the API sends to the engine for a request, made by the API's own code. */
export function apiSearchText({ request, context }: PreparedRequest): string {
  return multiSearchBody(buildListingQuery(request, context).map(({ body }) => body));
}

/** Bodies for the bare engine, at the address that the API's client uses. */
export function engineLoad(name: string, engineUrl: string, index: string, bodies: string[]): CallLoad {
  return { name, origin: engineUrl, path: `/${index}/_msearch`, contentType: 'application/x-ndjson', bodies };
}

/** The same requests for the API, each from another visitor, as a proxy in front of it would tell. */
export function apiLoad(name: string, apiUrl: string, requests: readonly SearchRequest[]): CallLoad {
  return {
    name,
    origin: apiUrl,
    path: `${apiPrefix}${searchCalls.searchQuery.path}`,
    contentType: 'application/json',
    bodies: requests.map((request) => JSON.stringify(request)),
    manyVisitors: true,
  };
}
