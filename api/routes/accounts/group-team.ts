import { memberCalls } from '@kardan/contract/calls/admin/members';
import type { Services } from '@kardan/core/services';
import { changeGroupMember, removeGroupMember } from '@kardan/core/team/group/change-group-members';
import { inviteGroupMember } from '@kardan/core/team/group/invite-group-member';
import { listGroupMembers } from '@kardan/core/team/group/list-group-members';
import type { Api } from '../../route.ts';
import { groupOwnerOf } from '../../rules/access.ts';
import { perAccount } from '../../rules/limit.ts';

const access = groupOwnerOf('groupId');
const changing = { access, limit: perAccount(60, 'minute') } as const;

export function groupTeamRoutes(api: Api, services: Services): void {
  api.route({
    ...memberCalls.groupMembers,
    access,
    limit: perAccount(120, 'minute'),
    handler: ({ actor, params }) => listGroupMembers(services, actor, params.groupId),
  });
  api.route({
    ...memberCalls.inviteGroupMember,
    ...changing,
    status: 201,
    handler: ({ actor, params, body }) => inviteGroupMember(services, actor, params.groupId, body),
  });
  api.route({
    ...memberCalls.changeGroupMember,
    ...changing,
    handler: ({ actor, params, body }) =>
      changeGroupMember(services, actor, params.groupId, params.memberId, body.role),
  });
  api.route({
    ...memberCalls.removeGroupMember,
    ...changing,
    handler: ({ actor, params }) => removeGroupMember(services, actor, params.groupId, params.memberId),
  });
}
