import type { MapEntry } from '@kardan/contract/calls/search/search-map';
import type { FlagRules } from '#domain/map/window/arrange-flags.ts';

const countWidthPx = 48;
const priceWidthPx = 84;
/** € 24.990 + NoVA */
const priceWithoutNovaWidthPx = 130;

/** A flag shows a number of cars, or the price of a single one; joined ones show how many and the lowest price with NoVA. */
export const carFlags: FlagRules<MapEntry> = {
  widthPxOf,
  sizeOf: carsOf,
  join: (large, small) => ({
    kind: 'cluster',
    latitude: large.latitude,
    longitude: large.longitude,
    count: carsOf(large) + carsOf(small),
    priceFromEur: lowestOf(priceFromOf(large), priceFromOf(small)),
  }),
};

function widthPxOf(entry: MapEntry): number {
  if (entry.kind !== 'car') return countWidthPx;
  return entry.car.novaIncluded === false ? priceWithoutNovaWidthPx : priceWidthPx;
}

function carsOf(entry: MapEntry): number {
  return entry.kind === 'car' ? 1 : entry.count;
}

function priceFromOf(entry: MapEntry): number | null {
  if (entry.kind !== 'car') return entry.priceFromEur;
  return entry.car.novaIncluded === false ? null : entry.car.priceEur;
}

function lowestOf(...prices: (number | null)[]): number | null {
  const known = prices.filter((price) => price !== null);
  return known.length > 0 ? Math.min(...known) : null;
}
