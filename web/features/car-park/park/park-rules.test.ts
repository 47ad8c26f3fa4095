import { type SavedCar as CarNow, maxComparedCars, maxSavedCars } from '@kardan/contract/calls/listings/saved-cars';
import { expect, test } from 'vitest';
import { carPark, comparison } from '#domain/saved-cars/lists.ts';
import type { SavedCar } from '#domain/saved-cars/stored-cars.ts';
import { withNote, withRestored, withTakenOver } from './change-park.ts';
import { idsToAsk } from './ids-to-ask.ts';
import { changedSince, countChanges, type ParkedCar, parkedCars, priceChangeEur } from './parked-car.ts';
import { type ParkSort, sortParked } from './sort-parked.ts';

const saved = (id: number, more: Partial<SavedCar> = {}): SavedCar => ({
  id,
  slug: `auto-${id}`,
  title: `Auto ${id}`,
  priceEur: 10_000,
  image: null,
  savedAt: id,
  note: '',
  ...more,
});

type Card = NonNullable<CarNow['card']>;

function parked(id: number, card: Partial<Card> | null, state: CarNow['state'] = 'active'): ParkedCar {
  const now = {
    id,
    state,
    title: `Auto ${id}`,
    endedAt: null,
    card: card && ({ priceEur: 10_000, reducedFromEur: null, ...card } as Card),
  };
  return { saved: saved(id), now };
}

const idsOf = (cars: readonly (ParkedCar | SavedCar)[]) => cars.map((car) => ('saved' in car ? car.saved.id : car.id));

test('the price is compared with the day of saving, and the date told only if it changed since', () => {
  const cheaper = parked(5, { priceEur: 9_500, reducedFromEur: 10_000, priceChangedAt: new Date(6).toISOString() });
  expect(priceChangeEur(cheaper)).toBe(-500);
  expect(changedSince(cheaper)).toBe(new Date(6).toISOString());
  expect(
    changedSince(parked(5, { priceEur: 9_500, reducedFromEur: 10_000, priceChangedAt: new Date(4).toISOString() })),
  ).toBeUndefined();
  expect(changedSince(parked(5, { priceChangedAt: new Date(6).toISOString() }))).toBeUndefined();
  expect(priceChangeEur(parked(5, null, 'gone'))).toBeUndefined();
  expect(priceChangeEur({ saved: saved(1), now: undefined })).toBeUndefined();
});

test('a lower price is told against the lowest of the thirty days before it fell, and not without one', () => {
  expect(priceChangeEur(parked(5, { priceEur: 9_500, reducedFromEur: null }))).toBeUndefined();
  expect(priceChangeEur(parked(5, { priceEur: 9_500, reducedFromEur: 9_800 }))).toBe(-300);
  expect(priceChangeEur(parked(5, { priceEur: 9_500, reducedFromEur: 12_000 }))).toBe(-500);
  expect(priceChangeEur(parked(5, { priceEur: 11_000, reducedFromEur: 12_000 }))).toBe(1_000);
});

test('a price with NoVA is not told as dearer or cheaper than one without', () => {
  const before = { priceEur: 10_000, reducedFromEur: null };
  const now = (priceEur: number, novaIncluded: boolean) => ({ priceEur, reducedFromEur: 10_000, novaIncluded });
  const change = (card: Partial<Card>, plusNova?: true): number | undefined => {
    const car = parked(5, { ...before, ...card });
    return priceChangeEur({ ...car, saved: saved(5, plusNova && { plusNova }) });
  };
  expect(change(now(8_000, false))).toBeUndefined();
  expect(change(now(12_000, true), true)).toBeUndefined();
  expect(change(now(9_000, true))).toBe(-1_000);
  expect(change(now(9_000, false), true)).toBe(-1_000);
});

test('a sold car is counted as over, not as cheaper', () => {
  const cars = [
    parked(1, { priceEur: 9_000, reducedFromEur: 10_000 }),
    parked(2, { priceEur: 9_000, reducedFromEur: 10_000 }, 'sold'),
    parked(3, null, 'gone'),
    parked(4, { priceEur: 11_000 }, 'reserved'),
  ];
  expect(countChanges(cars)).toEqual({ cheaper: 1, dearer: 1, over: 2 });
});

const garage = [
  parked(1, { priceEur: 12_000, firstRegistration: '2019-12', mileageKm: 90_000 }),
  parked(2, { priceEur: 9_000, reducedFromEur: 10_000, firstRegistration: '2021-02', mileageKm: 30_000 }),
  parked(3, null, 'gone'),
  parked(4, { priceEur: 9_000, reducedFromEur: 10_000, firstRegistration: '2020-01', mileageKm: 5_000 }),
];

test.each<[ParkSort, number[]]>([
  ['saved', [4, 3, 2, 1]],
  ['price', [4, 2, 3, 1]],
  ['change', [4, 2, 1, 3]],
  ['registration', [2, 4, 1, 3]],
  ['mileage', [4, 2, 1, 3]],
])('sorted by %s, equal ones as they were saved, unknown ones last', (sort, order) => {
  expect(idsOf(sortParked(garage, sort))).toEqual(order);
});

test('before the answer is there the park shows what is stored', () => {
  expect(parkedCars([saved(1)], [])).toEqual([{ saved: saved(1), now: undefined }]);
  expect(idsOf(sortParked(parkedCars([saved(1), saved(2)], []), 'mileage'))).toEqual([2, 1]);
});

test('what was removed comes back to its place with its note', () => {
  const before = [saved(3), saved(2, { note: 'Probefahrt' }), saved(1)];
  const after = before.filter(({ id }) => id !== 2);
  expect(withRestored(after, [before[1] as SavedCar])).toEqual(before);
  expect(withRestored(before, [before[1] as SavedCar])).toEqual(before);
});

test('a note changes one car', () => {
  expect(withNote([saved(2), saved(1)], 1, 'rot').map(({ note }) => note)).toEqual(['', 'rot']);
});

test('somebody else’s cars come in their order, none twice, and no more than there is room for', () => {
  const { cars, noRoom } = withTakenOver([saved(9)], [saved(1), saved(9), saved(2), saved(3)], 77, 3);
  expect(idsOf(cars)).toEqual([1, 2, 9]);
  expect(cars[0]?.savedAt).toBe(77);
  expect(noRoom).toBe(1);
});

test('one request asks for all cars, two hundred at most, and none again when a car goes', () => {
  expect(idsToAsk([], [3, 2, 1], 200)).toEqual([3, 2, 1]);
  const asked = [3, 2, 1];
  expect(idsToAsk(asked, [3, 1], 200)).toBe(asked);
  expect(idsToAsk(asked, [4, 3, 1], 200)).toEqual([4, 3, 1]);
  const many = Array.from({ length: 230 }, (_, index) => 230 - index);
  expect(idsToAsk([], many, 200)).toEqual(many.slice(0, 200));
});

test('the park holds as many cars as one request may ask for, the comparison as many as one page shows', () => {
  expect(carPark.max).toBe(maxSavedCars);
  expect(comparison.max).toBe(maxComparedCars);
});
