import { type FacetKey, facetKeys, searchRequest } from '@kardan/contract/calls/search/search';
import { indexListings } from '@kardan/core/search/index/index-listings';
import { facetFields } from '@kardan/core/search/query/listing-fields';
import { searchListings } from '@kardan/core/search/search-listings';
import type { Services } from '@kardan/core/services';
import { buildListing } from '@kardan/core/testing/build-listing';
import { createTestDatabase, type TestDatabase } from '@kardan/core/testing/test-database';
import { createTestIndex, type TestIndex } from '@kardan/core/testing/test-index';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareRequests } from '../requests/prepare-loads.ts';
import { hitsApartText } from './hits-apart.ts';
import { postFilterText } from './post-filter.ts';
import { splitText } from './split.ts';

let database: TestDatabase;
let index: TestIndex;
let services: Services;

beforeAll(async () => {
  [database, index] = await Promise.all([createTestDatabase(), createTestIndex()]);
  services = { db: database.db, search: index.search } as unknown as Services;
  const models = await database.db.selectFrom('model').select(['id', 'makeId']).orderBy('id').limit(6).execute();
  const ids: number[] = [];
  for (let i = 0; i < 40; i++) {
    const { id: modelId, makeId } = models[i % models.length] as (typeof models)[number];
    const fuel = (['petrol', 'diesel', 'electric'] as const)[i % 3];
    const body = (['suv', 'estate'] as const)[i % 2];
    ids.push((await buildListing(database.db, { makeId, modelId, fuel, body, priceEur: 2_000 + i * 700 })).id);
  }
  await indexListings(services, ids);
  await index.refresh();
});

afterAll(() => Promise.all([database[Symbol.asyncDispose](), index[Symbol.asyncDispose]()]));

const facets: FacetKey[] = ['category', 'model', 'fuel', 'gearbox', 'body', 'priceEur', 'region'];
const requests = [
  {},
  { fuel: ['diesel'] },
  { fuel: ['diesel', 'petrol'], body: ['suv'], priceEur: { to: 20_000 } },
  { category: ['used'], sort: 'price-asc', page: 2, limit: 5 },
  { text: 'wagen', fuel: ['electric'] },
].map((request) => searchRequest.parse({ ...request, facets }));

test.each([
  ['split', splitText],
  ['post-filter', postFilterText],
  ['hits-apart', hitsApartText],
])('%s gives the cars, the total and the counts that ours gives', async (_name, textOf) => {
  for (const prepared of await prepareRequests(services, requests)) {
    const expected = await searchListings(services, prepared.request);
    const { body } = await index.search.client.msearch({
      index: index.search.readAlias,
      body: textOf(prepared) as never,
    });
    const answers = (body as unknown as { responses: Answer[] }).responses;
    const [first] = answers;
    expect(first?.hits.hits.map(({ _source }) => _source.card.id)).toEqual(expected.items.map(({ id }) => id));
    expect(answers.map(({ hits }) => hits.total?.value).find((total) => total !== undefined)).toBe(expected.total);
    if (textOf === hitsApartText) continue; // Its aggregations are ours, moved to another search.
    for (const facet of facets) {
      const counted = expected.facets[facet]?.filter(({ count }) => count > 0) ?? [];
      const buckets = findBuckets(
        answers.map(({ aggregations }) => aggregations),
        facetFields[facet],
      );
      expect(new Map(buckets.map(({ key, doc_count }) => [key, doc_count]))).toEqual(
        new Map(counted.map(({ value, count }) => [value, count])),
      );
    }
  }
});

test('the facets of this test exist', () => {
  expect(facetKeys).toEqual(expect.arrayContaining(facets));
});

interface Answer {
  hits: { total?: { value: number }; hits: { _source: { card: { id: number } } }[] };
  aggregations?: unknown;
}

/** The buckets counted on a field, however deep the variant put them. */
function findBuckets(node: unknown, field: string): { key: string; doc_count: number }[] {
  if (typeof node !== 'object' || node === null) return [];
  for (const [key, value] of Object.entries(node)) {
    const buckets = (value as { buckets?: [] } | null)?.buckets;
    if (key === field && buckets) return buckets;
    const deeper = findBuckets(value, field);
    if (deeper.length > 0) return deeper;
  }
  return [];
}
