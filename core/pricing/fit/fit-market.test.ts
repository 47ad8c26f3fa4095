import { describe, expect, test } from 'vitest';
import { foldOf } from '../market/market-rules.ts';
import type { MarketCar } from '../market/market-table.ts';
import { estimatePrice } from '../rating/estimate-price.ts';
import {
  type InventedModel,
  inventedCars,
  inventedModels,
  panoramicRoof,
  tableOf,
  truePriceEur,
  truth,
} from '../testing/invented-market.ts';
import { fitMarket, type MarketFit } from './fit-market.ts';

const models = inventedModels(150);
const cars = inventedCars(models);
const fit = fitMarket(tableOf(cars));
const sample = cars[777] as MarketCar;

/** The logarithm of what the second car is worth more than the first. */
const worth = (market: MarketFit, first: Partial<MarketCar>, second: Partial<MarketCar>) =>
  estimatePrice(market, { ...sample, ...second }).middle - estimatePrice(market, { ...sample, ...first }).middle;

describe('a fitted market', () => {
  test.each<[string, Partial<MarketCar>, Partial<MarketCar>, number]>([
    ['four years', { ageMonths: 24 }, { ageMonths: 72 }, 4 * truth.perYear],
    ['another four years', { ageMonths: 72 }, { ageMonths: 120 }, 4 * truth.perYear],
    ['40,000 km', { mileageKm: 30_000 }, { mileageKm: 70_000 }, 4 * truth.per10000Km],
    ['half as much power again', { powerKw: 80 }, { powerKw: 120 }, truth.logPower * Math.log(1.5)],
    ['an automatic gearbox', { gearbox: 'manual' }, { gearbox: 'automatic' }, truth.automatic],
    ['an accident', { damaged: false }, { damaged: true }, truth.damaged],
    [
      'a panoramic roof',
      { equipment: new Uint8Array(0) },
      { equipment: Uint8Array.of(panoramicRoof) },
      truth.panoramicRoof,
    ],
  ])('has found what %s is worth', (_, first, second, expected) => {
    expect(Math.abs(worth(fit, first, second) - expected)).toBeLessThan(0.035);
  });

  test('has found that other equipment is worth nothing', () => {
    const others = [1, 20, 40, 60, 80].map((item) =>
      worth(fit, { equipment: new Uint8Array(0) }, { equipment: Uint8Array.of(item) }),
    );
    expect(Math.max(...others.map(Math.abs))).toBeLessThan(0.025);
  });

  test('is off by little more than chance is', () => {
    const errors = cars.map((car) => Math.abs(estimatePrice(fit, car).middle - Math.log(car.priceEur)));
    const best = cars.map((car) => Math.abs(Math.log(truePriceEur(car, modelOf(car)) / car.priceEur)));
    expect(median(errors)).toBeLessThan(1.1 * median(best));
  });

  test('tells a model whose prices agree from one whose prices do not, by the width of the band', () => {
    const uneven = models.map((model, index) => ({ ...model, noise: index === 0 ? 0.05 : index === 1 ? 0.25 : 0.1 }));
    const market = fitMarket(tableOf(inventedCars(uneven)));
    const width = (modelId: number) => {
      const { low, high } = estimatePrice(market, { ...sample, modelId });
      return high - low;
    };
    expect(width(100) / width(102)).toBeLessThan(0.75);
    expect(width(101) / width(102)).toBeGreaterThan(1.7);
  });
});

describe('a price', () => {
  const few = [...models.slice(1), { ...(models[0] as InventedModel), cars: 15 }];
  const fewCars = inventedCars(few);
  const own = fewCars.at(-1) as MarketCar;
  const dearer = fewCars.map((car) => (car === own ? { ...car, priceEur: car.priceEur * 1.3 } : car));
  const before = fitMarket(tableOf(fewCars));
  const after = fitMarket(tableOf(dearer));
  const moved = (car: MarketCar) => Math.abs(estimatePrice(after, car).middle - estimatePrice(before, car).middle);

  test('does not move the estimate it is rated by', () => {
    // But for what the market as a whole is expected to be, which every price has a part in.
    expect(moved(own)).toBeLessThan(0.002);
  });

  test('moves the estimates of others of its model', () => {
    const other = fewCars.at(-2) as MarketCar;
    expect(foldOf(other.id)).not.toBe(foldOf(own.id));
    expect(moved(other)).toBeGreaterThan(0.008);
  });

  test('with a digit too many moves them hardly more', () => {
    const slipped = fewCars.map((car) => (car === own ? { ...car, priceEur: car.priceEur * 10 } : car));
    const wrong = fitMarket(tableOf(slipped));
    const others = fewCars.filter((car) => car.modelId === own.modelId && foldOf(car.id) !== foldOf(own.id));
    for (const car of others) {
      expect(Math.abs(estimatePrice(wrong, car).middle - estimatePrice(before, car).middle)).toBeLessThan(0.06);
    }
  });
});

describe('a model with few cars or none', () => {
  // Of make 1, all of whose models cost twice what their power lets expect.
  const dear = models.map((model) => ({ ...model, newPriceEur: model.makeId === 1 ? 60_000 : 30_000 }));
  const market = fitMarket(tableOf(inventedCars(dear)));

  test('is taken for one of its make', () => {
    const ofMake = (makeId: number) => Math.exp(estimatePrice(market, { ...sample, modelId: 999, makeId }).middle);
    expect(ofMake(1) / ofMake(2)).toBeGreaterThan(1.7);
    expect(ofMake(1) / ofMake(2)).toBeLessThan(2.1);
  });

  test('is known better with each car of its own', () => {
    const cheap = { modelId: 999, makeId: 1, newPriceEur: 15_000, noise: 0.1 };
    const true999 = Math.log(truePriceEur(sample, { ...cheap, cars: 0 }));
    const [unseen, two, many] = [0, 2, 60].map((count) => {
      const withModel = fitMarket(tableOf(inventedCars([...models, { ...cheap, cars: count }])));
      return estimatePrice(withModel, { ...sample, id: 1, makeId: 1, modelId: 999 }).middle - true999;
    }) as [number, number, number];
    expect(unseen).toBeGreaterThan(0.5);
    expect(Math.abs(two)).toBeLessThan(unseen / 2);
    expect(Math.abs(many)).toBeLessThan(0.06);
  });
});

function modelOf(car: MarketCar): InventedModel {
  return models.find(({ modelId }) => modelId === car.modelId) as InventedModel;
}

function median(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] as number;
}
