import { restrictionCalls } from '@kardan/contract/calls/operator/restrictions';
import { liftRestriction } from '@kardan/core/dealerships/restrictions/lift-restriction';
import { listOwnRestrictions } from '@kardan/core/dealerships/restrictions/list-own-restrictions';
import { restrictDealership } from '@kardan/core/dealerships/restrictions/restrict-dealership';
import type { Services } from '@kardan/core/services';
import type { Api } from '../../route.ts';
import { dealerOwnerOf, operator } from '../../rules/access.ts';
import { perAccount } from '../../rules/limit.ts';

/** Each mails every owner. */
const changing = { access: operator, limit: perAccount(20, 'minute') } as const;

export function restrictionRoutes(api: Api, services: Services): void {
  api.route({
    ...restrictionCalls.restrictDealership,
    ...changing,
    status: 201,
    handler: ({ actor, params, body }) => restrictDealership(services, actor, params.dealershipId, body),
  });
  api.route({
    ...restrictionCalls.liftRestriction,
    ...changing,
    handler: ({ actor, params, body }) => liftRestriction(services, actor, params, body.because),
  });
  api.route({
    ...restrictionCalls.ownRestrictions,
    access: dealerOwnerOf('dealershipId'),
    limit: perAccount(120, 'minute'),
    handler: ({ actor, params }) => listOwnRestrictions(services, actor, params.dealershipId),
  });
}
