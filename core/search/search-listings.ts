import type { ListingCard, SearchRequest, SearchResponse } from '@kardan/contract/calls/search/search';
import type { Database } from '../db/database.ts';
import { distanceKm } from '../kernel/distance.ts';
import type { SearchEngine } from './engine.ts';
import type { SearchContext } from './query/build-filter-clauses.ts';
import { buildListingQuery } from './query/build-listing-query.ts';
import { writeCursor } from './query/cursor.ts';
import type { EngineAnswer, EngineHit } from './query/engine-answer.ts';
import { readMedian } from './query/median.ts';
import { normaliseRequest } from './query/normalise-request.ts';
import { readFacets } from './query/read-facets.ts';
import { runSearches } from './query/run-searches.ts';
import { searchContext } from './query/search-context.ts';

/** The cars that match, in order, with true counts. */
export async function searchListings(
  services: { db: Database; search: SearchEngine },
  asked: SearchRequest,
): Promise<SearchResponse> {
  const request = normaliseRequest(asked);
  const context = await searchContext(services, request);
  const searches = buildListingQuery(request, context);
  const asOf = new Date().toISOString();
  const answers = await runSearches(
    services.search,
    searches.map(({ body }) => body),
  );
  const [main] = answers as [EngineAnswer];
  const hits = main.hits.hits;
  return {
    total: main.hits.total?.value ?? 0,
    items: hits.map((hit) => itemOf(hit, context)),
    facets: Object.fromEntries(searches.flatMap(({ facets }, i) => readFacets(facets, answers[i] as EngineAnswer))),
    ...(request.medianPrice && { medianPriceEur: medianPriceEur(main) }),
    nextCursor: nextCursor(request, hits),
    asOf,
  };
}

function itemOf(hit: EngineHit, { place }: SearchContext): SearchResponse['items'][number] {
  const card = hit._source.card as ListingCard;
  return { ...card, distanceKm: place && Math.round(distanceKm(place, card.place) * 10) / 10 };
}

function medianPriceEur({ aggregations }: EngineAnswer): number | null {
  const median = readMedian(aggregations?.medianPriceEur);
  return median === null ? null : Math.round(median);
}

function nextCursor(request: SearchRequest, hits: EngineHit[]): string | null {
  const last = hits.at(-1);
  if (!last?.sort || hits.length < request.limit) return null;
  return writeCursor(request.sort, last.sort);
}
