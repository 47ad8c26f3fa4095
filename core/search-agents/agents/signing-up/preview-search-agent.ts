import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { AgentPreview } from '@kardan/contract/calls/search-agent';
import type { Database } from '../../../db/database.ts';
import { distanceKm } from '../../../kernel/distance.ts';
import type { SearchEngine } from '../../../search/engine.ts';
import { buildFilterClauses, matchingAll } from '../../../search/query/build-filter-clauses.ts';
import { buildListingQuery } from '../../../search/query/build-listing-query.ts';
import { cardOf, type EngineAnswer } from '../../../search/query/engine-answer.ts';
import { normaliseFilters } from '../../../search/query/normalise-request.ts';
import { runSearches } from '../../../search/query/run-searches.ts';
import { searchContext } from '../../../search/query/search-context.ts';

const countedDays = 28;
const shownCars = 4;

interface SearchServices {
  db: Database;
  search: SearchEngine;
}

/**
 * What an agent would tell of: today's cars and those of the last four weeks, in one request. Cars that came and went within them are not counted, so
 * a week brings rather more; how long a car may be online says nothing about new ones.
 */
export async function previewSearchAgent(services: SearchServices, asked: SearchFilters): Promise<AgentPreview> {
  const filters = normaliseFilters(asked);
  const context = await searchContext(services, filters);
  const request = { ...filters, sort: 'newest' as const, limit: shownCars, facets: [] };
  const recent = buildFilterClauses({ ...filters, daysOnline: countedDays }, context);
  const asOf = new Date().toISOString();
  const [now, counted] = (await runSearches(services.search, 'agent-preview', [
    ...buildListingQuery(request, context).map(({ body }) => body),
    { query: matchingAll([...recent.values()]), size: 0, track_total_hits: true },
  ])) as [EngineAnswer, EngineAnswer];
  return {
    total: now.hits.total?.value ?? 0,
    newPerWeek: Math.round(((counted.hits.total?.value ?? 0) * 7 * 10) / countedDays) / 10,
    items: now.hits.hits.map((hit) => {
      const card = cardOf(hit);
      const away = context.place && Math.round(distanceKm(context.place, card.place) * 10) / 10;
      return { ...card, distanceKm: away };
    }),
    asOf,
  };
}
