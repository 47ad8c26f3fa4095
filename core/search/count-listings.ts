import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { Database } from '../db/database.ts';
import type { SearchEngine } from './engine.ts';
import { searchListings } from './search-listings.ts';
import { refuseUnknownNames } from './words/refuse-unknown-names.ts';

/** How many cars match; the engine keeps such counts itself until the index changes. */
export async function countListings(
  services: { db: Database; search: SearchEngine },
  filters: SearchFilters,
): Promise<{ total: number; asOf: string }> {
  await refuseUnknownNames(services, filters);
  const { total, asOf } = await searchListings(services, { ...filters, sort: 'newest', limit: 0, facets: [] });
  return { total, asOf };
}
