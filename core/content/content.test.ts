import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildContentPicture, textFile } from '../testing/build-content.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { listArticleAddresses } from './list-article-addresses.ts';
import { listArticles } from './list-articles.ts';
import { readArticle } from './read-article.ts';
import { listPressReleases, listTestimonials, readPage, readPressRelease } from './read-pages.ts';
import { seedContent } from './seed/seed-content.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await buildContentPicture(database.db);
});
beforeEach(() => database.db.deleteFrom('content').execute());
afterAll(() => database[Symbol.asyncDispose]());

const german = 'de-AT' as const;
const list = (asked: Partial<Parameters<typeof listArticles>[1]> = {}) =>
  listArticles(database, { language: german, page: 1, ...asked });
const keys = async (asked: Partial<Parameters<typeof listArticles>[1]> = {}) =>
  (await list(asked)).items.map(({ key }) => key);

describe('seeding', () => {
  test('adds texts once, brings newer versions of a file, and keeps the slug before', async () => {
    const file = textFile({ key: 'nova', frontMatter: { slug: 'nova-alt' } });
    expect(await seedContent(database, [file])).toEqual({ added: 1, changed: 0, edited: [] });
    expect(await seedContent(database, [file])).toEqual({ added: 0, changed: 0, edited: [] });
    const newer = textFile({ key: 'nova', frontMatter: { slug: 'nova-neu' }, bodyMarkdown: 'Neu: {{rule:vat}}' });
    expect(await seedContent(database, [newer])).toEqual({ added: 0, changed: 1, edited: [] });
    const article = await readArticle(database, german, 'nova-alt');
    expect(article).toMatchObject({ slug: 'nova-neu', blocks: [{ kind: 'text', markdown: 'Neu: 20\u00a0%' }] });
  });

  test('brings none of the texts when one is wrong', async () => {
    const files = [textFile({ key: 'gut' }), textFile({ key: 'falsch', bodyMarkdown: '{{rule:unsinn}}' })];
    await expect(seedContent(database, files)).rejects.toThrow('article/falsch.md: {{rule:unsinn}} refers to no rule');
    expect(await keys()).toEqual([]);
  });
});

describe('the magazine', () => {
  beforeEach(async () => {
    await seedContent(database, [
      textFile({
        key: 'first',
        frontMatter: { published: '2026-11-01', tags: 'money' },
        bodyMarkdown: 'Winterreifen und Felgen.',
      }),
      textFile({
        key: 'second',
        frontMatter: { published: '2026-11-03', tags: 'taxes, money' },
        bodyMarkdown: 'Steuern zahlen.',
      }),
      textFile({ key: 'third', frontMatter: { published: '2026-11-02', tags: 'taxes', related: 'first' } }),
      textFile({ key: 'second', language: 'en', frontMatter: { slug: 'second-in-english' } }),
    ]);
  });

  test('lists its articles in one language, newest first, with the numbers of each topic', async () => {
    expect(await keys()).toEqual(['second', 'third', 'first']);
    expect(await keys({ language: 'en' })).toEqual(['second']);
    expect(await list({ tag: 'taxes' })).toMatchObject({
      total: 2,
      all: 3,
      pages: 1,
      tags: [
        { tag: 'money', count: 2 },
        { tag: 'taxes', count: 2 },
      ],
    });
    expect(await keys({ tag: 'taxes' })).toEqual(['second', 'third']);
    expect(await keys({ page: 2 })).toEqual([]);
  });

  test.each([
    ['winterreifen', ['first']],
    ['WINTER', ['first']],
    ['steuer', ['second']],
    ['felge winter', ['first']],
    ['felge steuer', []],
    ["'; drop table content; --", []],
    ['!!! &|()', []],
  ])('finds %j', async (search, expected) => {
    expect(await keys({ search })).toEqual(expected);
  });

  test('reads an article by its slug in either language, and names both', async () => {
    const english = await readArticle(database, 'en', 'second');
    expect(english).toMatchObject({
      slug: 'second-in-english',
      translations: { 'de-AT': 'second', en: 'second-in-english' },
    });
    await expect(readArticle(database, 'en', 'first')).rejects.toThrow('not found');
    await expect(readArticle(database, german, 'niemals')).rejects.toThrow('not found');
  });

  test('names first what an article relates to itself, then what shares its topics', async () => {
    const { related } = await readArticle(database, german, 'third');
    expect(related.map(({ key }) => key)).toEqual(['first', 'second']);
  });

  test('tells sitemaps each article once, with the languages it has', async () => {
    expect(await listArticleAddresses(database)).toMatchObject([
      { translations: { 'de-AT': 'first' }, tags: ['money'] },
      { translations: { 'de-AT': 'second', en: 'second-in-english' }, tags: ['taxes', 'money'] },
      { translations: { 'de-AT': 'third' }, tags: ['taxes'] },
    ]);
  });
});

test('portal pages go by their key, press releases and testimonials are lists', async () => {
  await seedContent(database, [
    textFile({ kind: 'portal', key: 'privacy-policy', bodyMarkdown: 'Wir speichern wenig.' }),
    textFile({ kind: 'price-list', key: 'banner-ad' }),
    textFile({ kind: 'press', key: 'start', frontMatter: { slug: 'kardan-startet' } }),
    textFile({ kind: 'testimonial', key: 'autohaus' }),
  ]);
  expect(await readPage(database, german, 'privacy-policy')).toMatchObject({
    key: 'privacy-policy',
    blocks: [{ kind: 'text', markdown: 'Wir speichern wenig.' }],
  });
  expect(await readPage(database, german, 'banner-ad')).toMatchObject({ key: 'banner-ad' });
  expect(await listPressReleases(database, german)).toMatchObject([{ slug: 'kardan-startet' }]);
  expect(await readPressRelease(database, german, 'kardan-startet')).toMatchObject({ key: 'start' });
  expect(await listTestimonials(database, german)).toMatchObject([{ key: 'autohaus' }]);
  await expect(readPage(database, german, 'start')).rejects.toThrow('not found');
});
