import { searchRequest } from '@kardan/contract/calls/search/search';
import { normaliseRequest } from '@kardan/core/search/query/normalise-request';
import { expect, test } from 'vitest';
import { describeMix } from './describe-mix.ts';
import { distinctRequests } from './distinct-requests.ts';
import { sampleMarket } from './testing/sample-market.ts';

const requests = distinctRequests(sampleMarket, 1, 10_000);

test('10,000 requests are 10,000 different questions that the contract allows', () => {
  const questions = new Set(requests.map((request) => JSON.stringify(normaliseRequest(request))));
  expect(questions.size).toBe(10_000);
  for (const request of requests) expect(searchRequest.parse(request)).toEqual(request);
});

test('the same seed gives the same requests, another seed others', () => {
  expect(distinctRequests(sampleMarket, 1, 500)).toEqual(distinctRequests(sampleMarket, 1, 500));
  expect(distinctRequests(sampleMarket, 2, 500)).not.toEqual(distinctRequests(sampleMarket, 1, 500));
});

test('a page asks for the facets of the groups that stand open, scrolling on for none', () => {
  for (const { cursor, facets = [], vehicles, drive } of requests) {
    const wanted = cursor ? [] : ['make', 'priceEur', ...(vehicles ? ['model'] : []), ...(drive ? ['gearbox'] : [])];
    expect(facets).toEqual(cursor ? [] : expect.arrayContaining(wanted));
    expect(new Set(facets).size).toBe(facets.length);
  }
  expect(requests.every(({ limit }) => limit === 20)).toBe(true);
});

test('requests look like those of visitors: one to five filters, mostly the first page and the usual orders', () => {
  const { filters, sorts, pages, usedFilters } = describeMix(requests);
  const share = (...values: (number | undefined)[]) => values.reduce<number>((total, value) => total + (value ?? 0), 0);
  expect(share(filters[1], filters[2], filters[3], filters[4], filters[5])).toBeGreaterThan(0.98);
  expect(share(filters[2], filters[3])).toBeGreaterThan(0.4);
  expect(pages['page 1']).toBeGreaterThan(0.8);
  expect(pages.cursor).toBeGreaterThan(0.005);
  expect(share(sorts.relevance, sorts.newest, sorts['price-asc'])).toBeGreaterThan(0.85);
  expect(usedFilters.text).toBeLessThan(0.1);
  expect(usedFilters.vehicles).toBeGreaterThan(0.5);
});

test('the most popular request comes first', () => {
  expect(requests[0]).toMatchObject({ category: ['used'], sort: 'relevance' });
});
