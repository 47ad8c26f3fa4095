import { z } from 'zod';
import { articleTags } from '../../values/content.ts';
import { countedName } from '../../values/counted.ts';
import { sectionKeys } from '../../values/sections.ts';
import { defineCall } from '../call.ts';

const whole = z.number().int();
const changedAt = z.iso.datetime().describe('Last change of what the page shows.');

export const sitemapMake = countedName.extend({ models: z.array(countedName) }).meta({ id: 'SitemapMake' });
export type SitemapMake = z.output<typeof sitemapMake>;

export const sitemapRegion = countedName.extend({ districts: z.array(countedName) }).meta({ id: 'SitemapRegion' });
export type SitemapRegion = z.output<typeof sitemapRegion>;

/** A list of addresses is cut into ranges of ids, which never move: a range is one file. */
export const sitemapRanges = z
  .object({
    listings: z
      .array(z.object({ range: whole, changedAt: z.iso.datetime().describe('Last change of a car in the range.') }))
      .describe('Ranges that have cars on offer.'),
    dealerships: z.array(z.object({ range: whole })).describe('Ranges that have active dealerships.'),
  })
  .meta({ id: 'SitemapRanges' });
export type SitemapRanges = z.output<typeof sitemapRanges>;

export const sitemapListings = z
  .object({
    items: z.array(z.object({ slug: z.string(), changedAt })),
    next: whole.nullable().describe('What to ask for as `after`; null at the end of the range.'),
  })
  .meta({ id: 'SitemapListings' });
export type SitemapListings = z.output<typeof sitemapListings>;

export const sitemapDealership = z
  .object({
    slug: z.string(),
    changedAt,
    makes: z.array(z.object({ slug: z.string(), changedAt })).describe('Makes it has on offer.'),
  })
  .meta({ id: 'SitemapDealership' });
export type SitemapDealership = z.output<typeof sitemapDealership>;

const withEstates = countedName.extend({ estates: whole.describe('How many of the cars are estates.') });

export const sitemapSection = z
  .object({
    section: z.enum(sectionKeys),
    count: whole,
    estates: whole,
    makes: z.array(
      withEstates.extend({
        models: z.array(
          withEstates.extend({ versions: z.array(z.string()).describe('With new cars; empty in other sections.') }),
        ),
      }),
    ),
  })
  .meta({ id: 'SitemapSection' });
export type SitemapSection = z.output<typeof sitemapSection>;

export const sitemapRegionalPages = z
  .array(z.object({ slug: z.string(), districts: z.array(z.object({ slug: z.string(), makes: z.array(z.string()) })) }))
  .meta({ id: 'SitemapRegionalPages' });
export type SitemapRegionalPages = z.output<typeof sitemapRegionalPages>;

export const sitemapDirectory = z
  .object({ regions: z.array(countedName), makes: z.array(countedName) })
  .meta({ id: 'SitemapDirectory' });
export type SitemapDirectory = z.output<typeof sitemapDirectory>;

export const sitemapArticle = z
  .object({
    translations: z.object({ 'de-AT': z.string().optional(), en: z.string().optional() }),
    tags: z.array(z.enum(articleTags)),
    changedAt,
  })
  .meta({ id: 'SitemapArticle' });
export type SitemapArticle = z.output<typeof sitemapArticle>;

/** Far beyond any id, and exact in every language that reads JSON. */
const largest = 1_000_000_000_000;
const ofRange = z.object({
  range: z.coerce
    .number()
    .int()
    .min(0)
    .max(largest / 1_000_000),
});

export const sitemapCalls = {
  sitemapMakes: defineCall({
    method: 'GET',
    path: '/sitemap/makes',
    summary: 'Makes and models that have cars',
    response: z.array(sitemapMake),
    takesLong: true,
  }),
  sitemapRegions: defineCall({
    method: 'GET',
    path: '/sitemap/regions',
    summary: 'Federal states and districts that have cars',
    response: z.array(sitemapRegion),
    takesLong: true,
  }),
  sitemapSection: defineCall({
    method: 'GET',
    path: '/sitemap/sections/:section',
    summary: 'Makes and models that have cars in a section',
    params: z.object({ section: z.enum(sectionKeys) }),
    response: sitemapSection,
    takesLong: true,
  }),
  sitemapRegionalPages: defineCall({
    method: 'GET',
    path: '/sitemap/regional',
    summary: 'Federal states, districts and the makes that have cars there',
    response: sitemapRegionalPages,
    takesLong: true,
  }),
  sitemapDirectory: defineCall({
    method: 'GET',
    path: '/sitemap/directory',
    summary: 'Federal states and makes that have dealerships',
    response: sitemapDirectory,
    takesLong: true,
  }),
  sitemapArticles: defineCall({
    method: 'GET',
    path: '/sitemap/articles',
    summary: 'Articles of the magazine with their slugs in each language',
    response: z.array(sitemapArticle),
    takesLong: true,
  }),
  sitemapRanges: defineCall({
    method: 'GET',
    path: '/sitemap/ranges',
    summary: 'Ranges of cars and dealerships to list, one sitemap file each',
    response: sitemapRanges,
    takesLong: true,
  }),
  sitemapListings: defineCall({
    method: 'GET',
    path: '/sitemap/listings/:range',
    summary: 'Cars on offer of a range, by key',
    params: ofRange,
    query: z.object({ after: z.coerce.number().int().min(0).max(largest).optional() }),
    response: sitemapListings,
    takesLong: true,
  }),
  sitemapDealerships: defineCall({
    method: 'GET',
    path: '/sitemap/dealerships/:range',
    summary: 'Dealerships of a range with the makes they have on offer',
    params: ofRange,
    response: z.array(sitemapDealership),
    takesLong: true,
  }),
};
