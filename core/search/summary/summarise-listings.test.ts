import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildDealership } from '../../testing/build-dealership.ts';
import { buildListing } from '../../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createTestIndex, type TestIndex } from '../../testing/test-index.ts';
import { indexListings } from '../index/index-listings.ts';
import { summariseListings } from './summarise-listings.ts';

let database: TestDatabase;
let index: TestIndex;
let services: { db: TestDatabase['db']; search: TestIndex['search'] };
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

beforeAll(async () => {
  [database, index] = await Promise.all([createTestDatabase(), createTestIndex()]);
  services = { db: database.db, search: index.search };
  const [busy, small] = [await buildDealership(database.db), await buildDealership(database.db)];
  const cars = [
    ...[10_000, 20_000, 20_990, 40_000].map((priceEur, i) => ({
      priceEur,
      dealershipId: busy.id,
      publishedAt: daysAgo(i),
      fuel: 'diesel' as const,
    })),
    {
      priceEur: 30_000,
      dealershipId: small.id,
      publishedAt: daysAgo(9),
      fuel: 'electric' as const,
      rangeKm: 411,
      batteryKwh: 58.4,
      previousPriceEur: 31_000,
      reducedFromEur: 31_000,
      priceChangedAt: daysAgo(2),
    },
  ];
  const ids: number[] = [];
  for (const car of cars) ids.push((await buildListing(database.db, car)).id);
  await indexListings(services, ids);
  await index.refresh();
});
afterAll(() => Promise.all([database[Symbol.asyncDispose](), index[Symbol.asyncDispose]()]));

test('several questions are answered in one round trip, each with its own filters', async () => {
  let roundTrips = 0;
  const counting = new Proxy(index.search.client, {
    get: (client, name) => {
      if (name === 'msearch') roundTrips += 1;
      const value = Reflect.get(client, name);
      return typeof value === 'function' ? value.bind(client) : value;
    },
  });
  const { summaries } = await summariseListings({ ...services, search: { ...index.search, client: counting } }, [
    { filters: {}, groups: { fuel: ['lowestPriceEur'] } },
    { filters: { fuel: ['electric'] }, figures: ['lowestPriceEur'] },
  ]);
  const [all, electric] = summaries;
  expect(roundTrips).toBe(1);
  expect(all.groups.fuel).toMatchObject([
    { value: 'diesel', count: 4, figures: { lowestPriceEur: 10_000 } },
    { value: 'electric', count: 1, figures: { lowestPriceEur: 30_000 } },
  ]);
  expect(electric).toMatchObject({ total: 1, figures: { lowestPriceEur: 30_000, longestRangeKm: null } });
});

test('figures are exact, the median to a thousandth, and null where no car tells them', async () => {
  const figures = [
    'medianPriceEur',
    'highestPriceEur',
    'medianBatteryKwh',
    'longestRangeKm',
    'averageSavingEur',
  ] as const;
  const { summaries } = await summariseListings(services, [
    { filters: {}, figures },
    { filters: { fuel: ['diesel'] }, figures },
    { filters: { fuel: ['hydrogen'] }, figures },
  ]);
  const [all, diesel, none] = summaries;
  expect(all.figures).toMatchObject({ highestPriceEur: 40_000, longestRangeKm: 411, averageSavingEur: null });
  expect(Math.abs((all.figures.medianPriceEur as number) - 20_990)).toBeLessThan(21);
  expect(all.figures.medianBatteryKwh).toBeCloseTo(58.4, 1);
  expect(diesel.figures.medianBatteryKwh).toBeNull();
  expect(Object.values(none.figures).every((figure) => figure === null)).toBe(true);
});

test('cards are spread over dealerships as far as there are some, and filled up after that', async () => {
  const cards = { order: 'newest', limit: 3 } as const;
  const { summaries } = await summariseListings(services, [
    { filters: {}, cards },
    { filters: {}, cards: { ...cards, spread: true } },
  ]);
  const prices = summaries.map((summary) => summary.cards.map((card) => card.priceEur));
  expect(prices).toEqual([
    [10_000, 20_000, 20_990],
    [10_000, 30_000, 20_000],
  ]);
});

test('only cars that became cheaper since a moment count as price drops', async () => {
  const { summaries } = await summariseListings(services, [
    { filters: {}, cheaperSince: daysAgo(1) },
    { filters: {}, cheaperSince: daysAgo(3), cards: { order: 'latest-price-drop', limit: 5 } },
  ]);
  expect(summaries.map(({ total }) => total)).toEqual([0, 1]);
  expect(summaries[1].cards).toMatchObject([{ priceEur: 30_000, reducedFromEur: 31_000 }]);
});
