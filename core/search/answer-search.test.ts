import {
  type SearchRequest,
  type SearchResponse,
  searchRequest,
  searchResponse,
} from '@kardan/contract/calls/search/search';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerSearch } from './answer-search.ts';
import { createPartCache } from './part-cache.ts';
import { searchListings } from './search-listings.ts';
import { createRandomMarket, type RandomMarket } from './testing/random-market.ts';
import { randomRequest } from './testing/random-requests.ts';

let market: RandomMarket;
let services: RandomMarket['services'];
beforeAll(async () => {
  market = await createRandomMarket(2_000);
  ({ services } = market);
});
afterAll(() => market[Symbol.asyncDispose]());

/** The product's own search with a memory of its own. */
function withMemory(seconds = 10) {
  return { ...services, search: { ...services.search, parts: createPartCache(seconds), cacheHits: true } };
}

async function ask(remembering: typeof services, request: Partial<SearchRequest>): Promise<SearchResponse> {
  const answer = await answerSearch(remembering, searchRequest.parse(request));
  return searchResponse.parse(JSON.parse(answer.json.toString()));
}

/** Searches that the engine has run on the index so far, on all shards. */
async function enginesWork(): Promise<number> {
  const { body } = await services.search.client.indices.stats({ index: services.search.readAlias, metric: ['search'] });
  return body._all?.total?.search?.query_total ?? 0;
}

test('however answers are put together from what is remembered, they are those of the engine', async () => {
  const remembering = withMemory();
  await fc.assert(
    fc.asyncProperty(fc.array(randomRequest(market.known), { minLength: 1, maxLength: 4 }), async (requests) => {
      for (const request of requests) {
        for (const variant of [request, { ...request, facets: request.facets.slice(1) }]) {
          const { asOf: _, ...expected } = await searchListings(services, variant);
          const { asOf: __, ...answer } = await ask(remembering, variant);
          expect(answer).toEqual(expected);
        }
      }
    }),
    { numRuns: 60 },
  );
}, 120_000);

test('sorting and paging count no facet again, and a facet that is opened is all that is asked for', async () => {
  const remembering = withMemory();
  const search = {
    category: ['used'] as const,
    priceEur: { to: 40_000 },
    facets: ['make', 'fuel', 'priceEur'] as const,
  };
  const asked = async (request: object) => {
    const before = await enginesWork();
    await ask(remembering, request);
    return (await enginesWork()) - before;
  };
  const { shards } = services.search;
  // Hits with make and fuel in one search; the prices of all cars, whatever they may cost, in another.
  expect(await asked(search)).toBe(2 * shards);
  expect(await asked(search)).toBe(0);
  expect(await asked({ ...search, sort: 'price-asc' })).toBe(shards);
  expect(await asked({ ...search, page: 2 })).toBe(shards);
  expect(await asked({ ...search, facets: [...search.facets, 'equipment'] })).toBe(shards);
  expect(await asked({ ...search, facets: [...search.facets, 'equipment'] })).toBe(0);
  // Another price: the same prices of all cars.
  expect(await asked({ ...search, priceEur: { to: 30_000 }, facets: ['priceEur'] })).toBe(shards);
});

test('an answer is as old as its oldest part says', async () => {
  const remembering = withMemory();
  const first = await ask(remembering, { facets: ['make'] });
  await new Promise((done) => setTimeout(done, 20));
  const second = await ask(remembering, { facets: ['make', 'body'], sort: 'price-asc' });
  expect(second.asOf).toBe(first.asOf);
});

test('a dealership’s own cars are never shown older than they are', async () => {
  const remembering = withMemory();
  const { items } = await ask(remembering, { limit: 100 });
  const dealership = [String(items[0]?.dealership.id)];
  const ofDealership = await ask(remembering, { dealership, limit: 100 });
  const everywhere = await ask(remembering, { limit: 0 });
  const { client, writeAlias } = services.search;
  await client.delete({ index: writeAlias, id: String(ofDealership.items[0]?.id), refresh: true });
  expect((await ask(remembering, { dealership, limit: 100 })).total).toBe(ofDealership.total - 1);
  expect((await ask(remembering, { limit: 0 })).total).toBe(everywhere.total);
});
