import { byName } from '@kardan/contract/values/by-name';
import type { PricedName } from '@kardan/contract/values/counted';
import { sectionFilters } from '@kardan/contract/values/sections';
import type { Database } from '../db/database.ts';
import type { SearchEngine } from '../search/engine.ts';
import { namedGroups, priced } from '../search/summary/named-groups.ts';
import { summariseListings } from '../search/summary/summarise-listings.ts';
import { vehicleDirectory } from '../vehicles/vehicle-directory.ts';

interface PageServices {
  db: Database;
  search: SearchEngine;
}

/** Makes that have new cars, by name. */
export async function listNewCarMakes(services: PageServices): Promise<PricedName[]> {
  const [makes, { summaries }] = await Promise.all([
    vehicleDirectory(services),
    summariseListings(services, [{ filters: sectionFilters('new'), groups: { make: ['lowestPriceEur'] } }]),
  ]);
  return namedGroups(summaries[0].groups.make, makes).map(priced).sort(byName);
}

/** Makes that have electric cars, by name. */
export async function listElectricMakes(
  services: PageServices,
): Promise<(PricedName & { longestRangeKm: number | null })[]> {
  const [makes, { summaries }] = await Promise.all([
    vehicleDirectory(services),
    summariseListings(services, [
      { filters: sectionFilters('electric'), groups: { make: ['lowestPriceEur', 'longestRangeKm'] } },
    ]),
  ]);
  return namedGroups(summaries[0].groups.make, makes)
    .map((group) => ({ ...priced(group), longestRangeKm: group.figures.longestRangeKm }))
    .sort(byName);
}
