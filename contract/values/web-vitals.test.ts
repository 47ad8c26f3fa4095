import { expect, test } from 'vitest';
import { rateWebVital, type WebVital } from './web-vitals.ts';

test.each<[WebVital, number, number, number]>([
  ['FCP', 1_800, 3_000, 1],
  ['LCP', 2_500, 4_000, 1],
  ['CLS', 0.1, 0.25, 0.001],
  ['FID', 100, 300, 1],
  ['INP', 200, 500, 1],
  ['TTFB', 800, 1_800, 1],
])('%s is good up to %d and poor beyond %d', (metric, good, poor, step) => {
  expect(rateWebVital(metric, 0)).toBe('good');
  expect(rateWebVital(metric, good)).toBe('good');
  expect(rateWebVital(metric, good + step)).toBe('needs-improvement');
  expect(rateWebVital(metric, poor)).toBe('needs-improvement');
  expect(rateWebVital(metric, poor + step)).toBe('poor');
});
