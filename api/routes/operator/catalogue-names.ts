import { operatorCityCalls } from '@kardan/contract/calls/operator/cities';
import { colloquialNameCalls } from '@kardan/contract/calls/operator/colloquial-names';
import { operatorMappingCalls } from '@kardan/contract/calls/operator/value-mappings';
import { listDecidedMappings, removeDecidedMapping } from '@kardan/core/feeds/mappings/portal/decided-mappings';
import { listUnmappedValues } from '@kardan/core/feeds/mappings/portal/list-unmapped-values';
import { mapValueForAll } from '@kardan/core/feeds/mappings/portal/map-value-for-all';
import { recountGaps } from '@kardan/core/feeds/mappings/portal/recount-gaps';
import { searchCities } from '@kardan/core/regions/cities/search-cities';
import { addColloquialName } from '@kardan/core/search/understand/colloquial/add-colloquial-name';
import { readWordMeaning } from '@kardan/core/search/understand/colloquial/read-word-meaning';
import { removeColloquialName } from '@kardan/core/search/understand/colloquial/remove-colloquial-name';
import { searchColloquialNames } from '@kardan/core/search/understand/colloquial/search-colloquial-names';
import type { Services } from '@kardan/core/services';
import type { Api } from '../../route.ts';
import { operator } from '../../rules/access.ts';
import { perAccount } from '../../rules/limit.ts';

const reading = { access: operator, limit: perAccount(240, 'minute') } as const;
const changing = { access: operator, limit: perAccount(60, 'minute') } as const;
/** It goes through all cars with a code. */
const counting = { access: operator, limit: perAccount(6, 'minute') } as const;

/** What values of files, words of people and places mean. */
export function catalogueNameRoutes(api: Api, services: Services): void {
  api.route({
    ...operatorMappingCalls.unmappedValues,
    ...reading,
    handler: ({ actor, query }) => listUnmappedValues(services, actor, query),
  });
  api.route({
    ...operatorMappingCalls.mapValueForAll,
    ...changing,
    handler: ({ actor, body }) => mapValueForAll(services, actor, body),
  });
  api.route({
    ...operatorMappingCalls.recountGaps,
    ...counting,
    handler: ({ actor }) => recountGaps(services, actor),
  });
  api.route({
    ...operatorMappingCalls.decidedMappings,
    ...reading,
    handler: ({ actor, query }) => listDecidedMappings(services, actor, query),
  });
  api.route({
    ...operatorMappingCalls.removeDecidedMapping,
    ...changing,
    handler: ({ actor, params }) => removeDecidedMapping(services, actor, params.mappingId),
  });
  api.route({
    ...colloquialNameCalls.colloquialNames,
    ...reading,
    handler: ({ actor, query }) => searchColloquialNames(services, actor, query),
  });
  api.route({
    ...colloquialNameCalls.wordMeaning,
    ...reading,
    handler: ({ actor, query }) => readWordMeaning(services, actor, query),
  });
  api.route({
    ...colloquialNameCalls.addColloquialName,
    ...changing,
    status: 201,
    handler: ({ actor, body }) => addColloquialName(services, actor, body),
  });
  api.route({
    ...colloquialNameCalls.removeColloquialName,
    ...changing,
    handler: ({ actor, params }) => removeColloquialName(services, actor, params.nameId),
  });
  api.route({
    ...operatorCityCalls.operatorCities,
    ...reading,
    handler: ({ actor, query }) => searchCities(services, actor, query),
  });
}
