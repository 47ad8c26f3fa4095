import { buildListingQuery } from '@kardan/core/search/query/build-listing-query';
import { multiSearchBody } from '@kardan/core/search/query/run-searches';
import type { PreparedRequest } from '../requests/prepare-loads.ts';

/**
 * Hits in a search that may stop as soon as it has the best ones; total and facets in a second one without hits, which
 * the request cache could keep; the rest as ours.
 */
export function hitsApartText({ request, context }: PreparedRequest): string {
  const [first, ...counting] = buildListingQuery(request, context);
  if (!first) throw new Error('a request has at least one search');
  const { aggs, ...hits } = first.body;
  const counts = { query: hits.query, size: 0, track_total_hits: true, ...(aggs !== undefined && { aggs }) };
  return multiSearchBody([{ ...hits, track_total_hits: false }, counts, ...counting.map(({ body }) => body)]);
}

/** The hits alone; no answer to the request, but the least that any answer costs. */
export function onlyHitsText({ request, context }: PreparedRequest): string {
  const [first] = buildListingQuery({ ...request, facets: [] }, context);
  return multiSearchBody([{ ...first?.body, track_total_hits: false }]);
}
