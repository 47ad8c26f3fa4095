import { z } from 'zod';
import { type Filter, type FilterKey, filters } from '../../filters.ts';
import { equipmentKeys } from '../../values/equipment.ts';
import { sorts } from '../../values/sorts.ts';
import { categories } from '../../values/vehicle.ts';
import { defineCall } from '../call.ts';
import { cardFieldShape } from '../listings/listing-field-schemas.ts';
import { priceRatingBadge } from '../listings/price-rating-badge.ts';
import { reducedFromEur } from '../listings/reduced-from.ts';
import { filterShape } from './filter-schemas.ts';

/** Filters that can be counted by option, and makes and models, which the filter `vehicles` chooses. */
export const facetKeys = [
  'make',
  'model',
  ...(Object.keys(filters) as FilterKey[]).filter((key) => {
    const filter: Filter = filters[key];
    return ('facet' in filter && filter.facet) || 'edges' in filter;
  }),
] as FacetKey[];

type FilterKeyWith<Property> = {
  [K in FilterKey]: (typeof filters)[K] extends Property ? K : never;
}[FilterKey];
export type FacetKey = 'make' | 'model' | FilterKeyWith<{ facet: true }> | FilterKeyWith<{ edges: readonly number[] }>;

/** As many as the panel of filters counts with all of its groups open. */
export const maxFacets = 24;

const facetKey = z.enum(facetKeys as [FacetKey, ...FacetKey[]]);

export const searchFilters = z.strictObject(filterShape).meta({ id: 'SearchFilters' });
export type SearchFilters = z.output<typeof searchFilters>;

export const searchRequest = searchFilters
  .extend({
    sort: z.enum(sorts).default('relevance'),
    limit: z.number().int().min(0).max(100).default(20),
    cursor: z.string().max(400).optional().describe('Where the page before ended: its `nextCursor`.'),
    page: z.number().int().min(1).max(500).optional().describe('Page by number, as far as 10,000 hits.'),
    medianPrice: z.literal(true).optional().describe('Tell the middle of the hits’ prices as well.'),
    facets: z.array(facetKey).max(maxFacets).default([]).describe('What to count; ask only for what is shown.'),
  })
  .refine((request) => request.cursor === undefined || request.page === undefined, {
    path: ['cursor'],
    params: { code: 'cursor-or-page' },
  })
  .refine((request) => request.cursor === undefined || request.limit > 0, {
    path: ['cursor'],
    params: { code: 'limit-zero-cursor' },
  })
  .refine((request) => (request.page ?? 1) * request.limit <= 10_000, {
    path: ['page'],
    params: { code: 'page-too-deep' },
  })
  .refine((request) => request.sort !== 'distance' || request.place !== undefined, {
    path: ['sort'],
    params: { code: 'distance-needs-place' },
  })
  .meta({ id: 'SearchRequest' });
export type SearchRequest = z.output<typeof searchRequest>;

const named = z.object({ slug: z.string(), name: z.string() });

/** What a result shows of a car; the index holds it ready-made. */
export const listingCard = z
  .object({
    id: z.number().int(),
    slug: z.string(),
    state: z.enum(['active', 'reserved']),
    make: named,
    model: named,
    versionName: z
      .string()
      .nullable()
      .describe('What tells it from others of its model: engine, trim; null if unknown.'),
    reducedFromEur,
    priceChangedAt: z.iso.datetime().nullable(),
    priceRating: priceRatingBadge.nullable().describe('Null before it was first rated.'),
    powerPs: z.number().int(),
    ...cardFieldShape,
    highlights: z.array(z.enum(equipmentKeys)).describe('Up to three equipment items that buyers look for first.'),
    images: z.array(z.string()).describe('Content addresses of the first pictures.'),
    imageCount: z.number().int(),
    place: z.object({
      postcode: z.string(),
      city: z.string(),
      district: named.extend({ plateCode: z.string().nullable() }),
      region: named,
      latitude: z.number(),
      longitude: z.number(),
    }),
    dealership: named.extend({ id: z.number().int() }),
    publishedAt: z.iso.datetime(),
  })
  .meta({ id: 'ListingCard' });
export type ListingCard = z.output<typeof listingCard>;

export const facetOption = z.object({ value: z.string(), count: z.number().int() });
export type FacetOption = z.output<typeof facetOption>;

export const searchResponse = z
  .object({
    total: z.number().int(),
    items: z.array(listingCard.extend({ distanceKm: z.number().nullable() })),
    facets: z.partialRecord(facetKey, z.array(facetOption)),
    medianPriceEur: z
      .number()
      .int()
      .nullable()
      .optional()
      .describe(
        'Where it was asked for: half of the hits with NoVA cost less, exact to a thousandth; null without any.',
      ),
    nextCursor: z.string().nullable(),
    asOf: z.iso
      .datetime()
      .describe('When this was counted: at most ten seconds ago, for searches that find very many cars two minutes.'),
  })
  .meta({ id: 'SearchResponse' });
export type SearchResponse = z.output<typeof searchResponse>;

export const searchCount = z.object({ total: z.number().int(), asOf: z.iso.datetime() }).meta({ id: 'SearchCount' });

/** Makes and models with their counts; `id` and `slug` both name them in calls. */
const countedName = named.extend({ id: z.number().int(), count: z.number().int() });
const countedNames = z.array(countedName);

const filterParam = z.object({
  key: z.string(),
  kind: z.string(),
  urlName: z.string(),
  unit: z.string().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  step: z.number().optional(),
  values: z.array(z.string()).optional(),
  facet: z.boolean(),
});

const category = z.enum(categories).optional().describe('Count only cars of this category.');

export const searchCalls = {
  searchQuery: defineCall({
    method: 'POST',
    path: '/search/query',
    summary: 'Cars that match, with true counts for every option asked for',
    body: searchRequest,
    response: searchResponse,
  }),
  searchCount: defineCall({
    method: 'POST',
    path: '/search/count',
    summary: 'How many cars match',
    body: searchFilters,
    response: searchCount,
  }),
  searchParams: defineCall({
    method: 'GET',
    path: '/search/params',
    summary: 'The filter catalogue, and the makes: those that have cars, and the names of the others',
    query: z.object({ category }),
    response: z.object({
      filters: z.array(filterParam),
      sorts: z.array(z.enum(sorts)),
      makes: countedNames,
      makesWithoutCars: z.array(named.extend({ id: z.number().int() })),
    }),
  }),
  modelsOfMake: defineCall({
    method: 'GET',
    path: '/search/models/:makeId',
    summary: 'Models of a make, with the number of cars',
    params: z.object({ makeId: z.string().max(160) }),
    query: z.object({
      category,
      withoutCars: z.stringbool().optional().describe('Those that nobody offers too, for whoever brings the first.'),
    }),
    response: countedNames,
  }),
  modelsOfDealership: defineCall({
    method: 'GET',
    path: '/search/models/:dealershipId/:makeId',
    summary: 'Models of a make that a dealership offers',
    params: z.object({ dealershipId: z.string().max(160), makeId: z.string().max(160) }),
    response: countedNames,
  }),
  makesOfDealership: defineCall({
    method: 'GET',
    path: '/search/makes/:dealershipId',
    summary: 'Makes that a dealership offers',
    params: z.object({ dealershipId: z.string().max(160) }),
    response: countedNames,
  }),
};
