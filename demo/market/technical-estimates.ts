import type { Body, Drive, Fuel } from '@kardan/contract/values/vehicle';

/**
 * What an invented car may state where the catalogue knows no official figure. Litres are fitted to the 1,900 catalogue
 * versions that have one (off by 0.6 to 0.9 l on average), CNG, weights and continuous power are rules of thumb: good
 * for a demo, never to be shown as a fact about a real type.
 */
const litres: Partial<Record<Fuel, readonly [base: number, per100Kw: number]>> = {
  petrol: [3.5, 2.07],
  diesel: [3.2, 1.4],
  hybrid: [3.45, 1.38],
  'plug-in-hybrid': [0.7, 0.28],
  lpg: [4.6, 2.6],
  cng: [2.6, 1.5],
};

const bodyLitres: Record<Body, number> = {
  small: 0.25,
  hatchback: 0,
  sedan: 0.13,
  estate: 0.2,
  suv: 0.8,
  coupe: 0.02,
  cabriolet: 0.25,
  minivan: 0.7,
  bus: 2,
  pickup: 3,
};

const gramsPerLitre: Partial<Record<Fuel, number>> = {
  petrol: 23.2,
  diesel: 26.4,
  hybrid: 23.2,
  'plug-in-hybrid': 23.2,
  lpg: 16.2,
  cng: 27.5,
};

const bodyKwh: Record<Body, number> = {
  small: 14.6,
  hatchback: 15.6,
  sedan: 15.8,
  estate: 16,
  suv: 17.4,
  coupe: 19,
  cabriolet: 19,
  minivan: 18,
  bus: 24,
  pickup: 25,
};

export interface EstimatedCar {
  readonly fuel: Fuel;
  readonly body: Body;
  readonly drive: Drive | null;
  readonly powerKw: number;
  readonly registrationYear: number;
}

/** Litres on 100 km (kg for CNG) to one decimal, and the CO2 that follows; null for cars without an engine. */
export function estimateConsumption(car: EstimatedCar): { consumptionL: number; co2GPerKm: number } | null {
  const line = litres[car.fuel];
  const grams = gramsPerLitre[car.fuel];
  if (!line || !grams) return null;
  // Before WLTP, from September 2018, cars state NEDC figures about a sixth lower; older engines drank more.
  const norm = car.registrationYear >= 2019 ? 1 : 0.83;
  const older = 1 + 0.013 * Math.max(0, 2016 - car.registrationYear);
  const share = car.fuel === 'plug-in-hybrid' ? 0.3 : 1;
  const wheels = car.drive === 'all' ? 0.25 : 0;
  const raw = line[0] + (line[1] * car.powerKw) / 100 + (bodyLitres[car.body] + wheels) * share;
  const consumptionL = Math.round(raw * norm * Math.min(older, 1.45) * 10) / 10;
  return { consumptionL, co2GPerKm: Math.round(consumptionL * grams) };
}

/** Kilowatt hours on 100 km to one decimal, charging losses included, as WLTP states them. */
export function estimateElectricConsumption(body: Body, powerKw: number): number {
  return Math.round((bodyKwh[body] + 0.006 * (powerKw - 150)) * 10) / 10;
}

/** Continuous rated power of an electric car, as a rule of thumb 45 % of its peak; single types differ widely. */
export function estimateContinuousPowerKw(powerKw: number): number {
  return Math.max(5, Math.round(powerKw * 0.45));
}

const bodyKg: Record<Body, number> = {
  small: 820,
  hatchback: 1020,
  sedan: 1120,
  estate: 1170,
  suv: 1220,
  coupe: 1120,
  cabriolet: 1180,
  minivan: 1270,
  bus: 1650,
  pickup: 1650,
};

/** Own weight without driver: the body, the drivetrain by power, and 6 kg for each kilowatt hour of battery. */
export function estimateKerbWeightKg(body: Body, powerKw: number, batteryKwh: number): number {
  return Math.round((bodyKg[body] + 1.9 * powerKw + 6 * batteryKwh) / 5) * 5;
}
