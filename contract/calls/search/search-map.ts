import { z } from 'zod';
import { asOf, priceFromEur } from '../../values/counted.ts';
import { defineCall } from '../call.ts';
import { listingCard, searchFilters } from './search.ts';

const whole = z.number().int();
const latitude = z.number().min(-85).max(85);
const longitude = z.number().min(-180).max(180);

export const mapBounds = z
  .strictObject({ north: latitude, south: latitude, east: longitude, west: longitude })
  .refine(({ north, south, east, west }) => south < north && west < east, { params: { code: 'bounds-reversed' } })
  .meta({ id: 'MapBounds' });
export type MapBounds = z.output<typeof mapBounds>;

export const searchMapRequest = searchFilters
  .extend({
    bounds: mapBounds.optional().describe('What the map shows; Austria unless told.'),
    zoom: whole.min(5).max(14).default(7).describe('Zoom level of the web’s usual tiles.'),
  })
  .meta({ id: 'SearchMapRequest' });
export type SearchMapRequest = z.output<typeof searchMapRequest>;

const point = { latitude: z.number(), longitude: z.number() };
const cars = { count: whole, priceFromEur };

/** What stands at one spot of the map: many cars, the cars of one dealership, or one car. */
export const mapEntry = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('cluster'), ...point, ...cars }),
    z.object({
      kind: z.literal('dealership'),
      ...point,
      ...cars,
      dealership: z.object({ id: whole, slug: z.string(), name: z.string() }),
    }),
    z.object({
      kind: z.literal('car'),
      ...point,
      car: z.object({
        id: whole,
        slug: z.string(),
        state: listingCard.shape.state,
        title: z.string(),
        priceEur: whole,
        novaIncluded: z.boolean(),
      }),
    }),
  ])
  .meta({ id: 'MapEntry' });
export type MapEntry = z.output<typeof mapEntry>;

export const searchMap = z
  .object({
    total: whole.describe('Cars within the bounds; the entries hold every one of them.'),
    bounds: mapBounds.describe('The bounds asked for, widened to whole cells.'),
    entries: z.array(mapEntry).describe('At most 150.'),
    asOf,
  })
  .meta({ id: 'SearchMap' });
export type SearchMap = z.output<typeof searchMap>;

export const searchMapCalls = {
  searchMap: defineCall({
    method: 'POST',
    path: '/search/map',
    summary: 'Cars that match, on a map: clusters, dealerships and single cars',
    body: searchMapRequest,
    response: searchMap,
  }),
};
