import type { DealershipSearchData } from '@kardan/contract/calls/dealerships/dealership-search';
import { byName } from '@kardan/contract/values/by-name';
import { spokenLanguages } from '@kardan/contract/values/dealership';
import type { Language } from '@kardan/contract/values/identifiers';
import type { Database } from '../../db/database.ts';
import { listAllDistricts } from '../../regions/list-all-districts.ts';
import { listRegions } from '../../regions/list-regions.ts';
import { countDirectory } from './directory-data-store.ts';
import { inServiceOrder } from './present-dealership-card.ts';

/** What dealerships can be searched by. Areas and makes come all, with or without a dealership: each has a page. */
export async function readDirectoryData(services: { db: Database }, language: Language): Promise<DealershipSearchData> {
  const asOf = new Date().toISOString();
  const [counts, regions, allDistricts] = await Promise.all([
    countDirectory(services.db),
    listRegions(services, language),
    listAllDistricts(services),
  ]);
  const byDistrict = new Map(counts.districts.map(({ slug, count }) => [slug, count]));
  return {
    total: counts.total,
    regions: regions.map(({ id, slug, name }) => {
      const districts = allDistricts
        .filter(({ regionId, selectable }) => regionId === id && selectable)
        .map((district) => ({
          slug: district.slug,
          name: district.name,
          count: byDistrict.get(district.slug) ?? 0,
        }));
      return { slug, name, count: districts.reduce((sum, { count }) => sum + count, 0), districts };
    }),
    makes: counts.makes.sort(byName),
    services: inServiceOrder(counts.services),
    languages: spokenLanguages.flatMap((spoken) => counts.languages.find(({ value }) => value === spoken) ?? []),
    asOf,
  };
}
