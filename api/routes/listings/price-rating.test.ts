import type { ApiError } from '@kardan/contract/client/api-error';
import { rateMarket } from '@kardan/core/pricing/nightly/rate-market';
import { catalogueModels, storeInventedCars } from '@kardan/core/pricing/testing/stored-invented-market';
import { buildListing } from '@kardan/core/testing/build-listing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const day = '2026-11-15';
let running: TestApp;
beforeAll(async () => {
  running = await createTestApp();
  const { db } = running.database;
  await storeInventedCars(db, await catalogueModels(db, 10, 60), day);
  await rateMarket({ db }, { now: new Date(`${day}T12:00:00Z`) });
});
afterAll(() => running[Symbol.asyncDispose]());

const rating = (id: number | string) => running.visitor.priceRating({ params: { id: String(id) } });
const statusOf = (id: number | string) =>
  rating(id).then(
    () => 200,
    (error: ApiError) => error.status,
  );

test('a rating tells estimate, band, group and the parts that add up to it', async () => {
  const { label, priceEur, sampleSize, estimate } = await rating(17);
  if (!estimate) throw new Error('the car is rated');
  expect(label).not.toBe('unknown');
  expect(priceEur).toBeGreaterThan(0);
  expect(sampleSize).toBeGreaterThan(40);
  const { usualCar, parts, group } = estimate;
  expect(parts.reduce((sum, part) => sum + part.eur, usualCar.priceEur)).toBe(estimate.estimateEur);
  expect(group).toMatchObject({ level: 'variant', fuel: 'petrol', body: null });
  expect(parts.map(({ kind }) => kind)).toContain('mileage');
});

test('comparables are up to eight cars of the model, the most similar first, never the car itself', async () => {
  const { comparables } = await rating(17);
  const { model } = await running.visitor.listing({ params: { id: '17' } });
  expect(comparables).toHaveLength(8);
  expect(comparables.map(({ id }) => id)).not.toContain(17);
  const similarities = comparables.map(({ similarityPercent }) => similarityPercent);
  expect(similarities).toEqual([...similarities].sort((one, other) => other - one));
  for (const { slug, priceRating } of comparables) {
    expect((await running.visitor.listing({ params: { id: slug } })).model).toEqual(model);
    expect(priceRating?.label).toBeDefined();
  }
});

test('cars that a visitor may not see are neither rated nor compared with', async () => {
  const { db } = running.database;
  const [first] = await catalogueModels(db, 1, 1);
  if (!first) throw new Error('the catalogue has models');
  const { makeId, modelId } = first;
  const { id: shown } = await buildListing(db, { makeId, modelId, firstRegistration: '1999-01-01' });
  const longAgo = new Date(Date.now() - 31 * 86_400_000);
  for (const hidden of [{ state: 'draft' }, { state: 'blocked' }, { state: 'sold', endedAt: longAgo }] as const) {
    const { id } = await buildListing(db, { ...hidden, makeId, modelId, firstRegistration: '1999-01-01' });
    expect(await statusOf(id)).toBe(hidden.state === 'draft' ? 404 : 410);
    expect((await rating(shown)).comparables.map((car) => car.id)).not.toContain(id);
  }
  expect(await statusOf('kein-auto')).toBe(404);
});

test('a comparable says whether its price holds NoVA', async () => {
  const { db } = running.database;
  const [first] = await catalogueModels(db, 1, 1);
  const car = { makeId: first?.makeId ?? 0, modelId: first?.modelId ?? 0, firstRegistration: '1985-01-01' };
  const [{ id: shown }, withNova, without] = [
    await buildListing(db, car),
    await buildListing(db, car),
    await buildListing(db, { ...car, novaIncluded: false }),
  ];
  const { comparables } = await rating(shown);
  const said = new Map(comparables.map(({ id, novaIncluded }) => [id, novaIncluded]));
  expect([said.get(withNova.id), said.get(without.id)]).toEqual([true, false]);
});

test('a car that has not been rated yet says so, with its comparables', async () => {
  const { db } = running.database;
  const [first] = await catalogueModels(db, 1, 1);
  const { id } = await buildListing(db, { makeId: first?.makeId ?? 0, modelId: first?.modelId ?? 0 });
  expect(await rating(id)).toMatchObject({ label: 'unknown', sampleSize: 0, estimate: null, asOf: null });
  expect((await rating(id)).comparables).toHaveLength(8);
});

test('a listing tells its label and estimate', async () => {
  const { label, estimate } = await rating(17);
  const { priceRating } = await running.visitor.listing({ params: { id: '17' } });
  expect(priceRating).toEqual({ label, estimateEur: estimate?.estimateEur });
});
