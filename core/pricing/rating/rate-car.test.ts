import { describe, expect, test } from 'vitest';
import { fitMarket } from '../fit/fit-market.ts';
import type { MarketCar } from '../market/market-table.ts';
import { readExplanation, storeExplanation } from '../stored/stored-explanation.ts';
import { groupKeysOf, groupsOf, knownMarket, parametersOf } from '../stored/stored-market.ts';
import {
  type InventedModel,
  inventedCars,
  inventedModels,
  panoramicRoof,
  tableOf,
} from '../testing/invented-market.ts';
import { knownFrom } from './known-market.ts';
import { type RatedEstimate, rateCar } from './rate-car.ts';

const models = inventedModels(60);
const rare: InventedModel = { modelId: 200, makeId: 1, newPriceEur: 30_000, noise: 0.1, cars: 3 };
const cars = inventedCars([...models, rare]);
const fit = fitMarket(tableOf(cars));
const market = knownFrom(fit);
const sample = cars[100] as MarketCar;
const estimateOf = (car: MarketCar) => rateCar(market, car).estimate as RatedEstimate;

describe('a car is compared', () => {
  test('with its variant', () => {
    const { sampleSize, estimate } = rateCar(market, sample);
    expect(estimate?.level).toBe('variant');
    expect(sampleSize).toBeGreaterThan(45);
    expect(sampleSize).toBeLessThan(60);
  });

  test('with its model when there are too few of its variant', () => {
    expect(estimateOf({ ...sample, generationId: 7, fuel: 'lpg' }).level).toBe('model');
  });

  test('with its make’s cars of the same body when there are too few of its model', () => {
    const { estimate, sampleSize } = rateCar(market, { ...sample, makeId: 1, modelId: rare.modelId });
    expect(estimate?.level).toBe('make-body');
    expect(sampleSize).toBeGreaterThan(200);
  });

  test('with nothing when those are too few as well, and the few are named', () => {
    const rating = rateCar(market, { ...sample, makeId: 1, modelId: rare.modelId, body: 'pickup' });
    expect(rating).toMatchObject({ label: 'unknown', estimate: null });
    expect(rating.sampleSize).toBeLessThanOrEqual(rare.cars);
  });

  test('with nothing when no market was read', () => {
    expect(rateCar(undefined, sample)).toEqual({ label: 'unknown', sampleSize: 0, estimate: null });
  });
});

describe('an explanation', () => {
  test('adds up to the estimate for every car', () => {
    for (const car of cars) {
      const { estimate } = rateCar(market, car);
      if (!estimate) continue;
      const { usualCar, parts } = estimate.explain();
      const sum = parts.reduce((total, part) => total + part.eur, usualCar.priceEur);
      expect(sum, `car ${car.id}`).toBe(estimate.estimateEur);
    }
  });

  test('is read as it was stored', () => {
    for (const car of cars) {
      const explanation = rateCar(market, car).estimate?.explain();
      if (explanation) expect(readExplanation(JSON.parse(storeExplanation(explanation)))).toEqual(explanation);
    }
  });

  test('takes off for age and kilometres above the usual car’s and adds for those below', () => {
    const partsOf = (change: Partial<MarketCar>) => {
      const { parts } = estimateOf({ ...sample, ...change }).explain();
      return Object.fromEntries(parts.map((part) => [part.kind, part]));
    };
    const { usualCar } = estimateOf(sample).explain();
    const worn = partsOf({ ageMonths: usualCar.ageMonths + 30, mileageKm: usualCar.mileageKm + 50_000 });
    expect(worn.age).toMatchObject({ months: 30 });
    expect(Math.abs((worn.mileage?.km ?? 0) - 50_000)).toBeLessThanOrEqual(100);
    expect(worn.age?.eur).toBeLessThan(-500);
    expect(worn.mileage?.eur).toBeLessThan(-300);
    const fresh = partsOf({ ageMonths: usualCar.ageMonths - 30, mileageKm: usualCar.mileageKm - 50_000 });
    expect(fresh.age?.eur).toBeGreaterThan(500);
    expect(fresh.mileage?.eur).toBeGreaterThan(300);
  });

  test('names the items that matter, those the car lacks too', () => {
    const itemsOf = (equipment: Uint8Array) => {
      const { parts } = estimateOf({ ...sample, equipment }).explain();
      return parts.find(({ kind }) => kind === 'equipment')?.items ?? [];
    };
    const roof = (equipment: Uint8Array) => itemsOf(equipment).find(({ key }) => key === 'panoramic-roof');
    expect(roof(Uint8Array.of(panoramicRoof))).toMatchObject({ has: true });
    expect(roof(Uint8Array.of(panoramicRoof))?.eur).toBeGreaterThan(100);
    expect(roof(new Uint8Array(0))).toMatchObject({ has: false });
    expect(roof(new Uint8Array(0))?.eur).toBeLessThan(0);
  });
});

test('a stored market rates and explains as the fitted one did', () => {
  const groups = new Map([...groupsOf('registered', fit)].map((group) => [group.key, group]));
  const parameters = JSON.parse(JSON.stringify(parametersOf(fit)));
  for (const car of cars.filter(({ id }) => id % 17 === 0)) {
    const loaded = new Map(
      groupKeysOf('registered', car).flatMap((key) => {
        const group = groups.get(key);
        return group ? [[key, JSON.parse(JSON.stringify(group))]] : [];
      }),
    );
    const stored = rateCar(knownMarket('registered', parameters, loaded), car);
    const fresh = rateCar(market, car);
    expect(stored.label).toBe(fresh.label);
    expect(stored.sampleSize).toBe(fresh.sampleSize);
    if (!fresh.estimate || !stored.estimate) continue;
    // Rounding to the next step is all that may differ.
    expect(Math.abs(stored.estimate.estimateEur - fresh.estimate.estimateEur)).toBeLessThanOrEqual(50);
    expect(stored.estimate.explain().usualCar.ageMonths).toBe(fresh.estimate.explain().usualCar.ageMonths);
  }
});
