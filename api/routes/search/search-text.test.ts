import type { ApiError } from '@kardan/contract/client/api-error';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
