import { afterAll, beforeAll, expect, test } from 'vitest';
import { readListingCosts } from '../costs/read-listing-costs.ts';
import type { Database } from '../db/database.ts';
import { buildListing } from '../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { expectValue } from './expect-value.ts';
import { rateMarket } from './nightly/rate-market.ts';
import { truth } from './testing/invented-market.ts';
import { catalogueModels, storeInventedCars } from './testing/stored-invented-market.ts';

const day = '2026-11-15';
const now = new Date(`${day}T12:00:00Z`);
let database: TestDatabase;
let db: Database;
let youngId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  const models = await catalogueModels(db, 10, 100);
  const cars = await storeInventedCars(db, models, day);
  youngId = cars.find(({ ageMonths, damaged }) => ageMonths > 12 && ageMonths < 36 && !damaged)?.id as number;
  await rateMarket({ db }, { now });
});
afterAll(() => database[Symbol.asyncDispose]());

test('a car loses what age and kilometres cost in this market', async () => {
  const today = (await expectValue(db, youngId, { years: 0, kmPerYear: 0 }, now)) as number;
  const later = (await expectValue(db, youngId, { years: 4, kmPerYear: 15_000 }, now)) as number;
  const expected = Math.exp(4 * truth.perYear + 6 * truth.per10000Km);
  expect(later / today).toBeGreaterThan(expected - 0.05);
  expect(later / today).toBeLessThan(expected + 0.05);
});

test('it is part of what a car costs a month', async () => {
  const { parts } = await readListingCosts({ db }, String(youngId), { kmPerYear: 15_000, years: 4 }, now);
  expect(parts.depreciation).toMatchObject({ estimate: true });
  const driven = await readListingCosts({ db }, String(youngId), { kmPerYear: 30_000, years: 4 }, now);
  const lost = ({ parts: { depreciation } }: typeof driven) =>
    'eurPerMonth' in depreciation ? depreciation.eurPerMonth : 0;
  expect(lost(driven)).toBeGreaterThan(lost({ parts } as typeof driven));
});

test('of an old-timer and of a car that does not exist nothing is said', async () => {
  const { id: oldTimer } = await buildListing(db, { category: 'old-timer', firstRegistration: '1968-05-01' });
  for (const id of [oldTimer, 987_654])
    expect(await expectValue(db, id, { years: 4, kmPerYear: 10_000 }, now)).toBeNull();
});
