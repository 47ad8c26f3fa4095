import { type MapEntry, searchMapRequest } from '@kardan/contract/calls/search/search-map';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { carsWithin, type MapCar } from '../testing/map-cars-store.ts';
import { createRandomMarket, type RandomMarket } from '../testing/random-market.ts';
import { mapListings } from './map-listings.ts';

let market: RandomMarket;
beforeAll(async () => {
  market = await createRandomMarket(2_000);
});
afterAll(() => market[Symbol.asyncDispose]());

test('entries hold every car within the bounds once, with the lowest price with NoVA, at whatever zoom', async () => {
  const { services, database } = market;
  const kinds = new Set<string>();
  const states = new Set<string>();
  const request = fc.record({
    zoom: fc.integer({ min: 5, max: 14 }),
    bounds: fc.constantFrom(
      undefined,
      { north: 48.6, south: 47.6, east: 17, west: 15.5 },
      { north: 47.3, south: 46.8, east: 16, west: 15 },
      { north: 48.35, south: 48.1, east: 16.6, west: 16.2 },
    ),
    fuel: fc.constantFrom(undefined, ['diesel' as const]),
  });
  await fc.assert(
    fc.asyncProperty(request, async (asked) => {
      const answer = await mapListings(services, searchMapRequest.parse(asked));
      const cars = await carsWithin(database.db, answer.bounds, asked.fuel?.[0]);
      expect(answer.entries.length).toBeLessThanOrEqual(150);
      expect(answer.total).toBe(cars.length);
      const sizes = answer.entries.map((entry) => (entry.kind === 'car' ? 1 : entry.count));
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(cars.length);
      const prices = answer.entries.map((entry) => (entry.kind === 'car' ? priceOf(entry.car) : entry.priceFromEur));
      expect(lowestOf(prices)).toBe(lowestOf(cars.map(priceOf)));
      for (const entry of answer.entries) {
        kinds.add(entry.kind);
        if (entry.kind === 'dealership') checkDealership(entry, cars);
        if (entry.kind === 'car') {
          const { id, state } = entry.car;
          states.add(state);
          expect(cars).toContainEqual(expect.objectContaining({ id, state }));
        }
      }
    }),
    { numRuns: 40 },
  );
  expect([...kinds].sort()).toEqual(['car', 'cluster', 'dealership']);
  expect([...states].sort()).toEqual(['active', 'reserved']);
});

const priceOf = ({ priceEur, novaIncluded }: Pick<MapCar, 'priceEur' | 'novaIncluded'>) =>
  novaIncluded ? priceEur : null;
const lowestOf = (prices: (number | null)[]) =>
  prices.filter((price) => price !== null).sort((a, b) => a - b)[0] ?? null;

/** No more cars than the dealership has within the bounds, at the price of one of them; at none where none holds NoVA. */
function checkDealership(entry: Extract<MapEntry, { kind: 'dealership' }>, cars: MapCar[]): void {
  const own = cars.filter(({ dealershipId }) => dealershipId === entry.dealership.id);
  expect(own.length).toBeGreaterThanOrEqual(entry.count);
  expect(own.map(priceOf)).toContain(entry.priceFromEur);
}

test('outside Austria there is nothing, and the engine is not asked', async () => {
  const bounds = { north: 53, south: 52, east: 14, west: 13 };
  const silent = { ...market.services, search: undefined as never };
  expect(await mapListings(silent, searchMapRequest.parse({ bounds }))).toMatchObject({
    total: 0,
    entries: [],
    bounds,
  });
});
