import { expect, test } from 'vitest';
import { buildSimilarSearches, type ComparedCar } from './build-similar-searches.ts';

const golf: ComparedCar = {
  id: 42,
  category: 'used',
  makeSlug: 'volkswagen',
  modelSlug: 'golf',
  body: 'estate',
  fuel: 'diesel',
  gearbox: 'manual',
  priceEur: 20_000,
  mileageKm: 80_000,
  powerKw: 110,
  firstRegistration: '2021-04-01',
  latitude: 48.2,
  longitude: 16.37,
};
const functions = [
  { gauss: { priceEur: { origin: 20_000, scale: 3_000 } }, weight: 3 },
  { gauss: { mileageKm: { origin: 80_000, scale: 24_000 } }, weight: 2 },
  { gauss: { registrationMonth: { origin: 202_104, scale: 150 } }, weight: 2 },
  { gauss: { powerKw: { origin: 110, scale: 17 } }, weight: 1.5 },
  { gauss: { location: { origin: { lat: 48.2, lon: 16.37 }, scale: '80km' } }, weight: 1.5 },
  { filter: { term: { fuel: 'diesel' } }, weight: 2 },
  { filter: { term: { body: 'estate' } }, weight: 1 },
  { filter: { term: { category: 'used' } }, weight: 1 },
  { filter: { term: { gearbox: 'manual' } }, weight: 0.5 },
];
const scored = (bool: object) => ({
  query: { function_score: { query: { bool }, functions, score_mode: 'sum', boost_mode: 'replace' } },
  size: 8,
  sort: [{ _score: 'desc' }, { id: 'desc' }],
  track_total_hits: false,
});

test('the same model is asked for, and others of its kind to fill up with', () => {
  expect(buildSimilarSearches(golf)).toEqual([
    scored({
      filter: [{ term: { vehicle: 'volkswagen/golf' } }, { range: { priceEur: { gte: 10_000, lte: 30_000 } } }],
      must_not: [{ term: { id: 42 } }],
    }),
    scored({
      filter: [
        { term: { body: 'estate' } },
        { range: { priceEur: { gte: 15_000, lte: 25_000 } } },
        { range: { powerKw: { gte: 77, lte: 143 } } },
      ],
      must_not: [{ term: { id: 42 } }, { term: { vehicle: 'volkswagen/golf' } }],
    }),
  ]);
});

const filtersOf = (car: Partial<ComparedCar>) =>
  buildSimilarSearches({ ...golf, ...car }).map((search) => JSON.stringify(search));

test('a car that charges is like cars that charge, an old-timer like old-timers', () => {
  const [, kind] = filtersOf({ fuel: 'electric' });
  expect(kind).toContain('{"terms":{"fuel":["electric","plug-in-hybrid","hydrogen"]}}');
  for (const search of filtersOf({ category: 'old-timer' })) expect(search).toContain('{"category":"old-timer"}');
});

test('a car without registration is not measured by it', () => {
  for (const search of filtersOf({ firstRegistration: null })) expect(search).not.toContain('registrationMonth');
});
