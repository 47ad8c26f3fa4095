import type { NearMiss } from '@kardan/contract/calls/search/search-rescue';
import type { FilterKey } from '@kardan/contract/filters';
import { costOfDetour, costOfDistance, costOfDropping, costOfMonths, costOfOneItem } from './change-cost.ts';
import { monthCount } from './months.ts';
import { primaryEnd, type Span } from './primary-end.ts';

type Card = NearMiss['card'];

/** What a card shows of the filters that one can miss. */
const shown: Partial<Record<FilterKey, (card: Card) => string | number | null>> = {
  vehicles: ({ make, model }) => `${make.slug}/${model.slug}`,
  priceEur: ({ priceEur }) => priceEur,
  priceRating: ({ priceRating }) => priceRating?.label ?? 'unknown',
  mileageKm: ({ mileageKm }) => mileageKm,
  firstRegistration: ({ firstRegistration }) => firstRegistration,
  powerKw: ({ powerKw }) => powerKw,
  powerPs: ({ powerPs }) => powerPs,
  fuel: ({ fuel }) => fuel,
  gearbox: ({ gearbox }) => gearbox,
  drive: ({ drive }) => drive,
  body: ({ body }) => body,
  co2GPerKm: ({ co2GPerKm }) => co2GPerKm,
  consumptionL: ({ consumptionL }) => consumptionL,
  rangeKm: ({ rangeKm }) => rangeKm,
  region: ({ place }) => place.region.slug,
  district: ({ place }) => place.district.slug,
  place: ({ distanceKm }) => distanceKm,
};

/** A car that misses one filter: how it deviates, and how much that costs the buyer. */
export function rateNearMiss(
  card: Card,
  key: FilterKey,
  wanted: NearMiss['deviation']['wanted'],
): NearMiss & { cost: number } {
  const actual = shown[key]?.(card) ?? null;
  return { card, deviation: { key, wanted, actual }, cost: costOf(key, wanted, actual) };
}

function costOf(key: FilterKey, wanted: unknown, actual: string | number | null): number {
  if (key === 'equipment') return costOfOneItem;
  if (key === 'place') return costOfDetour((wanted as { radiusKm: number }).radiusKm, Number(actual));
  const limit = typeof wanted === 'object' && wanted !== null ? primaryEnd(key, wanted as Span<number | string>) : null;
  if (!limit || actual === null) return costOfDropping(key);
  return key === 'firstRegistration'
    ? costOfMonths(monthCount(String(actual)) - monthCount(String(limit.value)))
    : costOfDistance(key, Number(limit.value), Number(actual));
}
