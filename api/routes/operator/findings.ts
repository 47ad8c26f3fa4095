import { findingCalls } from '@kardan/contract/calls/operator/findings';
import { portalListingCalls } from '@kardan/contract/calls/operator/portal-listings';
import { transparencyCalls } from '@kardan/contract/calls/operator/transparency';
import { findPortalCars } from '@kardan/core/moderation/cars/find-portal-cars';
import { dismissFinding, reopenFinding } from '@kardan/core/moderation/findings/decide-finding';
import { listFindings } from '@kardan/core/moderation/findings/list-findings';
import { exportTransparency, readTransparency } from '@kardan/core/moderation/transparency/read-transparency';
import type { Services } from '@kardan/core/services';
import type { Api } from '../../route.ts';
import { operator } from '../../rules/access.ts';
import { perAccount } from '../../rules/limit.ts';

const reading = { access: operator, limit: perAccount(240, 'minute') } as const;
const changing = { access: operator, limit: perAccount(120, 'minute') } as const;

export function findingRoutes(api: Api, services: Services): void {
  api.route({
    ...findingCalls.findings,
    ...reading,
    handler: ({ actor, query }) => listFindings(services, actor, query),
  });
  api.route({
    ...findingCalls.dismissFinding,
    ...changing,
    handler: ({ actor, params, body }) => dismissFinding(services, actor, params.findingId, body.why),
  });
  api.route({
    ...findingCalls.reopenFinding,
    ...changing,
    handler: ({ actor, params }) => reopenFinding(services, actor, params.findingId),
  });
  api.route({
    ...portalListingCalls.portalListings,
    ...reading,
    handler: ({ actor, query }) => findPortalCars(services, actor, query),
  });
  api.route({
    ...transparencyCalls.transparency,
    ...reading,
    handler: ({ actor, query }) => readTransparency(services, actor, query),
  });
  api.route({
    ...transparencyCalls.exportTransparency,
    access: operator,
    limit: perAccount(20, 'minute'),
    handler: ({ actor, query }) => exportTransparency(services, actor, query),
  });
}
