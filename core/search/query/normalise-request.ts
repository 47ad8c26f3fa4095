import type { SearchFilters, SearchRequest } from '@kardan/contract/calls/search/search';
import { filterKeys, filters } from '@kardan/contract/filters';

/** The same question asked in another way gives the same filters: lists sorted and without repeats, empty ones gone. */
export function normaliseFilters(request: SearchFilters): SearchFilters {
  const normalised: Record<string, unknown> = {};
  for (const key of filterKeys) {
    const value = request[key];
    if (Array.isArray(value)) {
      if (value.length > 0) normalised[key] = [...new Set<string>(value)].sort();
    } else if (filters[key].kind === 'text' && typeof value === 'string') {
      normalised[key] = value.toLowerCase().replace(/\s+/g, ' ').trim();
    } else if (value !== undefined && !isOpenSpan(value)) {
      normalised[key] = value;
    }
  }
  return normalised;
}

/** A request in its one normal form; equal questions have equal JSON. */
export function normaliseRequest(request: SearchRequest): SearchRequest {
  return {
    ...normaliseFilters(request),
    sort: request.sort,
    limit: request.limit,
    ...(request.cursor !== undefined && { cursor: request.cursor }),
    ...(request.page !== undefined && request.page > 1 && { page: request.page }),
    ...(request.medianPrice && { medianPrice: true as const }),
    facets: [...new Set(request.facets)].sort(),
  };
}

function isOpenSpan(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every((end) => end === undefined);
}
