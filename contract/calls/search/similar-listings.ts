import { z } from 'zod';
import { asOf } from '../../values/counted.ts';
import { idOrSlug } from '../../values/identifiers.ts';
import { defineCall } from '../call.ts';
import { listingCard } from './search.ts';

export const similarListings = z
  .object({
    items: z.array(listingCard).max(8).describe('The most similar first: of the same model, then of its kind.'),
    asOf,
  })
  .meta({ id: 'SimilarListings' });
export type SimilarListings = z.output<typeof similarListings>;

export const similarListingCalls = {
  similarListings: defineCall({
    method: 'GET',
    path: '/listing/:id/similar',
    summary: 'Cars like this one that are on offer; also for one that is sold or gone',
    params: z.object({ id: idOrSlug }),
    response: similarListings,
  }),
};
