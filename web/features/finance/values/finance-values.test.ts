import { financingQuery } from '@kardan/contract/calls/listings/financing-comparison';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readValues } from './finance-values.ts';
import { readWhole } from './read-whole.ts';

test.each([
  ['24990', 24_990],
  ['24.990', 24_990],
  ['24,990', 24_990],
  ['€ 24.990,50', 24_990],
  ['', undefined],
  ['viel', undefined],
])('%j is read as %s', (text, value) => {
  expect(readWhole(text)).toBe(value);
});

test('a car’s price holds until the address names another', () => {
  expect(readValues({}, 18_900)).toEqual({
    priceEur: 18_900,
    downPaymentEur: undefined,
    months: 60,
    residualEur: undefined,
  });
  expect(readValues({ preis: '20.000', monate: '48' }, 18_900)).toMatchObject({ priceEur: 20_000, months: 48 });
});

test('whatever an address says can be calculated', () => {
  const text = fc.oneof(fc.string(), fc.integer().map(String), fc.constant(undefined));
  fc.assert(
    fc.property(text, text, text, text, (preis, anzahlung, monate, restwert) => {
      const values = readValues({ preis, anzahlung, monate, restwert }, undefined);
      expect(financingQuery.safeParse(values).success).toBe(true);
    }),
  );
});
