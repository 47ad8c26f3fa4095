import { dealershipTag, listingTag } from '@kardan/contract/cache-tags';
import { savedCarCalls as calls } from '@kardan/contract/calls/listings/saved-cars';
import { compareListings } from '@kardan/core/listings/saved/compare-listings';
import { readSavedCars } from '@kardan/core/listings/saved/read-saved-cars';
import type { Services } from '@kardan/core/services';
import type { Api } from '../../route.ts';
import { everyone } from '../../rules/access.ts';
import { perVisitor } from '../../rules/limit.ts';

export function savedCarRoutes(api: Api, services: Services): void {
  api.route({
    ...calls.savedCars,
    access: everyone,
    priority: 'visit',
    // Two hundred cars each.
    limit: perVisitor(60, 'minute'),
    handler: ({ body }) => readSavedCars(services, body.ids),
  });
  api.route({
    ...calls.savedCarDetails,
    access: everyone,
    limit: perVisitor(120, 'minute'),
    // As a car's own data.
    maxAgeSeconds: 10,
    sharedMaxAgeSeconds: 300,
    cacheTags: ({ items }) =>
      items.flatMap(({ id, listing }) => [listingTag(id), ...(listing ? [dealershipTag(listing.dealership.id)] : [])]),
    handler: ({ query }) => compareListings(services, query.ids, query.language),
  });
}
