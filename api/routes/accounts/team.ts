import { adminDealershipCalls } from '@kardan/contract/calls/admin/dealership';
import { historyCalls } from '@kardan/contract/calls/admin/history';
import { memberCalls } from '@kardan/contract/calls/admin/members';
import { readOwnDealership } from '@kardan/core/dealerships/read-own-dealership';
import type { Services } from '@kardan/core/services';
import { changeMember, removeMember } from '@kardan/core/team/change-members';
import { exportHistory, readHistory } from '@kardan/core/team/history/read-history';
import { inviteMember } from '@kardan/core/team/invite-member';
import { listMembers } from '@kardan/core/team/list-members';
import type { Api } from '../../route.ts';
import { dealerMemberOf, dealerOwnerOf } from '../../rules/access.ts';
import { perAccount } from '../../rules/limit.ts';

const access = dealerOwnerOf('dealershipId');
const reading = { access, limit: perAccount(120, 'minute') } as const;
const changing = { access, limit: perAccount(60, 'minute') } as const;

export function teamRoutes(api: Api, services: Services): void {
  api.route({
    ...adminDealershipCalls.ownDealership,
    access: dealerMemberOf('dealershipId'),
    limit: perAccount(120, 'minute'),
    handler: ({ actor, params }) => readOwnDealership(services, actor, params.dealershipId),
  });
  api.route({
    ...memberCalls.members,
    ...reading,
    handler: ({ actor, params }) => listMembers(services, actor, params.dealershipId),
  });
  api.route({
    ...memberCalls.inviteMember,
    ...changing,
    status: 201,
    handler: ({ actor, params, body }) => inviteMember(services, actor, params.dealershipId, body),
  });
  api.route({
    ...memberCalls.changeMember,
    ...changing,
    handler: ({ actor, params, body }) =>
      changeMember(services, actor, params.dealershipId, params.memberId, body.role),
  });
  api.route({
    ...memberCalls.removeMember,
    ...changing,
    handler: ({ actor, params }) => removeMember(services, actor, params.dealershipId, params.memberId),
  });
  api.route({
    ...historyCalls.history,
    ...reading,
    handler: ({ actor, params, query }) => readHistory(services, actor, params.dealershipId, query),
  });
  api.route({
    ...historyCalls.exportHistory,
    access,
    // Reads up to 20,000 entries.
    limit: perAccount(20, 'minute'),
    handler: ({ actor, params, query }) => exportHistory(services, actor, params.dealershipId, query),
  });
}
