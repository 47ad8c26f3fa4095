import { describe, expect, expectTypeOf, test } from 'vitest';
import { facetKeys, type SearchRequest, searchFilters, searchRequest } from './calls/search/search.ts';
import { type Filter, filterKeys, filters } from './filters.ts';

const all: [string, Filter][] = Object.entries(filters);

describe('the filter catalogue', () => {
  test('names at least 35 filters, each with a URL name of its own that no other parameter uses', () => {
    const urlNames = all.map(([, filter]) => filter.urlName);
    expect(urlNames.length).toBeGreaterThanOrEqual(35);
    expect(new Set([...urlNames, 'page', 'sort', 'limit', 'ansicht']).size).toBe(urlNames.length + 4);
  });

  test('has bounds that hold the edges of its histograms, in ascending order', () => {
    for (const [key, filter] of all) {
      if (filter.kind !== 'range' || !filter.edges) continue;
      expect(filter.edges, key).toEqual([...filter.edges].sort((a, b) => a - b));
      expect(filter.edges.at(-1), key).toBeLessThanOrEqual(filter.max);
    }
  });

  test('counts makes, models and every filter that says so', () => {
    expect(facetKeys).toEqual(
      expect.arrayContaining(['make', 'model', 'fuel', 'priceEur', 'equipment', 'accidentFree']),
    );
    expect(facetKeys).not.toContain('text');
  });
});

describe('a search request', () => {
  test('without anything asks for the first twenty by relevance', () => {
    expect(searchRequest.parse({})).toEqual({ sort: 'relevance', limit: 20, facets: [] });
  });

  test.each([
    ['an unknown filter', { farbton: ['rot'] }],
    ['an unknown option', { fuel: ['steam'] }],
    ['a range the wrong way round', { priceEur: { from: 10, to: 5 } }],
    ['a price below the bounds', { priceEur: { from: -1 } }],
    ['a month that does not exist', { firstRegistration: { from: '2021-13' } }],
    ['a vehicle path with more than make and model', { vehicles: ['vw/golf/gti'] }],
    ['query language in a slug', { region: ['steiermark OR *'] }],
    ['a distance order without a place', { sort: 'distance' }],
    ['a page beyond 10,000 hits', { page: 500, limit: 100 }],
    ['page and cursor together', { page: 2, cursor: 'abc' }],
    ['a flag that is false', { accidentFree: false }],
  ])('with %s is refused', (_what, request) => {
    expect(searchRequest.safeParse(request).success).toBe(false);
  });

  test('has every filter of the catalogue, with exact types', () => {
    expect(Object.keys(searchFilters.shape)).toEqual(filterKeys);
    expectTypeOf<NonNullable<SearchRequest['gearbox']>>().toEqualTypeOf<('manual' | 'automatic')[]>();
    expectTypeOf<NonNullable<SearchRequest['accidentFree']>>().toEqualTypeOf<true>();
    expectTypeOf<NonNullable<SearchRequest['priceEur']>['from']>().toEqualTypeOf<number | undefined>();
  });
});
