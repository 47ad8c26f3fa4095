import { type Fuel, fuels } from '@kardan/contract/values/vehicle';
import { createTestDatabase, type TestDatabase } from '@kardan/core/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Catalogue, loadCatalogue } from '../catalogue/catalogue-store.ts';
import { classicsOfYear } from '../catalogue/classics-of-year.ts';
import { vehiclesOfYear } from '../catalogue/vehicles-of-year.ts';
import { Day, yearOf } from '../day.ts';
import { dealershipBuilder } from '../dealerships/build-dealership.ts';
import { makeMarkets, makeWeight } from '../market/make-market.ts';
import { bandOf, fuelShares } from '../market/registration-years.ts';
import { purposes, Random } from '../random/random.ts';
import { type PriceModel, priceModel } from './asking-price.ts';
import { type Offer, offerDrawer } from './draw-offer.ts';
import { listingGenerator } from './generate-listing.ts';
import type { ListingRow } from './listing-row.ts';

const today = new Day('2026-11-15');
let database: TestDatabase;
let catalogue: Catalogue;
let rows: ListingRow[];
let offers: Offer[];
let prices: PriceModel;

beforeAll(async () => {
  database = await createTestDatabase();
  catalogue = await loadCatalogue(database.db);
  const build = dealershipBuilder(catalogue, 1, today);
  const dealerships = Array.from({ length: 250 }, (_, index) => build(index));
  const generate = listingGenerator({ catalogue, dealerships, pictures: [], seed: 1, today });
  rows = Array.from({ length: 20_000 }, (_, index) => generate(index).row);
  const vehicles = vehiclesOfYear(catalogue);
  const drawOffer = offerDrawer(vehicles, classicsOfYear(catalogue), today);
  // The first draws of a car's generator decide what it is.
  offers = rows.map((_, index) => drawOffer(new Random(1, purposes.car, index)));
  prices = priceModel(vehicles(yearOf(today.month)));
});
afterAll(() => database[Symbol.asyncDispose]());

describe('the demo market', () => {
  test('has the make shares of Austria, year by year', () => {
    const slugs = new Map(catalogue.makes.map((make) => [make.id, make.slug]));
    for (const [from, to] of [
      [2005, 2018],
      [2021, 2021],
      [2024, 2024],
    ] as const) {
      const cars = rows.filter(
        (row) => row.category !== 'new' && row.category !== 'old-timer' && isBetween(row, from, to),
      );
      const total = makeMarkets.reduce((sum, market) => sum + makeWeight(market, to), 0);
      for (const slug of ['volkswagen', 'skoda', 'bmw', 'audi', 'ford', 'hyundai']) {
        const expected =
          makeWeight(makeMarkets.find((market) => market.slug === slug) as (typeof makeMarkets)[number], to) / total;
        const found = cars.filter((row) => slugs.get(row.makeId) === slug).length / cars.length;
        expect(Math.abs(found - expected), `${slug} ${from}–${to}: ${found} instead of ${expected}`).toBeLessThan(
          0.035,
        );
      }
    }
  });

  test('has the fuel shares of Austria, year by year', () => {
    for (const [from, to] of [
      [2010, 2012],
      [2016, 2018],
      [2019, 2020],
      [2021, 2022],
      [2023, 2024],
    ] as const) {
      const cars = rows.filter((row) => row.category === 'used' && isBetween(row, from, to));
      for (const fuel of ['petrol', 'diesel', 'electric', 'hybrid', 'plug-in-hybrid'] as const satisfies Fuel[]) {
        const expected = fuelShares[bandOf(to)]?.[fuels.indexOf(fuel)] as number;
        const found = cars.filter((row) => row.fuel === fuel).length / cars.length;
        expect(Math.abs(found - expected), `${fuel} ${from}–${to}: ${found} instead of ${expected}`).toBeLessThan(0.05);
      }
    }
  });

  test('has prices that scatter around the model as much as real ones', () => {
    const scaled = rows.flatMap((row, index) => {
      const { mileageKm, equipment } = row;
      const car = { ...(offers[index] as Offer), mileageKm, equipment };
      if (car.category !== 'used' || row.priceEur < 3_000) return [];
      return [Math.log(row.priceEur / prices.equippedEur(car)) / prices.sigma(car)];
    });
    expect(mean(scaled)).toBeCloseTo(0, 1);
    const deviation = Math.sqrt(mean(scaled.map((value) => value ** 2)));
    expect(deviation).toBeGreaterThan(0.95);
    expect(deviation).toBeLessThan(1.08);
  });

  test('has prices that fall with age and with mileage', () => {
    const used = rows.filter((row) => row.category === 'used');
    const byAge = [2025, 2022, 2019, 2016, 2012].map((year) =>
      median(used.filter((row) => isBetween(row, year, year)).map(priceOf)),
    );
    expect(byAge).toEqual([...byAge].sort((one, other) => other - one));
    const diesels = used.filter((row) => isBetween(row, 2017, 2021) && row.fuel === 'diesel');
    const low = diesels.filter((row) => row.mileageKm < 80_000).map(priceOf);
    const high = diesels.filter((row) => row.mileageKm > 160_000).map(priceOf);
    expect(median(low)).toBeGreaterThan(median(high) * 1.1);
  });

  test('has no kind of car whose equipment makes all of it dearer or cheaper', () => {
    const effects = rows.flatMap((row, index) => {
      const car = { ...(offers[index] as Offer), mileageKm: row.mileageKm, equipment: row.equipment };
      if (car.category === 'old-timer') return [];
      return [{ car, effect: Math.log(prices.equippedEur(car) / prices.expectedEur(car)) }];
    });
    for (const [kind, cars] of Map.groupBy(effects, ({ car }) => `${car.vehicle.fuel} ${bandOf(car.year)}`)) {
      if (cars.length < 300) continue;
      const middle = mean(cars.map(({ effect }) => effect));
      expect(Math.abs(middle), `${kind}: ${middle}`).toBeLessThan(0.02);
    }
    const deviation = Math.sqrt(mean(effects.map(({ effect }) => effect ** 2)));
    expect(deviation).toBeGreaterThan(0.05);
    expect(deviation).toBeLessThan(0.1);
  });

  test('has better equipped cars among the dearer of their kind', () => {
    const items = (from: number, to: number) =>
      mean(
        rows.flatMap((row, index) => {
          const car = { ...(offers[index] as Offer), mileageKm: row.mileageKm };
          const ratio = row.priceEur / prices.expectedEur(car);
          return car.category === 'used' && car.year >= 2019 && ratio > from && ratio < to
            ? [row.equipment.length]
            : [];
        }),
      );
    expect(items(1.15, 3)).toBeGreaterThan(items(0, 0.85) + 8);
  });
});

function isBetween(row: ListingRow, from: number, to: number): boolean {
  const year = Number(row.firstRegistration?.slice(0, 4));
  return year >= from && year <= to;
}

function priceOf(row: ListingRow): number {
  return row.priceEur;
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function median(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] as number;
}
