import type { Body, Category, Fuel, Gearbox } from '@kardan/contract/values/vehicle';

/** What cars of one model are compared by. */
export interface ComparedCar {
  category: Category;
  mileageKm: number;
  firstRegistration: string | null;
  powerKw: number;
  body: Body;
  fuel: Fuel;
  gearbox: Gearbox;
  generationId: number | null;
}

/** Differences that count alike: a year, 20,000 km, a tenth more power; of the others each counts as written. */
const monthsScale = 12;
const kmScale = 20_000;
const powerScale = Math.log(1.1);
const otherwise = { fuel: 3, category: 2, body: 1.5, gearbox: 1.5, generationId: 1 } as const;
/** At this distance cars have little more in common than their name. */
const far = 5;

/** From 100 for a car that differs in nothing that is compared towards 0. */
export function similarityPercent(one: ComparedCar, other: ComparedCar): number {
  const differences = [
    (monthOf(one) - monthOf(other)) / monthsScale,
    (one.mileageKm - other.mileageKm) / kmScale,
    Math.log(one.powerKw / other.powerKw) / powerScale,
    ...(Object.keys(otherwise) as (keyof typeof otherwise)[]).map((key) =>
      one[key] === other[key] ? 0 : otherwise[key],
    ),
  ];
  const distance = Math.sqrt(differences.reduce((sum, difference) => sum + difference ** 2, 0));
  return Math.round(100 * Math.exp(-distance / far));
}

function monthOf({ firstRegistration }: ComparedCar): number {
  if (firstRegistration === null) return 0;
  return Number(firstRegistration.slice(0, 4)) * 12 + Number(firstRegistration.slice(5, 7));
}
