import { dealershipSearchCalls as calls } from '@kardan/contract/calls/dealerships/dealership-search';
import { mapDealerships } from '@kardan/core/dealerships/directory/map-dealerships';
import { readDirectoryData } from '@kardan/core/dealerships/directory/read-directory-data';
import { searchDealerships } from '@kardan/core/dealerships/directory/search-dealerships';
import type { Services } from '@kardan/core/services';
import type { Api } from '../../route.ts';
import { everyone } from '../../rules/access.ts';
import { perVisitor } from '../../rules/limit.ts';

/** As long as the answers may come from memory; also how late "open now" may be. */
const rules = { access: everyone, limit: perVisitor(300, 'minute'), maxAgeSeconds: 10, share: true } as const;

export function dealershipSearchRoutes(api: Api, services: Services): void {
  api.route({
    ...calls.dealershipSearch,
    ...rules,
    share: ({ query }) => inOneOrder(query),
    handler: ({ query }) => searchDealerships(services, query),
  });
  api.route({
    ...calls.dealershipSearchData,
    ...rules,
    maxAgeSeconds: 60,
    handler: ({ query }) => readDirectoryData(services, query.language),
  });
  api.route({
    ...calls.dealershipSearchMap,
    ...rules,
    // A map that is dragged asks often.
    limit: perVisitor(180, 'minute'),
    share: ({ query }) => inOneOrder(query),
    handler: ({ query }) => mapDealerships(services, query),
  });
}

/** Makes and services mean the same in whatever order they are named. */
function inOneOrder<Q extends { make?: string[] | undefined; service?: string[] | undefined }>(query: Q): Q {
  return { ...query, make: query.make?.toSorted(), service: query.service?.toSorted() };
}
