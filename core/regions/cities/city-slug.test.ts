import { slug } from '@kardan/contract/values/identifiers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { citySlug } from './city-slug.ts';

test.each([
  ['Wien', '1010', 'wien-1010'],
  ['St. Pölten', '3100', 'st-poelten-3100'],
  ['Groß-Enzersdorf', '2301', 'gross-enzersdorf-2301'],
  ['Železná Kapla', '9135', 'zelezna-kapla-9135'],
  ['???', '4020', 'ort-4020'],
])('%s %s becomes %s', (name, postcode, expected) => {
  expect(citySlug(name, postcode)).toBe(expected);
});

test('every name becomes a slug that addresses and database accept', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      (name) => slug.safeParse(citySlug(name, '1010')).success,
    ),
  );
});
