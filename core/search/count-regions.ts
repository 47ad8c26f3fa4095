import type { Database } from '../db/database.ts';
import { listDistricts } from '../regions/list-districts.ts';
import { listRegions } from '../regions/list-regions.ts';
import type { CountedName } from './counted-name.ts';
import { namesWithCars } from './counted-name.ts';
import type { SearchEngine } from './engine.ts';
import { searchListings } from './search-listings.ts';

/** Every federal state with cars and its districts with cars, for the sitemap. */
export async function countsByRegionAndDistrict(services: {
  db: Database;
  search: SearchEngine;
}): Promise<(CountedName & { districts: CountedName[] })[]> {
  const [regions, { facets }] = await Promise.all([
    listRegions(services, 'de-AT'),
    searchListings(services, { sort: 'newest', limit: 0, facets: ['region', 'district'] }),
  ]);
  return Promise.all(
    namesWithCars(regions, facets.region).map(async (region) => ({
      ...region,
      districts: namesWithCars(await listDistricts(services, region.slug), facets.district),
    })),
  );
}
