import { z } from 'zod';
import { language } from '../../values/identifiers.ts';
import { defineCall } from '../call.ts';
import { listingCard } from '../search/search.ts';
import { listingDetail } from './listings.ts';

/** Cars that one request asks for at most, and cars that are compared side by side. */
export const maxSavedCars = 200;
export const maxComparedCars = 4;

const state = z
  .enum(['active', 'reserved', 'sold', 'gone'])
  .describe('`gone` when it is not offered any more, and for an id that never was.');

const entry = {
  id: z.number().int(),
  state,
  title: z.string().nullable().describe('Null when nothing may be told of it.'),
  endedAt: z.iso.datetime().nullable().describe('When it was sold.'),
};

/** The card of a search's results, of a car that may be sold meanwhile. */
const savedCard = listingCard.extend({ state: z.enum(['active', 'reserved', 'sold']) });
export type SavedCard = z.output<typeof savedCard>;

export const savedCar = z.object({
  ...entry,
  card: savedCard.nullable().describe('Null when it is gone, and 30 days after the sale.'),
});
export type SavedCar = z.output<typeof savedCar>;

export const savedCars = z
  .object({ items: z.array(savedCar).describe('In the order asked for, one for each id.') })
  .meta({ id: 'SavedCars' });
export type SavedCars = z.output<typeof savedCars>;

const comparedCar = z.object({
  ...entry,
  listing: listingDetail.nullable().describe('Null when it is gone, and 30 days after the sale.'),
});
export type ComparedCar = z.output<typeof comparedCar>;

export const comparedCars = z.object({ items: z.array(comparedCar) }).meta({ id: 'ComparedCars' });
export type ComparedCars = z.output<typeof comparedCars>;

export const savedCarCalls = {
  savedCars: defineCall({
    method: 'POST',
    path: '/saved-cars',
    summary: 'How cars stand now that a visitor has kept, sold ones included',
    body: z.strictObject({ ids: z.array(z.int().positive()).min(1).max(maxSavedCars) }),
    response: savedCars,
  }),
  savedCarDetails: defineCall({
    method: 'GET',
    path: '/saved-cars/details',
    summary: 'Everything of up to four cars, to compare them',
    query: z.object({
      ids: z.array(z.coerce.number<number>().int().positive()).min(1).max(maxComparedCars),
      language,
    }),
    response: comparedCars,
  }),
};
