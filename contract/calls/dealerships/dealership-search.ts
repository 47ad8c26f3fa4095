import { z } from 'zod';
import { asOf } from '../../values/counted.ts';
import { dealershipServices, spokenLanguages } from '../../values/dealership.ts';
import { language } from '../../values/identifiers.ts';
import { toOneLine } from '../../values/one-line.ts';
import { textForms } from '../../values/text-forms.ts';
import { defineCall } from '../call.ts';
import { specialDay } from './special-day.ts';

const whole = z.number().int();
const named = z.object({ slug: z.string(), name: z.string() });
const slug = z.string().regex(textForms.slug).max(160);

/** What a dealership may do with a make by contract: sell its cars, or service them. */
export const contractKinds = ['sales', 'service'] as const;
export type ContractKind = (typeof contractKinds)[number];

export const dealershipSorts = ['relevance', 'distance', 'name'] as const;
export type DealershipSort = (typeof dealershipSorts)[number];

/** What a result shows of a dealership. */
export const dealershipCard = z
  .object({
    id: whole,
    slug: z.string(),
    name: z.string(),
    street: z.string(),
    postcode: z.string(),
    city: z.string(),
    region: named,
    district: named.extend({ plateCode: z.string().nullable() }),
    latitude: z.number(),
    longitude: z.number(),
    distanceKm: z.number().nullable().describe('As the crow flies from the postcode asked for; null without one.'),
    phone: z.string().nullable(),
    logo: z.string().nullable().describe('Content address of the logo.'),
    accentColour: z.string().nullable(),
    makes: z
      .array(named.extend({ kind: z.enum(contractKinds) }))
      .describe('Contracts, sales first; a make that is sold and serviced comes twice.'),
    services: z.array(z.enum(dealershipServices)),
    openingHours: z
      .array(z.object({ weekday: whole.describe('1 is Monday.'), opens: z.string(), closes: z.string() }))
      .describe('Times are the clock’s in Vienna; public holidays are not taken out.'),
    specialDays: z.array(specialDay).describe('Days to come that are unlike the same day of other weeks.'),
    cars: whole.nullable().describe('Cars on offer; null while the search engine is down.'),
  })
  .meta({ id: 'DealershipSearchCard' });
export type DealershipCard = z.output<typeof dealershipCard>;

/** A minute, with its place on the globe: `2026-11-16T09:30Z` or `2026-11-16T10:30+01:00`. */
const minute = z.iso.datetime({ precision: -1, offset: true });

const filterShape = {
  name: z
    .string()
    .overwrite(toOneLine)
    .trim()
    .min(1)
    .max(80)
    .optional()
    .describe(
      'Words of the name and of its place, in any order and spelling, small mistakes forgiven; “Autohaus” and the like need not be in it.',
    ),
  postcode: z.string().regex(textForms.postcode).optional().describe('Distances are measured from here.'),
  radiusKm: z.coerce.number<number>().min(1).max(500).optional().describe('Around the postcode; any unless told.'),
  region: slug.optional(),
  district: slug.optional(),
  make: z.array(slug).max(20).optional().describe('With a contract for one of these.'),
  kind: z.enum(contractKinds).optional().describe('Only contracts of this kind count.'),
  service: z.array(z.enum(dealershipServices)).max(dealershipServices.length).optional().describe('All of these.'),
  spokenLanguage: z.enum(spokenLanguages).optional(),
  openAt: z
    .union([z.literal('now'), minute])
    .optional()
    .describe('Open at this moment by its hours. On a public holiday nobody is known to be open.'),
};

/** What dealerships are searched by. */
export const dealershipFilters = z.object(filterShape);
export type DealershipFilters = z.output<typeof dealershipFilters>;

export const dealershipSearchRequest = dealershipFilters
  .extend({
    sort: z
      .enum(dealershipSorts)
      .default('relevance')
      .describe('How well the name fits, then the nearest, then by name.'),
    page: z.coerce.number<number>().int().min(1).max(10_000).default(1),
    limit: z.coerce.number<number>().int().min(0).max(100).default(20),
    language,
  })
  .refine(({ sort, postcode }) => sort !== 'distance' || postcode !== undefined, {
    path: ['sort'],
    params: { code: 'distance-needs-place' },
  });
export type DealershipSearchRequest = z.output<typeof dealershipSearchRequest>;

const counted = named.extend({ count: whole });
const countedService = z.object({ value: z.enum(dealershipServices), count: whole });

export const dealershipFacets = z
  .object({
    regions: z.array(counted),
    districts: z.array(counted).describe('Of the region asked for; empty without one.'),
    makes: z.array(counted).describe('Most dealerships first.'),
    services: z.array(countedService).describe('What remains when this one is asked for as well.'),
  })
  .describe('Dealerships for each value, with all other filters applied; values without any are missing.')
  .meta({ id: 'DealershipFacets' });
export type DealershipFacets = z.output<typeof dealershipFacets>;

export const dealershipSearchResponse = z
  .object({ total: whole, items: z.array(dealershipCard), facets: dealershipFacets, asOf })
  .meta({ id: 'DealershipSearchResponse' });
export type DealershipSearchResponse = z.output<typeof dealershipSearchResponse>;

export const dealershipSearchData = z
  .object({
    total: whole,
    regions: z.array(counted.extend({ districts: z.array(counted) })).describe('All of them, by name.'),
    makes: z
      .array(counted.extend({ sales: whole, service: whole }))
      .describe('All of them, by name; `count` is dealerships with a contract of either kind.'),
    services: z.array(countedService).describe('In the order they are shown.'),
    languages: z.array(z.object({ value: z.enum(spokenLanguages), count: whole })),
    asOf,
  })
  .meta({ id: 'DealershipSearchData' });
export type DealershipSearchData = z.output<typeof dealershipSearchData>;

const latitude = z.coerce.number<number>().min(-85).max(85).optional();
const longitude = z.coerce.number<number>().min(-180).max(180).optional();

export const dealershipMapRequest = dealershipFilters
  .extend({
    north: latitude.describe('What the map shows, when all four sides are told; else Austria.'),
    south: latitude,
    east: longitude,
    west: longitude,
    zoom: z.coerce.number<number>().int().min(5).max(14).default(7).describe('Zoom level of the web’s usual tiles.'),
  })
  .refine(({ north = 1, south = 0, east = 1, west = 0 }) => south < north && west < east, {
    params: { code: 'bounds-reversed' },
  });
export type DealershipMapRequest = z.output<typeof dealershipMapRequest>;

const point = { latitude: z.number(), longitude: z.number() };

/** What stands at one spot of the map: several dealerships, or one. */
export const dealershipMapEntry = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('cluster'), ...point, count: whole }),
    z.object({ kind: z.literal('dealership'), ...point, dealership: named.extend({ id: whole }) }),
  ])
  .meta({ id: 'DealershipMapEntry' });
export type DealershipMapEntry = z.output<typeof dealershipMapEntry>;

export const dealershipMap = z
  .object({
    total: whole.describe('Dealerships within the bounds; the entries hold every one of them.'),
    bounds: z.object({ north: z.number(), south: z.number(), east: z.number(), west: z.number() }),
    entries: z.array(dealershipMapEntry).describe('At most 150.'),
    asOf,
  })
  .meta({ id: 'DealershipMap' });
export type DealershipMap = z.output<typeof dealershipMap>;

export const dealershipSearchCalls = {
  dealershipSearch: defineCall({
    method: 'GET',
    path: '/data/dealership-search',
    summary: 'Dealerships that match, with counts of what narrows the search',
    query: dealershipSearchRequest,
    response: dealershipSearchResponse,
  }),
  dealershipSearchData: defineCall({
    method: 'GET',
    path: '/data/dealership-search/data',
    summary: 'What dealerships can be searched by, with counts',
    query: z.object({ language }),
    response: dealershipSearchData,
  }),
  dealershipSearchMap: defineCall({
    method: 'GET',
    path: '/data/dealership-search/map',
    summary: 'Dealerships that match, on a map: clusters and single ones',
    query: dealershipMapRequest,
    response: dealershipMap,
  }),
};
