import { operatorCatalogueCalls as calls } from '@kardan/contract/calls/operator/catalogue';
import { operatorVersionCalls as versionCalls } from '@kardan/contract/calls/operator/versions';
import type { Services } from '@kardan/core/services';
import { findCode } from '@kardan/core/vehicles/codes/find-code';
import { listUnknownCodes } from '@kardan/core/vehicles/codes/list-unknown-codes';
import { changeMake } from '@kardan/core/vehicles/editing/change-make';
import { changeModel } from '@kardan/core/vehicles/editing/change-model';
import { createMake } from '@kardan/core/vehicles/editing/create-make';
import { createModel } from '@kardan/core/vehicles/editing/create-model';
import { listMakes } from '@kardan/core/vehicles/editing/list-makes';
import { listVersions } from '@kardan/core/vehicles/editing/list-versions';
import { mergeModel } from '@kardan/core/vehicles/editing/merge-model';
import { readMake } from '@kardan/core/vehicles/editing/read-make';
import { readModel } from '@kardan/core/vehicles/editing/read-model';
import { saveGeneration } from '@kardan/core/vehicles/editing/save-generation';
import { saveVersion } from '@kardan/core/vehicles/editing/save-version';
import type { Api } from '../../route.ts';
import { operator } from '../../rules/access.ts';
import { perAccount } from '../../rules/limit.ts';

const reading = { access: operator, limit: perAccount(240, 'minute') } as const;
const changing = { access: operator, limit: perAccount(60, 'minute') } as const;

/** Makes, models, generations, versions and national codes. */
export function operatorCatalogueRoutes(api: Api, services: Services): void {
  api.route({ ...calls.catalogueMakes, ...reading, handler: ({ actor }) => listMakes(services, actor) });
  api.route({
    ...calls.catalogueMake,
    ...reading,
    handler: ({ actor, params }) => readMake(services, actor, params.makeId),
  });
  api.route({
    ...calls.createMake,
    ...changing,
    status: 201,
    handler: ({ actor, body }) => createMake(services, actor, body),
  });
  api.route({
    ...calls.changeMake,
    ...changing,
    handler: ({ actor, params, revision, body }) => changeMake(services, actor, { ...params, revision }, body),
  });
  api.route({
    ...calls.createModel,
    ...changing,
    status: 201,
    handler: ({ actor, params, body }) => createModel(services, actor, params.makeId, body),
  });
  api.route({
    ...calls.catalogueModel,
    ...reading,
    handler: ({ actor, params }) => readModel(services, actor, params.modelId),
  });
  api.route({
    ...calls.changeModel,
    ...changing,
    handler: ({ actor, params, revision, body }) => changeModel(services, actor, { ...params, revision }, body),
  });
  api.route({
    ...calls.mergeModel,
    ...changing,
    handler: ({ actor, params, revision, body }) => mergeModel(services, actor, { ...params, revision }, body),
  });
  api.route({
    ...calls.createGeneration,
    ...changing,
    status: 201,
    handler: ({ actor, params, body }) => saveGeneration(services, actor, params, body),
  });
  api.route({
    ...calls.changeGeneration,
    ...changing,
    handler: ({ actor, params, revision, body }) => saveGeneration(services, actor, { ...params, revision }, body),
  });
  versionRoutes(api, services);
}

function versionRoutes(api: Api, services: Services): void {
  api.route({
    ...versionCalls.catalogueVersions,
    ...reading,
    handler: ({ actor, params }) => listVersions(services, actor, params.modelId),
  });
  api.route({
    ...versionCalls.createVersion,
    ...changing,
    status: 201,
    handler: ({ actor, params, body }) => saveVersion(services, actor, params, body),
  });
  api.route({
    ...versionCalls.changeVersion,
    ...changing,
    handler: ({ actor, params, revision, body }) => saveVersion(services, actor, { ...params, revision }, body),
  });
  api.route({
    ...versionCalls.findNationalCode,
    ...reading,
    handler: ({ actor, params }) => findCode(services, actor, params.code),
  });
  api.route({
    ...versionCalls.unknownNationalCodes,
    ...reading,
    handler: ({ actor, query }) => listUnknownCodes(services, actor, query),
  });
}
