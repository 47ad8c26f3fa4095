import type { PriceBand } from '@kardan/contract/calls/regions/regional-offers';
import { filters } from '@kardan/contract/filters';
import { expect, test } from 'vitest';
import { priceRows } from './price-rows.ts';

const { edges } = filters.priceEur;
const bands = (countOf: (fromEur: number) => number): PriceBand[] =>
  edges.map((fromEur, index) => ({ fromEur, toEur: (edges[index + 1] ?? 0) - 1 || null, count: countOf(fromEur) }));

test('rows hold every car once, and each begins where the one before it ends', () => {
  const rows = priceRows(bands(() => 1));
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(edges.length);
  expect(rows.slice(1).map(({ fromEur }) => fromEur - 1)).toEqual(rows.slice(0, -1).map(({ toEur }) => toEur));
  expect(rows.at(-1)?.toEur).toBeNull();
});

test('every row begins at an edge of the catalogue, so that no bar is cut in two', () => {
  const known = new Set<number>(edges);
  expect(priceRows(bands(() => 1)).filter(({ fromEur }) => !known.has(fromEur))).toEqual([]);
});

test('rows without cars stay between others and fall away at both ends', () => {
  const rows = priceRows(bands((fromEur) => (fromEur === 10_000 || fromEur === 27_500 ? 4 : 0)));
  expect(rows.map(({ fromEur, count }) => [fromEur, count])).toEqual([
    [10_000, 4],
    [15_000, 0],
    [20_000, 0],
    [25_000, 4],
  ]);
  expect(priceRows(bands(() => 0))).toEqual([]);
});
