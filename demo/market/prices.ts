import type { Fuel } from '@kardan/contract/values/vehicle';
import { readTable } from './read-table.ts';

/** What a model costs at 5 years, 80,000 km, its usual power, petrol, manual, at an Austrian dealer in 2026. */
export interface ModelPrice {
  readonly referencePriceEur: number;
  readonly referencePowerKw: number;
  /** Standard deviation of the logarithm of asking prices of equal cars; at least 0.08, as small samples show less. */
  readonly sigma: number;
}

/** By `make/model` slugs; models without a price of their own take their make's from make-market. */
export const modelPrices: ReadonlyMap<string, ModelPrice> = new Map(
  readTable('./model-prices.csv').map(([make = '', model = '', price, power, sigma]) => [
    `${make}/${model}`,
    { referencePriceEur: Number(price), referencePowerKw: Number(power), sigma: Number(sigma) },
  ]),
);

export const defaultSigma = 0.187;

/**
 * A log-linear price model fitted to about 160,000 European offers. Its level was Poland's of 2024; the reference prices
 * were raised by 6 % for combustion cars, so that a five-year-old Golf (110 kW, manual, 80,000 km) costs between
 * € 18,000 and 20,000, as we expect it in Austria in 2026, and lowered by 5 % for electric cars, whose used prices have
 * fallen since. Of the 650 reference prices 500 come from the fit and 150, mostly electric and rare cars, are our
 * estimates, as are what electric cars lose faster in their first three years and what a new car costs more.
 */
export const priceCoefficients = {
  perYearTo3: -0.09712,
  perYearTo10: -0.08022,
  perYearTo18: -0.10513,
  perYearTo25: -0.10069,
  per50000Km: -0.10032,
  logPower: 0.47957,
  automatic: 0.08875,
  electricPerYearTo3: -0.05,
  newCar: 0.1,
  fuel: {
    petrol: 0,
    diesel: 0.01323,
    hybrid: 0.05963,
    'plug-in-hybrid': 0.08636,
    electric: 0.06894,
    lpg: 0.04848,
    cng: -0.05589,
    hydrogen: 0.06894,
  } satisfies Record<Fuel, number>,
} as const;

export interface PricedCar {
  readonly ageYears: number;
  readonly mileageKm: number;
  readonly powerKw: number;
  readonly automatic: boolean;
  readonly fuel: Fuel;
  readonly brandNew: boolean;
}

const clamp = (value: number, from: number, to: number): number => Math.min(Math.max(value, from), to);

/** The middle of the asking prices of such a car; multiply by exp(sigma × normal) to draw one. */
export function expectedPriceEur(reference: Omit<ModelPrice, 'sigma'>, car: PricedCar): number {
  const { fuel, ...by } = priceCoefficients;
  const age = car.ageYears;
  // The reference is five years old and stands at 80,000 km.
  const years =
    by.perYearTo3 * (clamp(age, 0, 3) - 3) +
    by.perYearTo10 * (clamp(age - 3, 0, 7) - 2) +
    by.perYearTo18 * clamp(age - 10, 0, 8) +
    by.perYearTo25 * clamp(age - 18, 0, 7);
  const electric = car.fuel === 'electric' ? by.electricPerYearTo3 * (clamp(age, 0, 3) - 3) : 0;
  const mileage = by.per50000Km * ((Math.min(car.mileageKm, 350_000) - 80_000) / 50_000);
  const power = by.logPower * Math.log(car.powerKw / reference.referencePowerKw);
  const rest = fuel[car.fuel] + (car.automatic ? by.automatic : 0) + (car.brandNew ? by.newCar : 0);
  return reference.referencePriceEur * Math.exp(years + electric + mileage + power + rest);
}

/**
 * Asking prices of old-timers by decade of first registration, from the 1920s to the 1990s, at the levels of mileageLevels.
 * European offers of the 1960s to 1990s at 1.4, 1.6, 2 and 4 times their price, since the younger they are the more of
 * them were merely old cars; the decades before are estimates.
 */
export const oldTimerPricesEur = [
  [14000, 18000, 27000, 42000, 75000, 130000, 210000],
  [12000, 16000, 25000, 39000, 70000, 120000, 190000],
  [8000, 11000, 17000, 28000, 52000, 90000, 145000],
  [6500, 9500, 16000, 29000, 56000, 98000, 160000],
  [4900, 7400, 12800, 22900, 47900, 72400, 116000],
  [3900, 5600, 9400, 16000, 28800, 42000, 69500],
  [2900, 3900, 6200, 10900, 19400, 30500, 45300],
  [2400, 3200, 5100, 8900, 15700, 25000, 37900],
] as const;

/** How much dearer than the decade's price the old-timers of a make are; 1 where nothing is said. */
export const oldTimerMakeFactors: Readonly<Record<string, number>> = {
  'aston-martin': 6,
  bentley: 3,
  bugatti: 12,
  ferrari: 9,
  lamborghini: 8,
  maserati: 3,
  'mercedes-benz': 1.5,
  porsche: 3.2,
  'rolls-royce': 2,
  jaguar: 1.6,
  'austin-healey': 1.8,
  alpine: 2.2,
  delorean: 2.5,
  'de-tomaso': 4,
  corvette: 2,
  puch: 0.9,
  steyr: 1.1,
  trabant: 0.35,
  wartburg: 0.4,
  fiat: 0.7,
  renault: 0.6,
  skoda: 0.5,
  lada: 0.5,
  simca: 0.6,
  opel: 0.7,
  ford: 0.8,
};
