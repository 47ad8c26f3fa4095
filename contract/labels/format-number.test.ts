import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatNumber } from './format-number.ts';

test('numbers read as Austrians and the British write them', () => {
  expect([999, 24_990, 1_234_567, 5.5, 5.04, -420].map((value) => formatNumber(value, 'de-AT'))).toEqual([
    '999',
    '24.990',
    '1.234.567',
    '5,5',
    '5',
    '-420',
  ]);
  expect([24_990, 5.5].map((value) => formatNumber(value, 'en'))).toEqual(['24,990', '5.5']);
});

test('whole numbers are written as Intl writes them in Germany', () => {
  const german = new Intl.NumberFormat('de-DE');
  fc.assert(fc.property(fc.integer(), (value) => formatNumber(value, 'de-AT') === german.format(value)));
});
