import { expect, test } from 'vitest';
import { ownedCar, today } from '../testing/owned-cars.ts';
import { inspectionsWithin, nextInspection } from './inspection-rules.ts';

test.each([
  ['2025-04', '2028-04'],
  ['2023-11', '2026-11'],
  ['2023-10', '2028-10'],
  ['2022-04', '2027-04'],
  ['2021-11', '2026-11'],
  ['2021-10', '2027-10'],
  ['2010-12', '2026-12'],
  ['2010-01', '2027-01'],
])('a car registered in %s is due in %s, by 3-2-1', (firstRegistration, month) => {
  expect(nextInspection(ownedCar({ firstRegistration }), today)).toMatchObject({ month, basis: 'first-registration' });
});

test('a month before and four after are tolerated, over the turn of the year too', () => {
  const due = nextInspection(ownedCar({ firstRegistration: '2010-01' }), today);
  expect(due).toMatchObject({ earliestMonth: '2026-12', latestMonth: '2027-05' });
});

test('what the dealer says comes before what the scheme says', () => {
  expect(nextInspection(ownedCar({ inspectionValidUntil: '2027-08' }), today)).toMatchObject({
    month: '2027-08',
    basis: 'listing',
  });
});

test('a new car is due three years from now', () => {
  const due = nextInspection(ownedCar({ category: 'new', firstRegistration: null }), today);
  expect(due).toMatchObject({ month: '2029-11' });
});

test('a scheme that was announced but is not in force changes nothing', () => {
  expect(nextInspection(ownedCar({ firstRegistration: '2026-11' }), today)).toMatchObject({ month: '2029-11' });
});

test('without first registration nothing is guessed, nor for an old-timer', () => {
  expect(nextInspection(ownedCar({ firstRegistration: null }), today)).toEqual({
    notCalculable: 'input-missing',
    missing: ['firstRegistration'],
  });
  const oldTimer = ownedCar({ category: 'old-timer', firstRegistration: '1970-01' });
  expect(nextInspection(oldTimer, today)).toEqual({ notCalculable: 'not-covered', missing: [] });
});

test('inspections within the years a car is kept are counted', () => {
  expect(inspectionsWithin(ownedCar({ firstRegistration: '2010-01' }), 4, today)).toBe(4);
  expect(inspectionsWithin(ownedCar({ category: 'new', firstRegistration: null }), 4, today)).toBe(1);
  expect(inspectionsWithin(ownedCar({ category: 'new', firstRegistration: null }), 6, today)).toBe(2);
});
