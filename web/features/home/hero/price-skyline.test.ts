import { filters } from '@kardan/contract/filters';
import { expect, test } from 'vitest';
import { priceSkyline } from './price-skyline.ts';

const facet = (counts: Record<number, number>) => Object.entries(counts).map(([value, count]) => ({ value, count }));

test('areas are the counts: twice the span is half the height', () => {
  const skyline = priceSkyline(facet({ 0: 100, 5000: 200, 10000: 200, 20000: 0 }), 7_000);
  expect(skyline?.bars.map(({ width, height }) => [width, height])).toEqual([
    [5, 50],
    [5, 100],
    [10, 50],
    [80, 0],
  ]);
});

test('narrow spans are put together', () => {
  const skyline = priceSkyline(facet({ 0: 30, 2500: 70, 5000: 50, 7500: 0, 10000: 0 }), 3_000);
  expect(skyline?.bars).toEqual([
    { left: 0, width: 5, height: 100 },
    { left: 5, width: 5, height: 50 },
    { left: 10, width: 90, height: 0 },
  ]);
});

test('the bars of the catalogue’s edges fill the scale without gaps, whatever lies beyond it', () => {
  const skyline = priceSkyline(
    filters.priceEur.edges.map((edge) => ({ value: String(edge), count: 10 })),
    250_000,
  );
  let at = 0;
  for (const bar of skyline?.bars ?? []) {
    expect(bar.left).toBe(at);
    at += bar.width;
  }
  expect(at).toBe(100);
  expect(skyline?.medianAt).toBe(100);
});

test('without cars there is nothing to draw', () => {
  expect(priceSkyline([], null)).toBeUndefined();
  expect(priceSkyline(facet({ 0: 0, 5000: 0 }), null)).toBeUndefined();
});
