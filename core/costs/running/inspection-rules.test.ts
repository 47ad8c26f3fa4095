import { expect, test } from 'vitest';
import { ownedCar, today } from '../testing/owned-cars.ts';
import { inspectionsWithin, nextInspection, punchedOn } from './inspection-rules.ts';

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

/** The months of one plaque after the other, each from the inspection in the month that the one before was punched with. */
function plaques(firstRegistration: string, count: number): string[] {
  const months: string[] = [];
  for (let day = `${firstRegistration}-01`; months.length < count; day = `${months.at(-1)}-01`)
    months.push(punchedOn(day, `${firstRegistration}-01`));
  return months;
}

test.each([
  ['by 4-2-2-2-1 alone', '2027-06', ['2031-06', '2033-06', '2035-06', '2037-06', '2038-06', '2039-06']],
  ['by 3-2-1 alone', '2010-03', ['2013-03', '2015-03', '2016-03', '2017-03', '2018-03', '2019-03']],
  // The plaque of registration stays as it was punched; then two years each, the tenth year, and every year.
  ['never inspected before', '2025-04', ['2028-04', '2030-04', '2032-04', '2034-04', '2035-04', '2036-04']],
  ['inspected once before', '2023-10', ['2026-10', '2028-10', '2030-10', '2032-10', '2033-10', '2034-10']],
  ['in its seventh year', '2020-08', ['2023-08', '2025-08', '2026-08', '2027-08', '2029-08', '2030-08', '2031-08']],
  [
    'at the age of ten',
    '2017-06',
    ['2020-06', '2022-06', '2023-06', '2024-06', '2025-06', '2026-06', '2027-06', '2028-06'],
  ],
  ['in the month of the change: by the old law', '2022-05', ['2025-05', '2027-05', '2028-05', '2030-05', '2032-05']],
])('plaques of a car %s, registered in %s', (_, firstRegistration, months) => {
  expect(plaques(firstRegistration, months.length)).toEqual(months);
});

test.each([
  // 3-2-1: a month before and four after, over the turn of the year too.
  ['2026-12', '2026-11', '2027-04'],
  // The old law ends on 18.5.2027; only whole months are told.
  ['2027-01', '2026-12', '2027-04'],
  ['2027-02', '2027-01', '2027-06'],
  ['2027-06', '2027-05', '2027-10'],
  ['2027-07', '2027-06', '2027-11'],
  // August to October: until the end of November, and from the first whole month of the new law.
  ['2027-08', '2027-06', '2027-11'],
  ['2027-09', '2027-06', '2027-11'],
  ['2027-10', '2027-06', '2027-11'],
  // Four months before, none after.
  ['2027-11', '2027-07', '2027-11'],
  ['2028-02', '2027-10', '2028-02'],
  ['2028-09', '2028-05', '2028-09'],
])(
  'a plaque punched with %s lets the inspection be from %s to %s',
  (inspectionValidUntil, earliestMonth, latestMonth) => {
    const window = { month: inspectionValidUntil, earliestMonth, latestMonth, basis: 'listing' };
    expect(nextInspection(ownedCar({ inspectionValidUntil }), today)).toMatchObject(window);
    expect(nextInspection(ownedCar({ inspectionValidUntil, category: 'old-timer' }), today)).toMatchObject(window);
  },
);

test('each window names the law that it follows from', () => {
  const source = (inspectionValidUntil: string) =>
    nextInspection(ownedCar({ inspectionValidUntil }), today) as { source: { name: string } };
  expect(source('2026-12').source.name).toContain('WKO');
  expect(source('2027-08').source.name).toContain('BGBl. I Nr. 79/2026');
});

test('a new car is due three years from now, and four once 4-2-2-2-1 is in force', () => {
  const due = (day: string) => nextInspection(ownedCar({ category: 'new', firstRegistration: null }), day);
  expect(due(today)).toMatchObject({ month: '2029-11' });
  expect(due('2027-06-01')).toMatchObject({ month: '2031-06', earliestMonth: '2031-02', latestMonth: '2031-06' });
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
  // 2026-11, 2027-11 and 2029-11; by 3-2-1 it would be one every year.
  expect(inspectionsWithin(ownedCar({ firstRegistration: '2020-11' }), 4, today)).toBe(3);
  // What the dealer has punched comes before what the law would have it be.
  expect(inspectionsWithin(ownedCar({ firstRegistration: '2020-11', inspectionValidUntil: '2027-11' }), 4, today)).toBe(
    2,
  );
});
