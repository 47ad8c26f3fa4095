import { z } from 'zod';
import { idOrSlug } from '../../values/identifiers.ts';
import { stockStates } from '../../values/stock.ts';
import { storedText } from '../../values/stored-text.ts';
import { defineCall } from '../call.ts';
import { portalCar } from './findings.ts';

export const portalListingCalls = {
  portalListings: defineCall({
    method: 'GET',
    path: '/admin/operator/listings',
    summary: 'Cars of the whole portal that were online once, in every state, last changed first, fifty at a time',
    query: z.strictObject({
      q: storedText(z.string().trim().min(1).max(300))
        .optional()
        .describe('Id, address, VIN or the dealer’s own number of a car; or words of make, model and dealership.'),
      state: z.enum(stockStates).optional(),
      dealership: idOrSlug.optional(),
      cursor: z.string().min(1).max(200).optional(),
    }),
    response: z
      .object({ items: z.array(portalCar), cursor: z.string().nullable().describe('Asks for the next ones.') })
      .meta({ id: 'PortalListings' }),
    secure: true,
  }),
};
