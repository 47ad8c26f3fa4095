import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { filters } from '@kardan/contract/filters';
import { readFilters } from '#domain/search/filters/read-filters.ts';
import { fromSuffix, toSuffix } from '#domain/search/filters/search-names.ts';

/** The make among the fields. */
export function chosenMake(query: URLSearchParams): string | undefined {
  return query.getAll(filters.vehicles.urlName).find((vehicle) => !vehicle.includes('/'));
}

/** The search that the fields mean. Half a postcode means none yet; a model of another make is left from before. */
export function quickFilters(query: URLSearchParams): SearchFilters {
  const make = chosenMake(query);
  const model = query.getAll(filters.vehicles.urlName).find((vehicle) => make && vehicle.startsWith(`${make}/`));
  const vehicle = model ?? make;
  const priceTo = query.get(filters.priceEur.urlName + toSuffix);
  const mileageTo = query.get(filters.mileageKm.urlName + toSuffix);
  const year = query.get(filters.firstRegistration.urlName + fromSuffix);
  const { place } = readFilters(query);
  return {
    ...(vehicle && { vehicles: [vehicle] }),
    ...(priceTo && { priceEur: { to: Number(priceTo) } }),
    ...(mileageTo && { mileageKm: { to: Number(mileageTo) } }),
    ...(year && { firstRegistration: { from: `${year}-01` } }),
    ...(place && { place }),
  };
}
