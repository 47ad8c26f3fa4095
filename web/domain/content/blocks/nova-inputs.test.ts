import { expect, test } from 'vitest';
import { readNovaInputs } from './nova-inputs.ts';

test('an address that asks nothing is answered with an example', () => {
  expect(readNovaInputs({}, 'de-AT')).toEqual({
    price: { text: '30000', value: 30_000 },
    co2: { text: '128', value: 128 },
  });
});

test.each([
  ['de-AT', '900', 900],
  ['de-AT', '600.000', 600_000],
  ['de-AT', '42.500,50', 42_500.5],
  ['de-AT', '42500,5', 42_500.5],
  ['de-AT', '€ 30.000,-', 30_000],
  ['en', '42,500.50', 42_500.5],
  ['en', '€ 42500', 42_500],
] as const)('in %s a price of %s is %d', (locale, text, value) => {
  expect(readNovaInputs({ preis: text }, locale).price).toEqual({ text, value });
});

test.each(['', '0', 'viel', '-5', '42500.50', '1.00', '1,2,3', '5.000.001', '9'.repeat(40)])(
  'a price of “%s” stays as it was typed, and is none',
  (text) => expect(readNovaInputs({ preis: text }, 'de-AT').price).toEqual({ text, value: undefined }),
);

test('CO₂ is told in whole grams, from none on', () => {
  const grams = (co2: string) => readNovaInputs({ co2 }, 'de-AT').co2;
  expect(grams('0')).toEqual({ text: '0', value: 0 });
  expect(grams('1.000')).toEqual({ text: '1.000', value: 1_000 });
  for (const text of ['', '-1', '128,5', '1001']) expect(grams(text)).toEqual({ text, value: undefined });
});
