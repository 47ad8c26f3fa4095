import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { EquipmentKey } from '@kardan/contract/values/equipment';
import { pick, type Random } from '../requests/random.ts';
import { weighted } from '../requests/weighted.ts';
import type { WantedCar } from './car-store.ts';

export interface SearchSource {
  cars: readonly WantedCar[];
  postcodes: readonly (readonly [string, number])[];
  regions: readonly (readonly [string, number])[];
}

const priceSteps = [
  3_000, 5_000, 7_500, 10_000, 12_500, 15_000, 17_500, 20_000, 25_000, 30_000, 35_000, 40_000, 50_000, 70_000, 100_000,
];
const mileageSteps = [10_000, 20_000, 30_000, 50_000, 75_000, 100_000, 125_000, 150_000, 200_000, 300_000];
const wishes = ['sitzheizung', 'anhängerkupplung', 'leder', 'allrad', 'standheizung', 'panoramadach', 'erstbesitz'];
const wantedEquipment: EquipmentKey[] = ['seat-heating', 'navigation', 'cruise-control', 'tow-bar', 'rear-camera'];
const drawRadiusKm = weighted([
  [10, 5],
  [20, 12],
  [30, 22],
  [50, 28],
  [75, 10],
  [100, 15],
  [150, 5],
  [200, 3],
]);

/**
 * Draws searches that somebody might wait for: each has a car on offer in mind and names make and model, a highest price
 * above that car's, often a highest mileage and a first year, and a place or a federal state; the rest as people do.
 */
export function searchDrawer({ cars, postcodes, regions }: SearchSource): (random: Random) => SearchFilters {
  const drawPostcode = weighted(postcodes);
  const drawRegion = weighted(regions);
  return (random) => {
    const car = pick(random, cars);
    const vehicles = vehiclesOf(random, car, cars);
    // Whoever does not care who made the car knows the better what kind of car it shall be.
    const often = (share: number) => random() < (vehicles.vehicles ? share : Math.sqrt(share));
    const year = Number(car.firstRegistration?.slice(0, 4) ?? 2026);
    const area = random();
    return {
      ...(often(0.6) && { category: [car.category] }),
      ...vehicles,
      ...(often(0.85) && { priceEur: upTo(random, priceSteps, car.priceEur, 0.35) }),
      ...(often(0.6) && { mileageKm: upTo(random, mileageSteps, car.mileageKm, 0.05) }),
      ...(often(0.65) && { firstRegistration: { from: `${year - Math.floor(random() * 4)}-01` } }),
      ...(often(0.5) && { fuel: [car.fuel] }),
      ...(often(0.4) && { gearbox: [car.gearbox] }),
      ...(often(0.3) && { body: [car.body] }),
      ...(often(0.1) && { powerKw: { from: Math.floor((car.powerKw * 0.8) / 5) * 5 } }),
      ...(car.drive === 'all' && often(0.2) && { drive: ['all' as const] }),
      ...(car.colour && often(0.03) && { colour: [car.colour] }),
      ...(often(0.08) && { equipment: [...new Set([pick(random, wantedEquipment), pick(random, wantedEquipment)])] }),
      ...(often(0.04) && { accidentFree: true as const }),
      ...(often(0.03) && { priceRating: ['very-good' as const, 'good' as const] }),
      ...(often(0.04) && { text: pick(random, wishes) }),
      ...(area < 0.5 && { place: { postcode: drawPostcode(random), radiusKm: drawRadiusKm(random) } }),
      ...(area >= 0.5 && area < 0.8 && { region: [drawRegion(random)] }),
    };
  };
}

/** A model, now and then a make or two or three models; one in twenty looks for a kind of car whoever made it. */
function vehiclesOf(random: Random, { make, model }: WantedCar, cars: readonly WantedCar[]): SearchFilters {
  const named = random();
  if (named < 0.05) return {};
  if (named < 0.17) return { vehicles: [make] };
  const others = named > 0.85 ? [pick(random, cars), pick(random, cars)] : [];
  return { vehicles: [...new Set([`${make}/${model}`, ...others.map((other) => `${other.make}/${other.model}`)])] };
}

/** The next round number above the car's, or the one after; sometimes a lower end as well. */
function upTo(random: Random, steps: number[], value: number, bothEnds: number): { from?: number; to: number } {
  const above = steps.findIndex((step) => step >= value);
  const to = steps[Math.min(steps.length - 1, (above < 0 ? steps.length : above) + (random() < 0.4 ? 1 : 0))] as number;
  return random() < bothEnds ? { from: Math.floor(to / 2), to } : { to };
}
