import { type ParkedCar, priceChangeEur } from './parked-car.ts';

export const parkSorts = ['saved', 'price', 'change', 'registration', 'mileage'] as const;
export type ParkSort = (typeof parkSorts)[number];

export function isParkSort(value: unknown): value is ParkSort {
  return (parkSorts as readonly unknown[]).includes(value);
}

/** What a car is ordered by, the smallest first; undefined stands last, whatever the order. */
const keyOf: Record<ParkSort, (car: ParkedCar) => number | undefined> = {
  saved: ({ saved }) => -saved.savedAt,
  price: ({ saved, now }) => now?.card?.priceEur ?? saved.priceEur,
  change: (car) => priceChangeEur(car),
  registration: ({ now }) => minus(monthNumber(now?.card?.firstRegistration)),
  mileage: ({ now }) => now?.card?.mileageKm,
};

/** The cars in the order asked for; those that are alike stay as they were saved, the last one first. */
export function sortParked(cars: readonly ParkedCar[], sort: ParkSort): ParkedCar[] {
  const key = keyOf[sort];
  return cars.toSorted((a, b) => compare(key(a), key(b)) || compare(keyOf.saved(a), keyOf.saved(b)));
}

function compare(a = Number.POSITIVE_INFINITY, b = Number.POSITIVE_INFINITY): number {
  return a === b ? 0 : a - b;
}

function minus(value: number | undefined): number | undefined {
  return value === undefined ? undefined : -value;
}

/** `2021-04` as the number of its month. */
function monthNumber(month: string | null | undefined): number | undefined {
  if (!month) return undefined;
  const [year, number] = month.split('-').map(Number);
  return (year ?? 0) * 12 + (number ?? 0);
}
