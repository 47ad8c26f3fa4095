import { feedMappingCalls } from '@kardan/contract/calls/feeds/mappings';
import { unlockFields } from '@kardan/core/feeds/cars/unlock-fields';
import { decideMapping, listProposed } from '@kardan/core/feeds/mappings/decide-mapping';
import { listMappings, mapValue, previewMapping, removeMapping } from '@kardan/core/feeds/mappings/map-value';
import type { Services } from '@kardan/core/services';
import type { Api } from '../../route.ts';
import { dealerOwnerOf, dealerStaffOf, operator } from '../../rules/access.ts';
import { perAccount } from '../../rules/limit.ts';

const staff = { access: dealerStaffOf('dealershipId'), limit: perAccount(120, 'minute') } as const;
const owner = { access: dealerOwnerOf('dealershipId'), limit: perAccount(60, 'minute') } as const;
const portal = { access: operator, limit: perAccount(120, 'minute') } as const;

export function feedMappingRoutes(api: Api, services: Services): void {
  api.route({
    ...feedMappingCalls.feedMappings,
    ...staff,
    handler: ({ actor, params }) => listMappings(services, actor, params),
  });
  api.route({
    ...feedMappingCalls.previewFeedMapping,
    ...staff,
    handler: ({ actor, params, body }) => previewMapping(services, actor, params, body),
  });
  api.route({
    ...feedMappingCalls.mapFeedValue,
    ...owner,
    handler: ({ actor, params, body }) => mapValue(services, actor, params, body),
  });
  api.route({
    ...feedMappingCalls.removeFeedMapping,
    ...owner,
    handler: ({ actor, params }) => removeMapping(services, actor, params),
  });
  api.route({
    ...feedMappingCalls.unlockFeedFields,
    ...staff,
    handler: ({ actor, params, body }) => unlockFields(services, actor, params, body),
  });
  api.route({
    ...feedMappingCalls.proposedMappings,
    ...portal,
    handler: ({ actor }) => listProposed(services, actor),
  });
  api.route({
    ...feedMappingCalls.decideMapping,
    ...portal,
    handler: ({ actor, params, body }) => decideMapping(services, actor, params.mappingId, body),
  });
}
