import type { Category, Fuel } from '@kardan/contract/values/vehicle';
import { type MileageFuel, mileageLevels, mileagesKm } from '../market/mileage.ts';
import { quantile } from '../random/quantiles.ts';
import type { Random } from '../random/random.ts';

const mileageFuels: Record<Fuel, MileageFuel> = {
  petrol: 'petrol',
  diesel: 'diesel',
  hybrid: 'hybrid',
  'plug-in-hybrid': 'plug-in-hybrid',
  electric: 'electric',
  lpg: 'lpg',
  cng: 'petrol',
  hydrogen: 'electric',
};

/** Mileage for age and fuel; a new car has at most 200 km on its clock. */
export function drawMileageKm(random: Random, category: Category, fuel: Fuel, ageYears: number): number {
  if (category === 'new') return random.chance(0.7) ? random.integer(0, 20) : random.integer(0, 200);
  const curves = mileagesKm[mileageFuels[fuel]];
  const oldest = curves.length - 1;
  const younger = Math.min(oldest, Math.floor(ageYears));
  const level = random.next();
  const kmAt = (age: number) => quantile(mileageLevels, curves[Math.min(oldest, age)] as readonly number[], level);
  const km = kmAt(younger) + (ageYears - younger) * (kmAt(younger + 1) - kmAt(younger));
  return roundAsStated(random, Math.max(1, Math.min(km, 900_000)));
}

/** Most state what the clock says, the others a round figure. */
function roundAsStated(random: Random, km: number): number {
  const step = km < 1_000 || random.chance(0.6) ? 1 : random.chance(0.6) ? 100 : 1_000;
  return Math.max(step === 1 ? 1 : step, Math.round(km / step) * step);
}
