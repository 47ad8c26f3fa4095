import { type SearchRequest, searchRequest } from '@kardan/contract/calls/search/search';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchContext } from './query/search-context.ts';
import { searchListings } from './search-listings.ts';
import { createRandomMarket, type RandomMarket } from './testing/random-market.ts';
import { type KnownValues, randomRequest } from './testing/random-requests.ts';
import { flattenCars, matchingIds, optionCounts } from './testing/sql-search-store.ts';

let market: RandomMarket;
let database: RandomMarket['database'];
let services: RandomMarket['services'];
let known: KnownValues;

beforeAll(async () => {
  market = await createRandomMarket(3_000);
  ({ database, services, known } = market);
  await flattenCars(database.owner);
});
afterAll(() => market[Symbol.asyncDispose]());

test('500 random requests give the totals, facet counts and order that SQL gives on the same data', async () => {
  const seen = { hits: 0, empty: 0, facets: 0 };
  await fc.assert(
    fc.asyncProperty(randomRequest(known), async (request) => {
      const { today, place } = await searchContext(services, request);
      const expectedIds = await matchingIds(database.db, request, today, place);
      const answer = await searchListings(services, request);
      expect(answer.total).toBe(expectedIds.length);
      const firstIds = answer.items.map((item) => item.id);
      if (request.sort !== 'relevance' || request.text === undefined) {
        expect(firstIds).toEqual(expectedIds.slice(0, request.limit));
        expect(await nextPage(request, answer.nextCursor)).toEqual(expectedIds.slice(request.limit, 2 * request.limit));
      }
      for (const facet of request.facets) {
        const counted = new Map(
          answer.facets[facet]?.filter(({ count }) => count > 0).map(({ value, count }) => [value, count]),
        );
        expect(counted, facet).toEqual(await optionCounts(database.db, facet, request, today, place));
        seen.facets += counted.size;
      }
      if (expectedIds.length > 0) seen.hits += 1;
      else seen.empty += 1;
    }),
    { numRuns: 500 },
  );
  // The comparison would be worth little if most requests found nothing.
  expect(seen.hits).toBeGreaterThan(200);
  expect(seen.facets).toBeGreaterThan(1_000);
}, 300_000);

async function nextPage(request: SearchRequest, cursor: string | null): Promise<number[]> {
  if (cursor === null) return [];
  const { items } = await searchListings(services, { ...request, facets: [], cursor });
  return items.map((item) => item.id);
}

test('walking by cursor meets every car exactly once', async () => {
  const met: number[] = [];
  let cursor: string | undefined;
  do {
    const page = await searchListings(services, searchRequest.parse({ sort: 'price-asc', limit: 100, cursor }));
    met.push(...page.items.map((item) => item.id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  const all = await matchingIds(database.db, searchRequest.parse({ sort: 'price-asc' }), '2026-11-15', null);
  expect(met).toEqual(all);
});

test('the middle of the hits’ prices with NoVA is exact to a thousandth, and missing unless asked for', async () => {
  for (const filters of [
    {},
    { fuel: ['diesel'] },
    { fuel: ['electric'], body: ['suv'] },
    { priceEur: { to: 20_000 } },
  ]) {
    const request = searchRequest.parse({ ...filters, sort: 'price-asc', limit: 0, medianPrice: true });
    const { medianPriceEur } = await searchListings(services, request);
    const ids = await matchingIds(database.db, { ...request, novaIncluded: true }, '2026-11-15', null);
    const middle = await database.db
      .selectFrom('listing')
      .select('priceEur')
      .where('id', '=', ids[Math.ceil(ids.length / 2) - 1] as number)
      .executeTakeFirstOrThrow();
    expect(Math.abs((medianPriceEur as number) - middle.priceEur)).toBeLessThanOrEqual(middle.priceEur / 1_000);
  }
  expect(await searchListings(services, searchRequest.parse({ limit: 0 }))).not.toHaveProperty('medianPriceEur');
  const nothing = searchRequest.parse({ text: 'gibtesnicht', limit: 0, medianPrice: true });
  expect(await searchListings(services, nothing)).toMatchObject({ total: 0, medianPriceEur: null });
});
