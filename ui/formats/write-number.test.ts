import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeNumber } from './write-number.ts';

test.each([
  ['de-AT', 'de-DE'],
  ['en', 'en-GB'],
] as const)('numbers in %s read as the world’s tables of languages have them', (locale, known) => {
  const value = fc.double({ min: -1e9, max: 1e9, noNaN: true });
  fc.assert(
    fc.property(value, fc.integer({ min: 0, max: 2 }), (number, decimals) => {
      const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
      const format = new Intl.NumberFormat(known, { ...digits, signDisplay: 'negative' });
      expect(writeNumber(number, decimals, locale)).toBe(format.format(number));
    }),
    {
      numRuns: 1_000,
      examples: [
        [-0, 0],
        [-0.4, 0],
        [0.125, 2],
      ],
    },
  );
});
