import { z } from 'zod';
import { defineCall } from './call.ts';

const counted = z.object({ id: z.number().int(), slug: z.string(), name: z.string(), count: z.number().int() });

export const sitemapMake = counted.extend({ models: z.array(counted) }).meta({ id: 'SitemapMake' });
export type SitemapMake = z.output<typeof sitemapMake>;

export const sitemapRegion = counted.extend({ districts: z.array(counted) }).meta({ id: 'SitemapRegion' });
export type SitemapRegion = z.output<typeof sitemapRegion>;

export const sitemapCalls = {
  sitemapMakes: defineCall({
    method: 'GET',
    path: '/sitemap/makes',
    summary: 'Makes and models that have cars',
    response: z.array(sitemapMake),
  }),
  sitemapRegions: defineCall({
    method: 'GET',
    path: '/sitemap/regions',
    summary: 'Federal states and districts that have cars',
    response: z.array(sitemapRegion),
  }),
};
