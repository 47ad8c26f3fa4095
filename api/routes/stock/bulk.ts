import { stockListCalls } from '@kardan/contract/calls/stock/stock-list';
import type { Services } from '@kardan/core/services';
import { previewBulk } from '@kardan/core/stock/bulk/preview-bulk';
import { readBulkRun, startBulk, undoBulk } from '@kardan/core/stock/bulk/steer-bulk';
import type { Api } from '../../route.ts';
import { dealerStaffOf } from '../../rules/access.ts';
import { perAccount } from '../../rules/limit.ts';

const access = dealerStaffOf('dealershipId');
/** A preview reads and keeps up to 5,000 cars. */
const changing = { access, limit: perAccount(30, 'minute') } as const;

export function bulkRoutes(api: Api, services: Services): void {
  api.route({
    ...stockListCalls.previewBulk,
    ...changing,
    handler: ({ actor, params, body }) => previewBulk(services, actor, params.dealershipId, body),
  });
  api.route({
    ...stockListCalls.startBulk,
    ...changing,
    status: 202,
    handler: ({ actor, params }) => startBulk(services, actor, params.dealershipId, params.bulkId),
  });
  api.route({
    ...stockListCalls.bulkRun,
    access,
    // Asked every second while it goes on.
    limit: perAccount(240, 'minute'),
    handler: ({ actor, params }) => readBulkRun(services, actor, params.dealershipId, params.bulkId),
  });
  api.route({
    ...stockListCalls.undoBulk,
    ...changing,
    status: 202,
    handler: ({ actor, params }) => undoBulk(services, actor, params.dealershipId, params.bulkId),
  });
}
