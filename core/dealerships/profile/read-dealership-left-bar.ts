import type { DealershipLeftBar } from '@kardan/contract/calls/dealerships/dealerships';
import type { Database } from '../../db/database.ts';
import type { SearchEngine } from '../../search/engine.ts';
import { counted, namedGroups } from '../../search/summary/named-groups.ts';
import { sectionCounts, sectionGroups } from '../../search/summary/section-counts.ts';
import { summariseListings } from '../../search/summary/summarise-listings.ts';
import { vehicleDirectory } from '../../vehicles/vehicle-directory.ts';
import { findDealership } from '../find-dealership.ts';

/** What a dealership has on offer by section and make, counted in one round trip; what it has none of is missing. */
export async function readDealershipLeftBar(
  services: { db: Database; search: SearchEngine },
  reference: string,
): Promise<DealershipLeftBar> {
  const dealership = await findDealership(services, reference);
  const [makes, { summaries, asOf }] = await Promise.all([
    vehicleDirectory(services),
    summariseListings(services, [
      { filters: { dealership: [String(dealership.id)] }, groups: { ...sectionGroups, make: [] } },
    ]),
  ]);
  const [stock] = summaries;
  return {
    dealership,
    total: stock.total,
    sections: sectionCounts(stock).filter(({ count }) => count > 0),
    makes: namedGroups(stock.groups.make, makes).map(counted),
    asOf,
  };
}
