import type { PlacePage } from '@kardan/contract/calls/regions/regional';
import type { Language } from '@kardan/contract/values/identifiers';
import { readCity } from '../../regions/cities/read-city.ts';
import { listAllDistricts } from '../../regions/list-all-districts.ts';
import { readRegion } from '../../regions/read-region.ts';
import { nameOf } from '../find-vehicle.ts';
import type { PageServices } from './ask-unless-down.ts';
import { readAreaOffers } from './read-area-offers.ts';

const radiusKm = 30;

/** The cars around a place: those that a search around its postcode finds. */
export async function readPlacePage(services: PageServices, city: string, language: Language): Promise<PlacePage> {
  const place = await readCity(services, city);
  const districts = await listAllDistricts(services);
  const district = districts.find(({ id }) => id === place.districtId);
  if (!district) throw new Error(`city ${place.id} lies in no district`);
  const [region, { offers }] = await Promise.all([
    readRegion(services, String(district.regionId), language),
    readAreaOffers(services, {
      filters: { place: { postcode: place.postcode, radiusKm } },
      make: null,
      districts: null,
      region: null,
      place: null,
    }),
  ]);
  const { postcode, latitude, longitude } = place;
  return {
    place: { ...nameOf(place), postcode, latitude, longitude },
    region: nameOf(region),
    district: nameOf(district),
    radiusKm,
    offers,
  };
}
