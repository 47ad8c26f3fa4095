import type { FacetKey, FacetOption, SearchRequest, SearchResponse } from '@kardan/contract/calls/search/search';
import type { Database } from '../db/database.ts';
import { distanceKm } from '../kernel/distance.ts';
import type { SearchEngine } from './engine.ts';
import type { SearchContext } from './query/build-filter-clauses.ts';
import { buildListingQuery } from './query/build-listing-query.ts';
import { writeCursor } from './query/cursor.ts';
import { cardOf, type EngineAnswer, type EngineHit } from './query/engine-answer.ts';
import { readMedian } from './query/median.ts';
import { normaliseRequest } from './query/normalise-request.ts';
import type { PricesWithNova } from './query/prices-with-nova.ts';
import { readFacets } from './query/read-facets.ts';
import { runSearches } from './query/run-searches.ts';
import { searchContext } from './query/search-context.ts';

type Hits = Pick<SearchResponse, 'total' | 'items' | 'medianPriceEur' | 'nextCursor'>;

interface EngineFindings {
  /** Undefined where no hits were asked for. */
  hits: Hits | undefined;
  facets: [FacetKey, FacetOption[]][];
  asOf: string;
  /** How long the engine took, the way there and back included. */
  engineMs: number;
}

interface SearchServices {
  db: Database;
  search: SearchEngine;
}

/** The cars that match, in order, with true counts. */
export async function searchListings(services: SearchServices, request: SearchRequest): Promise<SearchResponse> {
  const { hits, facets, asOf } = await askEngine(services, request, { hits: true });
  return { ...(hits as Hits), facets: Object.fromEntries(facets), asOf };
}

/** Asks the engine for the request's facets, and for its hits unless somebody has them already. */
export async function askEngine(
  services: SearchServices,
  asked: SearchRequest,
  wanted: { hits: boolean },
): Promise<EngineFindings> {
  const request = normaliseRequest(asked);
  const context = await searchContext(services, request);
  const searches = buildListingQuery(request, context, wanted);
  const asOf = new Date().toISOString();
  const started = performance.now();
  const answers = await runSearches(
    services.search,
    'results',
    searches.map(({ body }) => body),
  );
  const engineMs = performance.now() - started;
  return {
    hits: wanted.hits ? hitsOf(request, context, answers[0] as EngineAnswer) : undefined,
    facets: searches.flatMap(({ facets }, i) => readFacets(facets, answers[i] as EngineAnswer)),
    asOf,
    engineMs,
  };
}

function hitsOf(request: SearchRequest, context: SearchContext, answer: EngineAnswer): Hits {
  const { total, hits } = answer.hits;
  return {
    total: total?.value ?? 0,
    items: hits.map((hit) => itemOf(hit, context)),
    ...(request.medianPrice && { medianPriceEur: medianPriceEur(answer) }),
    nextCursor: nextCursor(request, hits),
  };
}

function itemOf(hit: EngineHit, { place }: SearchContext): SearchResponse['items'][number] {
  const card = cardOf(hit);
  return { ...card, distanceKm: place && Math.round(distanceKm(place, card.place) * 10) / 10 };
}

function medianPriceEur({ aggregations }: EngineAnswer): number | null {
  const { withNova } = aggregations as unknown as PricesWithNova<{ medianPriceEur: unknown }>;
  const median = readMedian(withNova.medianPriceEur);
  return median === null ? null : Math.round(median);
}

function nextCursor(request: SearchRequest, hits: EngineHit[]): string | null {
  const last = hits.at(-1);
  if (!last?.sort || hits.length < request.limit) return null;
  return writeCursor(request.sort, last.sort);
}
