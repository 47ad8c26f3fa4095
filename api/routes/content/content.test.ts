import { apiPrefix } from '@kardan/contract/calls/call';
import { calls } from '@kardan/contract/calls/calls';
import { seedContent } from '@kardan/core/content/seed/seed-content';
import { buildContentPicture, textFile } from '@kardan/core/testing/build-content';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp();
  await buildContentPicture(running.database.db);
  await seedContent(running.services, [
    textFile({
      key: 'nova',
      frontMatter: { tags: 'taxes' },
      bodyMarkdown: 'Satz {{rule:vat}}\n\n::: calculator nova\n:::',
    }),
    textFile({ key: 'kilometre', frontMatter: { chart: 'costs-per-km fuel=petrol', published: '2026-01-01' } }),
    textFile({ key: 'tyres', language: 'en' }),
    textFile({ kind: 'portal', key: 'imprint-text' }),
    textFile({ kind: 'press', key: 'start', frontMatter: { slug: 'start' } }),
    textFile({ kind: 'testimonial', key: 'somebody' }),
  ]);
});
afterAll(() => running[Symbol.asyncDispose]());

const get = (path: string) => fetch(running.host + apiPrefix + path);

test.each([
  ['articles', '/content/articles', 'content:article,credit'],
  ['article', '/content/article/nova', 'content:article-nova,content:article,credit'],
  ['ratesInForce', '/content/rates-in-force?language=en', 'content:article'],
  ['contentPage', '/content/page/imprint-text', 'content:portal-imprint-text,content:price-list-imprint-text,credit'],
  ['pressReleases', '/content/press', 'content:press,credit'],
  ['pressRelease', '/content/press/start', 'content:press-start,credit'],
  ['testimonials', '/content/testimonials', 'content:testimonial,credit'],
] as const)('%s answers what its schema says, under tags that a change removes it by', async (name, path, tags) => {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  const body: unknown = await answer.json();
  expect(calls[name].response.parse(body)).toEqual(body);
  expect(answer.headers.get('cache-tag')).toBe(tags);
  expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=60, s-maxage=/);
});

test('an article has today’s numbers in it, and its blocks as data', async () => {
  const { blocks } = await running.visitor.article({ params: { slug: 'nova' } });
  expect(blocks).toEqual([
    { kind: 'text', markdown: 'Satz 20\u00a0%' },
    { kind: 'calculator', name: 'nova' },
  ]);
});

test('a list can be as short as a page has room for, and still tells how many there are', async () => {
  const { items, total, pages } = await running.visitor.articles({ query: { language: 'de-AT', limit: 1 } });
  expect([items.length, total, pages]).toEqual([1, 2, 2]);
});

test('a card whose chart has no cars to draw shows its picture', async () => {
  const { items } = await running.visitor.articles({ query: { language: 'de-AT' } });
  expect(items.find(({ key }) => key === 'kilometre')).toMatchObject({ chart: null, picture: expect.anything() });
});

test('each language has its own articles', async () => {
  const keys = async (language: 'de-AT' | 'en') =>
    (await running.visitor.articles({ query: { language } })).items.map(({ key }) => key);
  expect([await keys('de-AT'), await keys('en')]).toEqual([['nova', 'kilometre'], ['tyres']]);
});

test.each([
  '/content/article/niemals',
  '/content/article/..%2F..',
  '/content/article/tyres',
  '/content/page/nova',
  '/content/press/nova',
])('%s is not found', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test.each(['?tag=unsinn', '?page=0', '?page=1001', `?search=${'x'.repeat(200)}`, '?language=fr'])(
  'articles%s is refused',
  async (query) => {
    expect((await get(`/content/articles${query}`)).status).toBe(400);
  },
);

test('a search is words, whatever signs stand between them', async () => {
  for (const search of ["nova' | !", '(satz & :*', 'satz:*']) {
    const { total } = await running.visitor.articles({ query: { search } });
    expect(total).toBe(1);
  }
});
