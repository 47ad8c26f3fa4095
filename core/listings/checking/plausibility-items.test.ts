import type { SomeEditableFields } from '@kardan/contract/calls/stock/editable-fields';
import { expect, test } from 'vitest';
import type { CatalogueEntry } from '../../vehicles/catalogue/catalogue-provider.ts';
import { tidyFields } from '../editing/car-fields.ts';
import { type KnownOfSuchCars, plausibilityItems } from './plausibility-items.ts';

const nothing: KnownOfSuchCars = { version: null, versions: [], mileagesKm: [], rating: null, makeNames: new Map() };
const golf = {
  name: '1.5 TSI',
  powerKw: 96,
  fuel: 'petrol',
  gearbox: 'manual',
  displacementCcm: 1498,
  builtFrom: 2019,
  builtTo: 2024,
} as CatalogueEntry;
const now = new Date('2026-11-16T12:00:00Z');

function codesOf(fields: SomeEditableFields, known: Partial<KnownOfSuchCars> = {}) {
  const items = plausibilityItems(tidyFields(fields), { ...nothing, ...known }, now);
  return items.map(({ code, field }) => [code, field]);
}

test('a VIN that begins like another make’s is asked about, one that the list does not know is not', () => {
  const known = { makeNames: new Map([['skoda', 'Škoda']]) };
  const [item] = plausibilityItems(tidyFields({ make: 'volkswagen', vin: 'TMBZZZ1KZAW000001' }), {
    ...nothing,
    ...known,
  });
  expect(item).toMatchObject({ code: 'vin-of-another-make', field: 'vin', found: 'Škoda' });
  expect(codesOf({ make: 'volkswagen', vin: 'WVWZZZ1KZAW000001' })).toEqual([]);
  expect(codesOf({ make: 'volkswagen', vin: 'XXXZZZ1KZAW000001' })).toEqual([]);
  expect(codesOf({ make: 'cupra', vin: 'VSSZZZ1KZAW000001' })).toEqual([]);
});

test.each<[string, SomeEditableFields]>([
  ['in the future', { firstRegistration: '2027-01', category: 'used' }],
  ['three years ago, of a one-year car', { firstRegistration: '2023-10', category: 'one-year' }],
  ['two years ago, of a day registration', { firstRegistration: '2024-10', conditionKind: 'day-registration' }],
  ['twenty years ago, of an old-timer', { firstRegistration: '2006-10', category: 'old-timer' }],
  ['before its version was built', { firstRegistration: '2015-10', category: 'used' }],
  ['long after its version was built', { firstRegistration: '2027-10', category: 'used' }],
])('a first registration %s is asked about', (_, fields) => {
  expect(codesOf(fields, { version: golf })).toContainEqual(['registration-implausible', 'firstRegistration']);
});

test('mileage is measured by cars as old, or without them by the year', () => {
  const mileagesKm = Array.from({ length: 40 }, (_, index) => 40_000 + 2_000 * index);
  const used = { category: 'used', firstRegistration: '2021-04' } as const;
  expect(codesOf({ ...used, mileageKm: 61_000 }, { mileagesKm })).toEqual([]);
  expect(codesOf({ ...used, mileageKm: 6_100 }, { mileagesKm })).toEqual([['mileage-implausible', 'mileageKm']]);
  expect(codesOf({ ...used, mileageKm: 610_000 }, { mileagesKm })).toEqual([['mileage-implausible', 'mileageKm']]);
  expect(codesOf({ ...used, mileageKm: 610_000 })).toEqual([['mileage-implausible', 'mileageKm']]);
  expect(codesOf({ ...used, mileageKm: 161_000 })).toEqual([]);
  expect(codesOf({ category: 'new', mileageKm: 1_500 })).toEqual([['mileage-implausible', 'mileageKm']]);
});

test('what differs from the catalogue’s version is asked about, with its value', () => {
  const fields = tidyFields({ fuel: 'diesel', gearbox: 'manual', powerKw: 131, displacementCcm: 1500 });
  const items = plausibilityItems(fields, { ...nothing, version: golf }, now);
  expect(items).toMatchObject([
    { code: 'power-implausible', field: 'powerKw', proposal: 96 },
    { code: 'catalogue-differs', field: 'fuel', proposal: 'petrol', found: '1.5 TSI' },
  ]);
});

test('power typed in PS stands out among the versions of the model', () => {
  const versions = [golf, { ...golf, powerKw: 81 }];
  expect(codesOf({ powerKw: 131 }, { versions })).toEqual([['power-implausible', 'powerKw']]);
  expect(codesOf({ powerKw: 90 }, { versions })).toEqual([]);
});

test('a price that no such car has is asked about', () => {
  const estimate = {
    estimateEur: 18_000,
    bandLowEur: 16_000,
    bandHighEur: 20_000,
    scaleLowEur: 13_000,
    scaleHighEur: 24_000,
  };
  const rating = { label: 'usual', priceEur: 1, sampleSize: 80, estimate } as unknown as KnownOfSuchCars['rating'];
  expect(codesOf({ priceEur: 1_890 }, { rating })).toEqual([['price-implausible', 'priceEur']]);
  expect(codesOf({ priceEur: 189_000 }, { rating })).toEqual([['price-implausible', 'priceEur']]);
  expect(codesOf({ priceEur: 18_900 }, { rating })).toEqual([]);
});
