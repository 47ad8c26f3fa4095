import { expect, test } from 'vitest';
import { carsQuery, comparisonQuery, readCarIds } from './car-ids.ts';

test('what is written into an address is read from it', () => {
  const address = new URLSearchParams(comparisonQuery([12, 7], { differencesOnly: true }));
  expect(readCarIds(address.get('autos') ?? undefined, 4)).toEqual({ ids: [12, 7], leftOut: 0 });
  expect(address.get('unterschiede')).toBe('1');
  expect(carsQuery([12, 7])).toBe('?autos=12,7');
  expect(comparisonQuery([], { differencesOnly: true })).toBe('');
});

test('each car counts once, and those beyond the most are told', () => {
  expect(readCarIds('1,2,2,3,1', 2)).toEqual({ ids: [1, 2], leftOut: 1 });
  expect(readCarIds(['1', '2,3'], 4)).toEqual({ ids: [1, 2, 3], leftOut: 0 });
});

test.each([undefined, '', ',', 'abc', '-5', '0', '1e3', '1.5', '9999999999999999999'])('%j names no car', (value) => {
  expect(readCarIds(value, 4)).toEqual({ ids: [], leftOut: 0 });
});
