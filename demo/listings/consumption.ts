import type { Body, ConsumptionNorm, EmissionClass, Fuel } from '@kardan/contract/vehicle-values';
import type { Vehicle } from '../catalogue/vehicle.ts';
import type { Month } from '../day.ts';
import type { Random } from '../random/random.ts';

export interface Consumption {
  consumptionL: number | null;
  consumptionKwh: number | null;
  co2GPerKm: number | null;
  consumptionNorm: ConsumptionNorm | null;
}

const nothingSaid: Consumption = { consumptionL: null, consumptionKwh: null, co2GPerKm: null, consumptionNorm: null };
/** From September 2018 every new car is measured by WLTP. */
const wltpFrom: Month = 2018 * 12 + 8;
/** The same car uses about that much more by WLTP than by NEDC. */
const wltpOverNedc = 1.18;
/** Grams of CO2 from a litre (gas: a kilogram) burnt over 100 km. */
const co2PerLitre: Record<Fuel, number> = {
  petrol: 23.2,
  hybrid: 23.2,
  'plug-in-hybrid': 23.2,
  diesel: 26.4,
  lpg: 16.3,
  cng: 27.4,
  electric: 0,
  hydrogen: 0,
};
const shareOfPetrol: Record<Fuel, number> = {
  petrol: 1,
  diesel: 0.78,
  hybrid: 0.74,
  'plug-in-hybrid': 0.24,
  lpg: 1.25,
  cng: 0.68,
  electric: 0,
  hydrogen: 0.14,
};
const bodyLitres: Record<Body, number> = {
  small: -0.4,
  hatchback: 0,
  sedan: 0,
  estate: 0.2,
  coupe: 0.1,
  cabriolet: 0.4,
  suv: 0.7,
  minivan: 0.6,
  bus: 1.6,
  pickup: 2.2,
};

/** Official figures by the norm of their time: the catalogue's where it knows them, else what such a car typically uses. */
export function drawConsumption(random: Random, vehicle: Vehicle, registration: Month | null, today: Month): Consumption {
  const ageYears = registration === null ? 0 : (today - registration) / 12;
  const mustBeSaid = registration === null;
  if (!mustBeSaid && !random.chance(ageYears < 5 ? 0.95 : ageYears < 15 ? 0.8 : ageYears < 30 ? 0.4 : 0.05)) {
    return nothingSaid;
  }
  const consumptionNorm = (registration ?? today) >= wltpFrom ? 'wltp' : 'nedc';
  const factor = consumptionNorm === 'wltp' ? 1 : 1 / wltpOverNedc;
  if (vehicle.fuel === 'electric') {
    const known = vehicle.consumptionKwh ?? (vehicle.batteryKwh && vehicle.rangeKm && (vehicle.batteryKwh / vehicle.rangeKm) * 106);
    const kwh = known || 11.5 + vehicle.powerKw * 0.02 + bodyLitres[vehicle.body] * 2.5 + random.between(-0.6, 0.6);
    return { consumptionL: null, consumptionKwh: tenths(kwh * factor), co2GPerKm: 0, consumptionNorm };
  }
  const litres = vehicle.consumptionL ?? (vehicle.co2GPerKm ? vehicle.co2GPerKm / co2PerLitre[vehicle.fuel] : undefined);
  const typical = () => typicalLitres(vehicle, registration ?? today) + random.between(-0.3, 0.3);
  const consumptionL = tenths(Math.max(0.6, (litres ?? typical()) * factor));
  const co2 = vehicle.co2GPerKm === null ? consumptionL * co2PerLitre[vehicle.fuel] : vehicle.co2GPerKm * factor;
  return {
    consumptionL,
    consumptionKwh: vehicle.fuel === 'plug-in-hybrid' ? tenths((vehicle.consumptionKwh ?? 16.5) * factor) : null,
    co2GPerKm: Math.min(999, Math.round(co2)),
    consumptionNorm,
  };
}

/** WLTP litres of such a car; older ones use about one percent more for each year. */
function typicalLitres(vehicle: Vehicle, registration: Month): number {
  const petrol = 3.9 + vehicle.powerKw * 0.025 + bodyLitres[vehicle.body] + (vehicle.drive === 'all' ? 0.5 : 0);
  const yearsBefore2020 = Math.min(30, Math.max(0, 2020 - registration / 12));
  return petrol * shareOfPetrol[vehicle.fuel] * (1 + 0.011 * yearsBefore2020);
}

const emissionClassFrom: readonly (readonly [Month, EmissionClass])[] = [
  [2024 * 12 + 8, 'euro-6e'],
  [2021 * 12, 'euro-6d'],
  [2018 * 12 + 8, 'euro-6d-temp'],
  [2015 * 12 + 8, 'euro-6'],
  [2011 * 12, 'euro-5'],
  [2006 * 12, 'euro-4'],
  [2001 * 12, 'euro-3'],
  [1997 * 12, 'euro-2'],
  [1993 * 12, 'euro-1'],
];

/** The class every car registered in that month had to meet; electric cars have none. */
export function emissionClass(fuel: Fuel, registration: Month): EmissionClass | null {
  if (fuel === 'electric' || fuel === 'hydrogen') return null;
  return emissionClassFrom.find(([from]) => registration >= from)?.[1] ?? null;
}

export function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
