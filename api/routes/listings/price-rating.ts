import { listingTag } from '@kardan/contract/cache-tags';
import { priceRatingCalls as calls } from '@kardan/contract/calls/listings/price-rating';
import { readPriceRating } from '@kardan/core/listings/reading/read-price-rating';
import type { Services } from '@kardan/core/services';
import type { Api } from '../../route.ts';
import { everyone } from '../../rules/access.ts';
import { perVisitor } from '../../rules/limit.ts';

export function priceRatingRoutes(api: Api, services: Services): void {
  api.route({
    ...calls.priceRating,
    access: everyone,
    limit: perVisitor(300, 'minute'),
    // As the car itself and those it is compared with.
    maxAgeSeconds: 10,
    sharedMaxAgeSeconds: 300,
    cacheTags: ({ listingId, comparables }) => [listingId, ...comparables.map(({ id }) => id)].map(listingTag),
    handler: ({ params }) => readPriceRating(services, params.id),
  });
}
