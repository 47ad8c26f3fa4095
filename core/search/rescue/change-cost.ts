import type { FilterKey } from '@kardan/contract/filters';

/**
 * How much a buyer gives up by a change, from 1, hardly felt, to 6, another car altogether. A judgement, not a
 * measurement: it only orders what is offered, the counts beside it are counted.
 */
const dropCosts: Partial<Record<FilterKey, number>> = {
  category: 4,
  vehicles: 6,
  excludedVehicles: 2,
  priceEur: 6,
  mileageKm: 4,
  firstRegistration: 5,
  fuel: 3.5,
  body: 3.5,
  gearbox: 2.5,
  drive: 2.5,
  colour: 1,
  metallic: 1,
  interiorColour: 1,
  interiorMaterial: 1.5,
  equipment: 3.5,
  dealership: 4,
  region: 3.5,
  district: 3,
  place: 4,
  text: 3,
  withPictures: 1,
  priceReduced: 1,
};

/** What it costs to do without a filter. */
export function costOfDropping(key: FilterKey): number {
  return dropCosts[key] ?? 2;
}

/** A make instead of one of its models: less than any make. */
export const costOfAnyModel = 4;
/** One of several equipment items less. */
export const costOfOneItem = 1.5;
/** Neighbours of the region or district as well. */
export const costOfNeighbours = 2;

/** What it costs that a number is off by this much of what was asked for. */
export function costOfDistance(key: FilterKey, wanted: number, actual: number): number {
  const share = Math.abs(actual - wanted) / Math.max(1, Math.abs(wanted));
  return 0.5 + share * (key === 'priceEur' ? 10 : 6);
}

/** What it costs that a car is this many months older or younger. */
export function costOfMonths(months: number): number {
  return 0.4 + Math.abs(months) / 15;
}

/** What it costs to drive farther than asked for. */
export function costOfDetour(radiusKm: number, actualKm: number): number {
  return 0.6 + Math.max(0, actualKm - radiusKm) / Math.max(25, radiusKm);
}
