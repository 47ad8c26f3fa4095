import { officeDealershipCalls } from '@kardan/contract/calls/operator/dealerships';
import { endActing, startActing } from '@kardan/core/accounts/acting/act-for-dealership';
import { listDealerships } from '@kardan/core/dealerships/office/list-dealerships';
import { readDealershipFacts } from '@kardan/core/dealerships/office/read-dealership-facts';
import { setMaxCars } from '@kardan/core/dealerships/office/set-max-cars';
import type { Services } from '@kardan/core/services';
import type { Api } from '../../route.ts';
import { operator } from '../../rules/access.ts';
import { perAccount } from '../../rules/limit.ts';

/** Asked with every few letters that somebody types. */
const reading = { access: operator, limit: perAccount(240, 'minute') } as const;
const changing = { access: operator, limit: perAccount(30, 'minute') } as const;

export function officeDealershipRoutes(api: Api, services: Services): void {
  api.route({
    ...officeDealershipCalls.officeDealerships,
    ...reading,
    handler: ({ actor, query }) => listDealerships(services, actor, query),
  });
  api.route({
    ...officeDealershipCalls.officeDealership,
    ...reading,
    handler: ({ actor, params }) => readDealershipFacts(services, actor, params.dealershipId),
  });
  api.route({
    ...officeDealershipCalls.setMaxCars,
    ...changing,
    handler: ({ actor, params, body }) => setMaxCars(services, actor, params.dealershipId, body.maxCars),
  });
  api.route({
    ...officeDealershipCalls.startActing,
    ...changing,
    status: 201,
    handler: ({ actor, params, body }) => startActing(services, actor, params.dealershipId, body.reason),
  });
  api.route({
    ...officeDealershipCalls.endActing,
    ...changing,
    handler: ({ actor, params }) => endActing(services, actor, params.dealershipId),
  });
}
