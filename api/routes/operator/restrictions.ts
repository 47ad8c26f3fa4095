import { restrictionCalls } from '@kardan/contract/calls/operator/restrictions';
import { liftRestriction } from '@kardan/core/dealerships/restrictions/lift-restriction';
import { restrictDealership } from '@kardan/core/dealerships/restrictions/restrict-dealership';
import { complainOfRestriction } from '@kardan/core/moderation/complaints/complain-of-restriction';
import { listRestrictions } from '@kardan/core/moderation/complaints/list-restrictions';
import type { Services } from '@kardan/core/services';
import type { Api } from '../../route.ts';
import { dealerMemberOf, dealerOwnerOf, operator } from '../../rules/access.ts';
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
    handler: ({ actor, params }) => listRestrictions(services, actor, params.dealershipId),
  });
  api.route({
    ...restrictionCalls.complainOfRestriction,
    // A suspended dealership may change nothing, but it may defend itself: the use case asks for an owner.
    access: dealerMemberOf('dealershipId'),
    limit: perAccount(20, 'minute'),
    handler: ({ actor, params, body }) => complainOfRestriction(services, actor, params, body.text),
  });
}
