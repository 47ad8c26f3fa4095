import { apiKeyCalls as calls } from '@kardan/contract/calls/admin/api-keys';
import { changeKey, revokeKey, rotateKey } from '@kardan/core/accounts/keys/change-key';
import { createKey } from '@kardan/core/accounts/keys/create-key';
import { listKeys } from '@kardan/core/accounts/keys/list-keys';
import type { Services } from '@kardan/core/services';
import type { Api } from '../../route.ts';
import { dealerOwnerOf, groupOwnerOf } from '../../rules/access.ts';
import { perAccount } from '../../rules/limit.ts';

const reading = perAccount(120, 'minute');
/** Each mails all owners. */
const making = perAccount(10, 'minute');
const changing = perAccount(30, 'minute');

export function apiKeyRoutes(api: Api, services: Services): void {
  dealershipKeyRoutes(api, services);
  groupKeyRoutes(api, services);
}

function dealershipKeyRoutes(api: Api, services: Services): void {
  const access = dealerOwnerOf('dealershipId');
  const owner = ({ dealershipId }: { dealershipId: string }) => ({ dealership: dealershipId });
  api.route({
    ...calls.apiKeys,
    access,
    limit: reading,
    handler: ({ actor, params }) => listKeys(services, actor, owner(params)),
  });
  api.route({
    ...calls.createApiKey,
    access,
    limit: making,
    status: 201,
    handler: ({ actor, params, body }) => createKey(services, actor, owner(params), body),
  });
  api.route({
    ...calls.changeApiKey,
    access,
    limit: changing,
    handler: ({ actor, params, body }) => changeKey(services, actor, owner(params), params.keyId, body),
  });
  api.route({
    ...calls.rotateApiKey,
    access,
    limit: making,
    handler: ({ actor, params, body }) => rotateKey(services, actor, owner(params), params.keyId, body),
  });
  api.route({
    ...calls.revokeApiKey,
    access,
    limit: changing,
    handler: ({ actor, params }) => revokeKey(services, actor, owner(params), params.keyId),
  });
}

function groupKeyRoutes(api: Api, services: Services): void {
  const access = groupOwnerOf('groupId');
  const owner = ({ groupId }: { groupId: string }) => ({ group: groupId });
  api.route({
    ...calls.groupApiKeys,
    access,
    limit: reading,
    handler: ({ actor, params }) => listKeys(services, actor, owner(params)),
  });
  api.route({
    ...calls.createGroupApiKey,
    access,
    limit: making,
    status: 201,
    handler: ({ actor, params, body }) => createKey(services, actor, owner(params), body),
  });
  api.route({
    ...calls.changeGroupApiKey,
    access,
    limit: changing,
    handler: ({ actor, params, body }) => changeKey(services, actor, owner(params), params.keyId, body),
  });
  api.route({
    ...calls.rotateGroupApiKey,
    access,
    limit: making,
    handler: ({ actor, params, body }) => rotateKey(services, actor, owner(params), params.keyId, body),
  });
  api.route({
    ...calls.revokeGroupApiKey,
    access,
    limit: changing,
    handler: ({ actor, params }) => revokeKey(services, actor, owner(params), params.keyId),
  });
}
