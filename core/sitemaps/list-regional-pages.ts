import type { SitemapRegionalPages } from '@kardan/contract/calls/pages/sitemap';
import type { Database } from '../db/database.ts';
import { listAllDistricts } from '../regions/list-all-districts.ts';
import { listRegions } from '../regions/list-regions.ts';
import { makesByDistrict } from '../search/count-district-makes.ts';
import type { SearchEngine } from '../search/engine.ts';

/** Federal states, their districts and the makes in them, as far as there are cars. */
export async function listRegionalPages(services: {
  db: Database;
  search: SearchEngine;
}): Promise<SitemapRegionalPages> {
  const [regions, districts, makes] = await Promise.all([
    listRegions(services, 'de-AT'),
    listAllDistricts(services),
    makesByDistrict(services),
  ]);
  const withCars = districts.flatMap(({ slug, regionId }) => {
    const there = makes.get(slug);
    return there ? [{ slug, regionId, makes: there }] : [];
  });
  const inRegion = Map.groupBy(withCars, ({ regionId }) => regionId);
  return regions.flatMap(({ id, slug }) => {
    const its = inRegion.get(id);
    return its ? [{ slug, districts: its.map((district) => ({ slug: district.slug, makes: district.makes })) }] : [];
  });
}
