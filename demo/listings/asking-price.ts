import type { EquipmentKey } from '@kardan/contract/values/equipment';
import type { Category } from '@kardan/contract/values/vehicle';
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
import type { Weighted } from '../random/weighted.ts';
import { equipmentInPrice } from './equipment-price.ts';
import { newPriceAnchors } from './new-price-anchors.ts';

const makesBySlug = new Map(makeMarkets.map((market) => [market.slug, market]));
/** Prices of equal new cars differ by discount and extras only. */
const newCarSigma = 0.07;
/** At this age reference prices are known best: there, what new cars cost no longer corrects them. */
const referenceAgeYears = 5;

interface OfferedCar {
  category: Category;
  vehicle: Vehicle;
  ageYears: number;
  mileageKm: number;
  year: number;
}

interface EquippedCar extends OfferedCar {
  equipment: readonly EquipmentKey[];
}

export interface PriceModel {
  /** The middle of the market for such a car with the usual equipment. */
  expectedEur(car: OfferedCar): number;
  /** The middle of the market for such a car with exactly these items. */
  equippedEur(car: EquippedCar): number;
  /** Standard deviation of the logarithm of prices around it. */
  sigma(car: OfferedCar): number;
  /** What a dealer asks, before it is rounded; `noise` is standard normal. */
  askingEur(car: EquippedCar, noise: number): number;
}

/** Prices by the market's model, held to what each make's new cars cost now. */
export function priceModel(newCars: Weighted<Vehicle>): PriceModel {
  const anchors = newPriceAnchors(newCars, (vehicle) => modelledEur(asNew(vehicle)));
  const expectedEur = (car: OfferedCar) => {
    if (car.category === 'new' && car.vehicle.priceNewEur !== null) return car.vehicle.priceNewEur;
    const anchor = anchors.get(car.vehicle.make.id) ?? 1;
    return modelledEur(car) * anchor ** Math.max(0, 1 - car.ageYears / referenceAgeYears);
  };
  const sigma = (car: OfferedCar) => (car.category === 'new' ? newCarSigma : referenceOf(car.vehicle).sigma);
  const equipmentEffect = equipmentInPrice();
  const equippedEur = (car: EquippedCar) => expectedEur(car) * Math.exp(equipmentEffect(car));
  return {
    expectedEur,
    equippedEur,
    sigma,
    askingEur: (car, noise) =>
      car.category === 'old-timer' ? oldTimerPriceEur(car, noise) : equippedEur(car) * Math.exp(sigma(car) * noise),
  };
}

function modelledEur({ category, vehicle, ageYears, mileageKm }: OfferedCar): number {
  return expectedPriceEur(referenceOf(vehicle), {
    ageYears,
    mileageKm,
    powerKw: vehicle.powerKw,
    automatic: vehicle.gearbox === 'automatic',
    fuel: vehicle.fuel,
    brandNew: category === 'new',
  });
}

function asNew(vehicle: Vehicle): OfferedCar {
  return { category: 'new', vehicle, ageYears: 0, mileageKm: 0, year: 0 };
}

/** The model's reference price and the noise around it; the make's where the model has none. */
function referenceOf(vehicle: Vehicle): ModelPrice {
  const own = modelPrices.get(`${vehicle.make.slug}/${vehicle.model.slug}`);
  if (own) return own;
  const make = makesBySlug.get(vehicle.make.slug);
  return {
    referencePriceEur: make?.referencePriceEur ?? 15_000,
    referencePowerKw: make?.referencePowerKw ?? 100,
    sigma: defaultSigma,
  };
}

/** By decade, make and condition. The decade's spread is mostly between makes, so that within one it is narrower. */
function oldTimerPriceEur({ vehicle, year }: OfferedCar, noise: number): number {
  const decade = Math.min(7, Math.max(0, Math.floor((year - 1920) / 10)));
  const level = Math.min(0.93, 1 / (1 + Math.exp(-noise)));
  const typical = quantile(mileageLevels, oldTimerPricesEur[decade] as readonly number[], level);
  const open = vehicle.body === 'cabriolet' ? 1.25 : 1;
  return typical * open * (oldTimerMakeFactors[vehicle.make.slug] ?? 1);
}
