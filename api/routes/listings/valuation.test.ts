import { rateMarket } from '@kardan/core/pricing/nightly/rate-market';
import { catalogueModels, storeInventedCars } from '@kardan/core/pricing/testing/stored-invented-market';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let running: TestApp;
let asked: { make: string; model: string; version: string };
beforeAll(async () => {
  running = await createTestApp();
  const { db } = running.database;
  const models = await catalogueModels(db, 10, 100);
  await storeInventedCars(db, models, new Date().toISOString().slice(0, 10));
  await rateMarket({ db });
  asked = await db
    .selectFrom('listing')
    .innerJoin('make', 'make.id', 'listing.makeId')
    .innerJoin('model', 'model.id', 'listing.modelId')
    .innerJoin('version', 'version.modelId', 'model.id')
    .select(['make.slug as make', 'model.slug as model', 'version.slug as version'])
    .groupBy(['make.slug', 'model.slug', 'version.slug', 'version.id'])
    .orderBy((order) => order.fn.countAll(), 'desc')
    .orderBy('version.id')
    .executeTakeFirstOrThrow();
});
afterAll(() => running[Symbol.asyncDispose]());

/** Registered in January, so many years ago. */
const yearsAgo = (years: number) => `${new Date().getFullYear() - years}-01`;

test('versions are those of the model, of a year only those built in it', async () => {
  const { visitor } = running;
  const golf = { make: 'volkswagen', model: 'golf' };
  const all = await visitor.eurotaxListing({ query: golf });
  expect(all).toMatchObject({
    provider: 'built-in',
    make: { name: 'Volkswagen' },
    model: { name: 'Golf' },
    year: null,
  });
  const ofYear = await visitor.eurotaxListing({ query: { ...golf, year: 2010 } });
  expect(ofYear.versions.length).toBeGreaterThan(0);
  expect(ofYear.versions.length).toBeLessThan(all.versions.length);
  for (const { builtFrom, builtTo } of ofYear.versions) {
    expect(builtFrom ?? 2010).toBeLessThanOrEqual(2010);
    expect(builtTo ?? 2010).toBeGreaterThanOrEqual(2010);
  }
});

test('a version is worth what the market asks for such a car, within its band, and less with age and kilometres', async () => {
  const { visitor } = running;
  const value = async (years: number, mileageKm: number) =>
    (
      await visitor.eurotaxListingDetails({
        query: { ...asked, firstRegistration: yearsAgo(years), mileageKm },
      })
    ).valuation;
  const [young, old] = [await value(2, 20_000), await value(7, 120_000)];
  if (!young || !old) return expect.unreachable('a market of a hundred such cars tells');
  expect(young.bandLowEur).toBeLessThanOrEqual(young.marketValueEur);
  expect(young.bandHighEur).toBeGreaterThanOrEqual(young.marketValueEur);
  expect(young.comparedCars).toBeGreaterThan(10);
  expect(old.marketValueEur).toBeLessThan(young.marketValueEur);
});

test('an unknown version is not found, a month to come is refused', async () => {
  const { visitor } = running;
  const query = { ...asked, firstRegistration: yearsAgo(3), mileageKm: 1 };
  await expect(visitor.eurotaxListingDetails({ query: { ...query, version: 'niemals' } })).rejects.toMatchObject({
    status: 404,
  });
  await expect(visitor.eurotaxListing({ query: { make: 'niemand', model: 'golf' } })).rejects.toMatchObject({
    status: 404,
  });
  await expect(
    visitor.eurotaxListingDetails({ query: { ...query, firstRegistration: '2099-01' } }),
  ).rejects.toMatchObject({ status: 400, issues: [{ path: ['firstRegistration'], code: 'in-the-future' }] });
});
