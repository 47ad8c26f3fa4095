import { createHash } from 'node:crypto';
import type { PricePart } from '@kardan/contract/calls/listings/price-rating';
import { equipmentKeys } from '@kardan/contract/values/equipment';
import { bodies, drives, type Fuel, fuels } from '@kardan/contract/values/vehicle';
import type { PricedCar } from '../market/priced-car.ts';

/** The part of an explanation that a feature belongs to. */
type FeaturePart = Exclude<PricePart['kind'], 'rest'>;

/** Cars lose value fastest when they are young, so that the years are told apart there. */
const ageKnots = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 21, 25, 30];
/** The first kilometres cost more than the last ones. */
const mileageKnotsKm = [0, 25_000, 75_000, 150_000, 250_000, 400_000];
const kmUnit = 100_000;
/** Until then what a make's new cars cost holds its used ones. */
const youngYears = 5;
/** The years in which a car with a plug ages differently from others. */
const plugYears = 3;
const plugFuels = ['electric', 'plug-in-hybrid'] as const satisfies Fuel[];

const parts: FeaturePart[] = [];
const place = (part: FeaturePart, count: number): number => {
  for (let added = 0; added < count; added++) parts.push(part);
  return parts.length - count;
};

const ageAt = place('age', ageKnots.length - 1);
const plugAgeAt = place('age', plugFuels.length);
const unregisteredAt = place('age', 1);
const mileageAt = place('mileage', mileageKnotsKm.length - 1);
const powerAt = place('power', 1);
const automaticAt = place('gearbox', 1);
const fuelAt = place('fuel', fuels.length - 1);
const bodyAt = place('body', bodies.length - 1);
const driveAt = place('drive', drives.length - 1);
const damagedAt = place('condition', 1);
const withoutNovaAt = place('condition', 1);
const equipmentAt = place('equipment', equipmentKeys.length);

/** Where a feature stands, for whoever has to tell them apart. */
export const featureAt = { power: powerAt, fuel: fuelAt, body: bodyAt, equipment: equipmentAt } as const;
export const featureCount = parts.length;
/** Changes with everything that decides what a feature's number means. */
export const featureLayout = createHash('sha256')
  .update(JSON.stringify([ageKnots, mileageKnotsKm, youngYears, plugYears, fuels, bodies, drives, equipmentKeys]))
  .digest('hex')
  .slice(0, 16);
/** The part of the explanation that each feature belongs to. */
export const partOfFeature: readonly FeaturePart[] = parts;

/** A car as numbers, most of which are zero: only the others are listed. */
export class Features {
  readonly at = new Uint16Array(featureCount);
  readonly value = new Float64Array(featureCount);
  length = 0;

  /** Makes these the features of the car. */
  read(car: PricedCar): void {
    this.length = 0;
    this.#addAge(car);
    let remaining = car.mileageKm;
    for (let knot = 1; knot < mileageKnotsKm.length && remaining > 0; knot++) {
      const stretch = (mileageKnotsKm[knot] as number) - (mileageKnotsKm[knot - 1] as number);
      this.#add(mileageAt + knot - 1, Math.min(remaining, stretch) / kmUnit);
      remaining -= stretch;
    }
    this.#add(powerAt, logPower(car.powerKw));
    if (car.gearbox === 'automatic') this.#add(automaticAt, 1);
    this.#addChoice(fuelAt, fuels.indexOf(car.fuel));
    this.#addChoice(bodyAt, bodies.indexOf(car.body));
    if (car.drive !== null) this.#addChoice(driveAt, drives.indexOf(car.drive));
    if (car.damaged) this.#add(damagedAt, 1);
    if (car.withoutNova) this.#add(withoutNovaAt, 1);
    for (const item of car.equipment) this.#add(equipmentAt + item, 1);
  }

  /** Every feature of the car, zeros included. */
  vectorOf(car: PricedCar): Float64Array {
    this.read(car);
    const vector = new Float64Array(featureCount);
    for (let i = 0; i < this.length; i++) vector[this.at[i] as number] = this.value[i] as number;
    return vector;
  }

  /** Hats over the knots: the price falls in straight lines from one to the next. */
  #addAge({ ageMonths, fuel, category }: PricedCar): void {
    const years = Math.min(ageMonths / 12, ageKnots.at(-1) as number);
    const above = ageKnots.findIndex((knot) => knot >= years);
    const upper = ageKnots[above] as number;
    const lower = ageKnots[above - 1] ?? 0;
    const share = above === 0 ? 0 : (years - lower) / (upper - lower);
    if (above > 1) this.#add(ageAt + above - 2, 1 - share);
    if (above > 0) this.#add(ageAt + above - 1, share);
    const plug = plugFuels.indexOf(fuel as (typeof plugFuels)[number]);
    if (plug >= 0) this.#add(plugAgeAt + plug, Math.min(years, plugYears));
    if (category === 'new') this.#add(unregisteredAt, 1);
  }

  /** The first of the choices is what the others are compared with. */
  #addChoice(at: number, choice: number): void {
    if (choice > 0) this.#add(at + choice - 1, 1);
  }

  #add(at: number, value: number): void {
    this.at[this.length] = at;
    this.value[this.length] = value;
    this.length += 1;
  }
}

/** Of a usual car, so that it is near zero. */
export function logPower(powerKw: number): number {
  return Math.log(powerKw / 100);
}

/**
 * What makes and models differ in beside their level: how fast they lose value when young and when older, what a
 * kilometre costs, what more power is worth. Each is a sum of features, given here as one row of weights.
 */
export const slopeCount = 4;
export const slopeWeights: readonly Float64Array[] = (() => {
  const rows = Array.from({ length: slopeCount }, () => new Float64Array(featureCount));
  const [young, older, mileage, power] = rows as [Float64Array, Float64Array, Float64Array, Float64Array];
  ageKnots.slice(1).forEach((knot, index) => {
    young[ageAt + index] = Math.min(knot, youngYears) / youngYears;
    older[ageAt + index] = Math.max(0, knot - youngYears) / 10;
  });
  mileage.fill(1, mileageAt, mileageAt + mileageKnotsKm.length - 1);
  power[powerAt] = 1;
  return rows;
})();

/** A car's figures, as a buyer reads them. */
interface CarFigures {
  ageMonths: number;
  mileageKm: number;
  powerKw: number;
}

/** What the average features of a group say in figures: rounded to what is told. */
export function usualFigures(mean: Float64Array): CarFigures {
  let years = 0;
  for (let knot = 1; knot < ageKnots.length; knot++) {
    years += (ageKnots[knot] as number) * (mean[ageAt + knot - 1] as number);
  }
  let km = 0;
  for (let piece = 0; piece < mileageKnotsKm.length - 1; piece++) km += (mean[mileageAt + piece] as number) * kmUnit;
  return {
    ageMonths: Math.round(years * 12),
    mileageKm: Math.round(km / 100) * 100,
    powerKw: Math.round(100 * Math.exp(mean[powerAt] as number)),
  };
}

/**
 * A group's average features as those of one car, with the age, the kilometres and the power of `alike`. Prices fall in
 * a curve: what a group's ages are worth on average is not what its average age is worth, and a car of that age would be
 * said to be worth more or less for it.
 */
export function asOneCar(mean: Float64Array, alike: Float64Array, { ageMonths }: CarFigures): Float64Array {
  const usual = Float64Array.from(mean);
  usual.set(alike.subarray(ageAt, plugAgeAt), ageAt);
  usual.set(alike.subarray(mileageAt, automaticAt), mileageAt);
  const plugAge = Math.min(ageMonths / 12, plugYears);
  for (const [plug, fuel] of plugFuels.entries()) {
    usual[plugAgeAt + plug] = plugAge * (mean[fuelAt + fuels.indexOf(fuel) - 1] as number);
  }
  // It has an age, so it has been registered.
  usual[unregisteredAt] = 0;
  return usual;
}

/**
 * The part that a feature belongs to when cars of the same age differ in it: that a car with a plug ages differently is its
 * fuel's, that a car is new its condition's.
 */
export function partAtSameAge(at: number): FeaturePart {
  if (at === unregisteredAt) return 'condition';
  return at >= plugAgeAt && at < unregisteredAt ? 'fuel' : (parts[at] as FeaturePart);
}
