import { sandboxCalls as calls } from '@kardan/contract/calls/admin/sandbox';
import { emptySandbox } from '@kardan/core/dealerships/sandbox/empty-sandbox';
import { makeSandbox } from '@kardan/core/dealerships/sandbox/make-sandbox';
import { readSandbox } from '@kardan/core/dealerships/sandbox/read-sandbox';
import type { Services } from '@kardan/core/services';
import type { Api } from '../../route.ts';
import { dealerOwnerOf, dealerStaffOf } from '../../rules/access.ts';
import { perAccount } from '../../rules/limit.ts';

export function sandboxRoutes(api: Api, services: Services): void {
  api.route({
    ...calls.sandbox,
    access: dealerStaffOf('dealershipId'),
    limit: perAccount(120, 'minute'),
    handler: ({ actor, params }) => readSandbox(services, actor, params.dealershipId),
  });
  api.route({
    ...calls.makeSandbox,
    access: dealerOwnerOf('dealershipId'),
    limit: perAccount(20, 'minute'),
    handler: ({ actor, params }) => makeSandbox(services, actor, params.dealershipId),
  });
  api.route({
    ...calls.emptySandbox,
    access: dealerOwnerOf('dealershipId'),
    limit: perAccount(20, 'minute'),
    handler: ({ actor, params }) => emptySandbox(services, actor, params.dealershipId),
  });
}
