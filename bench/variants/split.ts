import { multiSearchBody } from '@kardan/core/search/query/run-searches';
import type { PreparedRequest } from '../requests/prepare-loads.ts';
import { countsOf, facetsByField } from './facets-by-field.ts';

/** A multi-search: hits with the free facets, and for each filter with a facet one search that leaves this filter out. */
export function splitText(prepared: PreparedRequest): string {
  const { request } = prepared;
  const { clauses, hits, free, restricted } = facetsByField(prepared);
  const counting = [...restricted].map(([omitted, facets]) => {
    const filter = [...clauses].filter(([key]) => key !== omitted).map(([, clause]) => clause);
    const query = filter.length > 0 ? { bool: { filter } } : { match_all: {} };
    return { query, size: 0, track_total_hits: false, aggs: countsOf(facets, request) };
  });
  return multiSearchBody([{ ...hits, ...(free.length > 0 && { aggs: countsOf(free, request) }) }, ...counting]);
}
