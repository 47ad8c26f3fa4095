import type { DistrictPage } from '@kardan/contract/calls/regions/regional';
import type { Language } from '@kardan/contract/values/identifiers';
import { listDistrictCities } from '../../regions/cities/list-district-cities.ts';
import { listNeighbours } from '../../regions/list-neighbours.ts';
import { listRegions } from '../../regions/list-regions.ts';
import { readDistrict } from '../../regions/read-district.ts';
import { readRegion } from '../../regions/read-region.ts';
import { makeOfPage, nameOf } from '../find-vehicle.ts';
import type { PageServices } from './ask-unless-down.ts';
import { readAreaOffers } from './read-area-offers.ts';

interface Asked {
  region: string;
  district: string;
  make?: string | undefined;
}

/** What the page of a district shows, of one make or of all. */
export async function readDistrictPage(
  services: PageServices,
  asked: Asked,
  language: Language,
): Promise<DistrictPage> {
  const [region, make] = await Promise.all([
    readRegion(services, asked.region, language),
    asked.make === undefined ? null : makeOfPage(services, asked.make),
  ]);
  const district = await readDistrict(services, region, asked.district);
  const [neighbours, regions, places] = await Promise.all([
    listNeighbours(services, district.id),
    listRegions(services, language),
    listDistrictCities(services, district.id),
  ]);
  const { offers, countIn } = await readAreaOffers(services, {
    filters: { district: [district.slug] },
    make,
    districts: neighbours.length > 0 ? { district: neighbours.map(({ slug }) => slug) } : null,
    region: region.slug,
    place: places[0] ?? null,
  });
  return {
    region: nameOf(region),
    district: { ...nameOf(district), kind: district.kind, plateCode: district.plateCode },
    make: make && nameOf(make),
    neighbours: neighbours.map((neighbour) => ({
      ...nameOf(neighbour),
      region: nameOf(regions.find(({ id }) => id === neighbour.regionId) ?? region),
      count: countIn(neighbour.slug),
    })),
    places: places.map((place) => ({ ...nameOf(place), postcode: place.postcode })),
    offers,
  };
}
