import type { MapEntry } from '@kardan/contract/calls/search/search-map';
import type { FlagRules } from '#domain/map/window/arrange-flags.ts';

const countWidthPx = 48;
const priceWidthPx = 84;

/** A flag shows a number of cars, or the price of a single one; joined ones show how many and the lowest price. */
export const carFlags: FlagRules<MapEntry> = {
  widthPxOf: ({ kind }) => (kind === 'car' ? priceWidthPx : countWidthPx),
  sizeOf: carsOf,
  join: (large, small) => ({
    kind: 'cluster',
    latitude: large.latitude,
    longitude: large.longitude,
    count: carsOf(large) + carsOf(small),
    priceFromEur: Math.min(priceFromOf(large), priceFromOf(small)),
  }),
};

function carsOf(entry: MapEntry): number {
  return entry.kind === 'car' ? 1 : entry.count;
}

function priceFromOf(entry: MapEntry): number {
  return entry.kind === 'car' ? entry.car.priceEur : entry.priceFromEur;
}
