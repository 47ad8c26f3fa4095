import { expect, test } from 'vitest';
import { filters } from './filters.ts';
import { appliesTo, type CarFacts, isRequiredFor, showsConsumption } from './listing-field-rules.ts';
import { listingField, listingFieldKeys, publicFieldKeys } from './listing-fields.ts';

const used: CarFacts = { category: 'used', conditionKind: 'used', fuel: 'diesel' };

test('no name of a column in dealers’ files means two fields', () => {
  const names = listingFieldKeys.flatMap((key) => listingField(key).importNames ?? []);
  expect(new Set(names).size).toBe(names.length);
});

test('what identifies a car is never public', () => {
  expect(publicFieldKeys).not.toContain('vin');
  expect(publicFieldKeys).not.toContain('nationalCode');
});

test.each<[string, CarFacts, boolean]>([
  ['a new car', { ...used, category: 'new', conditionKind: 'new' }, true],
  ['a day registration', { ...used, category: 'one-year', conditionKind: 'day-registration' }, true],
  ['a demonstration car', { ...used, category: 'one-year', conditionKind: 'demonstration' }, true],
  ['a used car', used, false],
])('%s: consumption and CO2 must be told: %#', (_, car, required) => {
  expect(isRequiredFor('co2GPerKm', car)).toBe(required);
});

test.each<[string, Pick<CarFacts, 'category' | 'conditionKind'>, boolean]>([
  ['a new car', { category: 'new', conditionKind: null }, true],
  ['a day registration', { category: 'one-year', conditionKind: 'day-registration' }, true],
  ['a demonstration car that is sold as used', { category: 'used', conditionKind: 'demonstration' }, true],
  ['a one-year car of which nobody says what it was', { category: 'one-year', conditionKind: null }, true],
  ['a company car', { category: 'one-year', conditionKind: 'employee' }, false],
  ['a one-year car that somebody had', { category: 'one-year', conditionKind: 'used' }, false],
  ['a used car of which nobody says more', { category: 'used', conditionKind: null }, false],
])('consumption stands beside %s: %#', (_, car, shown) => {
  expect(showsConsumption(car)).toBe(shown);
});

test('an electric car has no cylinders, a car that burns fuel only no range', () => {
  expect(appliesTo('cylinders', { ...used, fuel: 'electric' })).toBe(false);
  expect(appliesTo('rangeKm', used)).toBe(false);
  expect(appliesTo('rangeKm', { ...used, fuel: 'plug-in-hybrid' })).toBe(true);
});

test('every number that buyers filter by can be asked for in its whole span', () => {
  for (const key of listingFieldKeys) {
    const field = listingField(key);
    const filter = key in filters ? filters[key as keyof typeof filters] : undefined;
    if (filter?.kind !== 'range' || (field.kind !== 'whole' && field.kind !== 'decimal')) continue;
    expect({ key, min: filter.min <= field.min, max: filter.max >= field.max }).toEqual({ key, min: true, max: true });
  }
});

test('a field that no car can do without applies to every car it is demanded of', () => {
  const cars: CarFacts[] = [used, { ...used, category: 'new' }, { ...used, fuel: 'electric' }];
  for (const car of cars) {
    const impossible = listingFieldKeys.filter((key) => isRequiredFor(key, car) && !appliesTo(key, car));
    expect(impossible).toEqual([]);
  }
});
