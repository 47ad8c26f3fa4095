import type { FacetKey, SearchFilters, SearchRequest } from '@kardan/contract/calls/search/search';
import type { FilterKey } from '@kardan/contract/filters';
import { buildFilterClauses, type Clause, matchingAll, type SearchContext } from './build-filter-clauses.ts';
import { facetFields } from './listing-fields.ts';
import { sortOf } from './listing-sort.ts';
import { medianOf } from './median.ts';
import { ofPricesWithNova } from './prices-with-nova.ts';

/** One search of a multi-search: its body, and the facets its aggregations count. */
export interface EngineSearch {
  body: Clause;
  facets: FacetKey[];
}

/** More options than any facet has, so that shards never cut a count short. */
const allOptions = 5_000;

/**
 * The searches that answer a request. The first applies every filter and gives hits, total and all facets that no filter
 * restricts; each filter with a facet of its own adds one search that leaves this filter out, so that its options can be
 * combined. Features and flags narrow by "and": their counts are those of the first search. Where no hits are wanted the
 * first search only counts, and falls away with nothing to count.
 */
export function buildListingQuery(
  request: SearchRequest,
  context: SearchContext,
  wanted: { hits: boolean } = { hits: true },
): EngineSearch[] {
  const clauses = buildFilterClauses(request, context);
  const byFilter = Map.groupBy(new Set(request.facets), (facet) => {
    const filter = filterOfFacet(facet);
    return filter && clauses.has(filter) ? filter : 'none';
  });
  const { none: unrestricted = [], ...restricted } = Object.fromEntries(byFilter);
  return [
    ...(wanted.hits
      ? [hitsSearch(request, context, clauses, unrestricted)]
      : countingAll(unrestricted, request, clauses)),
    ...Object.entries(restricted).map(([filter, facets]) =>
      countingSearch(facets, request, without(clauses, filter as FilterKey)),
    ),
  ];
}

function hitsSearch(
  request: SearchRequest,
  context: SearchContext,
  clauses: Map<FilterKey, Clause>,
  facets: FacetKey[],
): EngineSearch {
  const order = sortOf(request, context);
  const aggs = {
    ...aggregations(facets, request),
    ...(request.medianPrice && ofPricesWithNova({ medianPriceEur: medianOf('priceEur') })),
  };
  return {
    facets,
    body: {
      query: matching(clauses, request.sort === 'relevance' ? request.text : undefined),
      size: request.limit,
      ...(request.page !== undefined && { from: (request.page - 1) * request.limit }),
      ...(request.limit > 0 && { sort: order.sort }),
      ...(order.searchAfter && { search_after: order.searchAfter }),
      track_total_hits: true,
      ...(Object.keys(aggs).length > 0 && { aggs }),
    },
  };
}

function countingAll(facets: FacetKey[], request: SearchRequest, clauses: Map<FilterKey, Clause>): EngineSearch[] {
  return facets.length > 0 ? [countingSearch(facets, request, clauses)] : [];
}

function countingSearch(facets: FacetKey[], request: SearchRequest, clauses: Map<FilterKey, Clause>): EngineSearch {
  return {
    facets,
    body: { query: matching(clauses), size: 0, track_total_hits: false, aggs: aggregations(facets, request) },
  };
}

/** Filters decide; words in the title only add to the score. */
function matching(clauses: Map<FilterKey, Clause>, scoredText?: string): Clause {
  if (scoredText === undefined) return matchingAll([...clauses.values()]);
  const others = [...without(clauses, 'text').values()];
  return {
    bool: {
      filter: others,
      must: [clauses.get('text')],
      should: [{ match: { title: { query: scoredText, boost: 3 } } }],
    },
  };
}

function aggregations(facets: FacetKey[], request: SearchRequest): Clause {
  const fields = new Map<string, Clause>();
  for (const facet of facets) {
    const field = facetFields[facet];
    const terms = { terms: { field, size: allOptions } };
    fields.set(field, facet === 'model' ? modelsOfChosenMakes(terms, request) : terms);
  }
  return Object.fromEntries(fields);
}

/** Models are offered for the makes that were chosen; without a choice, all. */
function modelsOfChosenMakes(terms: Clause, request: SearchRequest): Clause {
  const makes = chosenMakes(request);
  if (makes.length === 0) return terms;
  return { filter: { terms: { make: makes } }, aggs: { model: terms } };
}

/** The makes of the vehicles that were chosen, in order. */
export function chosenMakes({ vehicles = [] }: SearchFilters): string[] {
  return [...new Set(vehicles.map((vehicle) => vehicle.split('/')[0] as string))].sort();
}

/** The filter that chooses a facet's options; none where options narrow by "and". */
export function filterOfFacet(facet: FacetKey): FilterKey | undefined {
  if (facet === 'make' || facet === 'model') return 'vehicles';
  if (facet === 'equipment' || facetFields[facet] === 'flags') return undefined;
  return facet;
}

function without(clauses: Map<FilterKey, Clause>, key: FilterKey): Map<FilterKey, Clause> {
  const rest = new Map(clauses);
  rest.delete(key);
  return rest;
}
