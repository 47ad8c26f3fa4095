import { type SearchFilters, searchFilters, searchRequest } from '@kardan/contract/calls/search/search';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchContext } from '../query/search-context.ts';
import { createRandomMarket, type RandomMarket } from '../testing/random-market.ts';
import { randomRequest } from '../testing/random-requests.ts';
import { flattenCars, matchingIds } from '../testing/sql-search-store.ts';
import { rescueSearch } from './rescue-search.ts';

let market: RandomMarket;
beforeAll(async () => {
  market = await createRandomMarket(2_000);
  await flattenCars(market.database.owner);
});
afterAll(() => market[Symbol.asyncDispose]());

test('every way finds as many cars as SQL counts for its filters, and every near miss misses just what it says', async () => {
  const seen = { ways: 0, combined: 0, near: 0 };
  await fc.assert(
    fc.asyncProperty(randomRequest(market.known), async ({ sort, limit, facets, ...filters }) => {
      const rescue = await rescueSearch(market.services, filters);
      const hits = await idsOf(filters);
      expect(rescue.total).toBe(hits.size);
      for (const way of rescue.ways) {
        expect(searchFilters.parse(way.filters)).toEqual(way.filters);
        expect(way.total).toBe((await idsOf(way.filters)).size);
        expect(way.total).toBeGreaterThan(rescue.total);
        seen.ways += 1;
        if (way.changes.length > 1) seen.combined += 1;
      }
      // A search that finds nothing never ends there, whatever it asks.
      if (rescue.total === 0) expect(rescue.ways.length).toBeGreaterThan(0);
      for (const { card, deviation } of rescue.nearest) {
        expect(hits, JSON.stringify(deviation)).not.toContain(card.id);
        expect(await idsOf(allBut(filters, deviation)), JSON.stringify(deviation)).toContain(card.id);
        seen.near += 1;
      }
    }),
    { numRuns: 100 },
  );
  expect(seen.ways).toBeGreaterThan(100);
  expect(seen.combined).toBeGreaterThan(0);
  expect(seen.near).toBeGreaterThan(100);
}, 300_000);

async function idsOf(filters: SearchFilters): Promise<Set<number>> {
  const { today, place } = await searchContext(market.services, filters);
  return new Set(
    await matchingIds(market.database.db, searchRequest.parse({ ...filters, sort: 'newest' }), today, place),
  );
}

/** The filters without the one that a car misses; of equipment without the one item. */
function allBut(filters: SearchFilters, { key, wanted }: { key: keyof SearchFilters; wanted: unknown }): SearchFilters {
  const { [key]: _, ...others } = filters;
  if (key !== 'equipment') return others;
  return { ...others, equipment: filters.equipment?.filter((item) => !(wanted as string[]).includes(item)) };
}
