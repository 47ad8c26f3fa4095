import { z } from 'zod';
import { type FilterKey, filterKeys } from '../../filters.ts';
import { asOf } from '../../values/counted.ts';
import { defineCall } from '../call.ts';
import { placeSchema } from './filter-schemas.ts';
import { listingCard, searchFilters } from './search.ts';

const whole = z.number().int();
const filterKey = z.enum(filterKeys as [FilterKey, ...FilterKey[]]);

/** A filter's value, as a search takes it under its key. */
const filterValue = z.union([
  z.string(),
  z.number(),
  z.literal(true),
  z.array(z.string()),
  placeSchema,
  z.object({ from: z.number().optional(), to: z.number().optional() }),
  z.object({ from: z.string().optional(), to: z.string().optional() }),
]);
export type FilterValue = z.output<typeof filterValue>;

export const rescueChange = z
  .object({
    key: filterKey,
    kind: z.enum(['widened', 'dropped']),
    from: filterValue.describe('The filter as it was asked for.'),
    to: filterValue.optional().describe('The filter as it would be; missing when it is dropped.'),
  })
  .meta({ id: 'RescueChange' });
export type RescueChange = z.output<typeof rescueChange>;

export const rescueWay = z
  .object({
    changes: z.array(rescueChange).min(1),
    filters: searchFilters.describe('The whole search after the change.'),
    total: whole.describe('How many cars it finds, counted.'),
  })
  .meta({ id: 'RescueWay' });
export type RescueWay = z.output<typeof rescueWay>;

export const nearMiss = z
  .object({
    card: listingCard.extend({ distanceKm: z.number().nullable() }),
    deviation: z.object({
      key: filterKey.describe('The one filter that the car does not fit.'),
      wanted: filterValue,
      actual: z
        .union([z.string(), z.number()])
        .nullable()
        .describe(
          'What it has instead, in the filter’s unit; kilometres for a place. Null when a card does not show it.',
        ),
    }),
  })
  .meta({ id: 'NearMiss' });
export type NearMiss = z.output<typeof nearMiss>;

export const searchRescue = z
  .object({
    total: whole.describe('How many cars the search finds as it is.'),
    ways: z.array(rescueWay).max(6).describe('Ways to more cars, the least change for the most cars first.'),
    nearest: z.array(nearMiss).max(4).describe('Cars that fit all but one filter, the closest first.'),
    asOf,
  })
  .meta({ id: 'SearchRescue' });
export type SearchRescue = z.output<typeof searchRescue>;

export const searchRescueRequest = searchFilters
  .extend({
    keep: z
      .array(filterKey)
      .max(filterKeys.length)
      .optional()
      .describe('Filters that no way may change: the dealership, on a page that shows only its cars.'),
  })
  .meta({ id: 'SearchRescueRequest' });
export type SearchRescueRequest = z.output<typeof searchRescueRequest>;

export const searchRescueCalls = {
  searchRescue: defineCall({
    method: 'POST',
    path: '/search/rescue',
    summary: 'Ways out of a search with no or few hits, each with its true count',
    body: searchRescueRequest,
    response: searchRescue,
  }),
};
