import { searchCalls as calls } from '@kardan/contract/calls/search/search';
import { makesOfDealership, modelsOfDealership } from '@kardan/core/dealerships/profile/count-dealership-vehicles';
import { answerSearch } from '@kardan/core/search/answer-search';
import { countListings } from '@kardan/core/search/count-listings';
import { modelsWithAndWithoutCars, modelsWithCars } from '@kardan/core/search/count-vehicles';
import { describeFilters } from '@kardan/core/search/describe-filters';
import { normaliseFilters } from '@kardan/core/search/query/normalise-request';
import type { Services } from '@kardan/core/services';
import type { Api } from '../../route.ts';
import { everyone } from '../../rules/access.ts';
import { perVisitor } from '../../rules/limit.ts';

/** As long as a narrow search may answer from memory. */
const maxAgeSeconds = 10;

export function searchRoutes(api: Api, services: Services): void {
  api.route({
    ...calls.searchQuery,
    access: everyone,
    priority: 'visit',
    limit: perVisitor(300, 'minute'),
    handler: ({ body }) => answerSearch(services, body),
  });
  api.route({
    ...calls.searchCount,
    access: everyone,
    priority: 'visit',
    limit: perVisitor(600, 'minute'),
    share: ({ body }) => normaliseFilters(body),
    handler: ({ body }) => countListings(services, body),
  });
  api.route({
    ...calls.searchParams,
    access: everyone,
    limit: perVisitor(300, 'minute'),
    maxAgeSeconds,
    share: true,
    handler: ({ query }) => describeFilters(services, query.category),
  });
  api.route({
    ...calls.modelsOfMake,
    access: everyone,
    limit: perVisitor(600, 'minute'),
    maxAgeSeconds,
    share: true,
    handler: ({ params, query }) =>
      query.withoutCars
        ? modelsWithAndWithoutCars(services, params.makeId)
        : modelsWithCars(services, params.makeId, query.category ? { category: [query.category] } : {}),
  });
  api.route({
    ...calls.modelsOfDealership,
    access: everyone,
    limit: perVisitor(300, 'minute'),
    maxAgeSeconds,
    share: true,
    handler: ({ params }) => modelsOfDealership(services, params.dealershipId, params.makeId),
  });
  api.route({
    ...calls.makesOfDealership,
    access: everyone,
    limit: perVisitor(300, 'minute'),
    maxAgeSeconds,
    share: true,
    handler: ({ params }) => makesOfDealership(services, params.dealershipId),
  });
}
