import type { ApiError } from '@kardan/contract/client/api-error';
import { indexListings } from '@kardan/core/search/index/index-listings';
import { buildListing } from '@kardan/core/testing/build-listing';
import { storedRows } from '@kardan/core/testing/stored-rows';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp();
});
afterAll(() => running[Symbol.asyncDispose]());

test('a typed wish becomes filters that a search takes as they are', async () => {
  const { visitor } = running;
  const { filters, rest } = await visitor.understandText({
    query: { text: 'Golf Diesel Kombi bis 15.000 in Graz mit Schwung', category: 'used' },
  });
  expect(filters).toEqual({
    category: ['used'],
    vehicles: ['volkswagen/golf'],
    fuel: ['diesel'],
    body: ['estate'],
    priceEur: { to: 15_000 },
    place: { postcode: '8010', radiusKm: 50 },
    text: 'Schwung',
  });
  expect(rest).toBe('Schwung');
  expect(await visitor.searchCount({ body: filters })).toMatchObject({ total: 0 });
});

test('every place that is understood can be searched around', async () => {
  const { visitor } = running;
  for (const text of ['in Wien', 'Nähe Wien', 'Graz oder Linz', 'in Haus', '1220', 'Bezirk Liezen', 'Wien 22']) {
    const { filters } = await visitor.understandText({ query: { text } });
    expect(Object.keys(filters)).toHaveLength(1);
    expect(await visitor.searchCount({ body: filters })).toMatchObject({ total: 0 });
  }
});

test('completions come in the visitor’s language and may be kept', async () => {
  const { visitor, host } = running;
  const { suggestions } = await visitor.suggestText({ query: { text: 'vw go' } });
  expect(suggestions[0]).toEqual({ label: 'VW Golf', kind: 'model', text: 'VW Golf' });
  const answer = await fetch(`${host}/api/v1/public/search/suggest?text=gr`);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
});

test('an empty text and one of more than 200 characters are refused', async () => {
  const { visitor } = running;
  for (const text of ['', 'a'.repeat(201)]) {
    for (const call of [visitor.understandText, visitor.suggestText]) {
      const failure = await call({ query: { text } }).then(
        () => expect.unreachable('the call must fail'),
        (error: ApiError) => error,
      );
      expect(failure).toMatchObject({ status: 400 });
    }
  }
});

/** What would find everything, or do something, if it were read as a query of the database or the engine. */
const injections = [
  `zzqx' or '1'='1`,
  `zzqx'; drop table listing; --`,
  `zzqx') union select email from account --`,
  'zzqx OR *:*',
  'zzqx || true',
  'zzqx*',
  '*zzqx* OR _exists_:id',
  '+zzqx +title:/.*/',
  'zzqx OR id:[0 TO *]',
  'zzqx~ | *',
  `zzqx"}},{"match_all":{}}`,
  '{"query":{"match_all":{}},"x":"zzqx"}',
  'zzqx {"script":{"source":"System.exit(1)"}}',
  'zzqx %25 _ % \\',
];

describe('beside cars on offer', () => {
  beforeAll(async () => {
    const { db } = running.database;
    const cars = [await buildListing(db, { title: 'Probewagen' }), await buildListing(db, { title: 'Zweitwagen' })];
    await indexListings(
      running.services,
      cars.map(({ id }) => id),
    );
    await running.index.refresh();
  });

  test('words that are a query to the database or the engine are words: they find what has them, and do nothing', async () => {
    const { visitor } = running;
    const before = await storedRows(running.database.db);
    expect(await visitor.searchCount({ body: {} })).toMatchObject({ total: 2 });
    expect(await visitor.searchCount({ body: { text: 'Probewagen' } })).toMatchObject({ total: 1 });
    for (const text of injections) {
      expect([text, (await visitor.searchCount({ body: { text } })).total]).toEqual([text, 0]);
      expect([text, (await visitor.searchQuery({ body: { text } })).items]).toEqual([text, []]);
      const { filters } = await visitor.understandText({ query: { text } });
      expect([text, (await visitor.searchCount({ body: filters })).total]).toEqual([text, 0]);
      expect(await visitor.suggestText({ query: { text } })).toBeDefined();
    }
    expect(await storedRows(running.database.db)).toEqual(before);
    expect(await visitor.searchCount({ body: {} })).toMatchObject({ total: 2 });
  });
});
