import type { FilterKey } from '@kardan/contract/filters';
import type { Clause } from '@kardan/core/search/query/build-filter-clauses';
import { multiSearchBody } from '@kardan/core/search/query/run-searches';
import type { PreparedRequest } from '../requests/prepare-loads.ts';
import { countsOf, facetsByField } from './facets-by-field.ts';

/**
 * The usual pattern: one search. Filters that have a facet of their own move to `post_filter`, and each facet is counted
 * within a filter of all the others. Facets with the same filters share one aggregation, which is this pattern at its best.
 */
export function postFilterText(prepared: PreparedRequest): string {
  const { request } = prepared;
  const { clauses, hits, free, restricted } = facetsByField(prepared);
  if (restricted.size === 0) {
    return multiSearchBody([{ ...hits, ...(free.length > 0 && { aggs: countsOf(free, request) }) }]);
  }
  const moved = [...restricted.keys()];
  const allBut = (omitted?: FilterKey) => ({
    bool: { filter: moved.filter((key) => key !== omitted).map((key) => clauses.get(key) as Clause) },
  });
  const groups = [
    ...(free.length > 0 ? [['free', { filter: allBut(), aggs: countsOf(free, request) }]] : []),
    ...[...restricted].map(([key, facets]) => [key, { filter: allBut(key), aggs: countsOf(facets, request) }]),
  ];
  const query = withoutFilters(
    hits.query as Clause,
    moved.map((key) => clauses.get(key) as Clause),
  );
  return multiSearchBody([{ ...hits, query, post_filter: allBut(), aggs: Object.fromEntries(groups) }]);
}

function withoutFilters(query: Clause, removed: Clause[]): Clause {
  const bool = query.bool as { filter: Clause[] };
  const texts = new Set(removed.map((clause) => JSON.stringify(clause)));
  return { bool: { ...bool, filter: bool.filter.filter((clause) => !texts.has(JSON.stringify(clause))) } };
}
