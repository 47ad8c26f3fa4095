import { createTestDatabase, type TestDatabase } from '@kardan/core/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadCatalogue, loadGenerations } from '../catalogue/catalogue-store.ts';
import { Day } from '../day.ts';
import { demoMarket } from './demo-market.ts';
import { type Accuracy, evaluateRatings } from './evaluate-ratings.ts';

let database: TestDatabase;
let accuracies: Accuracy[];

beforeAll(async () => {
  database = await createTestDatabase();
  const catalogue = await loadCatalogue(database.db);
  const generations = await loadGenerations(database.db);
  // A sixth of Austria's market: an eighth of the cars of each model. `pnpm bench rating` does the same at full size.
  const markets = demoMarket({ catalogue, generations, listings: 25_000, seed: 1, today: new Day('2026-11-15') });
  accuracies = evaluateRatings(markets);
});
afterAll(() => database[Symbol.asyncDispose]());

const of = (segment: string) => accuracies.find((accuracy) => accuracy.segment === segment) as Accuracy;

describe('estimates of demo cars that were held out', () => {
  test('are off by at most 1.15 times what the noise in their prices makes inevitable', () => {
    expect(of('all').cars).toBeGreaterThan(2_000);
    expect(of('all').bestError).toBeGreaterThan(0.08);
    expect(of('all').ratio).toBeLessThan(1.15);
  });

  test('have bands that hold four fifths of the prices, as they promise', () => {
    expect(of('all').inBand).toBeGreaterThan(0.77);
    expect(of('all').inBand).toBeLessThan(0.83);
  });

  test.each(['from 0 years', 'from 3 years', 'from 8 years', 'from 15 years'])(
    'are no worse for an age alone: %s',
    (age) => {
      const { cars, ratio, inBand } = of(`age: ${age}`);
      expect(ratio).toBeLessThan(1.2);
      // Of so few cars the part within the band is only known to three standard errors.
      expect(Math.abs(inBand - 0.8)).toBeLessThan(0.03 + 3 * Math.sqrt(0.16 / cars));
    },
  );

  test('come with a wider band where few cars of the model are known, and it holds as much', () => {
    const { cars, inBand } = of('known cars of the model: from 3');
    expect(Math.abs(inBand - 0.8)).toBeLessThan(0.03 + 3 * Math.sqrt(0.16 / cars));
  });
});
