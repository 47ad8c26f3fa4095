import { dealershipTag } from '@kardan/contract/cache-tags';
import { dealershipCalls as calls } from '@kardan/contract/calls/dealerships/dealerships';
import { readCustomPage } from '@kardan/core/dealerships/profile/read-custom-page';
import { readDealership } from '@kardan/core/dealerships/profile/read-dealership';
import { readDealershipDetails } from '@kardan/core/dealerships/profile/read-dealership-details';
import { readDealershipLeftBar } from '@kardan/core/dealerships/profile/read-dealership-left-bar';
import type { Services } from '@kardan/core/services';
import type { Api } from '../../route.ts';
import { everyone } from '../../rules/access.ts';
import { perVisitor } from '../../rules/limit.ts';

/** From PostgreSQL: caches in front are told of changes. Short in browsers, which are not. */
const kept = { access: everyone, limit: perVisitor(600, 'minute'), maxAgeSeconds: 10, sharedMaxAgeSeconds: 300 };
/** Counts, which live by time: as long as the search itself may answer from memory. */
const counted = { access: everyone, limit: perVisitor(300, 'minute'), maxAgeSeconds: 10, share: true } as const;

export function dealershipRoutes(api: Api, services: Services): void {
  api.route({
    ...calls.dealership,
    ...kept,
    cacheTags: ({ id }) => [dealershipTag(id)],
    handler: ({ params, query }) => readDealership(services, params.id, query.language),
  });
  api.route({
    ...calls.dealershipDetails,
    ...kept,
    cacheTags: ({ id }) => [dealershipTag(id)],
    handler: ({ params, query }) => readDealershipDetails(services, params.id, query.days),
  });
  api.route({
    ...calls.dealershipLeftBar,
    ...counted,
    handler: ({ params }) => readDealershipLeftBar(services, params.id),
  });
  api.route({
    ...calls.customPage,
    ...kept,
    cacheTags: ({ dealership }) => [dealershipTag(dealership.id)],
    handler: ({ params }) => readCustomPage(services, params.id),
  });
  api.route({
    ...calls.customPageLeftBar,
    ...counted,
    handler: async ({ params }) => {
      const { dealership } = await readCustomPage(services, params.id);
      return readDealershipLeftBar(services, String(dealership.id));
    },
  });
}
