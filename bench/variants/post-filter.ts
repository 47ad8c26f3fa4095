import type { FilterKey } from '@kardan/contract/filters';
import type { FacetKey } from '@kardan/contract/search';
import { buildFilterClauses, type Clause } from '@kardan/core/search/build-filter-clauses';
import { buildListingQuery } from '@kardan/core/search/build-listing-query';
import { multiSearchBody } from '@kardan/core/search/run-searches';
import type { PreparedRequest } from '../requests/prepare-loads.ts';

/**
 * The usual pattern: one search. Filters that have a facet of their own move to `post_filter`, and each facet is counted
 * within a filter of all the others. Facets with the same filters share one aggregation, which is this pattern at its best.
 */
export function postFilterText({ request, context }: PreparedRequest): string {
  const [hits, ...counting] = buildListingQuery(request, context);
  if (!hits) throw new Error('a request has at least one search');
  if (counting.length === 0) return multiSearchBody([hits.body]);
  const clauses = buildFilterClauses(request, context);
  const left = counting.map(({ facets }) => filterOf(facets[0] as FacetKey));
  const after = (omitted?: FilterKey) => ({
    bool: { filter: left.filter((key) => key !== omitted).map((key) => clauses.get(key) as Clause) },
  });
  const groups = [
    ...(hits.body.aggs ? [['unrestricted', { filter: after(), aggs: hits.body.aggs }]] : []),
    ...counting.map(({ body }, i) => [`without-${left[i]}`, { filter: after(left[i]), aggs: body.aggs }]),
  ];
  const query = withoutFilters(
    hits.body.query as Clause,
    left.map((key) => clauses.get(key) as Clause),
  );
  return multiSearchBody([{ ...hits.body, query, post_filter: after(), aggs: Object.fromEntries(groups) }]);
}

/** The filter that a facet's own search leaves out. */
function filterOf(facet: FacetKey): FilterKey {
  return facet === 'make' || facet === 'model' ? 'vehicles' : facet;
}

function withoutFilters(query: Clause, removed: Clause[]): Clause {
  const bool = query.bool as { filter: Clause[] };
  const texts = new Set(removed.map((clause) => JSON.stringify(clause)));
  return { bool: { ...bool, filter: bool.filter.filter((clause) => !texts.has(JSON.stringify(clause))) } };
}
