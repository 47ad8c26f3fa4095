import type { ConsumptionNorm, EmissionClass, Fuel } from '@kardan/contract/values/vehicle';
import type { Vehicle } from '../catalogue/vehicle.ts';
import { type Month, yearOf } from '../day.ts';
import { emissionClassesSince } from '../market/registration-years.ts';
import { estimateConsumption, estimateElectricConsumption } from '../market/technical-estimates.ts';
import type { Random } from '../random/random.ts';

export interface Consumption {
  consumptionL: number | null;
  consumptionKwh: number | null;
  co2GPerKm: number | null;
  consumptionNorm: ConsumptionNorm | null;
}

const nothingSaid: Consumption = { consumptionL: null, consumptionKwh: null, co2GPerKm: null, consumptionNorm: null };
/** From September 2018 every car is registered with WLTP figures. */
const wltpFrom: Month = 2018 * 12 + 8;
/** The catalogue states WLTP; by NEDC the same car used about a sixth less. */
const nedcOfWltp = 0.83;

/** Figures by the norm of their time: the catalogue's where it knows them, else what such a car typically uses. */
export function drawConsumption(
  random: Random,
  vehicle: Vehicle,
  registration: Month | null,
  today: Month,
): Consumption {
  if (registration !== null && !random.chance(chanceOfFigures((today - registration) / 12))) return nothingSaid;
  const registered = registration ?? today;
  const consumptionNorm = registered >= wltpFrom ? 'wltp' : 'nedc';
  const factor = consumptionNorm === (vehicle.consumptionNorm ?? 'wltp') ? 1 : nedcOfWltp;
  const electricKwh = vehicle.consumptionKwh ?? estimateElectricConsumption(vehicle.body, vehicle.powerKw);
  if (vehicle.fuel === 'electric' || vehicle.fuel === 'hydrogen') {
    // Hydrogen is sold by the kilogram; a car needs about 0.9 for 100 km.
    const hydrogen = vehicle.fuel === 'hydrogen';
    return {
      consumptionL: hydrogen ? 0.9 : null,
      consumptionKwh: hydrogen ? null : tenths(electricKwh * factor),
      co2GPerKm: 0,
      consumptionNorm,
    };
  }
  const known = vehicle.consumptionL !== null && vehicle.co2GPerKm !== null;
  const estimated = estimateConsumption({ ...vehicle, registrationYear: yearOf(registered) });
  const spread = known ? 1 : 1 + random.normal() * 0.04;
  const litres = known ? (vehicle.consumptionL as number) * factor : (estimated?.consumptionL ?? 6) * spread;
  const grams = known ? (vehicle.co2GPerKm as number) * factor : (estimated?.co2GPerKm ?? 140) * spread;
  return {
    consumptionL: tenths(litres),
    consumptionKwh: vehicle.fuel === 'plug-in-hybrid' ? tenths(electricKwh * factor) : null,
    co2GPerKm: Math.min(999, Math.round(grams)),
    consumptionNorm,
  };
}

/** New cars must state them; the older a used car, the fewer dealers do. */
function chanceOfFigures(ageYears: number): number {
  if (ageYears < 5) return 0.95;
  if (ageYears < 15) return 0.8;
  return ageYears < 30 ? 0.4 : 0.05;
}

/** The class cars registered in that month usually meet; electric cars have none. */
export function emissionClass(fuel: Fuel, registration: Month): EmissionClass | null {
  if (fuel === 'electric' || fuel === 'hydrogen') return null;
  return emissionClassesSince.find(([from]) => yearOf(registration) >= from)?.[1] ?? null;
}

export function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
