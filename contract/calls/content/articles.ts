import { z } from 'zod';
import { articleQuestions, articleTags } from '../../values/content.ts';
import { contentKey } from '../../values/content-key.ts';
import { language, slug } from '../../values/identifiers.ts';
import { toOneLine } from '../../values/one-line.ts';
import { defineCall } from '../call.ts';
import { carsBlock, contentBlock, contentPicture } from './blocks.ts';
import { contentChart } from './charts.ts';

export const articlesPerPage = 24;

/** What lists show of an article. */
export const articleCard = z
  .object({
    key: contentKey,
    slug,
    title: z.string(),
    lead: z.string(),
    question: z.enum(articleQuestions),
    tags: z.array(z.enum(articleTags)).min(1),
    picture: contentPicture,
    alt: z.string(),
    chart: contentChart.nullable().describe('Drawn in lists instead of the picture.'),
    readingMinutes: z.number().int().min(1),
    publishedAt: z.iso.datetime(),
    changedAt: z.iso.datetime(),
    checkedOn: z.iso.date().nullable().describe('When facts and sources were last checked.'),
    author: z.string(),
  })
  .meta({ id: 'ArticleCard' });
export type ArticleCard = z.output<typeof articleCard>;

export const articleList = z
  .object({
    total: z.number().int().describe('Articles of this tag and search.'),
    page: z.number().int(),
    pages: z.number().int(),
    items: z.array(articleCard).describe('Newest first; of a search, the best first.'),
    all: z.number().int().describe('Articles there are in this language.'),
    tags: z.array(z.object({ tag: z.enum(articleTags), count: z.number().int() })),
  })
  .meta({ id: 'ArticleList' });
export type ArticleList = z.output<typeof articleList>;

/** The addresses of a text in the languages it exists in. */
export const translations = z.object({ 'de-AT': slug.optional(), en: slug.optional() });

export const article = articleCard
  .extend({
    blocks: z.array(contentBlock),
    cars: carsBlock.nullable().describe('Live cars below the text.'),
    related: z.array(articleCard),
    translations,
  })
  .meta({ id: 'Article' });
export type Article = z.output<typeof article>;

export const rateInForce = z
  .object({
    name: z.string(),
    value: z.string(),
    note: z.string().describe('Law, year, or since when.'),
    source: z.object({ name: z.string(), url: z.string().nullable() }),
  })
  .meta({ id: 'RateInForce' });
export type RateInForce = z.output<typeof rateInForce>;

export const articleCalls = {
  articles: defineCall({
    method: 'GET',
    path: '/content/articles',
    summary: 'Articles of the magazine',
    query: z.object({
      language,
      tag: z.enum(articleTags).optional(),
      search: z.string().overwrite(toOneLine).trim().max(100).optional().describe('Words that occur, in any order.'),
      page: z.coerce.number().int().min(1).max(1_000).default(1),
      limit: z.coerce
        .number()
        .int()
        .min(1)
        .max(articlesPerPage)
        .default(articlesPerPage)
        .describe('Articles on a page.'),
    }),
    response: articleList,
  }),
  article: defineCall({
    method: 'GET',
    path: '/content/article/:slug',
    summary: 'An article by its slug, an earlier one or that of another language included; the answer has its own',
    params: z.object({ slug }),
    query: z.object({ language }),
    response: article,
  }),
  ratesInForce: defineCall({
    method: 'GET',
    path: '/content/rates-in-force',
    summary: 'Rates of taxes and terms of the law that hold today, with their sources',
    query: z.object({ language }),
    response: z.array(rateInForce),
  }),
};
