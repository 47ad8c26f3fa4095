import type {
  DealershipSearchRequest,
  DealershipSearchResponse,
} from '@kardan/contract/calls/dealerships/dealership-search';
import { byName } from '@kardan/contract/values/by-name';
import type { Database } from '../../db/database.ts';
import { SearchUnavailable } from '../../kernel/errors.ts';
import { regionIn } from '../../regions/region-language.ts';
import { countCarsOfDealerships } from '../../search/count-cars-of-dealerships.ts';
import type { SearchEngine } from '../../search/engine.ts';
import { loadDealershipCards } from './dealership-card-store.ts';
import { prepareQuestion } from './dealership-question.ts';
import { findDealershipPage } from './dealership-search-store.ts';
import { inServiceOrder, presentDealershipCard } from './present-dealership-card.ts';

/**
 * Active dealerships that match, a page of them with how many cars each offers, and what narrows the search. PostgreSQL
 * answers; without the search engine only the numbers of cars are missing.
 */
export async function searchDealerships(
  services: { db: Database; search: SearchEngine },
  { sort, page, limit, language, ...filters }: DealershipSearchRequest,
  now = new Date(),
): Promise<DealershipSearchResponse> {
  const question = await prepareQuestion(services, filters, now);
  const found = await findDealershipPage(services.db, question, { sort, offset: (page - 1) * limit, limit });
  const ids = found.page.map(({ id }) => id);
  const [rows, cars] = await Promise.all([loadDealershipCards(services.db, ids), carsOf(services, ids)]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    total: found.total,
    items: found.page.flatMap(({ id, distanceKm }) => {
      const row = byId.get(id);
      return row ? presentDealershipCard(row, { distanceKm, cars: cars && (cars.get(id) ?? 0) }, language) : [];
    }),
    facets: {
      regions: found.regions.map((region) => regionIn(language, region)).sort(byName),
      districts: found.districts.sort(byName),
      makes: found.makes,
      services: inServiceOrder(found.services),
    },
    asOf: now.toISOString(),
  };
}

/** Null when the engine does not answer: the directory goes on without these numbers. */
async function carsOf(services: { search: SearchEngine }, ids: readonly number[]): Promise<Map<number, number> | null> {
  return countCarsOfDealerships(services, ids).catch((error: unknown) => {
    if (error instanceof SearchUnavailable) return null;
    throw error;
  });
}
