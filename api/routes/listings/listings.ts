import { dealershipTag, listingTag } from '@kardan/contract/cache-tags';
import { listingCalls as calls } from '@kardan/contract/calls/listings/listings';
import { similarListingCalls } from '@kardan/contract/calls/search/similar-listings';
import { listingIdOf } from '@kardan/core/listings/reading/listing-reference';
import { readListing } from '@kardan/core/listings/reading/read-listing';
import { findSimilarListings } from '@kardan/core/search/similar/find-similar-listings';
import type { Services } from '@kardan/core/services';
import type { Api } from '../../route.ts';
import { everyone } from '../../rules/access.ts';
import { perVisitor } from '../../rules/limit.ts';

export function listingRoutes(api: Api, services: Services): void {
  api.route({
    ...calls.listing,
    access: everyone,
    limit: perVisitor(600, 'minute'),
    // Short: a price or "sold" must not be shown wrong for long.
    maxAgeSeconds: 10,
    sharedMaxAgeSeconds: 300,
    cacheTags: ({ id, dealership }) => [listingTag(id), dealershipTag(dealership.id)],
    handler: ({ params, query }) => readListing(services, params.id, query.language),
  });
  api.route({
    ...similarListingCalls.similarListings,
    access: everyone,
    limit: perVisitor(300, 'minute'),
    // A list: it lives by time.
    maxAgeSeconds: 60,
    // One answer for a car, whatever its address says.
    share: ({ params }) => ({ listingId: listingIdOf(params.id) }),
    handler: ({ params }) => findSimilarListings(services, params.id),
  });
}
