import type { FacetKey, SearchRequest } from '@kardan/contract/calls/search/search';
import type { FilterKey } from '@kardan/contract/filters';
import { buildFilterClauses, type Clause } from '@kardan/core/search/query/build-filter-clauses';
import { buildListingQuery } from '@kardan/core/search/query/build-listing-query';
import { facetFields } from '@kardan/core/search/query/listing-fields';
import type { PreparedRequest } from '../requests/prepare-loads.ts';

/** A request taken apart, each facet counted on a field of its own. */
export interface FacetsByField {
  clauses: Map<FilterKey, Clause>;
  /** The search for hits and total, every filter applied, nothing counted. */
  hits: Clause;
  /** Facets that no filter of the request restricts, and those that one does, by that filter. */
  free: FacetKey[];
  restricted: Map<FilterKey, FacetKey[]>;
}

export function facetsByField({ request, context }: PreparedRequest): FacetsByField {
  const [hits] = buildListingQuery({ ...request, facets: [] }, context);
  if (!hits) throw new Error('a request has at least one search');
  const clauses = buildFilterClauses(request, context);
  const free: FacetKey[] = [];
  const restricted = new Map<FilterKey, FacetKey[]>();
  for (const facet of request.facets) {
    const filter = filterOf(facet);
    if (filter && clauses.has(filter)) restricted.set(filter, [...(restricted.get(filter) ?? []), facet]);
    else free.push(facet);
  }
  return { clauses, hits: hits.body, free, restricted };
}

/** Aggregations of these facets, by field. */
export function countsOf(facets: readonly FacetKey[], request: SearchRequest): Clause {
  return Object.fromEntries(
    facets.map((facet) => {
      const terms = { terms: { field: facetFields[facet], size: 5_000 } };
      const makes = [...new Set((request.vehicles ?? []).map((vehicle) => vehicle.split('/')[0]))];
      const ofChosenMakes = facet === 'model' && makes.length > 0;
      return [
        facetFields[facet],
        ofChosenMakes ? { filter: { terms: { make: makes } }, aggs: { model: terms } } : terms,
      ];
    }),
  );
}

/** The filter that chooses a facet's options; none where options narrow by "and". */
function filterOf(facet: FacetKey): FilterKey | undefined {
  if (facet === 'make' || facet === 'model') return 'vehicles';
  return facet === 'equipment' || facetFields[facet] === 'flags' ? undefined : facet;
}
