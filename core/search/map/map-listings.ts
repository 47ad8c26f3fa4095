import type { SearchMap, SearchMapRequest } from '@kardan/contract/calls/search/search-map';
import type { Database } from '../../db/database.ts';
import type { SearchEngine } from '../engine.ts';
import { buildFilterClauses } from '../query/build-filter-clauses.ts';
import type { EngineAnswer } from '../query/engine-answer.ts';
import { normaliseFilters } from '../query/normalise-request.ts';
import { runSearches } from '../query/run-searches.ts';
import { searchContext } from '../query/search-context.ts';
import { buildMapSearch } from './build-map-search.ts';
import { mapCells } from './map-cells.ts';
import { readMapEntries } from './read-map-entries.ts';

/** Where the matching cars stand, every one of them in one of at most 150 entries. */
export async function mapListings(
  services: { db: Database; search: SearchEngine },
  { bounds, zoom, ...asked }: SearchMapRequest,
): Promise<SearchMap> {
  const filters = normaliseFilters(asked);
  const context = await searchContext(services, filters);
  const asOf = new Date().toISOString();
  const cells = mapCells(bounds, zoom);
  if (!cells) return { total: 0, bounds: bounds as NonNullable<typeof bounds>, entries: [], asOf };
  const clauses = [...buildFilterClauses(filters, context).values()];
  const [answer] = (await runSearches(services.search, 'map', [buildMapSearch(clauses, cells)])) as [EngineAnswer];
  return { total: answer.hits.total?.value ?? 0, bounds: cells.bounds, entries: readMapEntries(answer), asOf };
}
