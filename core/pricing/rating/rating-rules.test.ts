import { expect, test } from 'vitest';
import { labelOf, roundEstimate, saysEnough } from './rating-rules.ts';

const usual = { estimateEur: 20_000, bandLowEur: 16_500, bandHighEur: 24_200 };
const narrow = { estimateEur: 20_000, bandLowEur: 19_500, bandHighEur: 20_500 };
const wide = { estimateEur: 20_000, bandLowEur: 14_000, bandHighEur: 28_000 };

test.each([
  ['a tenth of the prices is below the band', usual, 16_400, 'very-good'],
  ['within the band, near its lower end', usual, 16_600, 'good'],
  ['a little below the estimate', usual, 19_000, 'usual'],
  ['the estimate itself', usual, 20_000, 'usual'],
  ['a little above the estimate', usual, 21_000, 'usual'],
  ['within the band, near its upper end', usual, 23_900, 'raised'],
  ['above the band', usual, 24_300, 'high'],
  ['8 % less where equal cars differ by far more', wide, 18_400, 'usual'],
  ['15 % less where equal cars differ by far more', wide, 17_000, 'good'],
  ['2 % less where equal cars hardly differ', narrow, 19_600, 'usual'],
  ['5 % less where equal cars hardly differ', narrow, 19_000, 'good'],
  ['10 % less where equal cars hardly differ', narrow, 18_000, 'very-good'],
] as const)('%s', (_, estimate, priceEur, label) => {
  expect(labelOf(priceEur, estimate)).toBe(label);
});

test('a dearer car never has a better label', () => {
  const order = ['very-good', 'good', 'usual', 'raised', 'high'];
  for (const estimate of [usual, narrow, wide]) {
    const places = Array.from({ length: 400 }, (_, step) => order.indexOf(labelOf(10_000 + 50 * step, estimate)));
    expect(places).toEqual([...places].sort());
  }
});

test('a band whose ends are far apart says nothing', () => {
  expect(saysEnough(wide)).toBe(true);
  expect(saysEnough({ estimateEur: 20_000, bandLowEur: 12_000, bandHighEur: 30_000 })).toBe(false);
});

test.each([
  [3_456.7, 3_460],
  [23_456.7, 23_450],
  [123_456, 123_500],
  [3, 10],
])('an estimate of %d is written as %d', (eur, written) => {
  expect(roundEstimate(eur)).toBe(written);
});
