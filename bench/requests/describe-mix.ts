import type { SearchRequest } from '@kardan/contract/calls/search/search';
import { filterKeys } from '@kardan/contract/filters';

/** Shares of the requests, from 0 to 1. */
export interface Mix {
  requests: number;
  filters: Record<string, number>;
  usedFilters: Record<string, number>;
  sorts: Record<string, number>;
  pages: Record<string, number>;
}

/** What the requests look like, so that a reader can judge whether they are realistic. */
export function describeMix(requests: readonly SearchRequest[]): Mix {
  const filtersOf = (request: SearchRequest) => filterKeys.filter((key) => request[key] !== undefined);
  return {
    requests: requests.length,
    filters: shares(requests.map((request) => String(filtersOf(request).length))),
    usedFilters: shares(requests.flatMap(filtersOf), requests.length),
    sorts: shares(requests.map(({ sort }) => sort)),
    pages: shares(requests.map(({ page, cursor }) => (cursor === undefined ? `page ${page ?? 1}` : 'cursor'))),
  };
}

function shares(values: string[], of = values.length): Record<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(byCount).map(([value, count]) => [value, count / of]));
}

function byCount(a: [string, number], b: [string, number]): number {
  return b[1] - a[1];
}
