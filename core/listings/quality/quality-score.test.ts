import { scoredFieldsOf } from '@kardan/contract/listing-field-rules';
import { listingFieldKeys } from '@kardan/contract/listing-fields';
import { qualityParts } from '@kardan/contract/quality-score';
import { fuels } from '@kardan/contract/values/vehicle';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { qualityScore, type ScoredListing } from './quality-score.ts';

const bare: ScoredListing = {
  category: 'used',
  conditionKind: null,
  fuel: 'diesel',
  description: '',
  equipment: [],
};
const everythingTold = { ...bare, ...Object.fromEntries(scoredFieldsOf(bare).map((key) => [key, 1])) };

test('the parts add up to 100 points', () => {
  expect(Object.values(qualityParts).reduce((sum, { points }) => sum + points, 0)).toBe(100);
});

test('a listing that tells nothing has 0 points, one that tells everything 100', () => {
  expect(qualityScore(bare, 0)).toBe(0);
  const equipment = Array.from({ length: 40 }, () => 'abs');
  expect(qualityScore({ ...everythingTold, equipment, description: 'x'.repeat(1_000) }, 25)).toBe(100);
});

test.each([
  ['fifteen pictures', bare, 15, 40],
  ['three pictures', bare, 3, 8],
  ['every detail', everythingTold, 0, 30],
  ['fifteen pieces of equipment', { ...bare, equipment: Array.from({ length: 15 }, () => 'abs') }, 0, 10],
  ['a description of 200 characters', { ...bare, description: 'x'.repeat(200) }, 0, 5],
])('%s alone have their part', (_, listing, pictures, points) => {
  expect(qualityScore(listing, pictures)).toBe(points);
});

test('an electric car loses nothing for what it cannot have', () => {
  const electric = { ...bare, fuel: 'electric' as const };
  const told = Object.fromEntries(scoredFieldsOf(electric).map((key) => [key, 1]));
  expect(scoredFieldsOf(electric)).not.toContain('cylinders');
  expect(scoredFieldsOf(electric)).toContain('rangeKm');
  expect(qualityScore({ ...electric, ...told }, 0)).toBe(30);
});

test('telling more never costs points, whatever the car', () => {
  const car = fc.record({
    fuel: fc.constantFrom(...fuels),
    told: fc.subarray(listingFieldKeys.filter((key) => !(key in bare))),
    more: fc.constantFrom(...listingFieldKeys.filter((key) => !(key in bare))),
    pictures: fc.nat(30),
  });
  fc.assert(
    fc.property(car, ({ fuel, told, more, pictures }) => {
      const listing = { ...bare, fuel, ...Object.fromEntries(told.map((key) => [key, 1])) };
      expect(qualityScore({ ...listing, [more]: 1 }, pictures)).toBeGreaterThanOrEqual(qualityScore(listing, pictures));
      expect(qualityScore(listing, pictures + 1)).toBeGreaterThanOrEqual(qualityScore(listing, pictures));
    }),
  );
});
