import { adminStatisticsCalls } from '@kardan/contract/calls/admin/statistics';
import type { Services } from '@kardan/core/services';
import { readDealershipStatistics } from '@kardan/core/statistics/reading/read-dealership-statistics';
import { readListingStatistics } from '@kardan/core/statistics/reading/read-listing-statistics';
import type { Api } from '../../route.ts';
import { dealerMemberOf } from '../../rules/access.ts';
import { perAccount } from '../../rules/limit.ts';

/** A group's analysts too: figures are what they are there for. Somebody turns pages and tries periods. */
const reading = { access: dealerMemberOf('dealershipId'), limit: perAccount(120, 'minute') } as const;

export function dealershipStatisticsRoutes(api: Api, services: Services): void {
  api.route({
    ...adminStatisticsCalls.dealershipStatistics,
    ...reading,
    handler: ({ actor, params, query }) => readDealershipStatistics(services, actor, params.dealershipId, query),
  });
  api.route({
    ...adminStatisticsCalls.listingStatistics,
    ...reading,
    handler: ({ actor, params, query }) => readListingStatistics(services, actor, params.dealershipId, query),
  });
}
