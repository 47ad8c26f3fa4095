import type { RegionPage } from '@kardan/contract/calls/regions/regional';
import type { Language } from '@kardan/contract/values/identifiers';
import { listDistricts } from '../../regions/list-districts.ts';
import { readRegion } from '../../regions/read-region.ts';
import { makeOfPage, nameOf } from '../find-vehicle.ts';
import type { PageServices } from './ask-unless-down.ts';
import { readAreaOffers } from './read-area-offers.ts';

interface Asked {
  region: string;
  make?: string | undefined;
}

/** What the page of a federal state shows, of one make or of all. */
export async function readRegionPage(services: PageServices, asked: Asked, language: Language): Promise<RegionPage> {
  const [region, districts, make] = await Promise.all([
    readRegion(services, asked.region, language),
    listDistricts(services, asked.region),
    asked.make === undefined ? null : makeOfPage(services, asked.make),
  ]);
  const filters = { region: [region.slug] };
  const { offers, countIn } = await readAreaOffers(services, {
    filters,
    make,
    districts: filters,
    region: null,
    place: null,
  });
  return {
    region: nameOf(region),
    make: make && nameOf(make),
    districts: districts
      .filter(({ selectable }) => selectable)
      .map((district) => ({ ...nameOf(district), count: countIn(district.slug) })),
    offers,
  };
}
