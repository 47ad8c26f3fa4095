import type { Category } from '@kardan/contract/vehicle-values';
import type { Vehicle } from '../catalogue/vehicle.ts';
import { makeMarkets } from '../market/make-market.ts';
import { mileageLevels } from '../market/mileage.ts';
import {
  defaultSigma,
  expectedPriceEur,
  type ModelPrice,
  modelPrices,
  oldTimerMakeFactors,
  oldTimerPricesEur,
} from '../market/prices.ts';
import { quantile } from '../random/quantiles.ts';

const makesBySlug = new Map(makeMarkets.map((market) => [market.slug, market]));
/** List prices of equal new cars differ by discount and extras only. */
const newCarSigma = 0.07;
const oldTimerSpread = 0.25;

/** The model's reference price and the noise around it; the make's where the model has none. */
export function referenceOf(vehicle: Vehicle): ModelPrice {
  const own = modelPrices.get(`${vehicle.make.slug}/${vehicle.model.slug}`);
  if (own) return own;
  const make = makesBySlug.get(vehicle.make.slug);
  return {
    referencePriceEur: make?.referencePriceEur ?? 15_000,
    referencePowerKw: make?.referencePowerKw ?? 100,
    sigma: defaultSigma,
  };
}

export interface OfferedCar {
  category: Category;
  vehicle: Vehicle;
  ageYears: number;
  mileageKm: number;
  year: number;
}

/** What a dealer asks, before it is rounded: the middle of the market, and `noise` (standard normal) around it. */
export function askingPriceEur({ category, vehicle, ageYears, mileageKm, year }: OfferedCar, noise: number): number {
  if (category === 'old-timer') return oldTimerPriceEur(vehicle, year, noise);
  const brandNew = category === 'new';
  if (brandNew && vehicle.priceNewEur !== null) return vehicle.priceNewEur * Math.exp(newCarSigma * noise);
  const reference = referenceOf(vehicle);
  const expected = expectedPriceEur(reference, {
    ageYears,
    mileageKm,
    powerKw: vehicle.powerKw,
    automatic: vehicle.gearbox === 'automatic',
    fuel: vehicle.fuel,
    brandNew,
  });
  return expected * Math.exp((brandNew ? newCarSigma : reference.sigma) * noise);
}

/** By decade and make; condition decides more than anything a listing could say. */
function oldTimerPriceEur(vehicle: Vehicle, year: number, noise: number): number {
  const decade = Math.min(7, Math.max(0, Math.floor((year - 1920) / 10)));
  const level = 1 / (1 + Math.exp(-1.7 * noise));
  const typical = quantile(mileageLevels, oldTimerPricesEur[decade] as readonly number[], level);
  const open = vehicle.body === 'cabriolet' ? 1 + oldTimerSpread : 1;
  return typical * open * (oldTimerMakeFactors[vehicle.make.slug] ?? 1);
}
