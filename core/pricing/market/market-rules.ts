import { bodies, fuels } from '@kardan/contract/values/vehicle';
import type { OfferedCar, PricedCar } from './priced-car.ts';

/** The market is the cars on offer, and those sold no longer ago than this. */
export const soldDaysCounted = 90;

/**
 * Cars whose prices are explained alike. A new car with a known first price is explained by what dealers take off it, all
 * others by what the market asks for such cars.
 */
export const markets = ['registered', 'listed'] as const;
export type Market = (typeof markets)[number];

/** The market of a car; none for old-timers, whose condition decides and is in no field. */
export function marketOf({ category, newPriceEur }: PricedCar): Market | null {
  if (category === 'old-timer') return null;
  return category === 'new' && newPriceEur !== null ? 'listed' : 'registered';
}

/** What is explained: the logarithm of the price, or of its part of the first price. */
export function logPrice(car: OfferedCar): number {
  return Math.log(car.priceEur) - logBase(car);
}

export function logBase(car: PricedCar): number {
  return marketOf(car) === 'listed' ? Math.log(car.newPriceEur ?? 1) : 0;
}

/** Model, generation and fuel as one number. */
export function variantNumber({ modelId, generationId, fuel }: PricedCar): number {
  return (modelId * maxGenerations + generationId) * fuels.length + fuels.indexOf(fuel);
}

export function modelOfVariant(variant: number): number {
  return Math.floor(variant / (maxGenerations * fuels.length));
}

const maxGenerations = 0x10_0000;

/** Make and body as one number. */
export function makeBodyNumber({ makeId, body }: PricedCar): number {
  return makeId * bodies.length + bodies.indexOf(body);
}

/**
 * The market is split into ten parts by the cars' numbers, and a car is rated by the nine that it is not in: so no price
 * vouches for itself, however few others there are.
 */
export const foldCount = 10;

export function foldOf(listingId: number): number {
  // Neighbouring numbers are often the same dealer's: Knuth's multiplicative hash spreads them.
  return Math.floor(((Math.imul(listingId, 0x9e3779b1) >>> 0) / 0x1_0000_0000) * foldCount);
}
