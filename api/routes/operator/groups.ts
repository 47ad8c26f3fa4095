import { officeGroupCalls as calls } from '@kardan/contract/calls/operator/groups';
import { addToGroup } from '@kardan/core/groups/add-to-group';
import { createGroup } from '@kardan/core/groups/create-group';
import { listGroups, readGroup } from '@kardan/core/groups/list-groups';
import { removeGroup } from '@kardan/core/groups/remove-group';
import { renameGroup } from '@kardan/core/groups/rename-group';
import { takeFromGroup } from '@kardan/core/groups/take-from-group';
import type { Services } from '@kardan/core/services';
import type { Api } from '../../route.ts';
import { operator } from '../../rules/access.ts';
import { perAccount } from '../../rules/limit.ts';

const reading = { access: operator, limit: perAccount(240, 'minute') } as const;
const changing = { access: operator, limit: perAccount(30, 'minute') } as const;

export function officeGroupRoutes(api: Api, services: Services): void {
  api.route({
    ...calls.officeGroups,
    ...reading,
    handler: ({ actor }) => listGroups(services, actor),
  });
  api.route({
    ...calls.officeGroup,
    ...reading,
    handler: ({ actor, params }) => readGroup(services, actor, params.groupId),
  });
  api.route({
    ...calls.createGroup,
    ...changing,
    status: 201,
    handler: ({ actor, body }) => createGroup(services, actor, body.name),
  });
  api.route({
    ...calls.renameGroup,
    ...changing,
    handler: ({ actor, params, body }) => renameGroup(services, actor, params.groupId, body.name),
  });
  api.route({
    ...calls.removeGroup,
    ...changing,
    handler: ({ actor, params }) => removeGroup(services, actor, params.groupId),
  });
  api.route({
    ...calls.addToGroup,
    ...changing,
    handler: ({ actor, params }) =>
      addToGroup(services, actor, { group: params.groupId, dealership: params.dealershipId }),
  });
  api.route({
    ...calls.takeFromGroup,
    ...changing,
    handler: ({ actor, params }) =>
      takeFromGroup(services, actor, { group: params.groupId, dealership: params.dealershipId }),
  });
}
