import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';
import { SimilarNames } from './similar-names.ts';

test.each([
  ['octavia', 'oktavia', 1],
  ['fiat', 'fait', 1],
  ['volkswagen', 'wolksvagen', 2],
  ['golf', 'golf', 0],
  ['golf', 'passat', 6],
])('%j and %j are %i mistakes apart, as far as two are counted', (one, other, mistakes) => {
  expect(editDistance(one, other, 2)).toBe(Math.min(mistakes, 3));
});

test('a distance is the same both ways and no less than the difference in length', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });
  fc.assert(
    fc.property(word, word, (one, other) => {
      const distance = editDistance(one, other, 20);
      expect(editDistance(other, one, 20)).toBe(distance);
      expect(distance).toBeGreaterThanOrEqual(Math.abs(one.length - other.length));
      expect(distance === 0).toBe(one === other);
    }),
  );
});

const names = new SimilarNames<string>();
for (const name of ['volkswagen', 'octavia', 'leder', 'fiat', 'ford', 'xc60'] as const) names.add(name, name, 1, 8);

test.each([
  ['wolksvagen', 'volkswagen'],
  ['oktavia', 'octavia'],
  ['fait', 'fiat'],
  ['fort', undefined],
  ['weder', undefined],
  ['xc61', undefined],
  ['okdafia', 'octavia'],
  ['oktawia', 'octavia'],
  ['okdefia', undefined],
])('%j is taken for %j', (word, name) => expect(names.find(word)).toBe(name));
