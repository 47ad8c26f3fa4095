import type { Database } from '../db/database.ts';
import { listAllDistricts } from '../regions/list-all-districts.ts';
import { listRegions } from '../regions/list-regions.ts';
import { type CountedName, namesWithCars } from './counted-name.ts';
import type { SearchEngine } from './engine.ts';
import { searchListings } from './search-listings.ts';

/** Every federal state with cars and its districts with cars, for the sitemap. */
export async function countsByRegionAndDistrict(services: {
  db: Database;
  search: SearchEngine;
}): Promise<(CountedName & { districts: CountedName[] })[]> {
  const [regions, districts, { facets }] = await Promise.all([
    listRegions(services, 'de-AT'),
    listAllDistricts(services),
    searchListings(services, { sort: 'newest', limit: 0, facets: ['region', 'district'] }),
  ]);
  const byRegion = Map.groupBy(districts, (district) => district.regionId);
  return namesWithCars(regions, facets.region).map((region) => ({
    ...region,
    districts: namesWithCars(byRegion.get(region.id) ?? [], facets.district),
  }));
}
