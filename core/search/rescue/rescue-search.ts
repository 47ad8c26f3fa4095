import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { NearMiss, SearchRescue, SearchRescueRequest } from '@kardan/contract/calls/search/search-rescue';
import type { Database } from '../../db/database.ts';
import { distanceKm } from '../../kernel/distance.ts';
import type { SearchEngine } from '../engine.ts';
import { buildFilterClauses, type Clause, matchingAll, type SearchContext } from '../query/build-filter-clauses.ts';
import { cardOf, type EngineAnswer } from '../query/engine-answer.ts';
import { normaliseFilters } from '../query/normalise-request.ts';
import { runSearches } from '../query/run-searches.ts';
import { searchContext } from '../query/search-context.ts';
import { chooseWays } from './choose-ways.ts';
import { findNeighbours } from './find-neighbours.ts';
import { type NearMissSearch, planNearMisses } from './plan-near-misses.ts';
import { planRescue } from './plan-rescue.ts';
import { rateNearMiss } from './rate-near-miss.ts';

const carsShown = 4;
const carsOfOneFilter = 2;
/** Beyond this a car is not near any more. */
const farthestCost = 6;

/** Ways out of a search that finds too little, each counted, and the cars that come closest; one round trip for all. */
export async function rescueSearch(
  services: { db: Database; search: SearchEngine },
  { keep = [], ...request }: SearchRescueRequest,
): Promise<SearchRescue> {
  const filters = normaliseFilters(request);
  const [context, neighbours] = await Promise.all([
    searchContext(services, filters),
    findNeighbours(services, filters),
  ]);
  const ways = planRescue(filters, neighbours, keep);
  const nearMisses = planNearMisses(filters, context, keep);
  const counts = [filters, ...ways.map((way) => way.filters)].map((counted) => countingSearch(counted, context));
  const asOf = new Date().toISOString();
  const answers = await runSearches(services.search, 'rescue', [...counts, ...nearMisses.map(({ body }) => body)]);
  const [total = 0, ...totals] = answers.slice(0, counts.length).map(totalOf);
  return {
    total,
    ways: chooseWays(ways, totals, total),
    nearest: nearestCars(nearMisses, answers.slice(counts.length), context),
    asOf,
  };
}

function countingSearch(filters: SearchFilters, context: SearchContext): Clause {
  const query = matchingAll([...buildFilterClauses(filters, context).values()]);
  return { query, size: 0, track_total_hits: true };
}

function totalOf(answer: EngineAnswer): number {
  return answer.hits.total?.value ?? 0;
}

function nearestCars(searches: NearMissSearch[], answers: EngineAnswer[], { place }: SearchContext): NearMiss[] {
  const candidates = searches.flatMap(({ key, wanted }, i) =>
    (answers[i]?.hits.hits ?? []).map((hit) => {
      const card = cardOf(hit);
      const distance = place && Math.round(distanceKm(place, card.place) * 10) / 10;
      return rateNearMiss({ ...card, distanceKm: distance }, key, wanted);
    }),
  );
  const nearest = new Map<number, NearMiss>();
  for (const { cost, card, deviation } of candidates.sort((a, b) => a.cost - b.cost)) {
    const alike = [...nearest.values()].filter((near) => near.deviation.key === deviation.key);
    if (cost > farthestCost || nearest.size >= carsShown || alike.length >= carsOfOneFilter) continue;
    if (!nearest.has(card.id)) nearest.set(card.id, { card, deviation });
  }
  return [...nearest.values()];
}
