import { categories } from '@kardan/contract/values/vehicle';
import { createTestDatabase, type TestDatabase } from '@kardan/core/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Catalogue, loadCatalogue } from '../catalogue/catalogue-store.ts';
import { Day } from '../day.ts';
import { dealershipBuilder } from '../dealerships/build-dealership.ts';
import { categoryShares } from '../market/mileage.ts';
import { type DemoListing, listingGenerator } from './generate-listing.ts';
import type { ListingRow } from './listing-row.ts';

const today = new Day('2026-11-15');
let database: TestDatabase;
let catalogue: Catalogue;
let listings: DemoListing[];

beforeAll(async () => {
  database = await createTestDatabase();
  catalogue = await loadCatalogue(database.db);
  const generate = generator(1, 250);
  listings = Array.from({ length: 10_000 }, (_, index) => generate(index));
});
afterAll(() => database[Symbol.asyncDispose]());

function generator(seed: number, dealerships: number, day = today) {
  const build = dealershipBuilder(catalogue, seed, day);
  const built = Array.from({ length: dealerships }, (_, index) => build(index));
  return listingGenerator({ catalogue, dealerships: built, pictures: [], seed, today: day });
}

describe('demo listings', () => {
  test('are the same for a seed and a day, in whatever order they are made', () => {
    const generate = generator(1, 250);
    for (const index of [9_999, 17, 4_321, 0]) expect(generate(index)).toEqual(listings[index]);
    expect(generator(2, 250)(17).row.title).not.toBe(listings[17]?.row.title);
  });

  test('are the same cars however many dealerships share them', () => {
    const generate = generator(1, 1_500);
    const car = ({ row: { dealershipId: _, ...rest }, prices }: DemoListing) => ({ rest, prices });
    for (const index of [0, 17, 4_321]) expect(car(generate(index))).toEqual(car(listings[index] as DemoListing));
  });

  test('are spread over the categories and states as on the market', () => {
    categories.forEach((category, index) => {
      expect(share(({ row }) => row.category === category)).toBeCloseTo(categoryShares[index] as number, 1);
    });
    expect(share(({ row }) => row.state === 'active')).toBeCloseTo(0.9, 1);
    expect(new Set(listings.map(({ row }) => row.state)).size).toBe(7);
  });

  test('keep the rules of their category', () => {
    for (const { row } of listings) expect(brokenRules(row)).toEqual([]);
  });

  test('tell price histories that end at the current price', () => {
    for (const { row, prices } of listings) {
      if (row.publishedAt === null) {
        expect(prices).toEqual([]);
        continue;
      }
      expect(prices[0]?.validFrom).toBe(row.publishedAt);
      expect(prices.at(-1)?.priceEur).toBe(row.priceEur);
      expect(row.previousPriceEur).toBe(prices.at(-2)?.priceEur ?? null);
      expect(row.priceChangedAt).toBe(prices.length > 1 ? prices.at(-1)?.validFrom : null);
      expect(prices.map(({ validFrom }) => validFrom)).toEqual(prices.map(({ validFrom }) => validFrom).sort());
      for (const [index, { priceEur }] of prices.slice(1).entries()) expect(priceEur).not.toBe(prices[index]?.priceEur);
    }
    const changes = listings.flatMap(({ prices }) =>
      prices.slice(1).map(({ priceEur }, index) => priceEur - (prices[index]?.priceEur ?? 0)),
    );
    expect(changes.filter((change) => change < 0).length / changes.length).toBeGreaterThan(0.85);
  });

  test('have been online for 35 days in the middle', () => {
    const days = listings
      .filter(({ row }) => row.state === 'active')
      .map(({ row }) => (today.startsAt - Date.parse(row.publishedAt as string)) / 86_400_000)
      .sort((one, other) => one - other);
    expect(days[Math.floor(days.length / 2)]).toBeGreaterThan(32);
    expect(days[Math.floor(days.length / 2)]).toBeLessThan(38);
  });

  test('have prices as dealers write them', () => {
    const ending = (row: ListingRow, digits: number) => row.priceEur % 10 ** digits;
    expect(share(({ row }) => ending(row, 1) === 0)).toBe(1);
    expect(share(({ row }) => ending(row, 2) === 90 || ending(row, 3) === 900)).toBeGreaterThan(0.75);
  });

  test('have titles and descriptions that agree with the car', () => {
    for (const { row } of listings) {
      expect(row.title.length).toBeLessThanOrEqual(120);
      expect(row.slug).toMatch(new RegExp(`^[a-z0-9-]+-${row.id}$`));
      expect(row.description.split(/[.!] /).length).toBeGreaterThanOrEqual(2);
      expect(`${row.title} ${row.description}`).not.toMatch(/\{|undefined|null|NaN| {2}|Januar|@|\+43/);
    }
  });

  test('have equipment without contradictions', () => {
    for (const { row } of listings) {
      const has = new Set<string>(row.equipment);
      expect(row.equipment.length).toBe(has.size);
      if (has.has('adaptive-cruise-control')) expect(has).toContain('cruise-control');
      if (has.has('led-headlights')) expect(has).not.toContain('xenon-headlights');
      if (has.has('fast-charging')) expect(row.fuel).toBe('electric');
      if (row.gearbox === 'manual') expect(has).not.toContain('shift-paddles');
    }
  });

  test('stand mostly at dealers with a contract for their make', () => {
    const build = dealershipBuilder(catalogue, 1, today);
    const contracts = new Map(
      Array.from({ length: 250 }, (_, index) => build(index)).map(({ row, makes }) => [
        row.id,
        new Set(makes.map(({ makeId }) => makeId)),
      ]),
    );
    const own = (category: string) => {
      const cars = listings.filter(({ row }) => row.category === category);
      return cars.filter(({ row }) => contracts.get(row.dealershipId)?.has(row.makeId)).length / cars.length;
    };
    expect(own('new')).toBeGreaterThan(0.85);
    expect(own('used')).toBeGreaterThan(0.5);
  });
});

function share(is: (listing: DemoListing) => boolean): number {
  return listings.filter(is).length / listings.length;
}

function brokenRules(row: ListingRow): string[] {
  const months = row.firstRegistration === null ? null : today.month - monthNumber(row.firstRegistration);
  const rules = {
    'a new car is not registered and has at most 200 km':
      row.category !== 'new' || (months === null && row.mileageKm <= 200),
    'a new car states consumption and CO2':
      row.category !== 'new' || (row.co2GPerKm !== null && (row.consumptionL !== null || row.consumptionKwh !== null)),
    'a one-year car is at most 18 months old': row.category !== 'one-year' || (months !== null && months <= 18),
    'an old-timer is at least 30 years old': row.category !== 'old-timer' || (months !== null && months >= 360),
    'a used car is younger than an old-timer': row.category !== 'used' || (months !== null && months < 360),
    'an electric car emits nothing': row.fuel !== 'electric' || ((row.co2GPerKm ?? 0) === 0 && row.batteryKwh !== null),
    'consumption states the norm of its time':
      row.consumptionNorm === null || (row.consumptionNorm === 'wltp') === (row.firstRegistration ?? '9') >= '2018-09',
    'an inspection falls into the month of registration':
      row.inspectionValidUntil === null || row.inspectionValidUntil.slice(5) === row.firstRegistration?.slice(5),
    'only cars with a plug have a tested battery':
      row.batteryHealth === null || row.fuel === 'electric' || row.fuel === 'plug-in-hybrid',
  };
  return Object.entries(rules).flatMap(([rule, kept]) => (kept ? [] : [`${row.id}: ${rule}`]));
}

function monthNumber(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}
